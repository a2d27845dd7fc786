import { ZONE, type Design, type Rules } from '../content/rules.ts';
import { clearHolder } from '../state/holders.ts';
import type { GameState, Seat, Uid } from '../state/types.ts';
import { removeFrom } from './zones.ts';
import { push, scopeOf } from '../state/scope.ts';
import type { CardId } from '../effects/types.ts';
import { designsOf, emit } from '../events/emit.ts';
import { coveredBy, coverOf, uncover } from '../state/covers.ts';
import { guestsOn, hostOf, partGuests } from '../state/guests.ts';

export const CITY_SPACES = 15; // R-CITY-01

export function cityOf(g: Rules, s: GameState, seat: Seat): Uid[] {
  return s.zones[g.city[seat]];
}

export function designOf(g: Rules, s: GameState, uid: Uid): Design {
  return g.designs[s.cardOf[uid]];
}

/** The cards that have their place in the city, also those that no text sees. */
function placedIn(g: Rules, s: GameState, seat: Seat): readonly Uid[] {
  return [...s.zones[g.city[seat]], ...hiddenIn(g, s, seat)];
}

/** Those that no text sees. */
export function hiddenIn(g: Rules, s: GameState, seat: Seat): Uid[] {
  return g.within === null ? [] : g.within[seat].flatMap((zone) => s.zones[zone]);
}

/** Seat whose city holds the card, -1 if none does. */
export function ownerOf(g: Rules, s: GameState, uid: Uid): Seat {
  for (let seat = 0; seat < g.city.length; seat++) if (s.zones[g.city[seat]].includes(uid)) return seat;
  return -1;
}

export function isNamed(d: Design, id: CardId): boolean {
  return d.id === id || (d.names.length > 1 && d.names[1] === id);
}

export function findInCity(g: Rules, s: GameState, seat: Seat, id: CardId): Uid {
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) if (isNamed(g.designs[s.cardOf[city[i]]], id)) return city[i];
  return -1;
}

/** Spaces of a city, as if the cards `without` had left and `plus` had come. */
export function capacity(
  g: Rules,
  s: GameState,
  seat: Seat,
  plus: Design | null = null,
  without: Uid = -1,
  without2: Uid = -1,
): number {
  if (seat >= g.humans) return g.automas[seat]?.spaces ?? Infinity;
  if (!g.raises.spaces) return CITY_SPACES;
  let spaces = CITY_SPACES + (plus === null ? 0 : plus.spaces);
  if (g.ruledSpaces) spaces += g.raised(g, s, seat, 'spaces');
  if (!g.addsSpaces) return spaces;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++)
    if (city[i] !== without && city[i] !== without2) spaces += g.designs[s.cardOf[city[i]]].spaces;
  return spaces;
}

/** Spaces in use, as if the cards `without` had left and `plus` had come; shared spaces count once (R-CITY-05). */
export function spacesUsed(
  g: Rules,
  s: GameState,
  seat: Seat,
  plus: Design | null = null,
  without: Uid = -1,
  without2: Uid = -1,
): number {
  let used = 0;
  let paired = false;
  const free = g.standing.noSpace === null ? null : g.spared(g, s, seat);
  const plain = seat >= g.humans && g.automas[seat]?.ignoresText === true;
  const city = g.within === null ? s.zones[g.city[seat]] : placedIn(g, s, seat);
  for (let i = 0; i < city.length; i++) {
    const uid = city[i];
    if (uid === without || uid === without2) continue;
    const d = g.designs[s.cardOf[uid]];
    if ((plain || !d.noSpace) && (free === null || free[d.ix] === 0)) used++;
    if (d.group >= 0) paired = true;
  }
  if (plus) {
    if ((plain || !plus.noSpace) && (free === null || free[plus.ix] === 0)) used++;
    if (plus.group >= 0) paired = true;
  }
  if (plain) return used; // what saves spaces is text
  if (paired)
    for (let group = 0; group < g.groups; group++)
      used -= pairs(g, s, seat, group, plus, without, without2, free, city);
  if (g.stacks) used -= stacked(g, s, seat, plus, without, without2, free);
  if (s.slices.covers !== undefined) used -= coveredSpaces(g, s, seat, s.slices.covers, without, without2, free);
  return g.guests ? used + loneGuests(g, s, seat, plus, without, without2) : used;
}

/** Spaces saved by cards of the city that lie on another; some take none anyway. */
function coveredSpaces(
  g: Rules,
  s: GameState,
  seat: Seat,
  covers: readonly (readonly number[])[],
  without: Uid,
  without2: Uid,
  spared: Uint8Array | null,
): number {
  const stays = (uid: Uid): boolean => uid !== without && uid !== without2 && s.zones[g.city[seat]].includes(uid);
  const takesOne = (d: Design): boolean => !d.noSpace && (spared === null || spared[d.ix] === 0);
  let n = 0;
  for (const [card, cover] of covers)
    if (cover >= 0 && stays(card) && stays(cover) && takesOne(designOf(g, s, cover))) n++;
  return n;
}

/** Cards that lie on the space of a copy. */
function stacked(
  g: Rules,
  s: GameState,
  seat: Seat,
  plus: Design | null,
  without: Uid,
  without2: Uid,
  spared: Uint8Array | null,
): number {
  const city = s.zones[g.city[seat]];
  const kinds: Design[] = plus !== null && plus.stacks ? [plus] : [];
  let n = 0;
  for (let i = 0; i < city.length; i++) {
    const d = g.designs[s.cardOf[city[i]]];
    if (!d.stacks || city[i] === without || city[i] === without2) continue;
    if (spared !== null && spared[d.ix] === 1) continue;
    if (kinds.includes(d)) n++;
    else kinds.push(d);
  }
  return n;
}

/** Cards with nothing left to lie on; each takes a space of its own. */
function loneGuests(
  g: Rules,
  s: GameState,
  seat: Seat,
  plus: Design | null = null,
  without: Uid = -1,
  without2: Uid = -1,
): number {
  const cards = s.zones[g.city[seat]];
  let guests = plus !== null && plus.liesOn !== null;
  for (let i = 0; i < cards.length && !guests; i++)
    if (cards[i] !== without && cards[i] !== without2 && g.designs[s.cardOf[cards[i]]].liesOn !== null) guests = true;
  if (!guests) return 0;
  const city: Design[] = plus === null ? [] : [plus];
  for (const uid of cards) if (uid !== without && uid !== without2) city.push(designOf(g, s, uid));
  let lone = 0;
  for (const kind of new Set(city)) {
    if (kind.liesOn === null) continue;
    const hosts = city.filter((d) => kind.liesOn![d.ix] === 1).length;
    lone += Math.max(0, city.filter((d) => d === kind).length - hosts);
  }
  return lone;
}

/** Is there a card in the city for one more of this kind to lie on? */
export function hasHost(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): boolean {
  let hosts = 0;
  let guests = 0;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) {
    if (city[i] === without) continue;
    const ix = s.cardOf[city[i]];
    if (d.liesOn![ix] === 1) hosts++;
    if (ix === d.ix) guests++;
  }
  return guests < hosts;
}

/**
 * Shared spaces of a group: as many pairs as possible; none where card text is ignored (R-RUG-10). A partner that takes no
 * space anyway (`spared`) saves none (OQ-109).
 */
export function pairs(
  g: Rules,
  s: GameState,
  seat: Seat,
  group: number,
  plus: Design | null = null,
  without: Uid = -1,
  without2: Uid = -1,
  spared: Uint8Array | null = null,
  city: readonly Uid[] = s.zones[g.city[seat]],
): number {
  if (g.automas[seat]?.ignoresText) return 0;
  let a = 0;
  let b = 0;
  for (let i = 0; i < city.length; i++) {
    const uid = city[i];
    const d = g.designs[s.cardOf[uid]];
    if (d.group !== group || uid === without || uid === without2) continue;
    if (spared !== null && spared[d.ix] === 1) continue;
    if (d.side === 0) a++;
    else b++;
  }
  if (plus && plus.group === group && (spared === null || spared[plus.ix] === 0)) {
    if (plus.side === 0) a++;
    else b++;
  }
  return Math.min(a, b);
}

/** Is this very card one of a pair? The first cards of each side are, those of a smaller rank before others. */
export function isPaired(g: Rules, s: GameState, seat: Seat, uid: Uid, rank: (d: Design) => number = () => 0): boolean {
  const d = designOf(g, s, uid);
  if (d.group < 0) return false;
  let before = 0;
  let seen = false;
  for (const other of s.zones[g.city[seat]]) {
    const o = designOf(g, s, other);
    if (other === uid) seen = true;
    else if (o.group === d.group && o.side === d.side) {
      const first = o === d ? 0 : rank(o) - rank(d);
      if (first < 0 || (first === 0 && !seen)) before++;
    }
  }
  return before < pairs(g, s, seat, d.group);
}

/** Does the card share its space with another, whichever of the two allows it? */
export function sharesSpace(g: Rules, s: GameState, seat: Seat, uid: Uid): boolean {
  if (hostOf(s, uid) >= 0 || guestsOn(s, uid).length > 0 || isPaired(g, s, seat, uid)) return true;
  if (coveredBy(s, uid) >= 0 || coverOf(s, uid) >= 0) return true;
  const d = designOf(g, s, uid);
  return d.stacks && s.zones[g.city[seat]].some((other) => other !== uid && designOf(g, s, other) === d);
}

export function hasRoom(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1, without2: Uid = -1): boolean {
  if (d.noSpace && !g.automas[seat]?.ignoresText) return true;
  const limit = capacity(g, s, seat, d, without, without2);
  if (g.within === null && s.zones[g.city[seat]].length < limit) return true;
  if (g.standing.noSpace !== null && g.spared(g, s, seat)?.[d.ix] === 1) return true;
  return spacesUsed(g, s, seat, d, without, without2) <= limit;
}

/** A Unique card (or one that counts as it) may stand in a city only once (R-PLAY-07). */
export function breaksUnique(g: Rules, s: GameState, seat: Seat, d: Design, without: Uid = -1): boolean {
  if (!d.unique) return false;
  const city = g.within === null ? s.zones[g.city[seat]] : placedIn(g, s, seat);
  for (let i = 0; i < city.length; i++) {
    if (city[i] === without) continue;
    if (g.designs[s.cardOf[city[i]]].key === d.key) return true;
  }
  return false;
}

/** Has a card of the city taken the place of this one for good, so that no further copy is played there? */
export function isSupplanted(g: Rules, s: GameState, seat: Seat, d: Design): boolean {
  if (!g.supplants) return false;
  const city = s.zones[g.city[seat]];
  for (let i = 0; i < city.length; i++) {
    const other = g.designs[s.cardOf[city[i]]];
    if (other.supplants && other.key === d.key) return true;
  }
  return false;
}

/** Takes a card out of a city; what lay beneath it goes to the discard pile, and it goes where it is told. */
export function leaveCity(g: Rules, s: GameState, seat: Seat, uid: Uid): void {
  if (!removeFrom(s.zones[g.city[seat]], uid)) throw new Error(`card ${uid} is not in the city of seat ${seat}`);
  const d = designOf(g, s, uid);
  if (d.lasting) throw new Error(`${d.id} never leaves its city`);
  const freed = clearHolder(s, uid, d.visit?.permanent === true);
  s.zones[ZONE.discard].push(...freed);
  lineUpGuests(g, s, seat); // it may have been what others lay on, or have lain where another may now
}

/** Moves a card to another city as it stands, with all that is on it but for the cards that lie on its space. */
export function moveToCity(g: Rules, s: GameState, uid: Uid, from: Seat, to: Seat): void {
  if (!removeFrom(s.zones[g.city[from]], uid)) throw new Error(`card ${uid} is not in the city of seat ${from}`);
  partGuests(s, uid);
  uncover(s, uid);
  s.zones[g.city[to]].push(uid);
  lineUpGuests(g, s, to);
  lineUpGuests(g, s, from);
}

/** Cards of the city that lie on nothing look for a card to lie on. */
export function lineUpGuests(g: Rules, s: GameState, seat: Seat): void {
  if (!g.guests || g.automas[seat]?.ignoresText) return;
  for (const card of s.zones[g.city[seat]])
    if (designOf(g, s, card).liesOn !== null && hostOf(s, card) < 0)
      push(s, { do: 'layOn', card }, scopeOf(seat, card));
}

export function discardFromCity(g: Rules, s: GameState, seat: Seat, cards: readonly Uid[]): void {
  for (const uid of cards) {
    leaveCity(g, s, seat, uid);
    s.zones[ZONE.discard].push(uid);
  }
  if (g.sink && cards.length > 0) emit(g, { e: 'discarded', seat, from: 'city', cards, designs: designsOf(s, cards) });
}
