import type { PlaceInfo, Uid } from '@everdell/game';
import { spotsIn, type Spot } from '../../play/board.ts';
import type { Seen } from '../../play/seen.ts';

/** A space of the Station: the card in it, and the Train Car beside it. */
export interface Berth {
  /** From 1. */
  readonly n: number;
  /** Null = nothing lies there. */
  readonly card: Uid | null;
  readonly car: PlaceInfo | null;
}

/** Visitors who wait; only the first of them is seen. */
export interface Waiting {
  readonly zone: string;
  readonly first: PlaceInfo | null;
  readonly n: number;
}

export interface StationPlan {
  readonly berths: readonly Berth[];
  readonly waiting: readonly Waiting[];
  readonly platform: Spot | null;
  readonly knoll: Spot | null;
}

const plans = new WeakMap<Seen, StationPlan>();

export function stationOf(seen: Seen): StationPlan {
  let plan = plans.get(seen);
  if (plan === undefined) plans.set(seen, (plan = planOf(seen)));
  return plan;
}

function planOf(seen: Seen): StationPlan {
  const { cards, places } = seen.game.rules;
  const tile = (holder: number | undefined): PlaceInfo | null =>
    holder === undefined || holder < 0 ? null : places[holder - cards];
  const cars = inZone(seen, 'train');
  return {
    berths: inZone(seen, 'station').map((uid, at) => ({ n: at + 1, card: uid < 0 ? null : uid, car: tile(cars[at]) })),
    waiting: ['visitorsLeft', 'visitorsRight'].map((zone) => {
      const all = inZone(seen, zone);
      return { zone, first: tile(all.at(-1)), n: all.length };
    }),
    platform: spotsIn(seen, 'station')[0] ?? null,
    knoll: spotsIn(seen, 'knoll')[0] ?? null,
  };
}

function inZone({ game, known }: Seen, id: string): readonly number[] {
  const at: number | undefined = game.rules.zone[id];
  return at === undefined ? [] : known.zones[at];
}
