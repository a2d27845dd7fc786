import type { PlaceInfo, Seat, Uid } from '@everdell/game';
import { cityPlan } from './city.ts';
import { keepsOf } from './keeps.ts';
import type { Seen } from './seen.ts';
import { cardKey, holderKey, targetsOf, type ThingKey } from './things.ts';

/** Things of one kind that lie beside a city and take no space of it. */
export interface Stack {
  /** The id of the zone they lie in; for cards of the city that need no space, this: */
  readonly kind: typeof NO_SPACE | (string & {});
  readonly cards: readonly Uid[];
  readonly places: readonly PlaceInfo[];
  /** Also those that the viewer does not know. */
  readonly n: number;
  /** So many of them can be chosen now. */
  readonly legal: number;
}

export const NO_SPACE = 'noSpace';

/** The stacks beside a city, without those in which there is nothing. */
export function shelfOf(seen: Seen, seat: Seat): readonly Stack[] {
  const stack = (kind: string, cards: readonly Uid[], places: readonly PlaceInfo[], n: number): Stack => ({
    kind,
    cards,
    places,
    n,
    legal: thingsOf(seen, { cards, places }).filter((key) => targetsOf(seen).has(key)).length,
  });
  const { shelf } = cityPlan(seen, seat);
  const kept = keepsOf(seen, seat).filter(({ at }) => at === 'shelf');
  return [
    stack(NO_SPACE, shelf, [], shelf.length),
    ...kept.map(({ zone, places, n }) => stack(zone, [], places ?? [], n)),
    ...pilesOf(seen, seat).map(({ zone, cards, n }) => stack(zone, cards, [], n)),
  ].filter(({ n }) => n > 0);
}

interface Pile {
  readonly zone: string;
  /** Those that the viewer knows. */
  readonly cards: readonly Uid[];
  readonly n: number;
}

/** Cards of a seat that are neither in hand nor in the city, and cannot be played. */
function pilesOf({ game, known, seat: viewer, watching }: Seen, seat: Seat): readonly Pile[] {
  const g = game.rules;
  const others = [g.hand[seat], g.city[seat], ...(g.playZones[seat] ?? [])];
  return g.zones.flatMap(({ id, owner, rows, sees }, at): readonly Pile[] => {
    if (owner !== seat || rows.length > 0 || others.includes(at)) return [];
    const mayKnow = sees === 'all' || (sees === 'owner' && seat === viewer && !watching);
    const cards = known.zones[at];
    return [{ zone: id, cards: mayKnow ? cards : [], n: cards.length }];
  });
}

/** Every thing of a stack that can be pointed at. */
export const thingsOf = (seen: Seen, { cards, places }: Pick<Stack, 'cards' | 'places'>): readonly ThingKey[] => [
  ...cards.map(cardKey),
  ...places.map(({ ix }) => holderKey(seen, ix)),
];

/** The stack that the open question is about: all that can be chosen lies in it. */
export function stackAsked(seen: Seen, seat: Seat): string | null {
  if (seen.decision?.kind !== 'pick' || seen.legal.length === 0) return null;
  const all = targetsOf(seen).size;
  return shelfOf(seen, seat).find(({ legal }) => legal > 0 && legal === all)?.kind ?? null;
}
