import { designOf, type RowName } from '@everdell/game';
import type { ReactNode } from 'react';
import { EventPlate } from '../board/EventPlate.tsx';
import { PlacePlate } from '../board/PlacePlate.tsx';
import { Tokens } from '../board/plate.tsx';
import { Keepsake } from '../kit/card/Keepsake.tsx';
import { ThingGrid } from '../kit/ThingGrid.tsx';
import { LANDS } from '../modules/ask.ts';
import type { LandProps } from '../modules/lands.ts';
import { spotsIn, type Spot } from '../play/board.ts';
import { workersOn } from '../play/cards.ts';
import { figuresOn } from '../play/figures.ts';
import type { Seen } from '../play/seen.ts';
import { useSeen } from '../table/context.ts';
import { CityCard } from '../tray/CityCard.tsx';
import { useWords } from '../words/index.ts';
import css from './PlainLand.module.css';

const spotsOf = (seen: Seen, rows: readonly string[]): readonly Spot[] =>
  rows.flatMap((row) => spotsIn(seen, row as RowName)).filter((spot) => spot !== null);

/** A land that nothing else draws: its places, and what lies open in its zones. */
export function PlainLand({ name, look }: LandProps): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const { rows = [], zones = [] } = LANDS.find((land) => land.name === name) ?? {};
  return (
    <div className={css[look]}>
      <ThingGrid label={valley.titles[name] ?? name} className={css.places}>
        {spotsOf(seen, rows).map((spot) =>
          spot.place.event === null ? (
            <PlacePlate key={spot.key} spot={spot} look="named" />
          ) : (
            <EventPlate key={spot.key} spot={spot} look="line" />
          ),
        )}
      </ThingGrid>
      <div className={css.zones}>
        {zones.map((zone) => (
          <TableZone key={zone} id={zone} list={look === 'list'} />
        ))}
      </div>
    </div>
  );
}

/** What lies in a zone of the table, as far as it is seen. */
function TableZone({ id, list }: { readonly id: string; readonly list: boolean }): ReactNode {
  const { tray } = useWords();
  const { game, known } = useSeen();
  const g = game.rules;
  const at: number | undefined = g.zone[id];
  if (at === undefined || g.zones[at].sees === 'none') return null;
  const { sees, rows } = g.zones[at];
  const all = known.zones[at].filter((holder) => holder >= 0);
  const shown = sees === 'top' ? all.slice(-1) : all;
  const title = tray.keeps[id] ?? id;
  const size = list ? 'row' : 'tile';
  return (
    <div className={css.zone} data-table-zone={id}>
      <h3 className={css.title}>{sees === 'top' ? tray.stack(title, all.length) : title}</h3>
      <ThingGrid label={title} className={css.cards}>
        {shown.map((holder) =>
          rows.length === 0 ? (
            <span key={holder} className={css.card}>
              <CityCard uid={holder} size={size} />
            </span>
          ) : (
            <span key={holder} className={css.card}>
              <Keepsake place={g.places[holder - g.cards]} size={size}>
                <Standing holder={holder} />
              </Keepsake>
            </span>
          ),
        )}
      </ThingGrid>
    </div>
  );
}

function Standing({ holder }: { readonly holder: number }): ReactNode {
  const { known, game } = useSeen();
  const figures = figuresOn(known, holder);
  return (
    <span className={css.standing}>
      <Tokens seats={[...workersOn(known.seats, holder)]} size="1.3rem" />
      {figures.length > 0 && <Tokens seats={figures} figure={game.rules.figures[0]} size="1.3rem" />}
    </span>
  );
}

/** How many of its places are free; without places, what lies in it. */
export function PlainFacts({ name }: { readonly name: string }): ReactNode {
  const { valley } = useWords();
  const seen = useSeen();
  const { game, known, text } = seen;
  const g = game.rules;
  const { rows = [], zones = [] } = LANDS.find((land) => land.name === name) ?? {};
  const spots = spotsOf(seen, rows);
  if (spots.length > 0) return <>{valley.free(spots.filter(({ bar }) => bar?.why !== 'taken').length)}</>;
  const [first] = zones.flatMap((id) => {
    const at: number | undefined = g.zone[id];
    return at === undefined || g.zones[at].sees === 'none' ? [] : known.zones[at].filter((holder) => holder >= 0);
  });
  if (first === undefined) return null;
  return <>{text.name(first < g.cards ? designOf(g, known, first).id : g.places[first - g.cards].id)}</>;
}
