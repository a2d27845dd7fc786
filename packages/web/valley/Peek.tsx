import { designOf, type RowName } from '@everdell/game';
import type { ReactNode } from 'react';
import { BarNote, Room, Tokens } from '../board/plate.tsx';
import { cx } from '../kit/cx.ts';
import { LANDS } from '../modules/ask.ts';
import { boardOf, spotsIn, type Spot } from '../play/board.ts';
import type { LandName } from '../play/lands.ts';
import type { Seen } from '../play/seen.ts';
import { cardKey, targetsOf } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import facts from './facts.module.css';
import css from './Peek.module.css';

/** What of a land a glance takes in: the cards of the Meadow, or the places of its rows. */
const CLEARING_ROWS: Readonly<Record<string, readonly RowName[]>> = {
  clearing: ['basic', 'forest'],
  meadow: ['specialEvents', 'basicEvents'],
  paths: ['basic', 'forest', 'haven'],
};

function spotsOf(seen: Seen, land: LandName): readonly Spot[] {
  const rows = CLEARING_ROWS[land] ?? (LANDS.find(({ name }) => name === land)?.rows as readonly RowName[]) ?? [];
  return rows.flatMap((row) => spotsIn(seen, row)).filter((spot) => spot !== null);
}

/** A land in short, to look at only: it hangs from its stretch while one rests there. */
export function Peek({ land }: { readonly land: LandName }): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const { game, known, text } = seen;
  const targets = targetsOf(seen);
  const cards = land === 'clearing' || land === 'meadow' ? boardOf(seen).meadow : [];
  return (
    <div className={css['peek']} data-peek={land} aria-hidden>
      <b className={css['title']}>{valley.titles[land] ?? land}</b>
      {cards.length > 0 && (
        <ul className={css['cards']}>
          {cards.map(({ n, card }) =>
            card === null ? null : (
              <li key={n} className={cx(css['card'], targets.has(cardKey(card)) && css['can'])}>
                <i className={facts['card']} data-colour={designOf(game.rules, known, card).colour} />
                {text.name(designOf(game.rules, known, card).id)}
              </li>
            ),
          )}
        </ul>
      )}
      <ul className={css['places']}>
        {spotsOf(seen, land).map((spot) => (
          <li key={spot.key} className={cx(css['place'], targets.has(spot.key) && css['can'])}>
            <span className={css['name']}>{text.name(spot.place.id)}</span>
            {spot.bar === null ? <Room room={spot.room} /> : <BarNote bar={spot.bar} />}
            <Tokens seats={[...spot.workers]} kinds={spot.kinds} size="1.1rem" />
            {spot.figures.length > 0 && <Tokens seats={spot.figures} figure={spot.figure} size="1.2rem" />}
          </li>
        ))}
      </ul>
    </div>
  );
}
