import { isSlot, ZONE, type Rules } from '../content/rules.ts';
import { designsOf, emit } from '../events/emit.ts';
import { EMPTY_SPACE, type GameState, type Holder, type Seat, type Uid } from '../state/types.ts';
import { range } from '../state/vectors.ts';
import { popPile } from './piles.ts';

/** Displays: zones with slots. What is taken out leaves its slot empty until the display is refilled. */

/** Does somebody else stand there who keeps others from it (R-RUG-19, R-RUG-20)? */
export function isShut(g: Rules, s: GameState, slot: Holder, to: Seat = -1): boolean {
  if (g.guards === null) return false;
  for (const seat of g.guards) if (seat !== to && s.seats[seat].workers.includes(slot)) return true;
  return false;
}

/** What can be played, drawn or discarded out of a display: by players, or by a seat that may be an automa's. */
export function reachable(g: Rules, s: GameState, display: number, by: Seat = -1): Holder[] {
  const lies = s.zones[display];
  const { firstSlot } = g.zones[display];
  const found: Holder[] = [];
  for (let i = 0; i < lies.length; i++) if (lies[i] >= 0 && !isShut(g, s, firstSlot + i, by)) found.push(lies[i]);
  return found;
}

/** Takes the first one within reach; -1 if there is none. */
export function takeFirst(g: Rules, s: GameState, display: number): Uid {
  const [first = -1] = reachable(g, s, display);
  if (first >= 0) emptySlot(s, display, first);
  return first;
}

/** Takes it out of its slot. */
export function emptySlot(s: GameState, display: number, item: Holder): void {
  const at = s.zones[display].indexOf(item);
  if (at < 0) throw new Error(`${item} is not in the display ${display}`);
  s.zones[display][at] = EMPTY_SPACE;
}

/** Does a figure stand there that leaves no room for anything else? */
export function isKeptEmpty(g: Rules, s: GameState, slot: Holder): boolean {
  if (g.keepers === null) return false;
  return g.keepers.some((figure) => s.slices.figures?.some((own) => own[figure] === slot));
}

/** Fills every empty slot that may be filled, as far as there is something to fill it with. */
export function refill(g: Rules, s: GameState, display: number): void {
  const lies = s.zones[display];
  if (!lies.includes(EMPTY_SPACE)) return; // as at most ends of turns
  const { id, rows, firstSlot, refill: how } = g.zones[display];
  if (how === null) return;
  for (let i = 0; i < lies.length; i++) {
    if (lies[i] !== EMPTY_SPACE || isKeptEmpty(g, s, firstSlot + i)) continue;
    const item = g.skips.refills ? nextLaid(g, s, display) : popPile(g, s, how.from, how.recycles);
    if (item < 0) return;
    lies[i] = item;
    if (!g.sink) continue;
    if (rows.length === 0) emit(g, { e: 'refilled', into: id, space: i, cards: [item], designs: designsOf(s, [item]) });
    else emit(g, { e: 'laidOut', place: item, slot: firstSlot + i });
  }
}

/** The next one that may be laid there; all others are discarded. It ends where none of all may be. */
function nextLaid(g: Rules, s: GameState, display: number): Holder {
  const { from, recycles } = g.zones[display].refill!;
  let left = 2 * s.zones[from].length + (recycles < 0 ? 0 : s.zones[recycles].length);
  for (; left > 0; left--) {
    const item = popPile(g, s, from, recycles);
    if (item < 0 || recycles < 0 || g.isLaidInto(g, s, display, item)) return item;
    s.zones[recycles].push(item);
    if (g.sink)
      emit(g, { e: 'discarded', seat: s.active, from: g.zones[from].id, cards: [item], designs: designsOf(s, [item]) });
  }
  return -1;
}

/** All that are not told when. */
export function refillAtOnce(g: Rules, s: GameState): void {
  refill(g, s, ZONE.meadow);
  for (let i = 0; i < g.displays.length; i++) if (g.zones[g.displays[i]].refill?.atOnce) refill(g, s, g.displays[i]);
}

/** The slots of a display, clockwise: of two rows the second goes back (R-NW-PREP-10). */
export function slotsRound(g: Rules, display: number): Holder[] {
  const { firstSlot, slots, columns } = g.zones[display];
  const all = range(slots).map((i) => firstSlot + i);
  return slots === 2 * columns ? [...all.slice(0, columns), ...all.slice(columns).reverse()] : all;
}

/** Do the slots lie beside each other, diagonally too? */
export function areAdjacent(g: Rules, one: Holder, other: Holder): boolean {
  const display = one < 0 || other < 0 || one === other ? -1 : displayOf(g, one);
  if (display < 0 || display !== displayOf(g, other)) return false;
  const { firstSlot, columns } = g.zones[display];
  const [a, b] = [one - firstSlot, other - firstSlot];
  const rows = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return rows <= 1 && Math.abs((a % columns) - (b % columns)) <= 1;
}

/** The same, but not diagonally. */
export function areSideBySide(g: Rules, one: Holder, other: Holder): boolean {
  if (!areAdjacent(g, one, other)) return false;
  const { firstSlot, columns } = g.zones[displayOf(g, one)];
  const [a, b] = [one - firstSlot, other - firstSlot];
  return a % columns === b % columns || Math.floor(a / columns) === Math.floor(b / columns);
}

/** The display that a slot belongs to. */
export function displayOf(g: Rules, slot: Holder): number {
  return g.zones.findIndex(({ slots, firstSlot }) => slot >= firstSlot && slot < firstSlot + slots);
}

/** "meadow:1"; of a display of a seat "stormvale:0:1". */
export function slotName(g: Rules, slot: Holder): string {
  const { id, owner, firstSlot } = g.zones[displayOf(g, slot)];
  return `${owner < 0 ? id : `${id}:${owner}`}:${slot - firstSlot + 1}`;
}

/** Of the slot that it is or lies in, from 1; 0 = none. */
export function slotNumber(g: Rules, s: GameState, item: Holder): number {
  if (isSlot(g, item)) return 1 + item - g.zones[displayOf(g, item)].firstSlot;
  const inMeadow = s.zones[ZONE.meadow].indexOf(item);
  if (inMeadow >= 0) return 1 + inMeadow;
  for (const display of g.displays) {
    const at = s.zones[display].indexOf(item);
    if (at >= 0) return 1 + at;
  }
  return 0;
}

/** The slot that something lies in, or that it is; -1 = none. */
export function slotOf(g: Rules, s: GameState, item: Holder): Holder {
  if (isSlot(g, item)) return item;
  const inMeadow = s.zones[ZONE.meadow].indexOf(item);
  if (inMeadow >= 0) return g.zones[ZONE.meadow].firstSlot + inMeadow;
  for (const display of g.displays) {
    const at = s.zones[display].indexOf(item);
    if (at >= 0) return g.zones[display].firstSlot + at;
  }
  return -1;
}
