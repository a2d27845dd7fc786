import { tilesInForce, type PlaceInfo, type Price, type Seat } from '@everdell/game';
import { figuresOn } from '../../play/figures.ts';
import type { Seen } from '../../play/seen.ts';

export type AreaName = 'foothills' | 'peaks' | 'ridge';

/** Each area with the season in which one stands there, its map tiles face up and face down, and what is found there. */
const AREAS = [
  { area: 'foothills', season: 'winter', up: 'trailFoothills', down: null, line: 'foundFoothills' },
  { area: 'peaks', season: 'spring', up: 'trailPeaks', down: 'trailPeaksDown', line: 'foundPeaks' },
  { area: 'ridge', season: 'summer', up: 'trailRidge', down: 'trailRidgeDown', line: 'foundRidge' },
] as const satisfies readonly { readonly area: AreaName; readonly [key: string]: string | null }[];

/** Where the year of a traveller ends: there is nothing left to explore. */
const LAST = 'autumn';

/** The Weather of a season and who stands under it. */
export interface Sky {
  readonly season: string;
  /** Null = nobody has been there yet. */
  readonly weather: PlaceInfo | null;
  readonly travelers: readonly Seat[];
  /** The viewer is under it. */
  readonly isOwn: boolean;
  /** Something makes the viewer ignore it. */
  readonly isIgnored: boolean;
}

export interface Area extends Sky {
  readonly area: AreaName;
  readonly tiles: readonly PlaceInfo[];
  /** So many lie face down. */
  readonly hidden: number;
  /** Discovery cards left. */
  readonly deck: number;
}

/** A tile of an Expedition. */
export interface Stop {
  readonly place: PlaceInfo;
  readonly isPaid: boolean;
  /** What its owner has would pay for it and for all before it. */
  readonly isInReach: boolean;
}

/** Three cards that were turned up, in the order of what they cost. */
export interface Found {
  readonly area: AreaName;
  /** Where its finder goes next. */
  readonly next: Sky;
  /** Null = it is taken already. */
  readonly cards: readonly (PlaceInfo | null)[];
}

export interface MountainPlan {
  readonly areas: readonly Area[];
  readonly last: Sky;
  readonly found: Found | null;
}

const plans = new WeakMap<Seen, MountainPlan>();

export function mountainOf(seen: Seen): MountainPlan {
  let plan = plans.get(seen);
  if (plan === undefined) plans.set(seen, (plan = planOf(seen)));
  return plan;
}

function planOf(seen: Seen): MountainPlan {
  const areas = AREAS.map(({ area, season, up, down }): Area => ({
    area,
    ...skyOf(seen, season),
    tiles: tilesIn(seen, up).filter((tile) => tile !== null),
    hidden: down === null ? 0 : inZone(seen, down).length,
    deck: inZone(seen, area).length,
  }));
  const last = skyOf(seen, LAST);
  const at = AREAS.findIndex(({ line }) => inZone(seen, line).some((holder) => holder >= 0));
  return {
    areas,
    last,
    found: at < 0 ? null : { area: AREAS[at].area, next: areas[at + 1] ?? last, cards: tilesIn(seen, AREAS[at].line) },
  };
}

function skyOf(seen: Seen, season: string): Sky {
  const { game, known, seat } = seen;
  const weather = tilesIn(seen, 'weather').find((tile) => tile?.def.suit === season) ?? null;
  const travelers = weather === null ? [] : figuresOn(known, weather.ix);
  const isOwn = travelers.includes(seat);
  return {
    season,
    weather,
    travelers,
    isOwn,
    isIgnored: isOwn && weather !== null && !tilesInForce(game.rules, known, seat).includes(weather.ix),
  };
}

function inZone({ game, known }: Seen, id: string): readonly number[] {
  const at: number | undefined = game.rules.zone[id];
  return at === undefined ? [] : known.zones[at];
}

function tilesIn(seen: Seen, id: string): readonly (PlaceInfo | null)[] {
  const { cards, places } = seen.game.rules;
  return inZone(seen, id).map((holder) => (holder < 0 ? null : places[holder - cards]));
}

/** The tiles of a seat's Expedition, in the order in which they are travelled. */
export function stopsOf(seen: Seen, seat: Seat): readonly Stop[] {
  const { game, known } = seen;
  const g = game.rules;
  const zone: number | undefined = g.seatZone['expedition']?.[seat];
  if (zone === undefined) return [];
  const paid = known.slices.marks?.['travelled'] ?? [];
  const left = purseOf(seen, seat);
  let isInReach = true;
  return known.zones[zone].map((holder): Stop => {
    const place = g.places[holder - g.cards];
    const isPaid = paid.includes(holder);
    if (!isPaid) isInReach &&= pays(seen, left, place.def.price ?? {});
    return { place, isPaid, isInReach: isPaid || isInReach };
  });
}

interface Purse {
  readonly goods: number[];
  /** Standard resources that are not promised yet. */
  any: number;
  cards: number;
  points: number;
}

function purseOf({ game, known }: Seen, seat: Seat): Purse {
  const g = game.rules;
  const goods = known.seats[seat].res.slice();
  const onCards = known.zones[g.city[seat]].reduce((sum, uid) => sum + known.tokens[uid], 0);
  return {
    goods,
    any: goods.slice(0, g.standard).reduce((sum, n) => sum + n, 0),
    cards: known.zones[g.hand[seat]].length,
    points: known.seats[seat].points + onCards,
  };
}

/** Takes a price out of the purse; false = there is not enough in it. */
function pays({ game }: Seen, purse: Purse, { goods = {}, any = 0, cards = 0, pointTokens = 0 }: Price): boolean {
  const { resources, standard } = game.rules;
  for (const [id, n] of Object.entries(goods)) {
    const r = resources.findIndex((resource) => resource === id);
    purse.goods[r] -= n;
    if (r < standard) purse.any -= n;
  }
  purse.any -= any;
  purse.cards -= cards;
  purse.points -= pointTokens;
  return purse.goods.every((n) => n >= 0) && purse.any >= 0 && purse.cards >= 0 && purse.points >= 0;
}

/** What an Expedition brings: so far, as far as one could get now, and in all. */
export function reachOf(stops: readonly Stop[]): { readonly done: number; readonly now: number; readonly all: number } {
  const sum = (some: readonly Stop[]): number => some.reduce((n, { place }) => n + (place.def.points ?? 0), 0);
  return {
    done: sum(stops.filter(({ isPaid }) => isPaid)),
    now: sum(stops.filter(({ isInReach }) => isInReach)),
    all: sum(stops),
  };
}
