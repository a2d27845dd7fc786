import { tilesInForce, type FigureName, type PlaceInfo, type Seat } from '@everdell/game';
import { isInPurse, keptLook, moodLook, weatherIcon } from '../modules/ask.ts';
import type { Mood } from '../modules/look.ts';
import type { IconName } from '@everdell/art';
import { keepsOf } from './keeps.ts';
import type { Seen } from './seen.ts';

/** A zone of the table in which the tile below a seat's figure is in force for it. */
export interface Weather {
  /** The id of the zone. */
  readonly zone: string;
  readonly icon: IconName;
  readonly figure: FigureName;
  /** Null = the figure stands nowhere. */
  readonly tile: PlaceInfo | null;
  /** Something else makes the seat ignore it. */
  readonly ignored: boolean;
}

/** What the air is like for a seat; null = as always. */
export function moodOf(seen: Seen, seat: Seat): Mood | null {
  const bound = ownOf(seen, seat).weathers.find(({ tile, ignored }) => tile !== null && !ignored);
  return (bound?.tile && moodLook(bound.tile.id)?.mood) ?? null;
}

/** Tokens of one kind. */
export interface Coins {
  /** Of the resource or of the zone. */
  readonly id: string;
  readonly icon: IconName;
  /** So many can still be used. */
  readonly n: number;
  /** Null = there can be any number. */
  readonly all: number | null;
  /** One of them, to look at; null = a resource. */
  readonly tile: PlaceInfo | null;
  /** The side that is up, of what has two that are good for something; null = it is only counted. */
  readonly side: 'up' | 'turned' | null;
}

/** A tile that is in force for whoever keeps it. */
export interface Power {
  /** The id of the zone. */
  readonly zone: string;
  readonly tile: PlaceInfo;
}

/** What a seat has in sight besides workers, goods and points. */
export interface Own {
  readonly weathers: readonly Weather[];
  readonly powers: readonly Power[];
  readonly purse: readonly Coins[];
  /** There is something of it. */
  readonly has: boolean;
}

const plans = new WeakMap<Seen, Map<Seat, Own>>();

export function ownOf(seen: Seen, seat: Seat): Own {
  let known = plans.get(seen);
  if (known === undefined) plans.set(seen, (known = new Map()));
  let own = known.get(seat);
  if (own === undefined) known.set(seat, (own = planOf(seen, seat)));
  return own;
}

function planOf(seen: Seen, seat: Seat): Own {
  const weathers = weathersOf(seen, seat);
  const purse = purseOf(seen, seat);
  const powers = keepsOf(seen, seat).flatMap(({ at, zone, places }) =>
    at === 'power' ? (places ?? []).map((tile) => ({ zone, tile })) : [],
  );
  return { weathers, purse, powers, has: powers.length + weathers.length + purse.length > 0 };
}

function weathersOf({ game, known }: Seen, seat: Seat): readonly Weather[] {
  const g = game.rules;
  if (g.automas[seat] !== null) return [];
  const inForce = tilesInForce(g, known, seat);
  return g.force.flatMap(({ zones, figure }): readonly Weather[] => {
    if (figure < 0) return [];
    const { id } = g.zones[zones[seat]];
    const at = known.slices.figures?.[seat]?.[figure] ?? -1;
    const tile = known.zones[zones[seat]].includes(at) ? g.places[at - g.cards] : null;
    return [
      {
        zone: id,
        icon: (tile === null ? undefined : moodLook(tile.id)?.icon) ?? weatherIcon(id),
        figure: g.figures[figure],
        tile,
        ignored: tile !== null && !inForce.includes(at),
      },
    ];
  });
}

function purseOf(seen: Seen, seat: Seat): readonly Coins[] {
  const { game, known } = seen;
  const used = known.slices.marks?.['flipped'] ?? [];
  const resources = game.rules.resources.flatMap((id, r): readonly Coins[] =>
    isInPurse(id) && known.seats[seat].res[r] > 0
      ? [{ id, icon: id, n: known.seats[seat].res[r], all: null, tile: null, side: null }]
      : [],
  );
  const tiles = keepsOf(seen, seat).flatMap(({ zone, at, places, n }): readonly Coins[] => {
    if (at !== 'purse') return [];
    const { icon, turned } = keptLook(zone)!;
    const left = (places ?? []).filter(({ ix }) => !used.includes(ix));
    const tile = left[0] ?? places?.[0] ?? null;
    if (turned === undefined) return [{ id: zone, icon, n: left.length, all: n, tile, side: null }];
    const isTurned = left.length === 0;
    return n === 0
      ? []
      : [{ id: zone, icon: isTurned ? turned : icon, n, all: n, tile, side: isTurned ? 'turned' : 'up' }];
  });
  return [...resources, ...tiles];
}
