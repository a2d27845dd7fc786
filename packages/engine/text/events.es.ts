import type { CardIx, Holder, Seat } from '../state/ids.ts';
import { a, cards, count, de, el, goods, sentence, the, un, whose } from './grammar.es.ts';
import { agree, does, from, into, inWords, type Known } from './told.ts';
import type { Deed, EventPhrases, Names } from './types.ts';
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

function gives(e: { readonly seat: Seat; readonly to: Seat }, what: string, names: Names): Deed {
  if (names.isYou(e.to)) return does(e.seat, 'te da', 'te das', what);
  return does(e.seat, 'da', 'das', `${what} ${a(names.seat(e.to))}`);
}

export const events: EventPhrases = {
  turn: (e, names) => (names.isYou(e.seat) ? 'Es tu turno.' : `Turno ${de(names.seat(e.seat))}.`),
  played: (e, names) => does(e.seat, 'juega', 'juegas', `${these(e, names)}${from(e, names)}`),
  entered: (e, names) =>
    sentence(`${these(e, names)} ${agree(e, names, 'llega', 'llegan')} ${a(whose(e.seat, words.city, names))}`),
  paid: (e, names) => does(e.seat, 'paga', 'pagas', goods(e.goods, names)),
  gained: (e, names) => does(e.seat, 'gana', 'ganas', goods(e.goods, names)),
  points: (e) => does(e.seat, 'gana', 'ganas', count(e.n, words.point)),
  paidPoints: (e) => does(e.seat, 'paga', 'pagas', count(e.n, words.point)),
  drew: (e, names) => does(e.seat, 'roba', 'robas', these(e, names)),
  took: (e, names) => does(e.seat, 'se lleva', 'te llevas', `${these(e, names)}${from(e, names)}`),
  discarded: (e, names) => does(e.seat, 'descarta', 'descartas', `${these(e, names)}${from(e, names)}`),
  gave: (e, names) => gives(e, these(e, names), names),
  gaveGoods: (e, names) => gives(e, goods(e.goods, names), names),
  revealed: (e, names) => does(e.seat, 'revela', 'revelas', these(e, names)),
  searched: (e) => does(e.seat, 'busca en el mazo y lo baraja', 'buscas en el mazo y lo barajas'),
  refilled: (e, names) =>
    sentence(`${these(e, names)} ${agree(e, names, 'llega', 'llegan')} ${a(space(e.into, e.space + 1, names))}`),
  laidOut: (e, names) => sentence(`${on(e.place, -1, names)} llega ${a(on(e.slot, -1, names))}`),
  reshuffled: () => 'Se baraja la pila de descartes para formar un mazo nuevo.',
  shuffled: (e, names) =>
    e.from === e.into
      ? `Se baraja ${names.theZone(e.into)}.`
      : `Se baraja ${names.theZone(e.from)} con ${names.theZone(e.into)}.`,
  moved: (e, names) => does(e.seat, 'pone', 'pones', `${these(e, names)}${from(e, names)} en ${into(e, names)}`),
  movedTile: (e, names) => {
    const what = e.place < 0 ? un(words.tile) : on(e.place, -1, names);
    return does(e.seat, 'pone', 'pones', `${what}${from(e, names)} en ${into(e, names)}`);
  },
  marked: (e, names) =>
    e.mark === 'flipped'
      ? does(e.seat, 'da la vuelta', 'das la vuelta', a(on(e.on, e.onCard, names)))
      : does(e.seat, 'pone', 'pones', `${un(names.mark(e.mark))} en ${on(e.on, e.onCard, names)}`),
  unmarked: (e, names) =>
    e.mark === 'flipped'
      ? does(e.seat, 'da la vuelta', 'das la vuelta', a(on(e.on, e.onCard, names)))
      : does(e.seat, 'quita', 'quitas', `${un(names.mark(e.mark))} ${de(on(e.on, e.onCard, names))}`),
  tucked: (e, names) => does(e.seat, 'pone', 'pones', `${these(e, names)} bajo ${on(e.under, e.underCard, names)}`),
  stored: (e, names) => does(e.seat, 'pone', 'pones', `${goods(e.goods, names)} en ${on(e.on, e.onCard, names)}`),
  unloaded: (e, names) => does(e.seat, 'toma', 'tomas', `${goods(e.goods, names)} ${de(on(e.on, e.onCard, names))}`),
  tokensPut: (e, names) => {
    const n = Math.abs(e.n);
    const where = on(e.on, e.onCard, names);
    const tokens = count(n, words.point);
    if (e.n > 0) return `Se ${n === 1 ? 'pone' : 'ponen'} ${tokens} en ${where}.`;
    return `Se ${n === 1 ? 'devuelve' : 'devuelven'} ${tokens} ${de(where)}.`;
  },
  occupied: (e, names) => does(e.seat, 'pone', 'pones', `una ${words.occupiedToken.one} en ${these(e, names)}`),
  activated: (e, names) => does(e.seat, 'activa', 'activas', these(e, names)),
  visited: (e, names) => does(e.seat, 'coloca', 'colocas', `un trabajador en ${on(e.place, e.placeCard, names)}`),
  placed: (e, names) =>
    does(e.seat, 'coloca', 'colocas', `${el(names.piece(e.figure))} en ${on(e.place, e.placeCard, names)}`),
  kept: (e, names) => does(e.seat, 'se lleva', 'te llevas', on(e.place, -1, names)),
  laidOn: (e, names) =>
    sentence(
      `${these(e, names)} ${names.isYou(e.seat) ? 'de tu ciudad' : de(names.seat(e.seat))} ${agree(e, names, 'comparte', 'comparten')} espacio con ${on(e.on, e.onCard, names)}`,
    ),
  copied: (e, names) => does(e.seat, 'activa', 'activas', on(e.place, -1, names)),
  recalled: (e, names) => does(e.seat, 'recupera', 'recuperas', `un trabajador ${de(on(e.place, e.placeCard, names))}`),
  achieved: (e, names) => does(e.seat, 'consigue', 'consigues', on(e.place, -1, names)),
  prepared: (e, names) => does(e.seat, 'se prepara para', 'te preparas para', el(names.seasonAt(e.season))),
  passed: (e) => does(e.seat, 'pasa', 'pasas'),
  rolled: (e) => does(e.seat, 'saca', 'sacas', `un ${e.value} en el dado`),
  ledTo: (e, names) =>
    sentence(
      `la flecha lleva en sentido ${e.arrow === 'clockwise' ? 'horario' : 'antihorario'} hasta ${on(e.place, -1, names)}`,
    ),
  cause: (e, names) => sentence(`esto viene ${de(on(e.place, e.placeCard, names))}`),
  skipped: (e, names) => sentence(`no es posible: ${inWords(e.effect, names)}`),
  over: () => 'La partida ha terminado.',
};
