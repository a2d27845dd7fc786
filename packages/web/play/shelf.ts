import type { PlaceInfo, Seat, Uid } from '@everdell/game';
import { landOfOwnZone } from '../modules/ask.ts';
import { cityPlan } from './city.ts';
import { canChoose, type Mode } from './draft.ts';
import { keepsOf } from './keeps.ts';
import type { Seen } from './seen.ts';
import { cardKey, holderKey, targetsOf } from './things.ts';

/** Things of one kind that lie beside a city and take no space of it. */
export interface Stack {
  /** The id of the zone they lie in; for cards of the city that need no space, this: */
  readonly kind: typeof NO_SPACE | (string & {});
  readonly cards: readonly Uid[];
  readonly places: readonly PlaceInfo[];
  /** Also those that the viewer does not know. */
  readonly n: number;
}

export const NO_SPACE = 'noSpace';

/** The stacks beside a city, without those in which there is nothing. */
export function shelfOf(seen: Seen, seat: Seat): readonly Stack[] {
  const { shelf } = cityPlan(seen, seat);
  const kept = keepsOf(seen, seat).filter(({ at }) => at === 'shelf');
  return [
    { kind: NO_SPACE, cards: shelf, places: [], n: shelf.length },
    ...kept.map(({ zone, places, n }) => ({ kind: zone, cards: [], places: places ?? [], n })),
    ...pilesOf(seen, seat).map(({ zone, cards, n }) => ({ kind: zone, cards, places: [], n })),
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
    const cards = known.zones[at].filter((card) => card >= 0); // spaces of such a zone may be empty
    return [{ zone: id, cards: mayKnow ? cards : [], n: cards.length }];
  });
}

/** How many things of stacks can be chosen with what the answer in the making is about. */
export function choicesOn(seen: Seen, stacks: readonly Stack[], mode: Mode): number {
  const keys = stacks.flatMap(({ cards, places }) => [
    ...cards.map(cardKey),
    ...places.map(({ ix }) => holderKey(seen, ix)),
  ]);
  return keys.filter((key) => canChoose(seen, key, mode)).length;
}

/** The stack that the open question is about: all that can be chosen lies in it. */
export function stackAsked(seen: Seen, seat: Seat): string | null {
  if (seen.decision?.kind !== 'pick' || seen.legal.length === 0) return null;
  const all = targetsOf(seen).size;
  const isElsewhere = ({ kind }: Stack): boolean => landOfOwnZone(kind) !== undefined;
  return (
    shelfOf(seen, seat).find((stack) => !isElsewhere(stack) && choicesOn(seen, [stack], 'all') === all)?.kind ?? null
  );
}
