import { placeAt, type DeckInfo, type Rules } from '../content/rules.ts';
import { KEY_WORDS } from '../rng/chacha20.ts';
import { cloneState } from '../state/clone.ts';
import type { Task } from '../effects/types.ts';
import type { CardIx, GameState, Holder, SeatState, Uid } from '../state/types.ts';
import { mapped, zeros } from '../state/vectors.ts';
import type { HiddenCards, View, ViewScope } from './view.ts';

/** A whole state that agrees with the view: hidden cards are dealt anew from what the viewer cannot place. */
export function determinize(g: Rules, v: View, random: () => number): GameState {
  const hidden = g.decks.map(({ first, end }) => hiddenCards(v.cardOf, first, end));
  const cardOf = v.cardOf.slice();
  g.decks.forEach((deck, i) => dealDesigns(g, deck, cardOf, hidden[i], random));
  for (const cards of hidden) shuffleBy(cards, random);
  const unseen = hidesPlaces(g, v) ? hiddenPlaces(g, v, random) : NO_PLACES;
  const dealt = unseen === NO_PLACES ? null : [...dealBySuit(g, v, unseen, random), ...dealOfSuit(g, v, unseen)];
  const bySuit = new Map(dealt);
  const zones: number[][] = [];
  for (let z = 0; z < v.zones.length; z++) {
    const zone = v.zones[z];
    const { rows, deck, sees } = g.zones[z];
    const take = (n: number): Holder[] =>
      rows.length === 0 ? hidden[deck].splice(0, n) : takeUnseen(unseen, rows, n, random);
    if (typeof zone === 'number') zones.push(bySuit.get(z) ?? take(zone));
    else if (sees === 'top' && zone.length > 0) zones.push([...take(zone.length - 1), zone[zone.length - 1]]);
    else zones.push(zone.slice());
  }
  const rng = freshRng(random);
  const tasks: Task[] = [];
  for (const { effect, scope } of v.stack) tasks.push({ effect, scope: fillScope(scope, zones, random) });
  const state: GameState = {
    format: v.format,
    setup: v.setup,
    cardOf,
    rng,
    dice: [],
    reveals: v.reveals,
    turn: v.turn,
    active: v.active,
    zones,
    rows: v.rows as GameState['rows'],
    seats: v.seats as SeatState[],
    occupied: v.occupied,
    tokens: v.tokens,
    goods: v.goods,
    beneath: v.beneath,
    slices: v.slices,
    stack: tasks,
  };
  return cloneState(g, state);
}

const NO_PLACES: Holder[][] = [];

/** Do tiles lie anywhere that the viewer does not see? */
function hidesPlaces(g: Rules, v: View): boolean {
  for (let z = 0; z < v.zones.length; z++) {
    const { rows, sees } = g.zones[z];
    if (rows.length > 0 && (typeof v.zones[z] === 'number' || sees === 'top')) return true;
  }
  return false;
}

/** By row: the places of a small deck that the viewer cannot place, shuffled. */
function hiddenPlaces(g: Rules, v: View, random: () => number): Holder[][] {
  const pools: Holder[][] = mapped(g.rowNames, () => []);
  const seen = new Set(v.rows.flat());
  v.zones.forEach((zone, z) => {
    if (typeof zone !== 'number' && g.zones[z].rows.length > 0)
      for (const place of zone) if (place >= 0) seen.add(place);
  });
  for (const place of g.places) if (!seen.has(place.ix)) pools[place.row].push(place.ix);
  for (const pool of pools) shuffleBy(pool, random);
  return pools;
}

/** So many tiles of these rows; of several rows, whichever chance brings. */
function takeUnseen(pools: Holder[][], rows: readonly number[], n: number, random: () => number): Holder[] {
  const taken: Holder[] = [];
  while (taken.length < n) {
    const left = rows.filter((row) => pools[row].length > 0);
    taken.push(pools[left[left.length === 1 ? 0 : Math.floor(random() * left.length)]].pop()!);
  }
  return taken;
}

/** By zone: what lies hidden where so many of each suit were dealt. These come first, as long as every suit is there. */
function dealBySuit(g: Rules, v: View, pools: Holder[][], random: () => number): ReadonlyMap<number, Holder[]> {
  const dealt = new Map<number, Holder[]>();
  g.zones.forEach(({ rows: [row], eachSuit }, z) => {
    const size = v.zones[z];
    if (eachSuit === 0 || typeof size !== 'number') return;
    const missing = new Map<string | undefined, number>();
    const take = (place: Holder): boolean => {
      const { suit } = placeAt(g, place).def;
      const n = missing.get(suit) ?? eachSuit;
      missing.set(suit, n - 1);
      return n > 0;
    };
    for (const place of v.rows[row]) if (place >= 0) take(place); // turned over since
    // A position that somebody made up may hold others: then any will do for the rest.
    const wanted = new Set(pools[row].filter(take));
    const rest = pools[row].filter((place) => !wanted.has(place));
    const own = [...wanted, ...rest.splice(0, size - wanted.size)];
    shuffleBy(own, random);
    dealt.set(z, own.splice(0, size));
    pools[row] = [...own, ...rest];
  });
  return dealt;
}

/** By zone: what lies hidden where only tiles of one suit do. */
function dealOfSuit(g: Rules, v: View, pools: Holder[][]): ReadonlyMap<number, Holder[]> {
  const dealt = new Map<number, Holder[]>();
  g.zones.forEach(({ rows: [row], suit }, z) => {
    const size = v.zones[z];
    if (suit === null || typeof size !== 'number') return;
    const own = pools[row].filter((tile) => placeAt(g, tile).def.suit === suit).slice(0, size);
    pools[row] = pools[row].filter((tile) => !own.includes(tile));
    dealt.set(z, own);
  });
  return dealt;
}

/** A generator that has nothing to do with that of the game. */
function freshRng(random: () => number): number[] {
  const rng: number[] = [];
  for (let i = 0; i < KEY_WORDS; i++) rng.push(Math.floor(random() * 4294967296) | 0);
  rng.push(0);
  return rng;
}

function shuffleBy<T>(list: T[], random: () => number): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const swapped = list[i];
    list[i] = list[j];
    list[j] = swapped;
  }
}

/** The cards of a deck that the viewer does not see. */
function hiddenCards(known: readonly CardIx[], first: Uid, end: Uid): Uid[] {
  const hidden: Uid[] = [];
  for (let uid = first; uid < end; uid++) if (known[uid] < 0) hidden.push(uid);
  return hidden;
}

/** The designs of a deck that nobody has shown to the viewer, dealt to its hidden cards. */
function dealDesigns(
  g: Rules,
  { first, end }: DeckInfo,
  cardOf: CardIx[],
  hidden: readonly Uid[],
  random: () => number,
): void {
  const left = zeros(g.designs.length);
  for (let uid = first; uid < end; uid++) {
    left[g.deckList[uid]]++;
    if (cardOf[uid] >= 0) left[cardOf[uid]]--;
  }
  const pool: CardIx[] = [];
  for (let ix = 0; ix < left.length; ix++) for (let n = left[ix]; n > 0; n--) pool.push(ix);
  shuffleBy(pool, random);
  for (let i = 0; i < hidden.length; i++) cardOf[hidden[i]] = pool[i];
}

function fillScope(scope: ViewScope, zones: readonly (readonly Uid[])[], random: () => number): Task['scope'] {
  const cards: Record<string, readonly Uid[]> = {};
  for (const [name, list] of Object.entries(scope.cards))
    cards[name] = Array.isArray(list) ? (list as readonly Uid[]) : someOf(list as HiddenCards, zones, random);
  return { seat: scope.seat, home: scope.home, src: scope.src, chain: scope.chain, cards, nums: scope.nums };
}

function someOf({ shown, hidden }: HiddenCards, zones: readonly (readonly Uid[])[], random: () => number): Uid[] {
  const cards = shown.slice();
  for (const { zone, n } of hidden) {
    const pool = zones[zone].slice();
    shuffleBy(pool, random);
    cards.push(...pool.slice(0, n));
  }
  return cards;
}
