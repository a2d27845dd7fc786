import {
  handRoom,
  isCard,
  placeAt,
  receivers,
  tilesInForce,
  type Action,
  type Ask,
  type Decision,
  type Effect,
  type EffectOf,
  type GameState,
  type Holder,
  type PickDecision,
  type SplitDecision,
} from '@everdell/engine';
import { CaseError, givesCards, goodsNamed, holderId, resourceNamed, seatNamed, type AnswerKey } from '@everdell/sets';
import type { Game } from '../game.ts';
import {
  byMeadowSpace,
  cardAsLocation,
  cardsIn,
  cardSelection,
  discardSelection,
  giftSelection,
  isSplit,
  nextSelection,
  orderSelection,
  othersSelection,
  placeSelection,
  seatSelection,
  workerSelection,
  type Selection,
} from './items.ts';
import { answerFormats } from './modules.ts';
import { isNamed, type Part } from './parts.ts';
import { isCalled, isPrice, optionAnswer, speaksOf, stepsOf, takesIt } from './options.ts';
import { withoutTokens } from './payment.ts';
import { candidates, playSpec } from './play.ts';
import { keepsUnit, unitOf } from './units.ts';

/** Which keys of a choice answer which question; modules say it of their own. */
const KEYS: Readonly<Partial<Record<Ask, readonly AnswerKey[]>>> = {
  discard: ['discard'],
  give: ['give', 'discard'],
  giveSome: ['give'],
  giveGoods: ['give'],
  gifts: ['give', 'option'],
  receiver: ['to', 'player'],
  drawOpen: ['take', 'pick'],
  discardOpen: ['pick', 'discard'],
  pickCard: ['pick', 'discard'],
  raze: ['pick', 'discard'],
  tuck: ['pick', 'discard', 'take'],
  sortRevealed: ['take', 'pick', 'discard'],
  activate: ['pick'],
  reactivate: ['pick'],
  use: ['pick'],
  layOn: ['on', 'pick'],
  achieve: ['event', 'location'],
  payAny: ['pay'],
  payUnits: ['discard', 'pay'],
  order: ['order'],
  copyPlace: ['location', 'river', 'worker'],
  moveFrom: ['worker'],
  moveTo: ['location', 'event', 'river'],
  recall: ['worker'],
  play: ['play'],
  gainAny: ['gain', 'option'],
  spend: ['pay', 'give'],
  stash: ['store', 'pay'],
  unload: ['gain', 'take'],
  option: ['option', 'load'],
  useToken: ['option', 'pay', 'location', 'worker'],
  discardColours: ['discard'],
  nameColour: ['colour', 'option'],
  nameCard: ['option'],
  intrude: ['player', 'to'],
  replace: ['pick', 'discard', 'on'],
  exchange: ['pick', 'take'],
};

/** Questions that a word in `what` can mean besides the id of the card that asks. */
const WHAT: Readonly<Record<string, readonly Ask[]>> = {
  play: ['play'],
  give: ['give', 'giveSome', 'giveGoods', 'receiver'],
  discard: ['discard', 'raze', 'discardOpen'],
  take: ['drawOpen', 'sortRevealed'],
  draw: ['drawOpen'],
  pay: ['spend'],
  gain: ['gainAny'],
  store: ['stash'],
  pick: ['pickCard', 'raze', 'tuck', 'activate', 'replace'],
  activate: ['activate', 'useToken'],
};

/** Is this answer one to this question, whatever it says? What is asked on behalf of something may bear its name. */
export function isFor(game: Game, s: GameState, d: Decision, part: Part, behalf: string | null = null): boolean {
  if (part.used || isNamed(part) || d.kind === 'turn' || d.kind === 'pay') return false;
  if (isGivenAway(part) && d.ask !== 'giveSome') return false;
  if (isTakenElsewhere(part) && (d.ask === 'drawOpen' || d.ask === 'drawFrom')) return false;
  if (part.mods['by'] !== undefined && seatNamed(game, part.mods['by'], part.path) !== d.seat) return false;
  if (part.mods['what'] !== (behalf ?? undefined) && !isAskedBy(game, s, d, part.mods['what'])) return false;
  if (part.key === 'decline') return true;
  if (isReserved(d, part)) return false;
  if (picksNothing(part)) return d.kind === 'pick' && d.of === 'card' && declining(d) !== null;
  const keys = keysFor(d);
  const said = rephrased(d, part);
  if (isOfRevealed(part) && (d.ask === 'play' || isKept(d, part))) return isOfThePlace(game, s, d, part);
  if (!keys.includes(part.key) && (said === part || !keys.includes(said.key)))
    return d.ask === 'pickCard' && cardAsLocation(game, s, d, part) !== null;
  return isOfThePlace(game, s, d, said) && isRightSort(d, said) && !(isGift(d, said) && canGive(game, s, d));
}

const isOfRevealed = ({ key, mods }: Part): boolean =>
  ['pick', 'take'].includes(key) && (mods['of'] ?? mods['from']) === 'revealed';

/** Who says which of the cards just drawn is kept gives the others away. */
const isKept = (d: Decision, { key }: Part): boolean =>
  (key === 'take' || key === 'pick') && d.ask === 'give' && d.kind === 'pick' && d.min === d.max;

/** Does the word belong to another question? */
function isReserved(d: Decision, { key, value }: Part): boolean {
  if (key !== 'option' || typeof value !== 'string') return false;
  return answerFormats().some(({ reserved }) => reserved?.[value]?.includes(d.ask) === false);
}

/** All cards of the gift have been given; what is left to say is which of them fit. */
function isGivenAway({ key, value, next }: Part): boolean {
  return key === 'give' && givesCards(value) && next >= [cardsIn(value)].flat().length;
}

/** What is taken elsewhere is not drawn into the hand. */
function isTakenElsewhere({ key, mods }: Part): boolean {
  return key === 'take' && mods['into'] !== undefined && mods['into'] !== 'hand';
}

/** The answer in the words of the question, where a module knows it by others. */
function rephrased(d: Decision, part: Part): Part {
  for (const format of answerFormats()) {
    const said = format.rephrased?.(d.ask, part) ?? null;
    if (said !== null) return { ...part, ...said };
  }
  return part;
}

/** An empty `pick` is as good as `decline`, whether cards are asked for together or one by one. */
function picksNothing({ key, value }: Part): boolean {
  return key === 'pick' && Array.isArray(value) && value.length === 0;
}

function keysFor(d: Decision): readonly AnswerKey[] {
  const ofModules = answerFormats().flatMap((format) => format.keys?.[d.ask] ?? []);
  const keys = [...(KEYS[d.ask] ?? []), ...ofModules];
  if (keys.length > 0) return d.kind === 'option' ? [...keys, 'option'] : keys;
  if (d.kind === 'split') return ['gain', 'pay'];
  if (d.kind === 'option') return ['option'];
  if (d.kind !== 'pick') return [];
  return { card: ['pick', 'discard', 'take'], place: ['location'], seat: ['player', 'to'], worker: ['worker'] }[
    d.of
  ] as AnswerKey[];
}

function isAskedBy(game: Game, s: GameState, d: Decision, what: unknown): boolean {
  if (typeof what !== 'string') return true;
  if (game.rules.designById.has(what) || game.rules.placeById.has(what))
    return holderId(game, s, d.why) === what || isRuledBy(game, s, d, what) || isOfAutoma(game, s, d);
  return WHAT[what]?.includes(d.ask) ?? true;
}

/** What an automa does in its turn with a card that it plays is asked by no card. */
const isOfAutoma = ({ rules }: Game, s: GameState, { why }: Decision): boolean =>
  why < 0 && rules.automas[s.active] !== null;

/** What rules change about drawings and visits is asked by what is drawn for or visited; the tile that says the rule asks it too. */
const RULED: readonly Ask[] = ['drawMore', 'drawFrom', 'drawOpen', 'visitWay', 'copyPlace'];

/** What is due besides, whoever's tile says so, is asked on behalf of what is played or visited. */
const TOLLS: readonly Ask[] = ['payUnits', 'payAny', 'discard', 'spend', 'pickCard', 'option'];

function isRuledBy({ rules: g }: Game, s: GameState, { ask, seat }: Decision, what: string): boolean {
  if (TOLLS.includes(ask) && s.seats.some((_, of) => tilesInForce(g, s, of).some((tile) => isToll(tile)))) return true;
  if (!RULED.includes(ask)) return false;
  return tilesInForce(g, s, seat).some((tile) => {
    const { id, def } = placeAt(g, tile);
    return id === what && (def.rules ?? []).length > 0;
  });

  function isToll(tile: Holder): boolean {
    const { id, def } = placeAt(g, tile);
    return id === what && (def.rules ?? []).some(({ rule }) => rule === 'toll');
  }
}

/** `from` and `of` name where the cards are; cards just drawn count as revealed. */
function isOfThePlace(game: Game, s: GameState, d: Decision, part: Part): boolean {
  const where = part.mods['of'] ?? part.mods['from'];
  if (d.kind !== 'pick' || d.of !== 'card' || typeof where !== 'string' || part.key === 'play') return true;
  if (where === 'revealed' && (d.ask === 'give' || d.ask === 'showNamed')) return true;
  if (answerFormats().some(({ sources }) => sources?.[d.ask]?.includes(where))) return true;
  return d.items.some((uid) => s.zones.some((zone, z) => game.rules.zones[z].id === where && zone.includes(uid)));
}

function isRightSort(d: Decision, part: Part): boolean {
  if (part.key === 'give' && d.ask === 'gifts') return part.next === 0;
  if (part.key === 'give' && d.ask === 'spend' && typeof part.mods['to'] === 'number') return false; // that is a gift
  if (part.key === 'give') return givesCards(part.value) === (d.ask === 'give' || d.ask === 'giveSome');
  if (part.key === 'pay') return d.ask === 'payAny' || paysTokens(part.value) === (d.ask === 'useToken');
  // Hand cards put beneath an Event are no discards.
  return !(part.key === 'discard' && d.ask === 'discard' && part.mods['into'] !== undefined);
}

/** Cards that nobody can take are discarded instead; only then `discard` says that they are. */
const isGift = (d: Decision, { key }: Part): boolean => d.ask === 'give' && key === 'discard';
const canGive = ({ rules }: Game, s: GameState, { seat }: Decision): boolean =>
  receivers(rules, s, seat, 'cards').some((to) => handRoom(rules, s, to) > 0);

function paysTokens(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'points' in value;
}

/** The thing that the module which asks says is meant; null = it does not say. */
function thingMeant(game: Game, s: GameState, d: PickDecision, part: Part, all: readonly Part[]): Selection | null {
  const meant = answerFormats().find((format) => format.things?.[d.ask] !== undefined)?.things?.[d.ask];
  if (meant === undefined) return null;
  const { value } = part;
  const said = isSequence(s, d) && Array.isArray(value) ? { ...part, value: value[part.next] as unknown } : part;
  const thing = meant(game, s, d.items, said, all) ?? -1;
  return { action: { t: 'pick', items: [thing] }, foreign: !d.items.includes(thing) };
}

/** The answer as an action; `all` are those of the step. */
export function answerOf(game: Game, s: GameState, d: Decision, given: Part, all: readonly Part[]): Selection {
  const part = given.key === 'decline' ? given : rephrased(d, unitOf(s, d, given) ?? given);
  if (part.key === 'decline' || picksNothing(part)) return { action: declining(d) ?? { t: 'done' }, foreign: false };
  if (d.kind === 'split') return splitAnswer(game, d, part);
  if (d.kind === 'option') return optionAnswer(game, s, d, part, all);
  if (d.kind !== 'pick') throw new CaseError(`${part.path}: answers no ${d.kind}`);
  const thing = thingMeant(game, s, d, part, all);
  if (thing !== null) return thing;
  if (d.ask === 'payUnits' && part.key === 'pay') return inResources(game, s, d, part, all);
  const told = d.ask === 'pickCard' ? cardAsLocation(game, s, d, part) : null;
  if (told !== null) return told;
  if (d.ask === 'order') return orderSelection(game, s, d, part);
  if (isSequence(s, d)) return nextSelection(game, s, d, part);
  if (isKept(d, part)) return othersSelection(game, s, d, part);
  if (d.ask === 'give') return giftSelection(game, s, d, part);
  if (d.ask === 'discard') return discardSelection(game, s, d, part);
  if (part.key === 'play') return playAnswer(game, s, d, part);
  const select = { card: cardSelection, place: placeSelection, worker: workerSelection, seat: null }[d.of];
  return select === null ? seatSelection(game, d, part) : select(game, s, d, part);
}

/** Paid in resources alone, unless they do not suffice and the case speaks of cards too. */
function inResources(game: Game, s: GameState, d: PickDecision, part: Part, all: readonly Part[]): Selection {
  const action: Action = { t: 'pick', items: [] };
  const isAll = unitsIn([part]) === leftToPay(game, s, d, action);
  return { action, foreign: !isAll && all.some(({ key, used }) => key === 'discard' && !used) };
}

/** How much these payments come to. */
export function unitsIn(parts: readonly Part[]): number {
  return parts
    .flatMap(({ value }) => Object.values(value as Readonly<Record<string, number>>))
    .reduce((sum, n) => sum + n, 0);
}

/** How many resources are due when these cards have been paid; null = they cannot be. */
export function leftToPay(game: Game, s: GameState, d: PickDecision, cards: Action): number | null {
  if (game.check(s, d.seat, cards) !== null) return null;
  const copy = game.clone(s);
  const held = (of: GameState): number => of.seats[d.seat].res.reduce((sum, n) => sum + n, 0);
  game.apply(copy, d.seat, cards);
  const next = game.decisions(copy)[0];
  return next?.ask === 'payAny' && next.kind === 'split' ? next.min : held(s) - held(copy);
}

/** The answer that leaves an optional question; null = it must be answered. */
export function declining(d: Decision): Action | null {
  if (d.kind === 'option') {
    const end = d.ask === 'drawFrom' || d.ask === 'revealOn' ? 'stop' : 'decline';
    const id = d.ids.find((one) => isCalled(one, end));
    return id === undefined ? null : { t: 'option', id };
  }
  if (d.kind === 'pick') return d.min === 0 ? { t: 'pick', items: [] } : null;
  if (d.kind === 'split') return d.min === 0 ? { t: 'split', by: d.among.map(() => 0) } : null;
  return null;
}

function playAnswer(game: Game, s: GameState, d: PickDecision, part: Part): Selection {
  const spec = playSpec(game, part.value, part.path);
  const card = candidates(game, s, d.seat, spec, byMeadowSpace(s, d.items))[0];
  return card === undefined
    ? { action: { t: 'pick', items: [-99] }, foreign: true }
    : { action: { t: 'pick', items: [card] }, foreign: false };
}

/** `give` may wrap its resources: `{ resources: {...} }`. */
function splitAnswer(game: Game, d: SplitDecision, part: Part): Selection {
  if (typeof part.value === 'string') return byWord(game, d, part.value);
  const value = part.value as { resources?: unknown } | null;
  const goods = goodsNamed(game, d.ask === 'payAny' ? withoutTokens(value) : (value?.resources ?? value), part.path);
  const named = goods.flatMap((n, r) => (n > 0 ? [r] : []));
  const stray = named.filter((r) => !d.among.includes(r));
  if (stray.length > 0) return { action: { t: 'done' }, foreign: stray.length === named.length };
  return { action: { t: 'split', by: d.among.map((r) => goods[r]) }, foreign: false };
}

/** A word says that it is done, or names the one resource; with what, only where there is no choice. */
function byWord({ rules }: Game, { among, max }: SplitDecision, word: string): Selection {
  const named = max === 1 ? resourceNamed(rules, word) : -1;
  if (among.includes(named))
    return { action: { t: 'split', by: among.map((r) => Number(r === named)) }, foreign: false };
  const isMeant = among.length === 1 && isCalled('use', word);
  return { action: { t: 'split', by: isMeant ? [max] : among.map(() => 0) }, foreign: !isMeant };
}

/** The one option that an answer to what it asks or gives speaks of; null = none does, or several do. */
export function impliedOption(game: Game, s: GameState, d: Decision, part: Part, all: readonly Part[]): string | null {
  if (d.ask !== 'option' || d.kind !== 'option' || part.used || isGivenAway(part)) return null;
  if (!isAskedBy(game, s, d, part.mods['what'])) return null;
  if (part.mods['by'] !== undefined && seatNamed(game, part.mods['by'], part.path) !== d.seat) return null;
  for (const format of answerFormats()) {
    const id = format.implied?.(d.ids, part) ?? null;
    if (id !== null && d.ids.includes(id)) return id;
  }
  const { effect } = s.stack[s.stack.length - 1];
  const choices =
    effect.do === 'may' || effect.do === 'repeat'
      ? [{ id: 'use', then: effect.then }]
      : (effect as EffectOf<'option'>).choices;
  const offered = choices.filter(({ id }) => d.ids.includes(id));
  const isGiven = (e: Effect): boolean => part.key === 'discard' && e.do === 'give' && e.of === 'cards';
  const isMeant = (e: Effect): boolean =>
    speaksOf(game, e, part) || takesIt(game, s, e, part) || (isGiven(e) && !canGive(game, s, d));
  const meant = offered.filter(({ then }) => stepsOf(then).some(isMeant));
  // What no choice gives exactly is meant to be chosen freely.
  const free = offered.filter(({ then }) => part.key === 'gain' && stepsOf(then).some((e) => e.do === 'gainAny'));
  const paidWith = (parts: readonly Part[]): typeof meant =>
    meant.filter(({ then }) => stepsOf(then).some((e) => e.do === 'pay' && isPrice(game, e, parts)));
  // What other choices discard may be meant for a later question.
  const exactly = paidWith(all);
  const paid = exactly.length > 0 ? exactly : paidWith(all.filter(({ choice }) => choice === part.choice));
  const [found, ...others] = meant.length > 1 && paid.length > 0 ? paid : meant.length > 0 ? meant : free;
  return found === undefined || others.length > 0 ? null : found.id;
}

const ONE_BY_ONE: readonly Ask[] = ['reactivate', 'use', 'activate', 'copyPlace', 'discardColours'];

/** Questions for one card or place after the other, which a list answers in its order. */
function isSequence(s: GameState, d: Decision): boolean {
  if (s.stack[s.stack.length - 1].effect.do === 'drawNext') return d.kind === 'pick';
  return ONE_BY_ONE.includes(d.ask) || answerFormats().some(({ oneByOne }) => oneByOne?.includes(d.ask));
}

/** Does answering leave the part for the next question? Naming a location, or the worker there, says that the token is used. */
export function keepsPart(game: Game, s: GameState, d: Decision, part: Part): boolean {
  if (keepsUnit(s, d, part)) return true;
  // Naming the card, or the place, also says where it comes from, or which way it is.
  if (d.ask === 'drawFrom' && (part.key === 'take' || part.key === 'pick'))
    return whence(part) !== 'deck' || (Array.isArray(part.value) && isMoreLeft(part, 1));
  if (d.ask === 'visitWay' && (part.key === 'location' || part.key === 'worker')) return true;
  if (d.ask === 'payUnits') return part.key === 'pay';
  if (d.ask === 'pickCard' && ['on', 'worker', 'location'].includes(part.key)) return true; // what is done with the card is asked next
  if (d.kind === 'pick' && isSplit(game, d, part)) return isMoreLeft(part, d.max);
  if (isSequence(s, d) && (Array.isArray(part.value) || typeof part.value === 'number')) return isMoreLeft(part, 1);
  if (d.ask === 'nameCard') return ++part.next === 1; // naming it says that it is taken
  if (d.ask === 'give' && d.kind === 'pick') part.next += d.max;
  // `give` also says what is given where not all of it fits.
  if (d.ask === 'gifts') return part.key === 'give';
  const namesPlace = part.key === 'location' || part.key === 'worker';
  return (d.ask === 'useToken' && namesPlace) || d.ask === 'order' || d.ask === 'give';
}

/** Who says what is had for so many tokens has spent as many. */
export function impliedSpending(s: GameState, d: Decision, part: Part): Action | null {
  const { effect } = s.stack[s.stack.length - 1];
  if (d.kind !== 'split' || d.among.length !== 1 || effect.do !== 'spend' || effect.then?.do !== 'gainAny') return null;
  if (part.used || part.key !== 'gain' || typeof part.value !== 'object' || part.value === null) return null;
  const n = Object.values(part.value as Record<string, number>).reduce((sum, one) => sum + one, 0);
  return n > d.max ? null : { t: 'split', by: [n] };
}

const whence = ({ mods }: Part): unknown => mods['from'] ?? mods['of'] ?? 'meadow';

/** Is anything of the list, or of the number, left when so much of it has been used? */
function isMoreLeft(part: Part, used: number): boolean {
  part.next += used;
  return part.next < (Array.isArray(part.value) ? part.value.length : Number(part.value));
}

/** A question in words, for reports. */
export function questionText(game: Game, s: GameState, d: Decision): string {
  const why = d.why < 0 ? '' : ` (${isCard(game.rules, d.why) ? 'card' : 'place'} ${holderId(game, s, d.why)})`;
  const items = d.kind === 'pick' && d.of !== 'seat' ? d.items.map((item) => holderId(game, s, item)) : [];
  const offered = d.kind === 'option' ? d.ids : items;
  return `${d.ask}${why} for seat ${d.seat}${offered.length > 0 ? ` among ${offered.join(', ')}` : ''}`;
}
