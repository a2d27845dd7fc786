import type { ReactNode } from 'react';
import { PlacePlate } from '../../board/PlacePlate.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { cx } from '../../kit/cx.ts';
import { spotsIn, type Spot } from '../../play/board.ts';
import { specialWorkersOf } from '../../play/figures.ts';
import type { Seen } from '../../play/seen.ts';
import { Arrive } from '../../table/Arrive.tsx';
import { useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import type { LandProps } from '../lands.ts';
import { AreaHead, AreaPlate } from './AreaPlate.tsx';
import area from './AreaPlate.module.css';
import { ExpeditionPlate, useTravelling } from './ExpeditionPlate.tsx';
import { Finds } from './Finds.tsx';
import css from './Mountain.module.css';
import { mountainOf, stopsOf, type Area } from './mountain.ts';
import { WeatherPlate } from './WeatherPlate.tsx';

/** The land of the mountain: a plate for each area, climbing, and where the way ends the viewer's Expedition. */
export function Mountain({ look }: LandProps): ReactNode {
  const { own } = useWords().modules.spirecrest;
  const seen = useSeen();
  const { areas, last, found } = mountainOf(seen);
  const piles = pilesOf(seen);
  const isTravelling = useTravelling();
  const first = firstOf(seen, areas);
  // What lies where the way ends besides the Weather.
  const atTheEnd = seen.watching ? piles.length : piles.length + stopsOf(seen, seen.seat).length;
  const isMany = atTheEnd > 3 || areas.some(({ tiles }) => tiles.length > 4);
  if (found !== null) return <Finds found={found} list={look === 'list'} />;
  return (
    <div className={css[look]} data-many={isMany || undefined}>
      <Arrive>
        {areas.map((each) => (
          <div
            key={each.area}
            className={cx(css['step'], css[each.area])}
            data-first={each.area === first || undefined}
          >
            <AreaPlate area={each} />
          </div>
        ))}
        <div className={cx(css['step'], css['end'])} data-travelling={isTravelling || undefined}>
          <div className={cx(area['area'], last.isOwn && area['here'])} data-area="end">
            <AreaHead sky={last} title={seen.watching ? own.endOfTheWay : own.expedition} />
            {!isTravelling && <WeatherPlate sky={last} />}
            <div className={area['rest']}>
              {!seen.watching && <ExpeditionPlate brief={piles.length > 0} />}
              {piles.length > 0 && (
                <ThingGrid label={own.piles} className={css['piles']}>
                  {piles.map((spot) => (
                    <PlacePlate key={spot.key} spot={spot} look="named" />
                  ))}
                </ThingGrid>
              )}
            </div>
          </div>
        </div>
      </Arrive>
    </div>
  );
}

/** Where one has to choose, or else where one stands: on a phone that is seen first. */
function firstOf({ decision: d }: Seen, areas: readonly Area[]): string | undefined {
  const asked =
    d?.kind === 'pick' ? areas.find(({ tiles }) => tiles.some(({ ix }) => d.items.includes(ix))) : undefined;
  return (asked ?? areas.find(({ isOwn }) => isOwn))?.area;
}

/** The piles on which a Big Critter of this table may stand. */
function pilesOf(seen: Seen): readonly Spot[] {
  const large = new Set<string>(
    seen.known.seats.flatMap((_, seat) => specialWorkersOf(seen, seat).map(({ name }) => name)),
  );
  return spotsIn(seen, 'piles').filter(
    (spot): spot is Spot => spot !== null && large.has(String(spot.place.def.visit?.for)),
  );
}
