import type { CardIx, Holder } from '../state/ids.ts';
import { a, cards, count, goods, sentence, the, whom, whose } from './grammar.en.ts';
import { agree, does, from, into, inWords, type Known } from './told.ts';
import type { EventPhrases, Names } from './types.ts';
import { words } from './words.en.ts';

/** Lines of the log in English. */

function these(e: Known, names: Names): string {
  if (e.hidden !== undefined) return count(e.hidden, words.card);
  return cards(
    e.designs.map((ix) => names.design(ix)),
    names,
  );
}

const space = (zone: string, n: number, names: Names): string => `space ${n} of ${names.theZone(zone)}`;

function on(at: Holder, card: CardIx, names: Names): string {
  const slot = names.slot(at);
  if (slot !== null) return space(slot.zone, slot.space, names);
  const what = names.holder(at, card);
  return what === null ? 'a location that is gone' : the(what, names);
}

export const events: EventPhrases = {
  turn: (e, names) => (names.isYou(e.seat) ? 'It is your turn.' : `It is ${names.seat(e.seat)}'s turn.`),
  played: (e, names) => does(e.seat, 'plays', 'play', `${these(e, names)}${from(e, names)}`),
  entered: (e, names) =>
    sentence(`${these(e, names)} ${agree(e, names, 'comes', 'come')} into ${whose(e.seat, words.city, names)}`),
  paid: (e, names) => does(e.seat, 'pays', 'pay', goods(e.goods, names)),
  gained: (e, names) => does(e.seat, 'gains', 'gain', goods(e.goods, names)),
  points: (e) => does(e.seat, 'gains', 'gain', count(e.n, words.point)),
  paidPoints: (e) => does(e.seat, 'pays', 'pay', count(e.n, words.point)),
  drew: (e, names) => does(e.seat, 'draws', 'draw', these(e, names)),
  took: (e, names) => does(e.seat, 'takes', 'take', `${these(e, names)}${from(e, names)}`),
  discarded: (e, names) => does(e.seat, 'discards', 'discard', `${these(e, names)}${from(e, names)}`),
  gave: (e, names) => does(e.seat, 'gives', 'give', `${whom(e.to, names)} ${these(e, names)}`),
  gaveGoods: (e, names) => does(e.seat, 'gives', 'give', `${whom(e.to, names)} ${goods(e.goods, names)}`),
  revealed: (e, names) => does(e.seat, 'reveals', 'reveal', these(e, names)),
  searched: (e) => does(e.seat, 'looks through the deck and shuffles it', 'look through the deck and shuffle it'),
  refilled: (e, names) =>
    sentence(`${these(e, names)} ${agree(e, names, 'comes', 'come')} into ${space(e.into, e.space + 1, names)}`),
  laidOut: (e, names) => sentence(`${on(e.place, -1, names)} comes into ${on(e.slot, -1, names)}`),
  reshuffled: () => 'The discard pile is shuffled into a new deck.',
  shuffled: (e, names) =>
    sentence(
      e.from === e.into
        ? `${names.theZone(e.into)} is shuffled`
        : `${names.theZone(e.from)} is shuffled into ${names.theZone(e.into)}`,
    ),
  moved: (e, names) => does(e.seat, 'puts', 'put', `${these(e, names)}${from(e, names)} into ${into(e, names)}`),
  movedTile: (e, names) => {
    const what = e.place < 0 ? `a ${words.tile.one}` : on(e.place, -1, names);
    return does(e.seat, 'puts', 'put', `${what}${from(e, names)} into ${into(e, names)}`);
  },
  marked: (e, names) =>
    e.mark === 'flipped'
      ? does(e.seat, 'turns', 'turn', `${on(e.on, e.onCard, names)} over`)
      : does(e.seat, 'puts', 'put', `${a(names.mark(e.mark))} on ${on(e.on, e.onCard, names)}`),
  unmarked: (e, names) =>
    e.mark === 'flipped'
      ? does(e.seat, 'turns', 'turn', `${on(e.on, e.onCard, names)} over`)
      : does(e.seat, 'takes', 'take', `${a(names.mark(e.mark))} off ${on(e.on, e.onCard, names)}`),
  tucked: (e, names) => does(e.seat, 'puts', 'put', `${these(e, names)} beneath ${on(e.under, e.underCard, names)}`),
  stored: (e, names) => does(e.seat, 'puts', 'put', `${goods(e.goods, names)} on ${on(e.on, e.onCard, names)}`),
  unloaded: (e, names) => does(e.seat, 'takes', 'take', `${goods(e.goods, names)} from ${on(e.on, e.onCard, names)}`),
  tokensPut: (e, names) => {
    const verb = e.n > 0 ? 'gets' : 'loses';
    return sentence(`${on(e.on, e.onCard, names)} ${verb} ${count(Math.abs(e.n), words.point)}`);
  },
  occupied: (e, names) => does(e.seat, 'puts', 'put', `an ${words.occupiedToken.one} on ${these(e, names)}`),
  activated: (e, names) => does(e.seat, 'activates', 'activate', these(e, names)),
  visited: (e, names) => does(e.seat, 'places', 'place', `a worker on ${on(e.place, e.placeCard, names)}`),
  placed: (e, names) =>
    does(e.seat, 'places', 'place', `the ${names.piece(e.figure).one} on ${on(e.place, e.placeCard, names)}`),
  kept: (e, names) => does(e.seat, 'takes', 'take', on(e.place, -1, names)),
  laidOn: (e, names) =>
    sentence(
      `${these(e, names)} ${names.isYou(e.seat) ? 'in your city' : `of ${names.seat(e.seat)}`} ${agree(e, names, 'lies', 'lie')} on ${on(e.on, e.onCard, names)}`,
    ),
  copied: (e, names) => does(e.seat, 'activates', 'activate', on(e.place, -1, names)),
  recalled: (e, names) => does(e.seat, 'takes back', 'take back', `a worker from ${on(e.place, e.placeCard, names)}`),
  achieved: (e, names) => does(e.seat, 'achieves', 'achieve', on(e.place, -1, names)),
  prepared: (e, names) => does(e.seat, 'prepares for', 'prepare for', names.seasonAt(e.season).one),
  passed: (e) => does(e.seat, 'passes', 'pass'),
  rolled: (e) => does(e.seat, 'rolls', 'roll', `${e.value === 8 ? 'an' : 'a'} ${e.value}`),
  ledTo: (e, names) =>
    sentence(
      `the arrow leads ${e.arrow === 'clockwise' ? 'clockwise' : 'counterclockwise'} to ${on(e.place, -1, names)}`,
    ),
  cause: (e, names) => sentence(`this comes of ${on(e.place, e.placeCard, names)}`),
  skipped: (e, names) => sentence(`not possible: ${inWords(e.effect, names)}`),
  over: () => 'The game is over.',
};
