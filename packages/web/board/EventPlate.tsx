import type { ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Points } from '../kit/Goods.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { Thing } from '../kit/Thing.tsx';
import { needsOf, type Spot } from '../play/board.ts';
import { critterOf } from '../play/seats.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './EventPlate.module.css';
import { bargainOf } from './gives.ts';
import { Needs, useNeedWords } from './Needs.tsx';
import { BargainSigns, useBargainWords } from './plate.tsx';
import plate from './plate.module.css';
import { usePlate, useSpotLabel } from './usePlate.ts';
import { worthOf, worthWords } from './worth.ts';

interface Props {
  readonly spot: Spot;
  /** `sign`: hangs from the tree. `line`: there is room for every word. */
  readonly look?: 'sign' | 'plate' | 'line';
  /** What it asks for has to be told in fewer words. */
  readonly brief?: boolean;
  /** Only how much of it is there. */
  readonly tiny?: boolean;
  /** Whose it is stands behind its name, without a line of its own. */
  readonly dense?: boolean;
}

/** An Event: what it asks for, how far one is, what it is worth, who has it. */
export function EventPlate({ spot, look = 'plate', brief, tiny, dense }: Props): ReactNode {
  const { place, owner, bar } = spot;
  const seen = useSeen();
  const { text, game, seat, names, watching } = seen;
  const words = useWords();
  const { board } = words;
  const { chosen, shut } = usePlate(spot.key, bar);
  const label = useSpotLabel();
  const needWords = useNeedWords();
  const priceWords = useBargainWords();
  const needs = needsOf(seen, place.def.visit?.needs);
  const worth = worthOf(place);
  const price = bargainOf(place.price);
  const about = board.amounts([
    ...(owner === null && needs.length > 0 ? [needWords(needs)] : []),
    ...(owner === null && price !== null ? [priceWords(price)] : []),
    ...(worth === null ? [] : [worthWords(worth, words)]),
  ]);
  const said =
    place.event !== null
      ? { short: board.claimed, you: board.claimedByYou, by: board.claimedBy }
      : { short: board.built, you: board.builtByYou, by: board.builtBy };
  const isMine = owner === seat && !watching;
  return (
    <Thing
      thing={spot.key}
      inspect={place.id}
      label={label(spot, about)}
      className={cx(
        plate['plate'],
        css['event'],
        css[look],
        brief && css['brief'],
        shut && (owner !== null || place.event !== 'special') && plate['shut'],
      )}
    >
      {look === 'sign' && <span className={css['ropes']} />}
      <span className={cx(plate['title'], css['name'], worth !== null && css['worthy'])}>
        {text.name(place.id)}
        {dense && owner !== null && (
          <SeatToken critter={critterOf(game, owner)} size="1.1rem" className={css['behind'] ?? ''} />
        )}
      </span>
      {owner === null ? (
        needs.length > 0 ? (
          <Needs needs={needs} {...(brief ? { brief } : {})} {...(tiny ? { tiny } : {})} />
        ) : price !== null ? (
          <span className={css['price']}>
            <BargainSigns of={price} />
          </span>
        ) : (
          <span className={plate['words']}>{text.placeLines(place.id)[0]}</span>
        )
      ) : (
        !dense && (
          <span className={css['claimed']}>
            <SeatToken critter={critterOf(game, owner)} size="1.35rem" />
            {look !== 'line' ? said.short : isMine ? said.you : said.by(names[owner])}
          </span>
        )
      )}
      {worth !== null && (
        <Points n={worth} size={worth.length > 2 ? '1.95rem' : '1.65rem'} silent className={css['worth'] ?? ''} />
      )}
      {chosen && (
        <SeatToken critter={critterOf(game, seat)} size="1.9rem" className={`${plate['ghost']} ${css['stand']}`} />
      )}
    </Thing>
  );
}
