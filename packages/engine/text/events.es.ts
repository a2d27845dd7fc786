import type { CardIx, Holder } from '../state/ids.ts';
import { a, cards, count, de, el, goods, sentence, the, un } from './grammar.es.ts';
import { agree, from, type Known } from './told.ts';
import type { EventPhrases, Names } from './types.ts';
import { words } from './words.es.ts';

/** Lines of the log in Spanish. */

function these(e: Known, names: Names): string {
  if (e.hidden !== undefined) return count(e.hidden, words.card);
  return cards(
    e.designs.map((ix) => names.design(ix)),
    names,
  );
}

const space = (zone: string, n: number, names: Names): string => `el espacio ${n} ${de(names.theZone(zone))}`;

function on(at: Holder, card: CardIx, names: Names): string {
  const slot = names.slot(at);
  if (slot !== null) return space(slot.zone, slot.space, names);
  const what = names.holder(at, card);
  return what === null ? 'una ubicación que ya no existe' : the(what, names);
}

export const events: EventPhrases = {
  turn: (e, names) => `Turno ${de(names.seat(e.seat))}.`,
  played: (e, names) => `${names.seat(e.seat)} juega ${these(e, names)}${from(e.from, names)}.`,
  entered: (e, names) =>
    sentence(`${these(e, names)} ${agree(e, names, 'llega', 'llegan')} a la ciudad ${de(names.seat(e.seat))}`),
  paid: (e, names) => `${names.seat(e.seat)} paga ${goods(e.goods, names)}.`,
  gained: (e, names) => `${names.seat(e.seat)} gana ${goods(e.goods, names)}.`,
  points: (e, names) => `${names.seat(e.seat)} gana ${count(e.n, words.point)}.`,
  paidPoints: (e, names) => `${names.seat(e.seat)} paga ${count(e.n, words.point)}.`,
  drew: (e, names) => `${names.seat(e.seat)} roba ${these(e, names)}.`,
  took: (e, names) => `${names.seat(e.seat)} se lleva ${these(e, names)}${from(e.from, names)}.`,
  discarded: (e, names) => `${names.seat(e.seat)} descarta ${these(e, names)}${from(e.from, names)}.`,
  gave: (e, names) => `${names.seat(e.seat)} da ${these(e, names)} ${a(names.seat(e.to))}.`,
  gaveGoods: (e, names) => `${names.seat(e.seat)} da ${goods(e.goods, names)} ${a(names.seat(e.to))}.`,
  revealed: (e, names) => `${names.seat(e.seat)} revela ${these(e, names)}.`,
  searched: (e, names) => `${names.seat(e.seat)} busca en el mazo y lo baraja.`,
  refilled: (e, names) =>
    sentence(`${these(e, names)} ${agree(e, names, 'llega', 'llegan')} ${a(space(e.into, e.space + 1, names))}`),
  laidOut: (e, names) => sentence(`${on(e.place, -1, names)} llega ${a(on(e.slot, -1, names))}`),
  reshuffled: () => 'Se baraja la pila de descartes para formar un mazo nuevo.',
  shuffled: (e, names) =>
    e.from === e.into
      ? `Se baraja ${names.theZone(e.into)}.`
      : `Se baraja ${names.theZone(e.from)} con ${names.theZone(e.into)}.`,
  moved: (e, names) =>
    `${names.seat(e.seat)} pone ${these(e, names)}${from(e.from, names)} en ${names.theZone(e.into)}.`,
  movedTile: (e, names) => {
    const what = e.place < 0 ? un(words.tile) : on(e.place, -1, names);
    return `${names.seat(e.seat)} pone ${what}${from(e.from, names)} en ${names.theZone(e.into)}.`;
  },
  marked: (e, names) =>
    e.mark === 'flipped'
      ? `${names.seat(e.seat)} da la vuelta ${a(on(e.on, e.onCard, names))}.`
      : `${names.seat(e.seat)} pone ${un(names.mark(e.mark))} en ${on(e.on, e.onCard, names)}.`,
  unmarked: (e, names) =>
    e.mark === 'flipped'
      ? `${names.seat(e.seat)} da la vuelta ${a(on(e.on, e.onCard, names))}.`
      : `${names.seat(e.seat)} quita ${un(names.mark(e.mark))} ${de(on(e.on, e.onCard, names))}.`,
  tucked: (e, names) => `${names.seat(e.seat)} pone ${these(e, names)} bajo ${on(e.under, e.underCard, names)}.`,
  stored: (e, names) => `${names.seat(e.seat)} pone ${goods(e.goods, names)} en ${on(e.on, e.onCard, names)}.`,
  unloaded: (e, names) => `${names.seat(e.seat)} toma ${goods(e.goods, names)} ${de(on(e.on, e.onCard, names))}.`,
  tokensPut: (e, names) => {
    const n = Math.abs(e.n);
    const where = on(e.on, e.onCard, names);
    const tokens = count(n, words.point);
    if (e.n > 0) return `Se ${n === 1 ? 'pone' : 'ponen'} ${tokens} en ${where}.`;
    return `Se ${n === 1 ? 'devuelve' : 'devuelven'} ${tokens} ${de(where)}.`;
  },
  occupied: (e, names) => `${names.seat(e.seat)} pone una ${words.occupiedToken.one} en ${these(e, names)}.`,
  activated: (e, names) => `${names.seat(e.seat)} activa ${these(e, names)}.`,
  visited: (e, names) => `${names.seat(e.seat)} coloca un trabajador en ${on(e.place, e.placeCard, names)}.`,
  placed: (e, names) =>
    `${names.seat(e.seat)} coloca ${el(names.piece(e.figure))} en ${on(e.place, e.placeCard, names)}.`,
  kept: (e, names) => `${names.seat(e.seat)} se lleva ${on(e.place, -1, names)}.`,
  laidOn: (e, names) =>
    sentence(
      `${these(e, names)} ${de(names.seat(e.seat))} ${agree(e, names, 'comparte', 'comparten')} espacio con ${on(e.on, e.onCard, names)}`,
    ),
  copied: (e, names) => `${names.seat(e.seat)} activa ${on(e.place, -1, names)}.`,
  recalled: (e, names) => `${names.seat(e.seat)} recupera un trabajador ${de(on(e.place, e.placeCard, names))}.`,
  achieved: (e, names) => `${names.seat(e.seat)} consigue ${on(e.place, -1, names)}.`,
  prepared: (e, names) => `${names.seat(e.seat)} se prepara para ${el(names.seasonAt(e.season))}.`,
  passed: (e, names) => `${names.seat(e.seat)} pasa.`,
  rolled: (e, names) => `${names.seat(e.seat)} saca un ${e.value} en el dado.`,
  over: () => 'La partida ha terminado.',
};
