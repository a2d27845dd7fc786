import { designOf } from '@everdell/game';
import type { ReactNode } from 'react';
import { givesOf } from '../../board/gives.ts';
import { Signs, useSignWords } from '../../board/plate.tsx';
import { Art } from '../../kit/Art.tsx';
import { cardLabel, TableCard } from '../../kit/card/TableCard.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { cardKey, holderKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './BerthCard.module.css';
import type { Berth } from './station.ts';

interface Props {
  readonly berth: Berth;
  /** So many there are. */
  readonly of: number;
  /** As a line of a list, with the car at its end. */
  readonly row: boolean;
}

/** A card of the Station above the Train Car that is had for playing it. */
export function BerthCard({ berth: { n, card, car }, of, row }: Props): ReactNode {
  const words = useWords();
  const { own } = words.modules.newleaf;
  const seen = useSeen();
  const signWords = useSignWords();
  const gives = car === null ? null : givesOf(car.effect);
  const brings = gives === null ? '' : signWords(gives);
  return (
    <div className={row ? css['row'] : css['berth']}>
      {card === null ? (
        <span className={css['empty']}>{words.board.emptySpace}</span>
      ) : (
        <Thing
          thing={cardKey(card)}
          inspect={designOf(seen.game.rules, seen.known, card).id}
          drag
          label={own.berth(n, of, cardLabel(seen, words, card), brings)}
          className={css['card']}
        >
          <TableCard uid={card} size={row ? 'row' : 'board'} />
        </Thing>
      )}
      {car !== null && (
        <Thing
          thing={holderKey(seen, car.ix)}
          inspect={car.id}
          label={own.car(n, brings)}
          // What it is for is told by the card above it.
          {...(seen.decision?.kind === 'pick' ? {} : { reason: own.carWhy })}
          className={css['car']}
        >
          <Art id={`car-${car.id}`} className={css['wagon']} priority />
          {gives !== null && (
            <span className={css['load']}>
              <Signs gives={gives} />
            </span>
          )}
        </Thing>
      )}
    </div>
  );
}
