import type { ReasonCode } from '../decisions/types.ts';
import { a, aCard, clause, goods, need, the, theOrA, verb } from './grammar.en.ts';
import {
  actPriceOf,
  conditionOf,
  costOf,
  pieceOf,
  seasonOf,
  spotKey,
  subjectOf,
  textOf,
  type ReasonParams,
} from './reason.ts';
import type { Ctx, ReasonPhrase } from './types.ts';
import { words } from './words.en.ts';

/** Why something is not possible, and what it would need, in English. */

const EXPECTED: Readonly<Record<string, string>> = {
  turn: 'a turn action',
  pick: 'a choice among the things offered',
  add: 'the next item of the choice that has begun',
  option: 'one of the options offered',
  split: 'amounts of resources',
  pay: 'a way to pay',
};

function it(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  return what === null ? 'this' : the(what, c.names);
}

/** What the card is or counts as. */
function namedOf(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  if (what === null || !('card' in what)) return 'this card';
  return a(c.names.card(c.names.cardDef(what.card)?.countsAs ?? what.card));
}

function noTarget(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  const def = what !== null && 'card' in what ? c.names.cardDef(what.card) : undefined;
  if (def?.liesOn !== undefined)
    return `${it(p, c)} needs ${aCard(def.liesOn, c)} in your city whose space is not shared yet`;
  if (def?.arrival === undefined) return 'something has to be chosen for this and is missing';
  if ('into' in def.arrival) return `no opponent's city can take ${it(p, c)}`;
  if ('exchange' in def.arrival)
    return `no opponent's city has ${aCard(def.arrival.exchange, c)} to take that shares no space and fits into your city`;
  const noun = c.names.card((what as { card: string }).card);
  return `${noun.one} ${verb(noun, 'takes', 'take')} the place of ${aCard(def.arrival.replaces.where, c)} in your city, and you have none to replace`;
}

function occupied(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  const isPlayed = what !== null && 'card' in what && c.names.cardDef(what.card)?.visit === undefined;
  return isPlayed ? 'that Construction already has an occupied token' : `there is no free spot on ${it(p, c)}`;
}

function locked(p: ReasonParams, c: Ctx): string {
  const key = spotKey(p, c);
  if (key === null) return 'that card cannot be put there now';
  return `the last spot on ${it(p, c)} is open only while you have ${theOrA(key, c.names)} in your city`;
}

function place(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  const def = what !== null && 'place' in what ? c.names.placeDef(what.place) : undefined;
  return def?.visit?.price === undefined
    ? 'you cannot pay its price'
    : `${it(p, c)} has a cost that you cannot meet: ${clause({ do: 'pay', ...def.visit.price }, c)}`;
}

function requirement(p: ReasonParams, c: Ctx): string {
  const what = subjectOf(p, c);
  const def = what !== null && 'place' in what ? c.names.placeDef(what.place) : undefined;
  return def?.visit?.needs === undefined
    ? 'its requirement is not met'
    : `${it(p, c)} requires ${need(def.visit.needs, c)}`;
}

function wrongPiece(p: ReasonParams, c: Ctx): string {
  const piece = pieceOf(p, c);
  if (piece === null) return 'that piece cannot be placed there';
  if (piece === 'nobody') return `nothing can be placed on ${it(p, c)}`;
  const only = piece === 'worker' ? a(words.worker) : `the ${c.names.piece(piece).one}`;
  return `only ${only} can be placed on ${it(p, c)}`;
}

export const reasons: { readonly [K in ReasonCode]: ReasonPhrase } = {
  'game-over': () => 'the game is over',
  'not-your-decision': (p, c) =>
    typeof p['seat'] === 'number'
      ? `${c.names.seat(p['seat'])} has to decide first`
      : 'somebody else has to decide first',
  malformed: () => 'this is not an answer the game understands',
  'wrong-kind': (p) => `the game is waiting for ${EXPECTED[textOf(p, 'expected')] ?? 'another kind of answer'}`,
  'not-offered': () => 'this is not among the possible answers',
  'too-many': (p) => `that is too many: at most ${textOf(p, 'max')} may be chosen`,
  'too-few': (p) => `that is too few: at least ${textOf(p, 'min')} must be chosen`,
  twice: () => 'the same thing cannot be chosen twice',
  'card-not-here': () => 'you can only play cards from your hand or the Meadow',
  'slot-shut': (p, c) => `space ${textOf(p, 'space')} of ${c.names.theZone(textOf(p, 'zone'))} is blocked`,
  'cannot-pay': (p, c) => {
    const cost = costOf(p, c);
    return cost === null
      ? 'you cannot pay for it'
      : `you cannot pay for ${it(p, c)}: the cost is ${goods(cost, c.names)}`;
  },
  'costs-more': (p, c) => `a rule that is in force asks for more than you can pay for ${it(p, c)}`,
  'city-full': (p, c) => `your city has no free space for ${it(p, c)}`,
  'already-in-city': (p, c) => {
    return `you already have ${namedOf(p, c)} in your city, and a ${words.rarity.unique.m.one} card may be there only once`;
  },
  supplanted: (p, c) =>
    `a card in your city has taken the place of ${namedOf(p, c)} for good, so you can play no further one`,
  'no-target': noTarget,
  'no-worker': () => 'you have no worker left to place',
  'figure-away': () => 'that piece is already out and comes back when you prepare for a season',
  'wrong-piece': wrongPiece,
  barred: () => 'a rule that is in force does not allow it',
  'location-occupied': occupied,
  'already-there': (p, c) => `you already have a worker on ${it(p, c)}`,
  'spot-locked': locked,
  'not-open': (p, c) => `only its owner may visit ${it(p, c)}`,
  'not-in-play': (p, c) => `${it(p, c)} cannot be visited now`,
  'requirement-not-met': requirement,
  'cannot-pay-price': place,
  'nothing-to-do': (p, c) => `visiting ${it(p, c)} would have no effect now`,
  'wrong-season': (p, c) => {
    const season = seasonOf(p, c);
    return season === null ? requirement(p, c) : `${it(p, c)} can be visited only in ${c.names.season(season).one}`;
  },
  'workers-left': () => 'you still have workers to place',
  'last-season': () => 'you are already in the last season',
  'not-last-season': () => 'you can pass only in the last season',
  'not-your-turn': () => 'you can do this only in your own turn',
  'act-unmet': (p, c) => {
    const cond = conditionOf(p, c);
    return cond === null ? 'this is not possible now' : `this requires ${need(cond, c)}`;
  },
  'act-unpaid': (p, c) => {
    const price = actPriceOf(p, c);
    return price === null ? 'you cannot pay what it costs' : `you cannot pay what it costs: ${clause(price, c)}`;
  },
  'act-needed': () => 'what it costs is needed for what you are paying now',
  'act-idle': () => 'this would have no effect now',
  'act-used': () => 'you have already done this in this turn',
};
