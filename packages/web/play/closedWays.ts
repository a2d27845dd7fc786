import { designOf, type Design, type Resource, type Uid } from '@everdell/game';
import { askedFor, tokenFor } from './cards.ts';
import type { Seen } from './seen.ts';

/** A way to play a card that is not open now, and why. */
export type ClosedWay =
  /** So much of its cost is missing. */
  | { readonly why: 'short'; readonly missing: readonly number[] }
  /** This Construction lets it in, but its door was used. */
  | { readonly why: 'used'; readonly at: Uid }
  /** This one asks for a token, and none is left. */
  | { readonly why: 'noToken'; readonly at: Uid; readonly token: Resource }
  /** There is none that lets it in. */
  | { readonly why: 'noDoor' };

/** The ways that are closed for a card that the viewer might play: its whole cost, and doors. */
export function closedWays(seen: Seen, uid: Uid): readonly ClosedWay[] {
  const { game, known, seat } = seen;
  const { res } = known.seats[seat];
  const missing = askedFor(seen, uid).map((n, r) => Math.max(0, n - res[r]));
  return [
    ...(missing.some((n) => n > 0) ? [{ why: 'short', missing } as const] : []),
    ...closedDoors(seen, designOf(game.rules, known, uid)),
  ];
}

function closedDoors({ game, known, seat }: Seen, critter: Design): readonly ClosedWay[] {
  const g = game.rules;
  if (critter.kind !== 'critter') return [];
  const lets = (door: Design): boolean => (door.opens?.[critter.ix] ?? 0) > 0;
  if (!g.designs.some(lets)) return [];
  const doors = known.zones[g.city[seat]].filter((uid) => lets(designOf(g, known, uid)));
  if (doors.length === 0) return [{ why: 'noDoor' }];
  const told = new Set<string>();
  return doors.flatMap((at): readonly ClosedWay[] => {
    const door = designOf(g, known, at);
    const token = tokenFor(door, critter);
    const isUsed = known.occupied[at] !== 0;
    const lacks = !isUsed && token >= 0 && known.seats[seat].res[token] === 0;
    if ((!isUsed && !lacks) || told.has(door.id)) return [];
    told.add(door.id);
    return [isUsed ? { why: 'used', at } : { why: 'noToken', at, token: g.resources[token] }];
  });
}
