import {
  capacity,
  designOf,
  isSlot,
  spacesUsed,
  WORKER,
  type Game,
  type GameState,
  type Seat,
  type Uid,
} from '@everdell/game';

interface Known {
  readonly game: Game;
  readonly known: GameState;
}

/** A city as it lies on the table. */
export interface CityPlan {
  /** In the order in which they were filled: one card each, or two that share a space. */
  readonly spaces: readonly (readonly Uid[])[];
  /** Cards that use no space. */
  readonly shelf: readonly Uid[];
  readonly used: number;
  /** Spaces in all; null = there is no limit. */
  readonly limit: number | null;
}

/** A card keeps its space while it lies there; whoever comes to share it joins the one that was there first. */
export function cityPlan(seen: Known, seat: Seat): CityPlan {
  const { game, known } = seen;
  const g = game.rules;
  const city = known.zones[g.city[seat]];
  if (g.automas[seat]?.ignoresText)
    return { spaces: city.map((uid) => [uid]), shelf: [], used: city.length, limit: null };
  const pairs = pairsIn(seen, city);
  const spaces: (readonly Uid[])[] = [];
  const shelf: Uid[] = [];
  for (const uid of city) {
    const pair = pairs.get(uid);
    if (pair !== undefined) {
      if (!spaces.includes(pair)) spaces.push(pair);
    } else if (designOf(g, known, uid).noSpace) shelf.push(uid);
    else spaces.push([uid]);
  }
  return { spaces, shelf, used: spacesUsed(g, known, seat), limit: capacity(g, known, seat) };
}

/**
 * Cards that share a space, by each of them: of every group the first ones of both sides, side a first; and whoever lies
 * on the space of another with its host, on which it lies, or with the copies that it is stacked with.
 */
function pairsIn({ game, known }: Known, city: readonly Uid[]): ReadonlyMap<Uid, readonly Uid[]> {
  const sides = new Map<number, [Uid[], Uid[]]>();
  for (const uid of city) {
    const { group, side } = designOf(game.rules, known, uid);
    if (group < 0) continue;
    const both = sides.get(group) ?? [[], []];
    sides.set(group, both);
    both[side].push(uid);
  }
  const pairs = new Map<Uid, readonly Uid[]>();
  for (const [first, second] of sides.values())
    for (let n = 0; n < Math.min(first.length, second.length); n++) {
      const pair = [first[n], second[n]];
      pairs.set(first[n], pair);
      pairs.set(second[n], pair);
    }
  const join = (host: Uid, guest: Uid): void => {
    if (!city.includes(guest) || !city.includes(host)) return;
    const together = [...(pairs.get(host) ?? [host]), ...(pairs.get(guest) ?? [guest])];
    for (const uid of together) pairs.set(uid, together);
  };
  for (const [guest, host] of known.slices.guests ?? []) join(host, guest);
  for (const [host, cover] of known.slices.covers ?? []) join(host, cover);
  const stacks = new Map<number, Uid>();
  for (const uid of city) {
    const { ix, stacks: isStacked } = designOf(game.rules, known, uid);
    if (!isStacked) continue;
    const first = stacks.get(ix);
    if (first === undefined) stacks.set(ix, uid);
    else join(first, uid);
  }
  return pairs;
}

/** Workers of a seat: at home, and in all that take part. */
export interface Crew {
  readonly free: number;
  readonly all: number;
  /** Cards and places they stand on, one entry each. */
  readonly out: readonly number[];
}

/** Those that keep slots of displays shut are shown there. */
export function crewOf({ game, known }: Pick<Known, 'game' | 'known'>, seat: Seat): Crew {
  const takesPart = (at: number): boolean => at !== WORKER.waiting && at !== WORKER.gone && !isSlot(game.rules, at);
  const workers = known.seats[seat].workers.filter(takesPart);
  return {
    free: workers.filter((at) => at === WORKER.home).length,
    all: workers.length,
    out: workers.filter((at) => at >= 0),
  };
}
