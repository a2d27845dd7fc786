import type { Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { Button } from '../kit/Button.tsx';
import { Goods as GoodsList } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { crewOf } from '../play/city.ts';
import { keepsOf } from '../play/keeps.ts';
import { ownOf } from '../play/own.ts';
import { critterOf } from '../play/seats.ts';
import { seatKey } from '../play/things.ts';
import { useSeen } from '../table/context.ts';
import { useTableFrame } from '../table/frame.ts';
import { ownLines } from '../tray/Own.tsx';
import { standing } from '../tray/standing.ts';
import { figureLines } from '../tray/statusLines.ts';
import { useWords } from '../words/index.ts';
import css from './AutomaPanel.module.css';
import { cardInForce, character, lastDone, standingRules } from './script.ts';
import { CityChips } from './SmallCity.tsx';

interface Props {
  readonly seat: Seat;
}

/** The card that tells it what to do, what it has done, and when it goes on. */
export function Script({ seat }: Props): ReactNode {
  const { rivals } = useWords();
  const seen = useSeen();
  const done = lastDone(seen, seat);
  const card = cardInForce(seen, seat);
  const hasTurns = seen.game.rules.automas[seat]?.turn !== undefined;
  return (
    <div data-automa="script">
      <h4 className={css.title}>{rivals.lastDid}</h4>
      {card !== null && (
        <p className={css.card}>
          <b>{seen.text.name(card.id)}.</b> {seen.text.placeLines(card.id).join(' ')}
        </p>
      )}
      {done.length === 0 ? (
        <p className={css.line}>{hasTurns ? rivals.noTurnYet : rivals.didNothing}</p>
      ) : (
        <ul className={css.script}>
          {done.map((line) => (
            <li key={line}>
              <Icon name="check" size="0.9rem" className={css.tick} />
              <span>{line}</span>
            </li>
          ))}
        </ul>
      )}
      {hasTurns && !seen.known.seats[seat].passed && (
        <p className={css.next}>
          <Icon name="arrow" size="0.9rem" />
          <span>{rivals.nextTurn(crewOf(seen, seat).free)}</span>
        </p>
      )}
    </div>
  );
}

/** `also`: other ways to see more of it. */
export function AutomaCity({ seat, also }: Props & { readonly also?: ReactNode }): ReactNode {
  const { rivals } = useWords();
  const { openCity, city } = useTableFrame();
  return (
    <div className={css.city} data-automa="city">
      <CityChips seat={seat} />
      <div className={css.ways}>
        {also}
        <Button
          size="small"
          data-thing={seatKey(seat)}
          aria-expanded={city === seat}
          onClick={() => openCity(city === seat ? null : seat)}
        >
          <Icon name="city" size="1rem" /> {rivals.seeCity}
        </Button>
      </div>
    </div>
  );
}

/** So many of its workers stand in a line. */
const A_LINE = 7;

/** Its workers, those that are out in outline, where they stand, and its other pieces. */
export function Pieces({ seat }: Props): ReactNode {
  const words = useWords();
  const { rivals, tray } = words;
  const seen = useSeen();
  const { free, all } = crewOf(seen, seat);
  const out = standing(seen, seat);
  const figures = figureLines(seen, seat, words);
  if (out.length + figures.length === 0 && all === 0) return null;
  return (
    <div data-automa="pieces">
      <p className={css.pieces}>
        <b>{rivals.itsWorkers}</b>
        <span className="sr">{tray.workers(free, all)}</span>
        {Array.from({ length: all }, (_, at) => (
          <SeatToken
            key={at}
            critter={critterOf(seen.game, seat)}
            size={all > A_LINE ? '1.15rem' : '1.4rem'}
            ghost={at >= free}
          />
        ))}
      </p>
      {out.length > 0 && <p className={css.line}>{out.join(' · ')}</p>}
      {figures.length > 0 && <p className={css.line}>{figures.join(' ')}</p>}
    </div>
  );
}

export function Goods({ seat }: Props): ReactNode {
  const { rivals } = useWords();
  const { res } = useSeen().known.seats[seat];
  if (res.every((n) => n === 0)) return null;
  return (
    <p className={css.line} data-automa="goods">
      <b>{rivals.resources}:</b> <GoodsList goods={res} named />
    </p>
  );
}

/** What it has won besides cards. */
export function Won({ seat }: Props): ReactNode {
  const { tray } = useWords();
  const seen = useSeen();
  return keepsOf(seen, seat).map(({ zone, places, at }) =>
    places === null || places.length === 0 || at === 'power' ? null : (
      <p key={zone} className={css.line} data-automa="kept">
        <b>{tray.keeps[zone] ?? zone}:</b> {places.map(({ id }) => seen.text.name(id)).join(' · ')}
      </p>
    ),
  );
}

/** What is in force as long as it sits there: its own rules, and tiles that bind the others. */
export function Rules({ seat }: Props): ReactNode {
  const words = useWords();
  const seen = useSeen();
  const [, ...variants] = character(seen, seat);
  const lines = [...standingRules(seen, seat), ...ownLines(seen, ownOf(seen, seat), words)];
  if (lines.length + variants.length === 0) return null;
  return (
    <details className={css.rules} open={variants.length > 0 || ownOf(seen, seat).has} data-automa="rules">
      <summary>{words.rivals.howItPlays}</summary>
      <ul className={css.script}>
        {lines.map((line) => (
          <li key={line}>
            <Icon name="arrow" size="0.9rem" />
            <span>{line}.</span>
          </li>
        ))}
        {variants.map(({ name, about }) => (
          <li key={name}>
            <Icon name="arrow" size="0.9rem" />
            <span>
              <b>{name}:</b> {about}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
