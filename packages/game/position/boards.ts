import { EMPTY_SPACE, isLaid, ZONE, type Holder, type RowName, type Uid } from '@everdell/engine';
import {
  asList,
  asMap,
  asNumberIn,
  CLEARINGS,
  clearingNamed,
  placeNamed,
  refuse,
  takeCard,
  type Fields,
  type Table,
} from '@everdell/sets';
import { layDisplays, layMeadow } from './displays.ts';
import { spareDull, toDeck } from './fillers.ts';

function cardsOf(t: Table, given: unknown, path: string): Uid[] {
  return asList(given, path).map((id, i) => takeCard(t, id, `${path}[${i}]`));
}

/** Displays, deck and discard pile; call it last, since it uses up all cards. */
export function layPiles(t: Table, given: Fields): void {
  const { s } = t;
  if (given['discardTop'] !== undefined && given['discardAll'] !== undefined)
    refuse('discardTop', 'stands beside discardAll, which says it all');
  if (given['deckTop'] !== undefined && given['deckAll'] !== undefined)
    refuse('deckTop', 'stands beside deckAll, which says it all');
  const piles = given['discardAll'] === undefined ? 'discardTop' : 'discardAll';
  s.zones[ZONE.discard] = cardsOf(t, given[piles], piles).reverse();
  const complete = given['deckAll'] !== undefined;
  const deck = complete ? cardsOf(t, given['deckAll'], 'deckAll') : cardsOf(t, given['deckTop'], 'deckTop');
  layMeadow(t, given['meadow'], complete && deck.length === 0);
  layDisplays(t, given);
  toDeck(t, deck, complete);
}

/** Locations, Forest cards and Events on the boards; seats have been laid out before. */
export function layRows(t: Table, given: Fields, inUse: readonly Holder[], avoid: number): void {
  const { g, s } = t;
  const owned = g.zones.flatMap(({ rows }, z) => (rows.length > 0 ? s.zones[z].filter((tile) => tile >= 0) : []));
  g.rowNames.forEach((name, row) => {
    if (!isLaid(g, name)) return;
    const places = g.laid[row] ?? [];
    if (name === 'forest') s.rows[row] = forestRow(t, given, inUse, avoid, owned);
    else if (name === 'specialEvents') s.rows[row] = eventRow(t, given, owned);
    else s.rows[row] = places.filter((place) => !owned.includes(place));
  });
}

function eventRow(t: Table, given: Fields, owned: readonly Holder[]): Holder[] {
  const row: RowName = 'specialEvents';
  const listed = asList(given[row], row).map((id, i) => placeNamed(t, id, `${row}[${i}]`, row));
  const twice = listed.find((event, i) => owned.includes(event) || listed.indexOf(event) < i);
  if (twice !== undefined) refuse(row, `${t.g.places[twice - t.g.cards].id} is in play twice`);
  const taken = owned.filter((event) => t.g.places[event - t.g.cards].row === t.g.rowIx[row]);
  const known = [...listed, ...askedFor(t, row, [...listed, ...taken], listed.length)];
  const missing = Math.max(0, t.g.table.specialEvents - taken.length - known.length);
  return [...known, ...spareDull(t, row, [...known, ...taken]).slice(0, missing)];
}

/** What the steps of the case ask for and the case does not list; nothing if it lists several others. */
function askedFor(t: Table, row: RowName, taken: readonly Holder[], listed: number): Holder[] {
  if (listed > 1) return [];
  const places = [...new Set(t.asked)].flatMap((id) => t.g.placeById.get(id) ?? []);
  return places.filter(({ row: r, ix }) => r === t.g.rowIx[row] && !taken.includes(ix)).map(({ ix }) => ix);
}

/** The clearing to `avoid` is filled last: somebody stands there. */
function forestRow(
  t: Table,
  given: Fields,
  inUse: readonly Holder[],
  avoid: number,
  owned: readonly Holder[],
): Holder[] {
  const { clearings } = t.g.table;
  const row: Holder[] = CLEARINGS.map(() => EMPTY_SPACE);
  for (const [name, id] of Object.entries(asMap(given['forestAt'] ?? {}, 'forestAt'))) {
    const clearing = clearingNamed(name);
    if (clearing < 0) refuse(`forestAt.${name}`, `must be one of ${CLEARINGS.join(', ')}`);
    if (row[clearing] !== EMPTY_SPACE) refuse(`forestAt.${name}`, 'is there twice');
    row[clearing] = placeNamed(t, id, `forestAt.${name}`, 'forest');
  }
  const listed = asList(given['forest'], 'forest').map((id, i) => placeNamed(t, id, `forest[${i}]`, 'forest'));
  const isClearing = (holder: Holder): boolean =>
    t.g.places[holder - t.g.cards]?.row === t.g.rowIx.forest && !owned.includes(holder);
  const standing = inUse.filter(isClearing);
  const lies = row.filter((card) => card !== EMPTY_SPACE);
  const asked = askedFor(t, 'forest', [...owned, ...lies], listed.length + lies.length);
  const wanted = [...new Set([...listed, ...standing, ...asked])].filter((card) => !row.includes(card));
  const filler = spareDull(t, 'forest', [...row, ...wanted, ...owned]);
  // With three cards the bottom right clearing stays empty (R-SETUP-03), unless the case puts one there.
  const order = clearings < CLEARINGS.length ? [0, 1, 3, 2] : [0, 1, 2, 3];
  const free = order.filter((i) => row[i] === EMPTY_SPACE);
  free.sort((a, b) => Number(a === avoid) - Number(b === avoid));
  if (clearings < CLEARINGS.length && wanted.length < free.length)
    free.splice(free.indexOf(2), free.includes(2) ? 1 : 0);
  if (wanted.length > free.length) refuse('forest', `lists more cards than there are clearings`);
  for (const clearing of free) row[clearing] = wanted.shift() ?? filler.shift() ?? EMPTY_SPACE;
  return row;
}

/** Die results that are fixed for the coming rolls. */
export function asDice(given: unknown): number[] {
  return asList(given, 'dice').map((value, i) => asNumberIn(value, `dice[${i}]`, 1, 12));
}
