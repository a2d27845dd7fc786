import type { Rules } from '../content/rules.ts';
import { push, scopeOf } from '../state/scope.ts';
import type { Effect, RowName } from '../effects/types.ts';
import { seedState, shufflePart } from '../rng/rng.ts';
import { EMPTY_SPACE, WORKER, type CardIx, type GameState, type SeatState, type Slices } from '../state/types.ts';
import { filled, range, zeros } from '../state/vectors.ts';
import { settle } from './run.ts';

/** An empty table: all cards in the deck in table order, nothing dealt, nobody to act. */
export function emptyTable(g: Rules, rng: number[], cardOf: readonly number[]): GameState {
  return {
    format: 3,
    setup: g.setup,
    cardOf,
    rng,
    dice: [],
    reveals: 0,
    turn: 0,
    active: 0,
    zones: newZones(g),
    rows: newRows(g),
    seats: newSeats(g),
    occupied: zeros(g.cards),
    tokens: zeros(g.holders),
    goods: [],
    beneath: [],
    slices: newSlices(g),
    stack: [],
  };
}

function newZones(g: Rules): number[][] {
  const zones: number[][] = [];
  for (const { slots } of g.zones) zones.push(filled(slots, EMPTY_SPACE));
  for (const { zone, first, end } of g.decks) zones[zone] = range(end).slice(first);
  return zones;
}

/** The designs of all cards, each deck shuffled by itself. */
export function shuffledCards(g: Rules, rng: number[]): CardIx[] {
  const all = g.deckList.slice();
  for (let i = 0; i < g.decks.length; i++) shufflePart(rng, all, g.decks[i].first, g.decks[i].end);
  return all;
}

function newRows(g: Rules): number[][] {
  const rows: number[][] = [];
  for (const _ of g.rowNames) rows.push([]);
  return rows;
}

function newSeats(g: Rules): SeatState[] {
  const seats: SeatState[] = [];
  for (let seat = 0; seat < g.automas.length; seat++) seats.push(newSeat(g, seat));
  return seats;
}

function newSeat(g: Rules, seat: number): SeatState {
  const workers = g.automas[seat]?.workers ?? g.table.workers;
  const all = typeof workers === 'number' ? workers : workers.reduce((a, b) => a + b, 0);
  const start = typeof workers === 'number' ? 0 : workers[0];
  return {
    res: zeros(g.resources.length),
    points: 0,
    workers: workersAtStart(start, all),
    season: 0,
    passed: false,
  };
}

function workersAtStart(start: number, all: number): number[] {
  const list: number[] = [];
  for (let w = 0; w < all; w++) list.push(w < start ? WORKER.home : WORKER.waiting);
  return list;
}

function newSlices(g: Rules): Partial<Slices> {
  const slices: Record<string, unknown> = {};
  for (const { id, def } of g.slices) slices[id] = def.init(g);
  return slices;
}

/** The set-up in its order: stages that somebody may react to, and what is done between them. */
const SET_UP: readonly Effect[] = [
  { do: 'layTiles' },
  { do: 'stage', to: 'choosing' },
  { do: 'stage', to: 'deckBuilt' },
  { do: 'layBoard' },
  { do: 'stage', to: 'boardLaid' },
  { do: 'stage', to: 'seated' },
  { do: 'dealHands' },
  { do: 'stage', to: 'dealt' },
  { do: 'stage', to: 'starting' },
  { do: 'beginTurn' },
];

/**
 * Sets the game up from its seed and goes to the first decision, which may be one of the set-up; `dice` are rolled before
 * any that the seed gives. Nobody looks into the deck before it is laid out from, so that it may be shuffled first of all.
 */
export function startGame(g: Rules, seed: string, dice: readonly number[] = []): GameState {
  const rng = seedState(seed);
  const cardOf = shuffledCards(g, rng);
  const s = emptyTable(g, rng, cardOf);
  s.dice = dice.slice();
  for (let i = SET_UP.length - 1; i >= 0; i--) {
    const step = SET_UP[i];
    if (step.do === 'stage' && g.awaits[step.to] === null) continue;
    if (step.do === 'layTiles' && !dealsTiles(g)) continue;
    push(s, step, scopeOf(s.active));
  }
  settle(g, s);
  return s;
}

function dealsTiles(g: Rules): boolean {
  return g.zones.some(({ rows, dealt }) => rows.length > 0 && dealt !== 0);
}

/** Is the row laid out when the table is set up? */
export function isLaid(g: Rules, row: RowName): boolean {
  return g.laid[g.rowIx[row]] !== null;
}
