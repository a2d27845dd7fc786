import { ZONE, placeAt, type Rules } from '../content/rules.ts';
import { push, scopeOf } from '../state/scope.ts';
import type { RowName } from '../effects/types.ts';
import { below, seedState, shuffle, shufflePart } from '../rng/rng.ts';
import {
  EMPTY_SPACE,
  WORKER,
  type CardIx,
  type GameState,
  type Holder,
  type SeatState,
  type Slices,
} from '../state/types.ts';
import { filled, range, zeros } from '../state/vectors.ts';
import { refill } from '../zones/displays.ts';
import { drawCards } from '../zones/zones.ts';
import { happen } from '../flow/happenings.ts';
import { settle } from './run.ts';

const CLEARINGS = 4;

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
  const { workers } = g.table;
  const automa = g.automas[seat];
  const all = automa ? automa.workers : workers.reduce((a, b) => a + b, 0);
  const start = automa ? automa.workers : workers[0];
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

/** Sets the game up from its seed and goes to the first decision; `dice` are rolled before any that the seed gives. */
export function startGame(g: Rules, seed: string, dice: readonly number[] = []): GameState {
  const rng = seedState(seed);
  const cardOf = shuffledCards(g, rng);
  const s = emptyTable(g, rng, cardOf);
  s.dice = dice.slice();
  layRows(g, s);
  refill(g, s, ZONE.meadow);
  layDisplays(g, s);
  const first = firstSeat(g, s);
  for (let i = 0; i < g.humans; i++) {
    const seat = (first + i) % g.humans;
    drawCards(g, s, seat, g.table.startingHands[i]);
  }
  dealSmallDecks(g, s);
  push(s, { do: 'beginTurn' }, scopeOf(first));
  happen(g, s, 'starting', first);
  settle(g, s);
  return s;
}

/** A pile of tiles from which a display is filled holds all of them, shuffled, before the display is. */
function layDisplays(g: Rules, s: GameState): void {
  for (const display of g.displays) {
    const { rows, refill: how } = g.zones[display];
    if (rows.length > 0 && how !== null) {
      const pile = g.places.filter((place) => rows.includes(place.row)).map(({ ix }) => ix);
      shuffle(s.rng, pile);
      s.zones[how.from] = pile;
    }
    refill(g, s, display);
  }
}

/** What is not dealt stays where it lies, out of the game. */
function dealSmallDecks(g: Rules, s: GameState): void {
  g.zones.forEach(({ owner, deck, dealt }, z) => {
    if (dealt > 0 && owner < g.humans) s.zones[z] = s.zones[g.decks[deck].zone].splice(-dealt);
  });
}

function firstSeat(g: Rules, s: GameState): number {
  const chosen = g.options['firstPlayer'];
  return typeof chosen === 'number' ? chosen : below(s.rng, g.humans); // OQ-46
}

/** Lays out the places of every row: Forest cards and special Events at random, all others as they are. */
function layRows(g: Rules, s: GameState): void {
  for (let row = 0; row < g.rowNames.length; row++) {
    const laid = g.laid[row];
    if (laid === null) continue;
    const name = g.rowNames[row];
    s.rows[row] = laid;
    if (name === 'forest') s.rows[row] = layForest(g, s, laid.slice());
    if (name === 'specialEvents') s.rows[row] = dealt(g, s, name, laid.slice(), g.table.specialEvents);
  }
}

/** Is the row laid out when the table is set up? */
export function isLaid(g: Rules, row: RowName): boolean {
  return g.laid[g.rowIx[row]] !== null;
}

function dealt(g: Rules, s: GameState, row: RowName, places: Holder[], n: number): Holder[] {
  const sure: Holder[] = [];
  let pool = places;
  for (const m of g.modules) {
    const deal = m.deals?.(g.options)[row];
    if (deal === undefined) continue;
    const own = pool.filter((place) => placeAt(g, place).set === m.id);
    shuffle(s.rng, own);
    pool = pool.filter((place) => !own.includes(place));
    const { atLeast = 0, atMost = own.length } = deal;
    sure.push(...own.slice(0, atLeast));
    pool.push(...own.slice(atLeast, atMost));
  }
  shuffle(s.rng, pool);
  if (sure.length === 0) return pool.slice(0, n);
  const all = [...sure, ...pool].slice(0, n);
  shuffle(s.rng, all);
  return all;
}

/** Clearings clockwise from the top left; with three cards the bottom right one stays empty (R-SETUP-03). */
function layForest(g: Rules, s: GameState, places: Holder[]): Holder[] {
  const n = g.table.clearings;
  const cards = dealt(g, s, 'forest', places, n);
  if (n < CLEARINGS) cards.splice(2, 0, EMPTY_SPACE);
  return cards;
}
