import { useMemo, type ReactNode } from 'react';
import { OpenCards } from '../../board/OpenCards.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { boardOf } from '../../play/board.ts';
import { Arrive } from '../../table/Arrive.tsx';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import type { LandProps } from '../lands.ts';
import { BankPlate, MouthPlate } from './BankPlate.tsx';
import { brookOf } from './brook.ts';
import css from './Brook.module.css';
import { WonderPlate } from './WonderPlate.tsx';

/** The land of the river: the Wonders on its far bank, its spots from the spring down, and its mouth. */
export function Brook({ look }: LandProps): ReactNode {
  const { board } = useWords();
  const seen = useSeen();
  const brook = useMemo(() => brookOf(seen), [seen]);
  const hasOpen = boardOf(seen).open.some(
    ({ figure, owner }) => figure !== null && (look === 'list' || owner !== seen.seat),
  );
  return (
    <div className={css[look]}>
      <Arrive>
        <ThingGrid label={board.rowTitles['wonders'] ?? ''} className={css['wonders']}>
          {brook.wonders.map((spot) => (
            <WonderPlate key={spot.key} spot={spot} />
          ))}
        </ThingGrid>
        <ThingGrid label={board.zoneTitles['brook'] ?? ''} className={css['river']}>
          <div className={css['banks']}>
            {brook.banks.map((bank) => (
              <BankPlate key={bank.spot.key} bank={bank} tall={look === 'whole'} />
            ))}
          </div>
          <div className={css['mouth']}>
            {brook.mouth.map((spot) => (
              <MouthPlate key={spot.key} spot={spot} />
            ))}
          </div>
        </ThingGrid>
        {hasOpen && (
          <div className={css['open']}>
            <OpenCards to="figures" others={look === 'whole'} titled={look === 'whole'} />
          </div>
        )}
      </Arrive>
    </div>
  );
}
