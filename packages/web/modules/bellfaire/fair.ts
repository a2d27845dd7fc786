import { amount, scopeOf, type Amount, type Effect, type PlaceInfo, type Seat } from '@everdell/game';
import { bargainOf, givesOf, type Sign } from '../../board/gives.ts';
import { spotsIn, type Spot } from '../../play/board.ts';
import type { Seen } from '../../play/seen.ts';
import { holderKey, type ThingKey } from '../../play/things.ts';

/** A token of the Market. */
export interface Ware {
  readonly key: ThingKey;
  readonly place: PlaceInfo;
  /** The side that is up: what it shows is had, or given back. */
  readonly side: 'take' | 'trade';
  readonly shows: readonly Sign[];
  /** What is had for giving it back. */
  readonly pays: readonly Sign[];
  /** What the viewer has too little of to give it back. */
  readonly short: readonly Sign[];
}

/** How a seat stands in the Garland Award. */
export interface Standing {
  readonly seat: Seat;
  readonly n: number;
  /** From 1; seats that are level share it. */
  readonly rank: number;
  readonly points: number;
}

export interface Award {
  readonly place: PlaceInfo;
  /** What is counted, as the icon of a colour or a kind. */
  readonly of: string | null;
  /** The first ones first. */
  readonly standings: readonly Standing[];
}

export interface FairPlan {
  readonly market: Spot | null;
  readonly wares: readonly Ware[];
  readonly award: Award | null;
  readonly festival: Spot | null;
}

const plans = new WeakMap<Seen, FairPlan>();

/** The land of the fair; each part of it may be left out. */
export function fairOf(seen: Seen): FairPlan {
  let plan = plans.get(seen);
  if (plan === undefined) {
    plan = {
      market: spotsIn(seen, 'market')[0] ?? null,
      wares: tilesIn(seen, 'marketTokens').map((place) => wareOf(seen, place)),
      award: tilesIn(seen, 'garlands').map((place) => awardOf(seen, place))[0] ?? null,
      festival: spotsIn(seen, 'basicEvents').find((spot) => spot?.place.id === 'flower-festival') ?? null,
    };
    plans.set(seen, plan);
  }
  return plan;
}

function tilesIn({ game, known }: Seen, id: string): readonly PlaceInfo[] {
  const { zone, places, cards } = game.rules;
  const at: number | undefined = zone[id];
  return at === undefined ? [] : known.zones[at].map((holder) => places[holder - cards]);
}

/** Of a token one side is in force; turning it over is not worth telling. */
function sides(effect: Effect | null): { readonly take: Effect | null; readonly trade: Effect | null } {
  const bare = (side: Effect | undefined): Effect | null =>
    side?.do === 'seq' ? { do: 'seq', steps: side.steps.filter((step) => step.do !== 'flip') } : null;
  return effect?.do === 'when' ? { take: bare(effect.else), trade: bare(effect.then) } : { take: null, trade: null };
}

function wareOf(seen: Seen, place: PlaceInfo): Ware {
  const { game, known, seat, watching } = seen;
  const { take, trade } = sides(place.effect);
  const bargain = bargainOf(trade);
  const side = (known.slices.marks?.['flipped'] ?? []).includes(place.ix) ? 'trade' : 'take';
  const has = (what: Sign['what']): number => {
    if (what === 'card') return known.zones[game.rules.hand[seat]].length;
    return known.seats[seat].res[game.rules.resources.indexOf(what as never)] ?? 0;
  };
  return {
    key: holderKey(seen, place.ix),
    place,
    side,
    shows: givesOf(take)?.gain ?? [],
    pays: bargain?.gain ?? [],
    short:
      side === 'take' || watching
        ? []
        : (bargain?.price ?? []).flatMap(({ n, what }) => (has(what) < n ? [{ n: n - has(what), what }] : [])),
  };
}

function awardOf(seen: Seen, place: PlaceInfo): Award {
  const { game, known } = seen;
  const { by, gives } = rankedBy(place);
  const counts = known.seats.map((_, seat) => amount(game.rules, known, scopeOf(seat), by));
  const standings = counts.map((n, seat): Standing => {
    const ahead = new Set(counts.filter((other) => other > n)).size;
    return { seat, n, rank: ahead + 1, points: n === 0 ? 0 : (gives[ahead] ?? 0) };
  });
  return {
    place,
    of: countedBy(by),
    standings: standings.sort((a, b) => a.rank - b.rank || a.seat - b.seat),
  };
}

/** What decides the order, and what each place in it is worth. */
function rankedBy({ def: { scores } }: PlaceInfo): { readonly by: Amount; readonly gives: readonly number[] } {
  return typeof scores === 'object' && 'ranked' in scores ? scores.ranked : { by: 0, gives: [] };
}

function countedBy(by: Amount): string | null {
  const [filter] = typeof by === 'object' && 'count' in by && 'where' in by.count ? (by.count.where ?? []) : [];
  if (filter === undefined) return null;
  return 'colour' in filter ? String(filter.colour) : 'kind' in filter ? String(filter.kind) : null;
}
