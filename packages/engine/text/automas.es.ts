import type { Chooser, EffectOf, Query, Tier } from '../effects/types.ts';
import { bind } from './clauses.ts';
import { clause, el, kindOfCard, list, the, un, unaCarta } from './grammar.es.ts';
import { noWordsFor, rowsOf, tileOf } from './terms.ts';
import { NoWordsError, type Ctx, type Phrases } from './types.ts';
import { words } from './words.es.ts';

/** Dice, named effects, choices that nobody is asked for, and what automas do, in Spanish. */

const CHOSEN_BY: Readonly<Record<Chooser, string>> = {
  chance: ' al azar',
  first: ' (por orden)',
  top: ' (desde arriba)',
  clockwise: ' (por orden, en el sentido de las agujas del reloj)',
  counterclockwise: ' (por orden, en sentido contrario a las agujas del reloj)',
  arrow: ' (por orden, según la flecha)',
  target: ', a elección del jugador al que apunte la flecha',
  owner: ', a elección de su dueño',
  actor: ', a elección del jugador',
};

export function chosenBy(by: Chooser | undefined, prefer: readonly Tier[] = [], c: Ctx): string {
  if (by === undefined) return '';
  const wishes = list(
    prefer.map((tier) => preferred(tier, c)),
    'and',
  );
  return CHOSEN_BY[by] + (wishes === '' ? '' : `, preferiblemente ${wishes}`);
}

function preferred(tier: Tier, c: Ctx): string {
  if ('where' in tier) return unaCarta(tier.where, c);
  if (typeof tier.most === 'object' && 'pointsOf' in tier.most) return 'lo que más puntos valga';
  throw new NoWordsError(`there are no words for what is preferred: ${JSON.stringify(tier)}`);
}

/** "la ubicación básica (3 ramitas)", "el espacio 1 en el Prado". */
export function spot({ among, where }: Query, c: Ctx): string {
  if (among !== undefined) return 'lo elegido';
  const tile = tileOf(where);
  if (tile !== undefined) return the({ place: tile }, c.names);
  const text = kindOfCard(where, c, 1);
  const { gender } = where?.flatMap((f) => ('row' in f ? [c.names.row(f.row).noun] : []))[0] ?? words.space;
  return el({ one: text, many: text, gender });
}

/** "tu trabajador en una ubicación básica": donde está el que se menciona. */
export function standing({ where }: Query, c: Ctx): string {
  const on = list(
    rowsOf(where).map((row) => un(c.names.row(row).noun)),
    'or',
  );
  return `tu ${words.worker.one} en ${on === '' ? spot({ in: 'locations', where }, c) : on}`;
}

const BEHALF: Readonly<Record<EffectOf<'as'>['seat'], string>> = {
  actor: 'quien lo ha hecho',
  owner: 'quien tenga este texto',
  target: 'quien señale la flecha',
};

export const automas: Pick<
  Phrases['ops'],
  | 'roll'
  | 'as'
  | 'call'
  | 'firstOf'
  | 'settle'
  | 'stand'
  | 'claim'
  | 'prepare'
  | 'pass'
  | 'nextSeason'
  | 'retire'
  | 'lend'
> = {
  roll: (e, c) => {
    const inner = bind(c, e.as, { noun: words.die, how: 'rolled', single: true });
    const again = e.again === undefined ? '' : `; si sale lo mismo que en la última tirada, ${clause(e.again, inner)}`;
    return `tira ${el(words.die)} (d${e.sides})${again}; ${clause(e.then, inner)}`;
  },
  as: (e, c) => `en nombre de ${BEHALF[e.seat]}: ${clause(e.then, c)}`,
  call: (e, c) => {
    const said = c.names.effect(e.id);
    if (typeof said === 'string') return said;
    if (said === undefined) throw noWordsFor(e);
    return clause(said, c);
  },
  firstOf: (e, c) => `haz lo primero de esto que puedas: ${e.of.map((each) => clause(each, c)).join('; o ')}`,
  settle: (e) => `ponlo en tu ciudad sin coste ni efecto${e.anyway ? ', aunque esté llena' : ''}`,
  stand: (e, c) => `coloca allí tu ${c.names.piece(e.piece).one}`,
  claim: (e, c) => (typeof e.what === 'string' ? 'llévatelo' : `llévate cada ${kindOfCard(e.what.where, c, 1)}`),
  prepare: () => 'prepárate para la siguiente estación',
  pass: () => 'pasa',
  nextSeason: () => 'pasa a la siguiente estación',
  lend: (e, c) => `presta ${standing(e.at, c)} al adversario hasta que lo recuperes del tablero`,
  retire: (e, c) => {
    const which = e.at === undefined ? `1 de tus ${words.worker.many} sin colocar` : standing(e.at, c);
    return e.forNow ? `aparta ${which} hasta que te prepares para una estación` : `retira de la partida ${which}`;
  },
};
