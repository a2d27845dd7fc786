import type { ReactNode } from 'react';
import { bargainOf } from '../../board/gives.ts';
import { BargainSigns, BarNote, useBargainWords } from '../../board/plate.tsx';
import plate from '../../board/plate.module.css';
import { usePlate, useSpotLabel } from '../../board/usePlate.ts';
import { worthOf, worthWords } from '../../board/worth.ts';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Points } from '../../kit/Goods.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { Thing } from '../../kit/Thing.tsx';
import type { Spot } from '../../play/board.ts';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './WonderPlate.module.css';

/** A Wonder: its picture, what it costs, what it is worth, who has built it. */
export function WonderPlate({ spot }: { readonly spot: Spot }): ReactNode {
  const { place, owner, bar } = spot;
  const { text, game, seat, names, watching } = useSeen();
  const words = useWords();
  const { board } = words;
  const { chosen, shut } = usePlate(spot.key, bar);
  const label = useSpotLabel();
  const priceWords = useBargainWords();
  const worth = worthOf(place);
  const price = bargainOf(place.price);
  const about = board.amounts([
    ...(owner === null && price !== null ? [priceWords(price)] : []),
    ...(worth === null ? [] : [worthWords(worth, words)]),
  ]);
  return (
    <Thing
      thing={spot.key}
      inspect={place.id}
      label={label(spot, about)}
      className={cx(plate['plate'], css['wonder'], shut && plate['shut'])}
    >
      <span className={css['pic']}>
        <Art id={place.id} className={css['art'] ?? ''} />
      </span>
      <span className={css['body']}>
        <span className={cx(plate['title'], css['name'])}>{text.name(place.id)}</span>
        {owner !== null ? (
          <span className={css['built']}>
            <SeatToken critter={critterOf(game, owner)} size="1.35rem" />
            {owner === seat && !watching ? board.builtByYou : board.builtBy(names[owner])}
          </span>
        ) : (
          <>
            {price !== null && <BargainSigns of={price} />}
            {bar !== null && <BarNote bar={bar} />}
          </>
        )}
      </span>
      {worth !== null && <Points n={worth} size="1.95rem" silent className={css['worth'] ?? ''} />}
      {chosen && (
        <SeatToken critter={critterOf(game, seat)} size="1.9rem" className={`${plate['ghost']} ${css['stand']}`} />
      )}
    </Thing>
  );
}
