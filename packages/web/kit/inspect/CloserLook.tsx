import { designOf, type Design } from '@everdell/game';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { counters, partners } from '../../play/cards.ts';
import type { ThingKey } from '../../play/things.ts';
import { reasonFor, reasonWords } from '../../play/whyNot.ts';
import { useAtTable, useSeen } from '../../table/context.ts';
import { useSwipe } from '../../valley/useSwipe.ts';
import { useWords } from '../../words/index.ts';
import { Button } from '../Button.tsx';
import { CardFace } from '../card/CardFace.tsx';
import { cx } from '../cx.ts';
import { Dialog } from '../Dialog.tsx';
import { Icon } from '../Icon.tsx';
import { cityOwner, contentOf, holderOf } from './content.ts';
import css from './CloserLook.module.css';
import { LargeFace } from './LargeFace.tsx';

interface Look {
  readonly id: string;
  readonly key: ThingKey | null;
}

/** A card or place that stays until it is closed: everything about it, with ways to the cards it goes with. */
export function CloserLook({ id, thing }: { readonly id: string; readonly thing: ThingKey | null }): ReactNode {
  const { inspecting } = useAtTable();
  const seen = useSeen();
  const words = useWords();
  const [trail, setTrail] = useState<readonly Look[]>([]);
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(id);
  useEffect(() => {
    if (before.current !== id && !document.activeElement?.matches('[data-row-step]')) ref.current?.focus();
    before.current = id;
  }, [id]);
  const row = rowOf(inspecting.store.getState().at);
  const step = (by: 1 | -1): void => {
    const to = row.all[row.n + by];
    if (to === undefined) return;
    setTrail([]);
    inspecting.show(to.dataset['looks']!, to, { pinned: true, key: to.dataset['thing'] as ThingKey });
  };
  const swipe = useSwipe(step);
  const content = contentOf(seen, id);
  if (content === null) return null;
  const go = (to: Look): void =>
    inspecting.show(to.id, inspecting.store.getState().at, {
      pinned: true,
      ...(to.key === null ? {} : { key: to.key }),
    });
  const follow = (to: string): void => {
    setTrail([...trail, { id, key: thing }]);
    go({ id: to, key: null });
  };
  const back = (): void => {
    setTrail(trail.slice(0, -1));
    go(trail.at(-1)!);
  };
  return (
    <Dialog
      title={seen.text.name(id)}
      bare
      onClose={() => inspecting.hide(true)}
      className={cx(css['dialog'], 'place' in content && css['narrow'])}
      {...(trail.length > 0 || row.all.length < 2 ? {} : { foot: <RowSteps id={id} row={row} step={step} /> })}
    >
      <div ref={ref} tabIndex={-1} className={css['look']} {...swipe}>
        <div className={css['face']}>
          <LargeFace id={id} thing={thing} />
        </div>
        <div className={css['details']}>
          {'design' in content && <CardDetails design={content.design} thing={thing} follow={follow} />}
          <Why thing={thing} />
          {trail.length > 0 && (
            <Button size="small" onClick={back}>
              <Icon name="undo" size="0.9rem" /> {words.cards.backTo(seen.text.name(trail.at(-1)!.id))}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

interface Row {
  readonly all: readonly HTMLElement[];
  /** Which of them is looked at. */
  readonly n: number;
}

/** What lies beside it in its group, in the order of the table. */
function rowOf(at: Element | null): Row {
  const all = [...(at?.closest('[role="group"]')?.querySelectorAll<HTMLElement>('[data-looks]') ?? [])];
  const n = all.indexOf(at as HTMLElement);
  return n < 0 ? { all: [], n } : { all, n };
}

interface StepsProps {
  readonly id: string;
  readonly row: Row;
  step(by: 1 | -1): void;
}

/** On to what lies beside it; a finger that goes sideways does the same. */
function RowSteps({ id, row: { all, n }, step }: StepsProps): ReactNode {
  const { text } = useSeen();
  const { cards } = useWords();
  return (
    <div className={css['steps']}>
      <Button off={n === 0} aria-label={cards.before} onClick={() => step(-1)} data-row-step="-1">
        <Icon name="arrow" size="1rem" className={css['back'] ?? ''} />
      </Button>
      <p aria-live="polite">
        <span className="sr">{text.name(id)}, </span>
        {cards.ofRow(n + 1, all.length)}
      </p>
      <Button off={n === all.length - 1} aria-label={cards.after} onClick={() => step(1)} data-row-step="1">
        <Icon name="arrow" size="1rem" />
      </Button>
    </div>
  );
}

interface DetailsProps {
  readonly design: Design;
  readonly thing: ThingKey | null;
  follow(id: string): void;
}

function CardDetails({ design, thing, follow }: DetailsProps): ReactNode {
  const seen = useSeen();
  const { cards } = useWords();
  const { text, game, known } = seen;
  const uid = holderOf(seen, design.id, thing);
  const owner = uid === null ? null : cityOwner(seen, uid);
  const under = uid === null ? [] : counters(seen, uid).beneath;
  return (
    <>
      <p className={css['kind']}>{text.kind(design.id)}</p>
      {owner !== null && (
        <p>{owner === seen.seat && !seen.watching ? cards.inYourCity : cards.inCityOf(seen.names[owner])}</p>
      )}
      <p>{text.occupation(design.id)}</p>
      <CardList title={cards.goesWith} designs={partners(game, design)} follow={follow} />
      <CardList
        title={cards.beneath(under.length)}
        designs={under.map((card) => designOf(game.rules, known, card))}
        follow={follow}
      />
      <p className={css['copies']}>{design.supplants ? cards.dealt : cards.copies(design.def.copies)}</p>
    </>
  );
}

interface ListProps {
  readonly title: string;
  readonly designs: readonly Design[];
  follow(id: string): void;
}

function CardList({ title, designs, follow }: ListProps): ReactNode {
  const { text } = useSeen();
  if (designs.length === 0) return null;
  return (
    <section>
      <h3 className={css['title']}>{title}</h3>
      <ul className={css['cards']}>
        {designs.map((design, i) => (
          // The same card may lie there twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${design.id}${i}`}>
            <button
              type="button"
              className={css['card']}
              aria-label={text.name(design.id)}
              onClick={() => follow(design.id)}
            >
              <CardFace design={design} text={text} size="tile" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Why({ thing }: { readonly thing: ThingKey | null }): ReactNode {
  const seen = useSeen();
  const reason = thing === null ? null : reasonFor(seen, thing);
  if (reason === null || reason.code === 'not-your-decision' || reason.code === 'game-over') return null;
  return (
    <p className={css['why']}>
      <Icon name="lock" size="1rem" /> {reasonWords(seen, reason)}
    </p>
  );
}
