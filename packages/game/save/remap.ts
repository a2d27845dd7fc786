import { EMPTY_SPACE, renumberEffect, type GameState, type Renumbering, type Rules, type Task } from '@everdell/engine';
import { SaveError } from './error.ts';
import { tablesOf, type Tables } from './types.ts';

export function sameTables(g: Rules, from: Tables): boolean {
  const to = tablesOf(g);
  return (Object.keys(to) as (keyof Tables)[]).every((name) => to[name].join() === from[name].join());
}

/**
 * The state in the numbers of these rules. Everything is found again by its name: tables may stand in another order and
 * have grown, and what is new is empty; what was in use must still be there. What is not of the expected shape is left for
 * `checkState` to refuse.
 */
export function remapState(g: Rules, from: Tables, state: GameState): GameState {
  const to = tablesOf(g);
  const design = numbersOf('cards', from.designs, to.designs);
  const place = numbersOf('places', from.places, to.places);
  const resource = numbersOf('resources', from.resources, to.resources);
  const zone = to.zones.map((name) => from.zones.indexOf(name));
  const row = to.rows.map((name) => from.rows.indexOf(name));
  noneLost('zones', state.zones, zone);
  noneLost('rows', state.rows, row);
  const cards = Array.isArray(state.cardOf) ? state.cardOf.length : 0;
  const slot = numbersOf('displays', from.slots, to.slots);
  const firstSlot = cards + from.places.length;
  const holder = (n: number): number => {
    if (n < cards) return n;
    return n < firstSlot ? cards + place[n - cards] : g.firstSlot + slot[n - firstSlot];
  };
  const by: Renumbering = {
    holder,
    zone: (n) => zone.indexOf(n),
    goods: (goods) => moved(goods, (r) => resource[r], to.resources.length),
  };
  const firstIsHolder = ([holder, ...cardsBeneath]: number[]): number[] => [by.holder(holder), ...cardsBeneath];
  return {
    ...state,
    cardOf: each(state.cardOf, (ix) => design[ix]),
    zones: zone.map((old, z) => each(state.zones?.[old] ?? emptySlots(g, z), by.holder)),
    rows: row.map((old) => each(state.rows?.[old] ?? [], by.holder)),
    seats: each(state.seats, (seat) => ({
      ...seat,
      res: [...by.goods(seat?.res)],
      workers: each(seat?.workers, by.holder),
    })),
    tokens: moved(state.tokens, by.holder, g.holders),
    goods: each(state.goods, ([holder, ...goods]) => [by.holder(holder), ...by.goods(goods)]),
    beneath: each(state.beneath, (entry) => firstIsHolder(entry as number[])),
    slices: remapSlices(g, state.slices, by.holder),
    stack: each(state.stack, (task) => remapTask(g, task, by)),
  };
}

/** A display that was not there yet. */
function emptySlots(g: Rules, zone: number): number[] {
  return new Array<number>(g.zones[zone].slots).fill(EMPTY_SPACE);
}

/** Those that the state does not have yet are as in a new game. */
function remapSlices(g: Rules, slices: GameState['slices'], holder: (n: number) => number): GameState['slices'] {
  const all = { ...slices } as Record<string, unknown>;
  for (const { id, def } of g.slices) {
    if (all[id] === undefined) all[id] = def.init(g);
    else if (def.renumber !== undefined) all[id] = def.renumber(all[id], holder, g);
  }
  return all;
}

function otherContent(what: string): SaveError {
  return new SaveError(
    'other-content',
    `the game was saved with other ${what}. Use the version of the program it is from.`,
  );
}

/** By old number: the new one. */
function numbersOf(what: string, from: readonly string[], to: readonly string[]): readonly number[] {
  const numbers = from.map((id) => to.indexOf(id));
  if (numbers.includes(-1) || new Set(numbers).size !== numbers.length) throw otherContent(what);
  return numbers;
}

/** What is no longer there must have been empty. */
function noneLost(what: string, lists: readonly (readonly number[])[], kept: readonly number[]): void {
  if (!Array.isArray(lists)) return;
  if (lists.some((list, old) => !kept.includes(old) && list?.length !== 0)) throw otherContent(what);
}

function each<T>(items: readonly T[], change: (item: T, index: number) => T): T[] {
  return Array.isArray(items) ? (items as T[]).map(change) : (items as T[]);
}

/** A list by number in other numbers; 0 where nothing was. */
function moved(list: readonly number[], number: (n: number) => number, length: number): number[] {
  if (!Array.isArray(list)) return list as number[];
  const there = new Array<number>(length).fill(0);
  list.forEach((n: number, old) => (there[number(old)] = n));
  return there;
}

function remapTask(g: Rules, task: Task, by: Renumbering): Task {
  return {
    effect: renumberEffect(g, task?.effect, by),
    scope: { ...task?.scope, src: by.holder(task?.scope?.src), cards: remapBound(task?.scope?.cards, by) },
  };
}

/** What is bound to variables may be places. */
function remapBound(bound: Task['scope']['cards'], by: Renumbering): Task['scope']['cards'] {
  if (typeof bound !== 'object' || bound === null) return bound;
  return Object.fromEntries(Object.entries(bound).map(([name, list]) => [name, each(list, by.holder)]));
}
