import {
  BARE_SPACE,
  EMPTY_SPACE,
  isWholeRow,
  placeAt,
  RNG_WORDS,
  WORKER,
  ZONE,
  type DeckInfo,
  type GameState,
  type Rules,
  type Task,
} from '@everdell/engine';
import type { Game } from '../game.ts';
import { damaged, SaveError } from './error.ts';
import { flag, isObject, list, object, shown, whole, wholes, WORD, type Json } from './read.ts';

const MOST = 1_000_000;

/** A state out of unchecked JSON that the rules can go on from. */
export function checkState(game: Game, value: unknown): GameState {
  const g = game.rules;
  const s = object(value, 'state');
  const seats = g.automas.length;
  const state: GameState = {
    format: whole(s['format'], 'state.format', 3, 3) as 3,
    setup: game.setup,
    cardOf: checkDesigns(g, s['cardOf']),
    rng: readRng(s['rng']),
    dice: wholes(s['dice'], 'state.dice', 1, 100),
    reveals: whole(s['reveals'], 'state.reveals'),
    turn: whole(s['turn'], 'state.turn'),
    active: whole(s['active'], 'state.active', 0, seats - 1),
    zones: list(s['zones'], 'state.zones', g.zones.length).map((z, i) => readZone(g, z, i)),
    rows: list(s['rows'], 'state.rows', g.rowNames.length).map((row, i) => readRow(g, row, i)),
    seats: list(s['seats'], 'state.seats', seats).map((seat, i) => readSeat(g, seat, `state.seats[${i}]`)),
    occupied: wholes(s['occupied'], 'state.occupied', 0, 1, g.cards),
    tokens: wholes(s['tokens'], 'state.tokens', 0, MOST, g.holders),
    goods: list(s['goods'], 'state.goods').map((entry, i) => readGoods(g, entry, `state.goods[${i}]`)),
    beneath: list(s['beneath'], 'state.beneath').map((entry, i) => readBeneath(g, entry, `state.beneath[${i}]`)),
    slices: checkSlices(game, s['slices']),
    stack: list(s['stack'], 'state.stack').map((task, i) => readTask(g, task, `state.stack[${i}]`)),
  };
  checkEveryCardOnce(g, state);
  checkPlayable(game, state);
  return state;
}

/** The key, and how many words were drawn. */
function readRng(value: unknown): number[] {
  const rng = wholes(value, 'state.rng', WORD.from, WORD.to, RNG_WORDS);
  whole(rng.at(-1), `state.rng[${RNG_WORDS - 1}]`, 0, WORD.to);
  return rng;
}

function checkDesigns(g: Rules, value: unknown): number[] {
  const cardOf = wholes(value, 'state.cardOf', 0, g.designs.length - 1);
  const copies = (cards: readonly number[]): string =>
    cards
      .slice()
      .sort((a, b) => a - b)
      .join();
  const isWhole = ({ first, end }: DeckInfo): boolean =>
    copies(cardOf.slice(first, end)) === copies(g.deckList.slice(first, end));
  if (cardOf.length === g.cards && g.decks.every(isWhole)) return cardOf;
  throw new SaveError(
    'other-content',
    'the game was saved with another number of cards. Use the version of the program it is from.',
  );
}

function readZone(g: Rules, value: unknown, zone: number): number[] {
  const at = `state.zones[${zone}]`;
  const { rows, slots } = g.zones[zone];
  if (slots > 0) list(value, at, slots);
  if (rows.length > 0) return placesOf(g, value, at, rows, slots > 0 ? BARE_SPACE : g.cards);
  const cards = wholes(value, at, slots > 0 ? BARE_SPACE : 0, g.cards - 1);
  const { first, end } = g.decks[g.zones[zone].deck];
  if (zone !== ZONE.inPlay && !g.city.includes(zone) && cards.some((uid) => uid >= 0 && (uid < first || uid >= end)))
    throw damaged(`${at} has a card of another deck`);
  return cards;
}

function readRow(g: Rules, value: unknown, row: number): number[] {
  return placesOf(g, value, `state.rows[${row}]`, [row], EMPTY_SPACE);
}

/** Different places of these rows; `from` = the smallest number allowed. */
function placesOf(g: Rules, value: unknown, at: string, rows: readonly number[], from: number): number[] {
  const places = wholes(value, at, from, g.cards + g.places.length - 1);
  const there = places.filter((holder) => holder >= 0);
  if (there.some((holder) => holder < g.cards || !rows.includes(placeAt(g, holder).row)))
    throw damaged(`${at} has a place that belongs elsewhere`);
  if (new Set(there).size < there.length) throw damaged(`${at} has a place twice`);
  return places;
}

function readSeat(g: Rules, value: unknown, at: string): GameState['seats'][number] {
  const seat = object(value, at);
  return {
    res: wholes(seat['res'], `${at}.res`, 0, MOST, g.resources.length),
    points: whole(seat['points'], `${at}.points`, 0, MOST),
    workers: wholes(seat['workers'], `${at}.workers`, WORKER.lent, g.holders - 1),
    season: whole(seat['season'], `${at}.season`, 0, g.seasons.length - 1),
    passed: flag(seat['passed'], `${at}.passed`),
  };
}

function readGoods(g: Rules, value: unknown, at: string): number[] {
  const [holder, ...goods] = wholes(value, at, 0, MOST, 1 + g.resources.length);
  return [whole(holder, `${at}[0]`, 0, g.holders - 1), ...goods];
}

function readBeneath(g: Rules, value: unknown, at: string): number[] {
  const [holder, ...cards] = wholes(value, at, 0, g.holders - 1);
  if (cards.length === 0 || cards.some((uid) => uid >= g.cards)) throw damaged(`${at} has no cards`);
  return [holder, ...cards];
}

/** A slice looks like that of a new game: the same keys and kinds of values, lists of any length. */
function checkSlices(game: Game, value: unknown): GameState['slices'] {
  const slices = object(value, 'state.slices');
  checkAlike(slices, game.start('').slices, 'state.slices');
  return slices;
}

function checkAlike(value: unknown, model: unknown, at: string): void {
  if (isObject(model)) {
    const keys = Object.keys(object(value, at));
    if (keys.slice().sort().join() !== Object.keys(model).sort().join()) throw damaged(`${at} has other fields`);
    for (const key of keys) checkAlike((value as Json)[key], model[key], `${at}.${key}`);
  } else if (Array.isArray(model)) list(value, at);
  else if (typeof model === 'number') whole(value, at, -MOST);
  else if (typeof value !== typeof model) throw damaged(`${at} must be a ${typeof model}, and is ${shown(value)}`);
}

function readTask(g: Rules, value: unknown, at: string): Task {
  const task = object(value, at);
  const effect = object(task['effect'], `${at}.effect`);
  if (typeof effect['do'] !== 'string' || !g.ops.has(effect['do']))
    throw damaged(`${at}.effect.do is no known effect (${shown(effect['do'])})`);
  const scope = object(task['scope'], `${at}.scope`);
  const seats = g.automas.length;
  return {
    effect: effect as unknown as Task['effect'],
    scope: {
      seat: whole(scope['seat'], `${at}.scope.seat`, 0, seats - 1),
      home: whole(scope['home'], `${at}.scope.home`, 0, seats - 1),
      src: whole(scope['src'], `${at}.scope.src`, -1, g.holders - 1),
      chain: wholes(scope['chain'], `${at}.scope.chain`, 0, g.cards - 1),
      cards: lists(scope['cards'], `${at}.scope.cards`, g.holders - 1),
      nums: lists(scope['nums'], `${at}.scope.nums`, MOST),
    },
  };
}

function lists(value: unknown, at: string, to: number): Record<string, number[]> {
  const entries = Object.entries(object(value, at));
  return Object.fromEntries(entries.map(([name, numbers]) => [name, wholes(numbers, `${at}.${name}`, 0, to)]));
}

function checkEveryCardOnce(g: Rules, s: GameState): void {
  const seen = new Array<boolean>(g.cards).fill(false);
  const beneath = s.beneath.map((entry) => entry.slice(1));
  const zones = s.zones.filter((_, z) => g.zones[z].rows.length === 0);
  for (const uid of [...zones, ...beneath].flat()) {
    if (uid < 0) continue;
    if (seen[uid]) throw damaged(`card ${uid} is in two places`);
    seen[uid] = true;
  }
  const missing = seen.indexOf(false);
  if (missing >= 0) throw damaged(`card ${missing} is nowhere`);
  checkSmallDecks(g, s);
}

/** A tile lies in one place; one of a row that has zones of its own lies in one of them, or on the table. */
function checkSmallDecks(g: Rules, s: GameState): void {
  const there = [...s.rows, ...s.zones.filter((_, z) => g.zones[z].rows.length > 0)].flat();
  for (const { ix, id, row } of g.places) {
    const times = there.filter((holder) => holder === ix).length;
    const isMissing = times < 1 && s.turn > 0 && isWholeRow(g, row); // the set-up may not have come to it yet
    if (times > 1 || isMissing) throw damaged(`${id} is nowhere or in two places`);
  }
}

/** The pending work has been checked only on its surface, so the rules try what they do with every position. */
function checkPlayable(game: Game, state: GameState): void {
  try {
    for (const d of game.decisions(state)) {
      if (game.legal(state, d.seat).length === 0) throw damaged('nobody can go on from its position');
      game.view(state, d.seat);
    }
    game.score(state);
  } catch (error) {
    if (error instanceof SaveError) throw error;
    throw damaged(`the rules cannot go on from its position (${error instanceof Error ? error.message : 'error'})`);
  }
}
