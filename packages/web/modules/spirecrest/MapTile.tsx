import type { PlaceInfo } from '@everdell/game';
import type { ReactNode } from 'react';
import { bargainOf } from '../../board/gives.ts';
import { BargainSigns, useBargainWords } from '../../board/plate.tsx';
import { Art } from '../../kit/Art.tsx';
import { cx } from '../../kit/cx.ts';
import { Points } from '../../kit/Goods.tsx';
import { Reconstructed } from '../../kit/card/Reconstructed.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './MapTile.module.css';

interface Props {
  readonly place: PlaceInfo;
  /** What is told of it besides price and points. */
  readonly about?: string;
  /** As a tile of an Expedition: a strip with its number. */
  readonly strip?: boolean;
  readonly className?: string | undefined;
  readonly children?: ReactNode;
}

/** A map tile: what is seen there, what travelling there costs, and what it brings. */
export function MapTile({ place, about, strip = false, className, children }: Props): ReactNode {
  const words = useWords();
  const { own } = words.modules.spirecrest;
  const { board, cards } = words;
  const seen = useSeen();
  const priceWords = useBargainWords();
  const price = bargainOf(place.price);
  const name = seen.text.name(place.id);
  const { points = 0, reconstructed } = place.def;
  const label = board.amounts([
    own.tile(name),
    ...(price === null ? [] : [priceWords(price)]),
    board.worth(cards.points(points)),
    ...(about === undefined ? [] : [about]),
    ...(reconstructed ? [cards.reconstructedShort] : []),
  ]);
  return (
    <Thing
      thing={holderKey(seen, place.ix)}
      inspect={place.id}
      label={label}
      {...(seen.decision?.kind === 'pick' ? {} : { reason: strip ? own.stopWhy : own.tileWhy })}
      className={cx(css['tile'], strip && css['strip'], className)}
    >
      <span className={css['pic']}>
        <Art id={place.id} className={css['art'] ?? ''} />
        {price !== null && (
          <span className={css['price']}>
            <BargainSigns of={price} size="1.15em" />
          </span>
        )}
      </span>
      <b className={css['name']}>
        {name}
        {reconstructed && (
          <>
            {'\u00a0'}
            <Reconstructed />
          </>
        )}
      </b>
      <Points n={points} size="1.55rem" silent className={css['points'] ?? ''} />
      {children}
    </Thing>
  );
}
