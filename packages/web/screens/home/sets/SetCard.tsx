import { useId, type CSSProperties, type ReactNode } from 'react';
import { useScene } from '../../../app/layout.ts';
import { Art } from '../../../kit/Art.tsx';
import { cx } from '../../../kit/cx.ts';
import { Icon } from '../../../kit/Icon.tsx';
import { coverOf, markOf } from '../../../modules/ask.ts';
import { BROUGHT, type ModuleInWords } from '../../../play/local/moduleInWords.ts';
import { useWords } from '../../../words/index.ts';
import { Options } from '../Options.tsx';
import { partnersFor } from '../plan.ts';
import { useCatalogue } from '../useCatalogue.ts';
import css from './Sets.module.css';

interface Props {
  readonly module: ModuleInWords;
  readonly players: number;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** A set that can be switched on: its picture, what it brings, how long it takes, what it does not go with. */
export function SetCard({ module, players, on, onChange }: Props): ReactNode {
  const { home: words } = useWords();
  const about = useId();
  const mark = markOf(module.id);
  return (
    <li className={cx(css.set, on && css.on)} data-set={module.id}>
      <label className={css.face}>
        <input
          type="checkbox"
          role="switch"
          aria-checked={on}
          className={css.box}
          aria-label={module.name}
          aria-describedby={about}
          checked={on}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <Cover id={module.id} />
        <span className={css.words}>
          <span className={css.name}>
            {mark !== undefined && <Icon name={mark} size="1rem" />}
            {module.name}
          </span>
          <span id={about} className={css.about}>
            {words.moduleAbout[module.id]} <Brings module={module} />
            <Terms module={module} players={players} />
          </span>
        </span>
        <span className={css.tick} aria-hidden>
          {on && <Icon name="check" size="1rem" />}
        </span>
      </label>
      {on && module.options.length > 0 && (
        <div className={css.options}>
          <Options module={module} players={players} />
        </div>
      )}
    </li>
  );
}

function Cover({ id }: { readonly id: string }): ReactNode {
  const cover = coverOf(id);
  const scene = useScene(cover?.scene ?? 'scene-summer');
  return (
    <span className={css.cover} style={{ '--at': cover?.at ?? '50% 50%' } as CSSProperties}>
      <Art id={scene} className={css.scene} />
      {cover?.cards?.map((card) => (
        <span key={card} className={css.card}>
          <Art id={card} />
        </span>
      ))}
      {cover?.cast?.map((who) => (
        <Art key={who} id={who} className={css.cast} />
      ))}
    </span>
  );
}

function Brings({ module: { brings, minutes } }: { readonly module: ModuleInWords }): ReactNode {
  const { home: words } = useWords();
  const things = BROUGHT.filter((kind) => brings[kind] > 0).map((kind) => words.brings[kind](brings[kind]));
  return <b className={css.brings}>{[...things, words.longer(minutes)].join(' · ')}</b>;
}

/** With what it is refused, and with what alone it can be played. */
function Terms({ module, players }: { readonly module: ModuleInWords; readonly players: number }): ReactNode {
  const { home: words, common } = useWords();
  const catalogue = useCatalogue();
  const nameOf = (id: string): string => catalogue.find((other) => other.id === id)?.name ?? id;
  const partners = partnersFor(catalogue, module, players).map(({ name }) => name);
  const terms = [
    ...(module.excludes.length > 0 ? [words.moduleClash(common.list(module.excludes.map(nameOf)))] : []),
    ...(partners.length > 0 ? [words.moduleTogether(players, common.list(partners))] : []),
  ];
  return terms.map((term) => (
    <span key={term} className={css.term}>
      {term}
    </span>
  ));
}
