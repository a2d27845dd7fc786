import { useMemo, type ReactNode } from 'react';
import { Arrive } from '../../table/Arrive.tsx';
import { useSeen } from '../../table/context.ts';
import type { LandProps } from '../lands.ts';
import { AwardPlate } from './AwardPlate.tsx';
import { fairOf } from './fair.ts';
import css from './Fair.module.css';
import { FestivalPlate } from './FestivalPlate.tsx';
import { MarketStall } from './MarketStall.tsx';

/** The land of the fair: the stall of the Market, the Garland Award, the Flower Festival. */
export function Fair({ look }: LandProps): ReactNode {
  const seen = useSeen();
  const { market, wares, award, festival } = useMemo(() => fairOf(seen), [seen]);
  return (
    <div className={css[look]}>
      <Arrive>
        {market !== null && <MarketStall spot={market} wares={wares} />}
        <div className={css['side']}>
          {award !== null && <AwardPlate award={award} />}
          {festival !== null && <FestivalPlate spot={festival} />}
        </div>
      </Arrive>
    </div>
  );
}
