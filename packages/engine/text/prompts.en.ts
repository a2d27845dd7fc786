import type { Ask, Decision } from '../decisions/types.ts';
import { count, either, list, theOrA } from './grammar.en.ts';
import { amongOf, cardAskedAbout, rangeOf, thingAsked, turnKinds } from './prompt.ts';
import { isAny } from './terms.ts';
import type { Noun } from './nouns.ts';
import type { AskPhrase, Names, PromptCtx } from './types.ts';
import { words } from './words.en.ts';

/** What is asked, in English; the name of what asks is put in front, so a prompt may start with a small letter. */

const TURN_KINDS = {
  play: 'play a card',
  visit: 'place a worker',
  season: 'prepare for the next season',
  pass: 'pass',
  act: 'take another action',
} as const;

function turnActions(kinds: ReturnType<typeof turnKinds>): string {
  if (kinds.every((kind) => kind === 'pass')) return 'you can only pass';
  return list(
    kinds.map((kind) => TURN_KINDS[kind]),
    'or',
  );
}

/** "2 cards", "up to 3 cards", "any number of cards". */
function someCards(d: Decision, noun: Noun = words.card): string {
  const { min, max, all } = rangeOf(d);
  if (min === max) return count(max, noun);
  if (min > 0) return `${min} to ${count(max, noun)}`;
  return all ? `any number of ${noun.many}` : `up to ${count(max, noun)}`;
}

function oneCard(d: Decision): string {
  return rangeOf(d).min === 0
    ? 'choose a card'
    : someCards(d) === '1 card'
      ? 'choose 1 card'
      : `choose ${someCards(d)}`;
}

function orNone(d: Decision): string {
  return rangeOf(d).min === 0 ? ', or none' : '';
}

function someGoods(d: Decision, names: Names): string {
  const { min, max } = rangeOf(d);
  const among = amongOf(d, names);
  const noun = among.length === 0 || isAny(among) ? words.resource : either(among.map((r) => names.resource(r)));
  return min === max ? count(max, noun) : `up to ${count(max, noun)}`;
}

function city(c: PromptCtx): string {
  if (c.city === null) return '';
  return c.city === 'own' ? ' from your city' : ` from ${c.names.seat(c.city)}'s city`;
}

function fromZones({ zones, names }: PromptCtx): string {
  if (zones.length === 0) return '';
  return ` from ${list(
    zones.map((zone) => names.theZone(zone)),
    'or',
  )}`;
}

/** With only one who could get it, the question says who. */
function giveTo({ takers, names }: PromptCtx, nobody: string): string {
  if (takers?.length === 0) return nobody;
  return takers?.length === 1 ? `give to ${names.seat(takers[0])}` : 'give away';
}

export const asks: { readonly [K in Ask]: AskPhrase } = {
  turn: (d) => `your turn: ${turnActions(turnKinds(d))}`,
  go: () => 'goes on',
  discard: (d) => `choose ${someCards(d)} from your hand to discard`,
  give: (d, c) => `choose ${someCards(d)} from your hand to ${giveTo(c, 'discard, since nobody has room')}`,
  giveSome: (d) => `the receiver has not enough room: choose ${someCards(d)} to give away, the rest is discarded`,
  giveGoods: (d, c) => `choose ${someGoods(d, c.names)} to ${giveTo(c, 'give up')}`,
  gifts: () => 'choose what to give away next, or stop',
  receiver: () => 'choose the opponent who receives this',
  drawOpen: (d, c) => `choose ${someCards(d)} to draw${fromZones(c)}`,
  drawFrom: () => 'choose where to draw the next card from',
  discardOpen: (d, c) => `choose ${someCards(d)} to discard${fromZones(c)}`,
  pickCard: (d, c) => `choose ${someCards(d, thingAsked(d, c))}`,
  raze: (d, c) => `choose ${someCards(d)} to discard${city(c)}`,
  tuck: (d) => `choose ${someCards(d)} to put beneath it`,
  sortRevealed: (d) => `choose ${someCards(d)} to take into your hand; the others go beneath it`,
  activate: (d) => `${oneCard(d)} to activate${orNone(d)}`,
  reactivate: (d) => `${oneCard(d)} to carry out again${orNone(d)}`,
  use: (d, c) => `choose ${someCards(d, thingAsked(d, c))} to use`,
  order: () => 'choose which card acts next',
  copyPlace: (d) => `choose the location to activate${orNone(d)}`,
  achieve: () => 'choose the Event to achieve',
  moveFrom: () => 'choose which of your workers to move',
  moveTo: () => 'choose where to move the worker',
  send: () => 'choose who goes there',
  drawMore: () => 'decide whether to draw one card more',
  visitWay: () => 'choose what to do there',
  put: () => 'choose where to put the piece',
  recall: () => 'choose which of your workers to take back',
  play: (d) => `${oneCard(d)} to play${orNone(d)}`,
  payFor: (d, c) => `choose how to pay for ${theOrA(cardAskedAbout(d, c), c.names)}`,
  gainAny: (d, c) => {
    const among = amongOf(d, c.names);
    const kinds = either(among.map((r) => c.names.resource(r)));
    return `choose ${count(rangeOf(d).max, words.resource)} to gain${isAny(among) ? '' : `: ${kinds.one}`}`;
  },
  payToken: (d) =>
    rangeOf(d).min === 0
      ? 'choose a card of yours to pay a point token from, or pay with loose ones'
      : 'choose a card of yours to pay a point token from',
  payUnits: (d) => `choose ${someCards(d)} from your hand to pay with; the rest is paid in resources`,
  payAny: (d, c) => `choose ${someGoods(d, c.names)} to pay`,
  spend: (d, c) => `choose ${someGoods(d, c.names)} to pay`,
  stash: (d, c) => `choose ${someGoods(d, c.names)} to put on it`,
  unload: (d, c) => `choose ${someGoods(d, c.names)} to take from it`,
  option: () => 'choose one',
  nameColour: () => 'name a color',
  nameCard: () => 'name a card',
  revealOn: () => 'decide whether to go on and reveal another card',
  discardColours: () => 'choose the next card to discard, each of another color',
  useToken: () => `decide whether to return 1 ${words.point.one} for its effect`,
  layOn: () => 'choose the card whose space it shares',
  intrude: () => 'choose the opponent whose city it goes into',
  replace: () => 'choose the card in your city to replace',
  exchange: () => "choose the card in an opponent's city to take",
};
