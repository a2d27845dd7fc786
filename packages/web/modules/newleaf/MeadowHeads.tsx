import { designOf } from '@everdell/game';
import type { ReactNode } from 'react';
import { cardLabel } from '../../kit/card/TableCard.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Thing } from '../../kit/Thing.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { boardOf } from '../../play/board.ts';
import { cardKey } from '../../play/things.ts';
import { useSeen } from '../../table/context.ts';
import { HeadCard } from '../../tray/HeadCard.tsx';
import { useWords } from '../../words/index.ts';
import css from './Station.module.css';

/** In rem. */
const HEAD = { width: 7.9, height: 3.7 };

/** The Meadow in short: on the Knoll one chooses among its cards and those of the Station together. */
export function MeadowHeads(): ReactNode {
  const words = useWords();
  const { board } = words;
  const seen = useSeen();
  const { meadow } = boardOf(seen);
  return (
    <div className={css['meadow']}>
      <h3 className={css['sign']}>
        <Icon name="green" size="1rem" /> {board.meadow}
      </h3>
      <ThingGrid label={board.meadow} className={css['heads']}>
        {meadow.map(({ n, card, shut }) =>
          card === null || shut ? (
            <span key={n} className={css['gap']}>
              {board.emptySpace}
            </span>
          ) : (
            <Thing
              key={n}
              thing={cardKey(card)}
              inspect={designOf(seen.game.rules, seen.known, card).id}
              drag
              label={board.meadowSpace(n, meadow.length, cardLabel(seen, words, card))}
              className={css['head']}
            >
              <HeadCard uid={card} {...HEAD} />
            </Thing>
          ),
        )}
      </ThingGrid>
    </div>
  );
}
