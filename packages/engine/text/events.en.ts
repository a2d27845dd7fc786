import type { CardIx, Holder } from '../state/ids.ts';
import { a, cards, count, goods, sentence, the } from './grammar.en.ts';
import { agree, from, type Known } from './told.ts';
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
  turn: (e, names) => `It is ${names.seat(e.seat)}'s turn.`,
  played: (e, names) => `${names.seat(e.seat)} plays ${these(e, names)}${from(e.from, names)}.`,
  entered: (e, names) =>
    sentence(`${these(e, names)} ${agree(e, names, 'comes', 'come')} into ${names.seat(e.seat)}'s city`),
  paid: (e, names) => `${names.seat(e.seat)} pays ${goods(e.goods, names)}.`,
  gained: (e, names) => `${names.seat(e.seat)} gains ${goods(e.goods, names)}.`,
  points: (e, names) => `${names.seat(e.seat)} gains ${count(e.n, words.point)}.`,
  paidPoints: (e, names) => `${names.seat(e.seat)} pays ${count(e.n, words.point)}.`,
  drew: (e, names) => `${names.seat(e.seat)} draws ${these(e, names)}.`,
  took: (e, names) => `${names.seat(e.seat)} takes ${these(e, names)}${from(e.from, names)}.`,
  discarded: (e, names) => `${names.seat(e.seat)} discards ${these(e, names)}${from(e.from, names)}.`,
  gave: (e, names) => `${names.seat(e.seat)} gives ${names.seat(e.to)} ${these(e, names)}.`,
  gaveGoods: (e, names) => `${names.seat(e.seat)} gives ${names.seat(e.to)} ${goods(e.goods, names)}.`,
  revealed: (e, names) => `${names.seat(e.seat)} reveals ${these(e, names)}.`,
  searched: (e, names) => `${names.seat(e.seat)} looks through the deck and shuffles it.`,
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
  moved: (e, names) =>
    `${names.seat(e.seat)} puts ${these(e, names)}${from(e.from, names)} into ${names.theZone(e.into)}.`,
  movedTile: (e, names) => {
    const what = e.place < 0 ? `a ${words.tile.one}` : on(e.place, -1, names);
    return `${names.seat(e.seat)} puts ${what}${from(e.from, names)} into ${names.theZone(e.into)}.`;
  },
  marked: (e, names) =>
    e.mark === 'flipped'
      ? `${names.seat(e.seat)} turns ${on(e.on, e.onCard, names)} over.`
      : `${names.seat(e.seat)} puts ${a(names.mark(e.mark))} on ${on(e.on, e.onCard, names)}.`,
  unmarked: (e, names) =>
    e.mark === 'flipped'
      ? `${names.seat(e.seat)} turns ${on(e.on, e.onCard, names)} over.`
      : `${names.seat(e.seat)} takes ${a(names.mark(e.mark))} off ${on(e.on, e.onCard, names)}.`,
  tucked: (e, names) => `${names.seat(e.seat)} puts ${these(e, names)} beneath ${on(e.under, e.underCard, names)}.`,
  stored: (e, names) => `${names.seat(e.seat)} puts ${goods(e.goods, names)} on ${on(e.on, e.onCard, names)}.`,
  unloaded: (e, names) => `${names.seat(e.seat)} takes ${goods(e.goods, names)} from ${on(e.on, e.onCard, names)}.`,
  tokensPut: (e, names) => {
    const verb = e.n > 0 ? 'gets' : 'loses';
    return sentence(`${on(e.on, e.onCard, names)} ${verb} ${count(Math.abs(e.n), words.point)}`);
  },
  occupied: (e, names) => `${names.seat(e.seat)} puts an ${words.occupiedToken.one} on ${these(e, names)}.`,
  activated: (e, names) => `${names.seat(e.seat)} activates ${these(e, names)}.`,
  visited: (e, names) => `${names.seat(e.seat)} places a worker on ${on(e.place, e.placeCard, names)}.`,
  placed: (e, names) =>
    `${names.seat(e.seat)} places the ${names.piece(e.figure).one} on ${on(e.place, e.placeCard, names)}.`,
  kept: (e, names) => `${names.seat(e.seat)} takes ${on(e.place, -1, names)}.`,
  laidOn: (e, names) =>
    sentence(
      `${these(e, names)} of ${names.seat(e.seat)} ${agree(e, names, 'lies', 'lie')} on ${on(e.on, e.onCard, names)}`,
    ),
  copied: (e, names) => `${names.seat(e.seat)} activates ${on(e.place, -1, names)}.`,
  recalled: (e, names) => `${names.seat(e.seat)} takes back a worker from ${on(e.place, e.placeCard, names)}.`,
  achieved: (e, names) => `${names.seat(e.seat)} achieves ${on(e.place, -1, names)}.`,
  prepared: (e, names) => `${names.seat(e.seat)} prepares for ${names.seasonAt(e.season).one}.`,
  passed: (e, names) => `${names.seat(e.seat)} passes.`,
  rolled: (e, names) => `${names.seat(e.seat)} rolls ${e.value === 8 ? 'an' : 'a'} ${e.value}.`,
  over: () => 'The game is over.',
};
