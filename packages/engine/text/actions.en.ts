import { isEvent } from '../content/tiles.ts';
import { isInstead } from '../decisions/payment.ts';
import { a, count, goods, list, the, title } from './grammar.en.ts';
import type { ActionPhrases, Marks, Names, PayerPhrases } from './types.ts';
import { words } from './words.en.ts';

/** Labels of answers for menus, in English: short, without period. */

function marks(m: Marks, names: Names): string {
  const parts = [
    m.city === undefined ? '' : `${names.seat(m.city)}'s city`,
    m.from ?? '',
    m.space === undefined ? '' : `space ${m.space}`,
    m.occupied ? 'occupied' : '',
    m.tokens > 0 ? count(m.tokens, words.point) : '',
    goods(m.goods, names),
    m.beneath > 0 ? `${count(m.beneath, words.card)} beneath` : '',
    m.workers > 0 ? count(m.workers, words.worker) : '',
    m.on === undefined ? '' : `on ${the({ card: m.on }, names)}`,
  ].filter((text) => text !== '');
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const payers: PayerPhrases = {
  ability(use, names) {
    const card = the(use.at, names);
    if (use.with !== undefined) return `put ${the(use.with, names)} beneath ${card}`;
    if (use.n !== undefined) return `return ${count(use.n, words.point)} from ${card}`;
    if (use.price === 'cover') return `lay it on ${card}`;
    return use.price === 'discardSelf' ? `discard ${card}` : `use ${card}`;
  },
  door: ({ at, token }, names) =>
    `put ${a(token === undefined ? words.occupiedToken : names.resource(token))} on ${the(at, names)}`,
  banner: ({ at }, names) => `discard ${the(at, names)}`,
};

export const actions: ActionPhrases = {
  play: (id, zone, space, cost, names) => {
    const from = names.zone(zone, 'yours');
    const where = from === '' ? '' : ` ${from}${space === undefined ? '' : `, space ${space}`}`;
    return `Play ${names.card(id).one}${where} (${goods(cost, names, 'comma') || 'no cost'})`;
  },
  visitCard: (id, owner, names) =>
    `Place a worker on ${the({ card: id }, names)}${owner === null ? '' : ` in ${names.seat(owner)}'s city`}`,
  visitPlace: (id, names) => {
    const what = the({ place: id }, names);
    const def = names.placeDef(id);
    return def !== undefined && isEvent(def) ? `Achieve ${what}` : `Place a worker on ${what}`;
  },
  season: (next) => (next === null ? 'Prepare for the next season' : `Prepare for ${next.one}`),
  pass: 'Pass',
  done: 'Done',
  none: 'None',
  decline: 'Decline',
  use: 'Return 1 point token',
  card: (id, m, names) => names.card(id).one + marks(m, names),
  place: (id, names) => title({ place: id }, names),
  worker: (at) => (at === null ? 'Worker whose location is gone' : `Worker on ${at}`),
  goods: (amounts, names) => goods(amounts, names),
  pay: (way, names) => {
    const steps = way.uses.map((use) => payers[use.by](use, names));
    const spend = goods(way.spend, names);
    if (spend !== '') steps.push(`pay ${spend}`);
    else if (!isInstead(way)) steps.push(steps.length === 0 ? 'play it for free' : 'pay nothing');
    const text = list(steps, 'and');
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
};
