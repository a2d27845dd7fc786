import type { Seat } from '@everdell/game';
import type { ComponentType, ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { automaLook } from '../modules/ask.ts';
import { automaParts } from '../modules/automaParts.ts';
import type { AutomaPart } from '../modules/look.ts';
import { crewOf } from '../play/city.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './AutomaPanel.module.css';
import { AutomaCity, Goods, Pieces, Rules, Script, Won } from './automaParts.tsx';
import { character } from './script.ts';
import { standingOf } from './standing.ts';

const PARTS: Readonly<Record<AutomaPart, ComponentType<{ readonly seat: Seat }>>> = {
  script: Script,
  city: AutomaCity,
  pieces: Pieces,
  goods: Goods,
  kept: Won,
  rules: Rules,
};
const USUAL = Object.keys(PARTS) as readonly AutomaPart[];

/** An opponent without hands: what it did, where it stands, and the rules it lives by; in the order that suits it. */
export function AutomaPanel({ seat }: { readonly seat: Seat }): ReactNode {
  const { game } = useSeen();
  const id = game.rules.automas[seat]?.id ?? '';
  const look = automaLook(id);
  return (
    <article className={css.panel} data-seat={seat} data-dark={look?.dark}>
      <Head seat={seat} />
      {(look?.parts ?? USUAL).map((part) => {
        const Own = automaParts[id]?.[part];
        if (Own !== undefined) return <Own key={part} />;
        const Part = PARTS[part];
        return <Part key={part} seat={seat} />;
      })}
    </article>
  );
}

/** Who it is, of which level, and how far it has come. */
function Head({ seat }: { readonly seat: Seat }): ReactNode {
  const { rivals } = useWords();
  const seen = useSeen();
  const facts = standingOf(seen, seat);
  const critter = critterOf(seen.game, seat);
  const [nature] = character(seen, seat);
  return (
    <div className={css.head}>
      <span className={css.picture}>
        <Art id={`critter-${critter}`} className={css.figure} />
      </span>
      <div className={css.who}>
        <h3 className={css.name}>
          <SeatToken critter={critter} size="1.7rem" /> {seen.names[seat]}
        </h3>
        {nature !== undefined && <p className={css.nature}>{nature.name}</p>}
        <p className={css.facts}>{rivals.automaFacts(facts.city.used, crewOf(seen, seat).out.length, facts.score)}</p>
        <p className={css.season}>
          <Icon name={facts.season as IconName} size="1.1rem" /> <span>{seen.text.name(facts.season)}</span>
        </p>
      </div>
    </div>
  );
}
