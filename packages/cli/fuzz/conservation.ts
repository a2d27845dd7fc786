import {
  capacity,
  designOf,
  handLimit,
  isSlot,
  isWholeRow,
  spacesUsed,
  WORKER,
  ZONE,
  type Game,
  type GameState,
  type Seat,
} from '@everdell/game';

/** What must hold in every position. Each check gives what is wrong, or null. */

/** Every physical card is in exactly one zone or beneath exactly one thing, and so is every card of a small deck. */
export function checkCards(game: Game, s: GameState): string | null {
  const g = game.rules;
  const found = new Uint8Array(g.cards + g.places.length);
  countAll(found, s.zones, 0);
  countAll(found, s.beneath, 1);
  for (let uid = 0; uid < g.cards; uid++)
    if (found[uid] !== 1) return `card ${uid} (${g.designs[s.cardOf[uid]]?.id}) is found ${found[uid]} times`;
  return checkSmallDecks(game, s, found) ?? checkDecks(game, s);
}

/** Cards of a small deck come nowhere but into its own zones, into a city, or under way there. */
function checkDecks(game: Game, s: GameState): string | null {
  const g = game.rules;
  if (g.decks.length === 1) return null;
  for (let z = 0; z < g.zones.length; z++) {
    if (g.zones[z].rows.length > 0 || z === ZONE.inPlay || g.city.includes(z)) continue;
    const { first, end } = g.decks[g.zones[z].deck];
    const stray = s.zones[z].find((uid) => uid >= 0 && (uid < first || uid >= end));
    if (stray !== undefined) return `card ${stray} of another deck is in ${g.zones[z].id}`;
  }
  return null;
}

/** What was laid on a card as it was played is in the same city, or gone. */
export function checkCovers(game: Game, s: GameState): string | null {
  const covers = s.slices.covers ?? [];
  for (const [card, cover] of covers) {
    const city = game.rules.city.find((zone) => s.zones[zone].includes(card));
    if (city === undefined) return `card ${card} is covered, but in no city`;
    const isThere = s.zones[city].includes(cover) || s.zones[ZONE.inPlay].includes(cover);
    if (cover >= 0 && !isThere) return `card ${cover} lies on ${card}, but is not there`;
    if (covers.filter(([other]) => other === card).length > 1) return `card ${card} is covered twice`;
  }
  return null;
}

/** Tiles of rows that have zones of their own: in one of them, or laid out, unless the set-up has not come to their row yet. */
function checkSmallDecks(game: Game, s: GameState, found: Uint8Array): string | null {
  const g = game.rules;
  countAll(found, s.rows, 0);
  const isLater = (row: number): boolean =>
    s.turn === 0 && g.places.every((place) => place.row !== row || found[place.ix] === 0);
  for (const { ix, id, row } of g.places)
    if (found[ix] > 1 || (found[ix] < 1 && isWholeRow(g, row) && !isLater(row)))
      return `${id} is found ${found[ix]} times`;
  return null;
}

/** Cards that lie on others are in the same city, one of a kind on each. */
export function checkGuests(game: Game, s: GameState): string | null {
  const seen = new Set<string>();
  for (const [guest, host] of s.slices.guests ?? []) {
    const city = game.rules.city.find((zone) => s.zones[zone].includes(guest));
    if (city === undefined || !s.zones[city].includes(host)) return `card ${guest} lies on ${host}, which is not there`;
    const pair = `${s.cardOf[guest]} on ${host}`;
    if (seen.has(pair)) return `two of a kind lie on card ${host}`;
    seen.add(pair);
  }
  return null;
}

/** Counts what is in the lists, each from its entry `from` on. */
function countAll(found: Uint8Array, lists: readonly (readonly number[])[], from: number): void {
  for (let z = 0; z < lists.length; z++) {
    const list = lists[z];
    for (let i = from; i < list.length; i++) {
      if (list[i] < 0) continue;
      found[list[i]]++;
    }
  }
}

function allOf(workers: number | readonly number[]): number {
  return typeof workers === 'number' ? workers : workers.reduce((a, b) => a + b, 0);
}

/** Each seat has as many workers as at the start, and all of them are somewhere they can be. */
export function checkWorkers(game: Game, s: GameState): string | null {
  const g = game.rules;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { workers } = s.seats[seat];
    const expected = allOf(g.automas[seat]?.workers ?? g.table.workers);
    if (workers.length !== expected) return `seat ${seat} has ${workers.length} workers, not ${expected}`;
    for (const at of workers)
      if (!canStandAt(game, s, at) && !isGuarded(game, seat, at)) return `a worker of seat ${seat} is at ${at}`;
    for (const [figure, at] of (s.slices.figures?.[seat] ?? []).entries())
      if (!canStandAt(game, s, at) && !(isSlot(g, at) && g.keepers?.includes(figure)))
        return `a figure of seat ${seat} is at ${at}`;
  }
  return null;
}

/** Only automas that shut slots stand on them. */
function isGuarded({ rules }: Game, seat: Seat, at: number): boolean {
  return isSlot(rules, at) && at < rules.holders && rules.guards !== null && rules.guards.includes(seat);
}

const NOWHERE: readonly number[] = Object.values(WORKER);

function canStandAt(game: Game, s: GameState, at: number): boolean {
  if (at < 0) return NOWHERE.includes(at);
  const g = game.rules;
  if (at < g.cards) return [...g.city, ...(g.within ?? []).flat()].some((zone) => s.zones[zone].includes(at));
  return (
    s.rows.some((row) => row.includes(at)) || g.zones.some(({ rows }, z) => rows.length > 0 && s.zones[z].includes(at))
  );
}

export function handSizes(game: Game, s: GameState): number[] {
  return game.rules.hand.map((zone) => s.zones[zone].length);
}

/** Cities keep to their spaces and Unique cards, hands to their limit; automas have their own rules. */
export function checkLimits(game: Game, s: GameState, handsBefore: readonly number[] = []): string | null {
  const g = game.rules;
  for (let seat: Seat = 0; seat < s.seats.length; seat++) {
    if (g.automas[seat] !== null) continue;
    const used = spacesUsed(g, s, seat);
    if (used > capacity(g, s, seat)) return `the city of seat ${seat} uses ${used} spaces`;
    const hand = s.zones[g.hand[seat]].length;
    // A limit may fall below a hand, which then only must not grow.
    if (hand > Math.max(handLimit(g, s, seat), handsBefore[seat] ?? 0) && !isToShed(s, seat))
      return `seat ${seat} holds ${hand} cards`;
    const twice = uniqueTwice(game, s, seat);
    if (twice !== null) return `the city of seat ${seat} has ${twice} twice`;
  }
  return null;
}

/** Some texts give more than a hand may hold, and what is too much is discarded right afterwards. */
function isToShed({ stack }: GameState, seat: Seat): boolean {
  return stack.some(({ effect, scope }) => effect.do === 'discard' && effect.toLimit === true && scope.seat === seat);
}

function uniqueTwice(game: Game, s: GameState, seat: Seat): string | null {
  const g = game.rules;
  const seen: number[] = [];
  for (const uid of s.zones[g.city[seat]]) {
    const design = designOf(g, s, uid);
    if (design.unique && seen.includes(design.key)) return design.id;
    seen.push(design.key);
  }
  return null;
}
