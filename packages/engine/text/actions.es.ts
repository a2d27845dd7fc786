import { isEvent } from '../content/tiles.ts';
import { isInstead } from '../decisions/payment.ts';
import { agree, capital, count, de, el, goods, list, the, title, un } from './grammar.es.ts';
import type { Noun } from './nouns.ts';
import type { ActionPhrases, Marks, Names, PayerPhrases } from './types.ts';
import { inO, words } from './words.es.ts';

/** Labels of answers for menus, in Spanish: short, without period. */

function marks(noun: Noun, m: Marks, names: Names): string {
  const parts = [
    m.city === undefined ? '' : `ciudad ${de(names.seat(m.city))}`,
    m.from ?? '',
    m.space === undefined ? '' : `espacio ${m.space}`,
    m.occupied ? agree(inO('ocupad'), noun, noun.plural ? 2 : 1) : '',
    m.tokens > 0 ? count(m.tokens, words.point) : '',
    goods(m.goods, names),
    m.beneath > 0 ? `${count(m.beneath, words.card)} debajo` : '',
    m.workers > 0 ? count(m.workers, words.worker) : '',
    m.on === undefined ? '' : `en ${the({ card: m.on }, names)}`,
  ].filter((text) => text !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const payers: PayerPhrases = {
  ability(use, names) {
    const card = the(use.at, names);
    if (use.with !== undefined) return `poner ${the(use.with, names)} bajo ${card}`;
    if (use.n !== undefined) return `devolver ${count(use.n, words.point)} ${de(card)}`;
    if (use.price === 'cover') return `ponerla sobre ${card}`;
    return use.price === 'discardSelf' ? `descartar ${card}` : `usar ${card}`;
  },
  door: ({ at, token }, names) =>
    `poner ${un(token === undefined ? words.occupiedToken : names.resource(token))} en ${the(at, names)}`,
  banner: ({ at }, names) => `descartar ${the(at, names)}`,
};

export const actions: ActionPhrases = {
  play: (id, zone, space, cost, names) => {
    const from = names.zone(zone, 'yours');
    const where = from === '' ? '' : ` ${from}${space === undefined ? '' : `, espacio ${space}`}`;
    return `Jugar ${names.card(id).one}${where} (${goods(cost, names, 'comma') || 'sin coste'})`;
  },
  visitCard: (id, owner, names) =>
    `Colocar un trabajador en ${the({ card: id }, names)}${owner === null ? '' : ` de la ciudad ${de(names.seat(owner))}`}`,
  visitPlace: (id, names) => {
    const what = the({ place: id }, names);
    const def = names.placeDef(id);
    return def !== undefined && isEvent(def) ? `Conseguir ${what}` : `Colocar un trabajador en ${what}`;
  },
  season: (next) => (next === null ? 'Prepararse para la siguiente estación' : `Prepararse para ${el(next)}`),
  pass: 'Pasar',
  done: 'Listo',
  none: 'Nada',
  decline: 'Renunciar',
  use: 'Devolver 1 ficha de puntos',
  card: (id, m, names) => names.card(id).one + marks(names.card(id), m, names),
  place: (id, names) => capital(title({ place: id }, names)),
  worker: (at) => (at === null ? 'Trabajador cuya ubicación ya no existe' : `Trabajador en ${at}`),
  goods: (amounts, names) => goods(amounts, names),
  pay: (way, names) => {
    const steps = way.uses.map((use) => payers[use.by](use, names));
    const spend = goods(way.spend, names);
    if (spend !== '') steps.push(`pagar ${spend}`);
    else if (!isInstead(way)) steps.push(steps.length === 0 ? 'jugarla gratis' : 'no pagar nada');
    return capital(list(steps, 'and'));
  },
};
