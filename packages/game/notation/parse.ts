import {
  actsOf,
  cardsBesides,
  casesOf,
  ZONE,
  type Action,
  type Decision,
  type GameState,
  type ItemKind,
  type OptionDecision,
  type OwnAct,
  type PickDecision,
  type Seat,
} from '@everdell/engine';
import type { Game } from '../game.ts';
import { listed, NotationError, quoted } from './error.ts';
import { BY } from './format.ts';
import { parseSplit } from './goods.ts';
import { cardId, cardName, holderId, holderName, placeName } from './names.ts';
import { parsePayment } from './pay.ts';
import { resolve, type Choice, type Menu } from './resolve.ts';

const VERBS: Readonly<Record<Decision['kind'], readonly string[]>> = {
  turn: ['play', 'visit', 'claim', 'season', 'pass'],
  pick: ['pick', 'add', 'done'],
  option: ['option'],
  split: ['split'],
  pay: ['pay'],
};

/**
 * The action that a line names, in answer to the pending decision of `state`. It finds out what is meant, not whether
 * the rules allow it: that is what `game.check` is for.
 */
export function parseAction(game: Game, state: GameState, line: string): Action {
  const [verb = '', ...words] = line.trim().toLowerCase().split(/\s+/);
  const d = game.decisions(state).at(0);
  if (d === undefined) throw new NotationError('the game is over: there is nothing to decide');
  const verbs = d.kind === 'turn' || game.rules.acts.aside !== null ? [...VERBS[d.kind], 'act'] : VERBS[d.kind];
  if (!verbs.includes(verb)) throw new NotationError(`${quoted(verb)} is no answer now; expected: ${listed(verbs)}`);
  if (verb === 'act') return parseAct(game, state, d.seat, words);
  switch (d.kind) {
    case 'turn':
      return parseTurn(game, state, d.seat, verb, words);
    case 'pick':
      return parsePick(game, state, d, verb, words);
    case 'option':
      return parseOption(d, words);
    case 'split':
      return { t: 'split', by: parseSplit(game.rules, d.among, words) };
    default:
      return parsePayment(game.rules, state, d, words);
  }
}

function parseTurn(game: Game, state: GameState, seat: Seat, verb: string, words: readonly string[]): Action {
  switch (verb) {
    case 'play':
      return { t: 'play', card: resolve(state, one(verb, words), playMenu(game, state, seat))[0] };
    case 'visit':
    case 'claim':
      return { t: 'visit', place: resolve(state, one(verb, words), visitMenu(game, state, seat, verb))[0] };
    case 'season':
      none(verb, words);
      return { t: 'season' };
    default:
      none(verb, words);
      return { t: 'pass' };
  }
}

/** An act by its id, what it is about if it has cases, and the text that it stands in if there are several. */
function parseAct(game: Game, state: GameState, seat: Seat, words: readonly string[]): Action {
  const g = game.rules;
  const [named = '', ...rest] = words;
  const id = [...g.actById.keys()].find((known) => known.toLowerCase() === named);
  if (id === undefined)
    throw new NotationError(`act ${quoted(named)} is nothing one can do here; there: ${listed([...g.actById.keys()])}`);
  const all = actsOf(g, state, seat, g.actById.get(id)!.when).filter(({ act }) => act.id === id);
  const [about, texts] = rest.at(-2) === BY ? [rest.slice(0, -2), rest.slice(-1)] : [rest, []];
  const at = texts.length === 0 ? all.at(0)?.at : resolve(state, texts, actMenu(game, state, textsOf(all)))[0];
  const own = all.find((act) => act.at === at);
  if (own === undefined) throw new NotationError(`act ${id}: nothing lets you do this now`);
  const cases = casesOf(g, state, seat, own).filter((it) => it >= 0);
  const menu = actMenu(game, state, cases);
  const isSingle = !('places' in own.act) && own.act.of === undefined;
  const n = isSingle ? 0 : 1;
  if (about.length !== n)
    throw new NotationError(
      `act ${id} takes ${isSingle ? 'no name' : 'one name'}, not ${about.length}; there: ${listed(menu.choices.map(({ name }) => name))}`,
    );
  return { t: 'act', id, at: own.at, it: isSingle ? -1 : resolve(state, about, menu)[0] };
}

const textsOf = (acts: readonly OwnAct[]): readonly number[] => acts.flatMap(({ at }) => (at < 0 ? [] : [at]));

function one(verb: string, words: readonly string[]): readonly string[] {
  if (words.length === 1) return words;
  throw new NotationError(`${verb} takes one name, not ${words.length}: for example ${verb} ${EXAMPLES[verb]}`);
}

const EXAMPLES: Readonly<Record<string, string>> = {
  play: 'farm#17',
  visit: 'basic-3-twigs',
  claim: 'city-monument',
  add: 'farm#17',
};

function none(verb: string, words: readonly string[]): void {
  if (words.length > 0) throw new NotationError(`${verb} stands alone: leave out ${quoted(words.join(' '))}`);
}

function cards(game: Game, state: GameState, uids: readonly number[]): Choice[] {
  const g = game.rules;
  return uids.map((item) => ({ item, id: cardId(g, state, item), name: cardName(g, state, item) }));
}

function playMenu(game: Game, state: GameState, seat: Seat): Menu {
  const hand = state.zones[game.rules.hand[seat]];
  const meadow = state.zones[ZONE.meadow].filter((uid) => uid >= 0);
  const others = cardsBesides(game.rules, state, seat);
  const usual = (): number[] => game.legal(state, seat).flatMap((a) => (a.t === 'play' ? [a.card] : []));
  return {
    choices: cards(game, state, [...hand, ...meadow, ...others]),
    where: others.length === 0 ? 'in your hand or in the Meadow' : 'among the cards you may play',
    first: hand,
    usual,
  };
}

function actMenu(game: Game, state: GameState, listed: readonly number[]): Menu {
  const isPlace = (holder: number): boolean => holder >= game.rules.cards;
  const places = listed.filter(isPlace).map(placeChoice(game));
  const inCities = cards(
    game,
    state,
    listed.filter((holder) => !isPlace(holder)),
  );
  return { choices: [...places, ...inCities], where: 'for this act', first: [], usual: () => listed };
}

function visitMenu(game: Game, state: GameState, seat: Seat, verb: 'visit' | 'claim'): Menu {
  const g = game.rules;
  const usual = (): number[] => game.legal(state, seat).flatMap((a) => (a.t === 'visit' ? [a.place] : []));
  const onBoard = state.rows.flat().filter((holder) => holder >= 0);
  const isEvent = (holder: number): boolean => g.places[holder - g.cards].event !== null;
  if (verb === 'claim')
    return { choices: onBoard.filter(isEvent).map(placeChoice(game)), where: 'to claim', first: [], usual };
  const inCities = g.city.flatMap((zone) => state.zones[zone]);
  // A rule may make a location of a card that is none by itself.
  const isLocation = (uid: number): boolean =>
    g.standing.location !== null || g.designs[state.cardOf[uid]].def.visit !== undefined;
  const locations = inCities.filter(isLocation);
  const inZones = g.visitZones.flatMap((zone) => state.zones[zone]);
  const choices = [...[...onBoard, ...inZones].map(placeChoice(game)), ...cards(game, state, locations)];
  return { choices, where: 'to visit', first: [], usual };
}

function placeChoice(game: Game): (holder: number) => Choice {
  return (item) => {
    const { id } = game.rules.places[item - game.rules.cards];
    return { item, id, name: placeName(game.rules, item) };
  };
}

function parseOption(d: OptionDecision, words: readonly string[]): Action {
  const id = d.ids.find((known) => known.toLowerCase() === words[0]);
  if (words.length === 1 && id !== undefined) return { t: 'option', id };
  throw new NotationError(`${quoted(words.join(' '))} is no option here; there are: ${listed(d.ids)}`);
}

function parsePick(game: Game, state: GameState, d: PickDecision, verb: string, words: readonly string[]): Action {
  if (verb === 'done') {
    none(verb, words);
    return { t: 'done' };
  }
  if (verb === 'pick' && words.length === 1 && words[0] === 'none') return { t: 'pick', items: [] };
  const names = words.filter((word) => word !== d.of);
  if (names.length === 0)
    throw new NotationError(`say what to ${verb}: ${listed(itemNames(game, state, d))}, or pick none`);
  const items = d.of === 'seat' ? seats(d, names) : resolve(state, names, pickMenu(game, state, d));
  return verb === 'pick' ? { t: 'pick', items } : { t: 'add', item: one(verb, names) && items[0] };
}

function itemNames(game: Game, state: GameState, d: PickDecision): string[] {
  return pickChoices(game, state, d.of, d.items).map((choice) => choice.name);
}

function seats(d: PickDecision, words: readonly string[]): number[] {
  const names = d.items.map((seat) => `seat ${seat}`);
  return words.map((word) => {
    const seat = d.items.find((item) => `${item}` === word);
    if (seat === undefined) throw new NotationError(`${quoted(word)} is no seat to pick; there: ${listed(names)}`);
    return seat;
  });
}

function pickMenu(game: Game, state: GameState, d: PickDecision): Menu {
  const left = d.items.filter((item) => !d.picked.includes(item));
  const answers = (): readonly Action[] => (d.max === 1 ? game.legal(state, d.seat) : []);
  return {
    choices: pickChoices(game, state, d.of, left),
    where: 'to pick',
    first: state.zones[game.rules.hand[d.seat]],
    usual: () => answers().flatMap((a) => (a.t === 'pick' ? a.items : [])),
  };
}

function pickChoices(game: Game, state: GameState, of: ItemKind, items: readonly number[]): Choice[] {
  const g = game.rules;
  return items.map((item) => {
    if (of === 'seat') return { item, id: `${item}`, name: `seat ${item}` };
    const name = holderName(g, state, item);
    return { item, id: holderId(g, state, item) ?? name, name };
  });
}
