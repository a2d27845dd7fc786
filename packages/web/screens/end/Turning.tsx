import { useMemo, type ReactNode } from 'react';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { critterOf } from '../../play/seats.ts';
import { turningPoints } from '../../play/turningPoints.ts';
import { useTeller } from '../../story/useTeller.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './Turning.module.css';

const MOST = 4;

/** The turns that made the difference. */
export function Turning(): ReactNode {
  const { end, story } = useWords();
  const seen = useSeen();
  const teller = useTeller();
  const points = useMemo(() => turningPoints(seen, MOST), [seen]);
  if (points.length === 0) return null;
  return (
    <section className={css['turning']}>
      <h3>{end.turning}</h3>
      <ol>
        {points.map(({ entry, event, seat, points: n }) => (
          <li key={entry.id}>
            <SeatToken critter={critterOf(seen.game, seat)} size="1.7rem" />
            <span className={css['words']}>
              {teller.text.event(event, 'all', teller.names, teller.you)}
              <small>{story.round(entry.round)}</small>
            </span>
            <b className={css['points']}>{end.worth(n)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
