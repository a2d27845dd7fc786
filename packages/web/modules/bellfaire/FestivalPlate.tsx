import type { ReactNode } from 'react';
import { Needs, useNeedWords } from '../../board/Needs.tsx';
import plate from '../../board/plate.module.css';
import { usePlate, useSpotLabel } from '../../board/usePlate.ts';
import { worthOf, worthWords } from '../../board/worth.ts';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Points } from '../../kit/Goods.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { needsOf, type Spot } from '../../play/board.ts';
import { critterOf } from '../../play/seats.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './FestivalPlate.module.css';

/** The Flower Festival: a basic Event that has its place at the fair. */
export function FestivalPlate({ spot }: { readonly spot: Spot }): ReactNode {
  const { place, owner, bar } = spot;
  const seen = useSeen();
  const { text, game, seat, names, watching } = seen;
  const words = useWords();
  const { board, cards } = words;
  const { chosen, shut } = usePlate(spot.key, bar);
  const label = useSpotLabel();
  const needWords = useNeedWords();
  const needs = needsOf(seen, place.def.visit?.needs);
  const worth = worthOf(place);
  const about = board.amounts([
    ...(owner === null ? [needWords(needs)] : []),
    ...(worth === null ? [] : [worthWords(worth, words)]),
  ]);
  return (
    <Thing
      thing={spot.key}
      inspect={place.id}
      label={label(spot, about)}
      className={cx(plate['plate'], css['festival'], shut && plate['shut'])}
    >
      <Art id={place.id} className={css['art']} />
      <span className={css['body']}>
        <span className={cx(plate['title'], css['title'])}>{text.name(place.id)}</span>
        <span className={plate['mark']}>{cards.rows[place.def.row]}</span>
        {owner === null ? (
          <Needs needs={needs} />
        ) : (
          <span className={plate['mark']}>
            <SeatToken critter={critterOf(game, owner)} size="1.35rem" />
            {owner === seat && !watching ? board.claimedByYou : board.claimedBy(names[owner])}
          </span>
        )}
      </span>
      {worth !== null && <Points n={worth} size="1.95rem" silent className={css['worth'] ?? ''} />}
      {chosen && (
        <SeatToken critter={critterOf(game, seat)} size="1.9rem" className={cx(plate['ghost'], css['stand'])} />
      )}
    </Thing>
  );
}
