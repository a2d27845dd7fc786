import type { PlaceInfo } from '@everdell/game';
import type { ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ThingGrid } from '../../kit/ThingGrid.tsx';
import { useDraft, useSeen } from '../../table/context.ts';
import { useWords } from '../../words/index.ts';
import css from './ExpeditionPlate.module.css';
import { MapTile } from './MapTile.tsx';
import { reachOf, stopsOf, type Stop } from './mountain.ts';

interface Props {
  /** The tiles alone. */
  readonly terse?: boolean;
  /** There is more below it. */
  readonly brief?: boolean;
}

/** The viewer's Expedition from left to right: what is paid, what could be paid now, and what is still to be charted. */
export function ExpeditionPlate({ terse = false, brief = false }: Props): ReactNode {
  const { own } = useWords().modules.spirecrest;
  const seen = useSeen();
  const stops = stopsOf(seen, seen.seat);
  const { done, now, all } = reachOf(stops);
  const season = seen.known.seats[seen.seat].season;
  const isTravelling = useTravelling();
  const { charts, chosen } = useCharted();
  const next = seen.game.rules.seasons.slice(season + 1).map(({ id }) => seen.text.name(id));
  return (
    <>
      <ThingGrid label={own.expedition} className={cx(css['stops'], stops.length > 3 && css['many'])}>
        {stops.map((stop, at) => (
          <StopTile key={stop.place.id} stop={stop} n={at + 1} />
        ))}
        {chosen !== null && (
          <MapTile place={chosen} strip className={css['coming']}>
            <i className={css['n']}>{stops.length + 1}</i>
          </MapTile>
        )}
        {charts && chosen === null && <span className={css['empty']}>{own.now(stops.length + 1)}</span>}
        {next.map((name, at) => (
          <span key={name} className={css['empty']}>
            {own.empty(stops.length + Number(charts) + at + 1, name)}
          </span>
        ))}
      </ThingGrid>
      {isTravelling ? (
        <p className={css['tally']} aria-live="polite" data-tally>
          <Icon name="map-tile" size="1.2rem" /> {own.travelled(done, all)} {now > done && own.stillReach(now - done)}
        </p>
      ) : (
        !terse && (
          <p className={cx(css['about'], brief && css['brief'])}>
            {stops.length === 0 ? own.noStops : own.reach(now, all)}
          </p>
        )
      )}
    </>
  );
}

/** The tiles are being paid for, or have been. */
export function useTravelling(): boolean {
  const { decision, seat, known } = useSeen();
  return known.seats[seat].passed || (decision?.seat === seat && decision.ask === 'travel');
}

/** Is a map being chosen for it, and which one, before it is confirmed? */
function useCharted(): { readonly charts: boolean; readonly chosen: PlaceInfo | null } {
  const { decision: d, game, seat } = useSeen();
  const selected = useDraft((draft) => draft.selected);
  if (d?.kind !== 'pick' || d.ask !== 'chart' || d.seat !== seat) return { charts: false, chosen: null };
  const tile = selected?.t === 'pick' ? selected.items[0] : -1;
  return { charts: true, chosen: d.items.includes(tile) ? game.rules.places[tile - game.rules.cards] : null };
}

function StopTile({ stop, n }: { readonly stop: Stop; readonly n: number }): ReactNode {
  const { own } = useWords().modules.spirecrest;
  const { place, isPaid, isInReach } = stop;
  return (
    <MapTile place={place} strip about={isPaid ? own.paid : isInReach ? own.inReach : own.outOfReach}>
      <i className={cx(css['n'], isPaid && css['paid'], !isPaid && isInReach && css['near'])}>
        {isPaid ? <Icon name="check" size="0.8rem" /> : n}
      </i>
    </MapTile>
  );
}
