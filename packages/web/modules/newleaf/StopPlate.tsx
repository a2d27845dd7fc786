import type { ReactNode } from 'react';
import { Change } from '../../board/Change.tsx';
import { LyingOn } from '../../board/Lying.tsx';
import { BarNote, Tokens } from '../../board/plate.tsx';
import plate from '../../board/plate.module.css';
import { usePlate, useSpotLabel } from '../../board/usePlate.ts';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { Thing } from '../../kit/Thing.tsx';
import type { Spot } from '../../play/board.ts';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './StopPlate.module.css';

interface Props {
  readonly spot: Spot;
  /** What one does there, in short. */
  readonly about: string;
}

/** A place for workers: the platform of the Station, or the Knoll. */
export function StopPlate({ spot, about }: Props): ReactNode {
  const { own } = useWords().modules.newleaf;
  const { text, game, seat } = useSeen();
  const { chosen, shut, change } = usePlate(spot.key, spot.bar);
  const label = useSpotLabel();
  const words = <span className={plate['words']}>{about}</span>;
  return (
    <Thing
      thing={spot.key}
      inspect={spot.place.id}
      label={label(spot, about)}
      className={cx(plate['plate'], css['stop'], shut && plate['shut'])}
    >
      <span className={cx(plate['title'], css['title'])}>{text.name(spot.place.id)}</span>
      {change === null ? words : <Change change={change} otherwise={words} />}
      {spot.bar === null ? (
        <span className={plate['mark']}>
          <Icon name="shared" size="0.8rem" /> {own.room}
        </span>
      ) : (
        <BarNote bar={spot.bar} />
      )}
      <LyingOn holder={spot.place.ix} />
      <span className={css['stand']}>
        <Tokens seats={spot.workers} kinds={spot.kinds} size="1.7rem" most={6} />
        {chosen && <SeatToken critter={critterOf(game, seat)} size="1.9rem" className={plate['ghost'] ?? ''} />}
      </span>
    </Thing>
  );
}
