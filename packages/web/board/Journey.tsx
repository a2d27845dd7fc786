import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Points } from '../kit/Goods.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { Thing } from '../kit/Thing.tsx';
import type { Spot } from '../play/board.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Journey.module.css';
import { LyingOn } from './Lying.tsx';
import { BarNote, Tokens } from './plate.tsx';
import plate from './plate.module.css';
import { usePlate, useSpotLabel } from './usePlate.ts';
import { worthOf, worthWords } from './worth.ts';

/** The way that workers do not come back from: what each place is worth and how many cards it costs. */
export function Journey({ spots }: { readonly spots: readonly Spot[] }): ReactNode {
  const { board } = useWords();
  const closed = spots.find(({ bar }) => bar?.why === 'season')?.bar ?? null;
  return (
    <div className={cx(plate['plate'], css['journey'], closed && plate['shut'])}>
      <div className={css['head']}>
        <span className={cx(plate['title'], css['title'])}>
          <Icon name="journey" size="0.95rem" />
          {board.journey}
        </span>
        {closed && <BarNote bar={closed} />}
      </div>
      <div className={css['places']}>
        {spots.map((spot) => (
          <Stage key={spot.key} spot={spot} />
        ))}
      </div>
    </div>
  );
}

function Stage({ spot }: { readonly spot: Spot }): ReactNode {
  const { place, workers, kinds, room, bar } = spot;
  const { game, seat } = useSeen();
  const words = useWords();
  const { board } = words;
  const { chosen, shut } = usePlate(spot.key, bar);
  const label = useSpotLabel();
  const worth = worthOf(place);
  const cost = place.def.visit?.price?.cards ?? 0;
  const isFull = room !== null && workers.length >= room;
  const about = board.amounts([
    ...(worth === null ? [] : [worthWords(worth, words)]),
    ...(cost === 0 ? [] : [board.costCardsLong(cost)]),
  ]);
  return (
    <Thing
      thing={spot.key}
      inspect={place.id}
      label={label(spot, about)}
      className={cx(css['stage'], shut && css['shut'])}
    >
      <LyingOn holder={place.ix} />
      {worth !== null && <Points n={worth} size="1.55rem" silent />}
      {(!isFull || room === null) && cost > 0 && (
        <span className={cx(css['cost'], workers.length > 0 && css['crowded'])}>
          {board.costCards(cost)}
          <Icon name="card" size="0.85rem" />
        </span>
      )}
      {workers.length > 0 && <Tokens seats={workers} kinds={kinds} size="1.35rem" />}
      {chosen && (
        <SeatToken critter={critterOf(game, seat)} size="1.7rem" className={`${plate['ghost']} ${css['ghost']}`} />
      )}
    </Thing>
  );
}
