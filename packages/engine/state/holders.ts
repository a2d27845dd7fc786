import type { Rules } from '../content/rules.ts';
import { uncover } from './covers.ts';
import { driftFigures, moveFigures } from './figures.ts';
import { partGuests } from './guests.ts';
import { loseMarks } from './marks.ts';
import { replaced, withAlso, zeros } from './vectors.ts';
import { WORKER, type GameState, type Holder, type Seat, type Uid } from './types.ts';

/** What lies or stands on cards and places: goods, cards beneath, workers. */

type Entries = readonly (readonly number[])[];

function entryOf(list: Entries, holder: Holder): readonly number[] | undefined {
  for (let i = 0; i < list.length; i++) if (list[i][0] === holder) return list[i];
  return undefined;
}

/** The list with another entry in the place of one, or behind the others. */
function withEntry(list: Entries, entry: readonly number[]): Entries {
  const copy = list.slice();
  for (let i = 0; i < copy.length; i++)
    if (copy[i][0] === entry[0]) {
      copy[i] = entry;
      return copy;
    }
  copy.push(entry);
  return copy;
}

function withoutEntry(list: Entries, holder: Holder): Entries {
  return list.filter((entry) => entry[0] !== holder);
}

export function setTokens(s: GameState, holder: Holder, n: number): void {
  if (s.tokens[holder] !== n) s.tokens = replaced(s.tokens, holder, n);
}

export function setOccupied(s: GameState, uid: Uid, n: number): void {
  if (s.occupied[uid] !== n) s.occupied = replaced(s.occupied, uid, n);
}

export function goodsOn(s: GameState, holder: Holder, resource: number): number {
  return entryOf(s.goods, holder)?.[1 + resource] ?? 0;
}

export function hasGoods(s: GameState, holder: Holder): boolean {
  return entryOf(s.goods, holder) !== undefined;
}

export function addGoods(g: Rules, s: GameState, holder: Holder, goods: readonly number[]): void {
  const entry = entryOf(s.goods, holder)?.slice() ?? zeros(1 + g.resources.length);
  entry[0] = holder;
  for (let r = 0; r < goods.length; r++) entry[1 + r] += goods[r];
  s.goods = withEntry(s.goods, entry);
}

/** Removes and returns everything stored on a holder. */
export function takeGoods(s: GameState, holder: Holder): number[] {
  const entry = entryOf(s.goods, holder);
  if (!entry) return [];
  s.goods = withoutEntry(s.goods, holder);
  return entry.slice(1);
}

export function beneath(s: GameState, holder: Holder): readonly Uid[] {
  return entryOf(s.beneath, holder)?.slice(1) ?? [];
}

export function countBeneath(s: GameState, holder: Holder): number {
  const entry = entryOf(s.beneath, holder);
  return entry ? entry.length - 1 : 0;
}

export function putBeneath(s: GameState, holder: Holder, uid: Uid): void {
  s.beneath = withEntry(s.beneath, withAlso(entryOf(s.beneath, holder) ?? [holder], uid));
}

export function takeBeneath(s: GameState, holder: Holder): Uid[] {
  const entry = entryOf(s.beneath, holder);
  if (!entry) return [];
  s.beneath = withoutEntry(s.beneath, holder);
  return entry.slice(1);
}

export function workersOn(s: GameState, holder: Holder): number {
  let n = 0;
  for (let seat = 0; seat < s.seats.length; seat++) {
    const { workers } = s.seats[seat];
    for (let w = 0; w < workers.length; w++) if (workers[w] === holder) n++;
  }
  return n;
}

export function hasWorkerOn(s: GameState, seat: Seat, holder: Holder): boolean {
  return s.seats[seat].workers.includes(holder);
}

export function freeWorkers(s: GameState, seat: Seat): number {
  let n = 0;
  for (const at of s.seats[seat].workers) if (at === WORKER.home) n++;
  return n;
}

export function allDeployed(s: GameState, seat: Seat): boolean {
  return !s.seats[seat].workers.includes(WORKER.home);
}

/** A city card leaves: what lies on it is lost, permanent workers too; others stay deployed nowhere (R-WORK-11, R-WORK-12). */
export function clearHolder(s: GameState, holder: Holder, permanent: boolean): Uid[] {
  takeGoods(s, holder);
  setTokens(s, holder, 0);
  if (holder < s.occupied.length) setOccupied(s, holder, 0);
  for (const seat of s.seats)
    for (let w = 0; w < seat.workers.length; w++)
      if (seat.workers[w] === holder) seat.workers[w] = permanent ? WORKER.gone : WORKER.adrift;
  driftFigures(s, holder);
  partGuests(s, holder);
  uncover(s, holder);
  loseMarks(s, holder);
  return takeBeneath(s, holder);
}

/** A card takes another's place: the occupied token and whoever stands there go over, and nothing else. */
export function moveOccupants(s: GameState, from: Uid, to: Uid): void {
  setOccupied(s, to, s.occupied[from]);
  setOccupied(s, from, 0);
  for (const seat of s.seats)
    for (let w = 0; w < seat.workers.length; w++) if (seat.workers[w] === from) seat.workers[w] = to;
  moveFigures(s, from, to);
}
