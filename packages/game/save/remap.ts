import type { GameState, Rules, Task } from '@everdell/engine';
import { SaveError } from './error.ts';
import { tablesOf, type Tables } from './types.ts';

/** By old number: the new one. */
type Renumbering = readonly number[];

export function sameTables(g: Rules, from: Tables): boolean {
  const to = tablesOf(g);
  return (Object.keys(to) as (keyof Tables)[]).every((name) => to[name].join() === from[name].join());
}

/**
 * The state in the numbers of these rules, when cards and places are the same but stand in another order. What is not
 * of the expected shape is left for `checkState` to refuse.
 */
export function remapState(g: Rules, from: Tables, state: GameState): GameState {
  const to = tablesOf(g);
  for (const name of ['zones', 'rows', 'resources'] as const)
    if (to[name].join() !== from[name].join()) throw otherContent(name);
  const design = renumbering('cards', from.designs, to.designs);
  const place = renumbering('places', from.places, to.places);
  const holder = (n: number): number => (n >= g.cards ? g.cards + place[n - g.cards] : n);
  const firstIsHolder = (entry: readonly number[]): readonly number[] =>
    each(entry, (n, i) => (i === 0 ? holder(n) : n));
  return {
    ...state,
    cardOf: each(state.cardOf, (ix) => design[ix]),
    zones: each(state.zones, (zone) => each(zone, holder)),
    rows: each(state.rows, (row) => each(row, holder)),
    seats: each(state.seats, (seat) => ({
      ...seat,
      workers: each(seat?.workers, holder),
      events: each(seat?.events, holder),
    })),
    tokens: moved(g, state.tokens, holder),
    goods: each(state.goods, firstIsHolder),
    beneath: each(state.beneath, firstIsHolder),
    slices: remapSlices(g, state.slices, holder),
    stack: each(state.stack, (task) => remapTask(task, holder)),
  };
}

function remapSlices(g: Rules, slices: GameState['slices'], holder: (n: number) => number): GameState['slices'] {
  const all = { ...slices } as Record<string, unknown>;
  for (const { id, def } of g.slices)
    if (def.renumber !== undefined && all[id] !== undefined) all[id] = def.renumber(all[id], holder);
  return all;
}

function otherContent(what: string): SaveError {
  return new SaveError(
    'other-content',
    `the game was saved with other ${what}. Use the version of the program it is from.`,
  );
}

function renumbering(what: string, from: readonly string[], to: readonly string[]): Renumbering {
  const numbers = from.map((id) => to.indexOf(id));
  if (from.length !== to.length || new Set(numbers).size !== to.length || numbers.includes(-1))
    throw otherContent(what);
  return numbers;
}

function each<T>(items: readonly T[], change: (item: T, index: number) => T): T[] {
  return Array.isArray(items) ? (items as T[]).map(change) : (items as T[]);
}

function moved(g: Rules, tokens: readonly number[], holder: (n: number) => number): number[] {
  if (!Array.isArray(tokens) || tokens.length !== g.cards + g.places.length) return tokens as number[];
  const there = tokens.slice() as number[];
  tokens.forEach((n: number, old) => (there[holder(old)] = n));
  return there;
}

/** The only holder in pending work: what the effect comes from. */
function remapTask(task: Task, holder: (n: number) => number): Task {
  return { effect: remapEffect(task?.effect, holder), scope: { ...task?.scope, src: holder(task?.scope?.src) } };
}

/** Steps that wait for an answer and name places; those with a figure or a place never wait. */
function remapEffect(effect: Task['effect'], holder: (n: number) => number): Task['effect'] {
  if (effect?.do === 'copyPlace' && effect.except !== undefined)
    return { ...effect, except: each(effect.except, holder) };
  return effect?.do === 'relocate' ? { ...effect, from: holder(effect.from) } : effect;
}
