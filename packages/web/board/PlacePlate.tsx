import type { ReactNode } from 'react';
import { Art } from '../kit/Art.tsx';
import { cx } from '../kit/cx.ts';
import { SeatToken } from '../kit/SeatToken.tsx';
import { Thing } from '../kit/Thing.tsx';
import type { Spot } from '../play/board.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { Change } from './Change.tsx';
import { givesOf } from './gives.ts';
import { LyingOn } from './Lying.tsx';
import { BarNote, FreeSpots, Room, Signs, Tokens, useSignWords } from './plate.tsx';
import plate from './plate.module.css';
import css from './PlacePlate.module.css';
import { usePlate, useSpotLabel } from './usePlate.ts';

interface Props {
  readonly spot: Spot;
  /** `named`: it has a name of its own. `pictured`: a clearing with its picture. Else its name says what it gives. */
  readonly look?: 'plain' | 'named' | 'pictured';
  /** No words where signs tell it; or none beside what keeps the viewer off. */
  readonly terse?: boolean | 'barred';
}

/** An amount and its name stay on one line. */
const together = (words: string): string => words.replace(/(?<=\d) /g, '\u00a0');

/** A location on the board. */
export function PlacePlate({ spot, look = 'plain', terse }: Props): ReactNode {
  const { place, workers, figure, figures, room, bar } = spot;
  const { text, game, seat } = useSeen();
  const { chosen, shut, change } = usePlate(spot.key, bar, figure);
  const label = useSpotLabel();
  const signWords = useSignWords();
  const gives = givesOf(place.effect);
  const name = text.name(place.id);
  const rule = text.placeLines(place.id)[0] ?? '';
  // The name of a basic location or a clearing says what it gives; any other has a name of its own.
  const words = look === 'named' ? rule : name;
  const isTold = gives !== null && (look === 'named' || (terse === 'barred' ? bar !== null : terse));
  const short = isTold ? '' : gives === null || look === 'pictured' ? words : together(signWords(gives));
  const note = bar !== null ? <BarNote bar={bar} /> : look === 'pictured' ? null : <Room room={room} />;
  return (
    <Thing
      thing={spot.key}
      inspect={place.id}
      label={label(spot, look === 'named' ? rule.replace(/\.$/, '') : undefined)}
      className={cx(plate['plate'], css['place'], css[look], shut && plate['shut'])}
    >
      {look === 'pictured' && (
        <span className={css['pic']}>
          <Art id={place.id} className={css['art'] ?? ''} />
        </span>
      )}
      <span className={css['body']}>
        {look === 'named' && (
          <span className={css['foot']}>
            <span className={plate['title']}>{name}</span>
            {note}
          </span>
        )}
        {gives !== null && <Signs gives={gives} />}
        {change === null ? (
          <span className={cx(css['foot'], bar !== null && css['barred'])}>
            {short !== '' && <span className={plate['words']}>{short}</span>}
            {look !== 'named' && note}
          </span>
        ) : (
          <Change change={change} otherwise={<span className={plate['words']}>{short}</span>} />
        )}
      </span>
      <LyingOn holder={place.ix} />
      <span className={css['stand']}>
        <Tokens
          seats={workers}
          kinds={spot.kinds}
          size={look === 'pictured' ? '1.7rem' : workers.length > 2 ? '1.35rem' : '1.55rem'}
        />
        {chosen && (
          <SeatToken
            critter={critterOf(game, seat)}
            size="1.9rem"
            figure={figure}
            className={cx(plate['ghost'], css['ghost'])}
          />
        )}
        {figures.length > 0 && <Tokens seats={figures} figure={figure} size="1.55rem" />}
        {look === 'pictured' && <FreeSpots room={room} taken={workers.length + Number(chosen)} />}
      </span>
    </Thing>
  );
}
