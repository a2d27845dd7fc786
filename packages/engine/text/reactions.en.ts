import type { Reaction } from '../content/defs.ts';
import type { Filter, HappeningName, Seats } from '../effects/types.ts';
import { marksThere, reactionCtx } from './clauses.ts';
import { aLocation } from './effects.en.ts';
import { a, aCard, asides, clause, condition, kindOfCard, placeOf, sentence, yours } from './grammar.en.ts';
import { noWordsFor } from './terms.ts';
import type { Ctx } from './types.ts';
import { words } from './words.en.ts';

/** What texts react to, in English. */

/** "you play", "an opponent plays". */
function does(by: Seats | undefined, you: string, they: string): string {
  if (by === 'others') return `an opponent ${they}`;
  return by === 'any' ? `anybody ${they}` : `you ${you}`;
}

/** A card does not react to its own arrival: "another Critter", if it is one itself. */
function playedCard(filters: readonly Filter[] | undefined, c: Ctx): string {
  const text = kindOfCard(filters, c, 1);
  const own = c.self.card === undefined ? undefined : c.names.cardDef(c.self.card);
  const kind = filters?.find((f) => 'kind' in f);
  const couldBeItself = own !== undefined && (kind === undefined || kind.kind === own.kind);
  return couldBeItself ? `another ${text}` : aCard(filters, c);
}

function played({ card, from, at }: Reaction, c: Ctx): string {
  const whence = from === undefined ? [] : [placeOf({ in: from }, c, 'from')];
  const text = [playedCard(card, c), ...whence, ...marksThere(at, c)].join(' ');
  return text + asides(card, c);
}

function visited({ by, at, piece }: Reaction, c: Ctx): string {
  const who = piece === undefined || piece === 'worker' ? 'a worker' : yours(c.names.piece(piece));
  const where = [aLocation(at, c), ...marksThere(at, c)].join(' ');
  return does(by, `visit ${where} with ${who}`, `visits ${where} with ${who}`);
}

const happenings: { readonly [K in HappeningName]?: (r: Reaction, c: Ctx) => string } = {
  choosing: () => 'at the very beginning of the set-up',
  deckBuilt: () => 'in the set-up, when the deck is shuffled',
  boardLaid: () => 'in the set-up, when the board is laid out',
  seated: () => 'in the set-up',
  dealt: () => 'in the set-up, when the hands are dealt',
  starting: () => 'before the first turn of the game',
  played: (r, c) => `after you play ${played(r, c)} into your city`,
  playDone: (r, c) => `after ${does(r.by, `play ${played(r, c)}`, `plays ${played(r, c)}`)}`,
  entered: ({ by, card }, c) =>
    `each time ${aCard(card, c)} comes into ${by === 'others' ? "an opponent's" : by === 'any' ? 'any' : 'your'} city`,
  settled: (r, c) => `after ${does(r.by, `play ${played(r, c)}`, `plays ${played(r, c)}`)}`,
  blocked: () => 'each time a location that you are sent to is blocked',
  visited: (r, c) => `when ${visited(r, c)}`,
  visitDone: (r, c) => `after ${visited(r, c)}`,
  preparing: () => 'when you prepare for a season, before you take your workers back',
  recalled: () => 'when you prepare for a season, after you have taken your workers back',
  prepared: () => 'after you have prepared for a season',
  passed: () => 'when you pass',
  gained: (r, c) => {
    if (r.of === undefined) throw noWordsFor(r);
    const noun = c.names.resource(r.of);
    return r.each ? `for each ${noun.one} you gain` : `each time you gain ${noun.many}`;
  },
  paid: (r, c) => {
    if (r.of === undefined) throw noWordsFor(r);
    return `each time ${does(r.by, 'play', 'plays')} a card with ${a(c.names.resource(r.of))}`;
  },
  acted: ({ by, at }, c) => `each time ${does(by, 'use', 'uses')} ${aLocation(at, c)}`,
  gotPoints: ({ each }) => (each ? `for each ${words.point.one} you gain` : `each time you gain ${words.point.many}`),
  achieved: ({ by }) => `each time ${does(by, 'achieve', 'achieves')} an ${words.event.one}`,
  drew: ({ by, from }, c) => {
    const whence = from === undefined ? '' : ` ${placeOf({ in: from }, c, 'from')}`;
    return `each time ${does(by, 'draw', 'draws')} cards${whence}`;
  },
  discarded: ({ by }) => `each time ${does(by, 'discard cards from your hand', 'discards cards from their hand')}`,
  actionDone: () => 'each time your action is done',
  turnEnding: () => 'at the end of each of your turns',
};

export function reaction(r: Reaction, c: Ctx): string {
  const when = happenings[r.to];
  if (when === undefined) throw noWordsFor(r);
  const inner = reactionCtx(r, c, words);
  const only = r.if === undefined ? '' : `, if ${condition(r.if, inner)}`;
  return sentence(`${when(r, c)}${only}, ${clause(r.then, inner)}`);
}
