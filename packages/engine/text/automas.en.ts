import type { Chooser, EffectOf, Query, Tier } from '../effects/types.ts';
import { bind } from './clauses.ts';
import { a, clause, kindOfCard, list, the } from './grammar.en.ts';
import { noWordsFor, rowsOf, tileOf } from './terms.ts';
import { NoWordsError, type Ctx, type Phrases } from './types.ts';
import { words } from './words.en.ts';

/** Dice, named effects, choices that nobody is asked for, and what automas do, in English. */

const CHOSEN_BY: Readonly<Record<Chooser, string>> = {
  chance: ' at random',
  first: ' (the first of them)',
  top: ' (from the top)',
  clockwise: ' (the next clockwise)',
  counterclockwise: ' (the next counterclockwise)',
  arrow: ' (the next along the arrow)',
  target: ', chosen by the player at whom the arrow points',
  owner: ', chosen by the owner',
  actor: ', chosen by the player',
};

export function chosenBy(by: Chooser | undefined, prefer: readonly Tier[] = [], c: Ctx): string {
  if (by === undefined) return '';
  const wishes = list(
    prefer.map((tier) => preferred(tier, c)),
    'and',
  );
  return CHOSEN_BY[by] + (wishes === '' ? '' : `, preferably ${wishes}`);
}

function preferred(tier: Tier, c: Ctx): string {
  if ('where' in tier) return `a ${kindOfCard(tier.where, c, 1)}`;
  if (typeof tier.most === 'object' && 'pointsOf' in tier.most) return 'the one worth most';
  throw new NoWordsError(`there are no words for what is preferred: ${JSON.stringify(tier)}`);
}

/** "the Basic location (3 twigs)", "the first space in the Meadow", "it". */
export function spot({ among, where }: Query, c: Ctx): string {
  if (among !== undefined) return 'it';
  const tile = tileOf(where);
  if (tile !== undefined) return the({ place: tile }, c.names);
  return `the ${kindOfCard(where, c, 1)}`;
}

/** "your worker on a Basic location": where one stands that is meant. */
export function standing({ where }: Query, c: Ctx): string {
  const on = list(
    rowsOf(where).map((row) => a(c.names.row(row).noun)),
    'or',
  );
  return `your ${words.worker.one} on ${on === '' ? spot({ in: 'locations', where }, c) : on}`;
}

const BEHALF: Readonly<Record<EffectOf<'as'>['seat'], string>> = {
  actor: 'who did that',
  owner: 'the owner of this text',
  target: 'the player at whom the arrow points',
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
    const again = e.again === undefined ? '' : `; if it shows what the last roll showed, ${clause(e.again, inner)}`;
    return `roll the ${words.die.one} (d${e.sides})${again}; ${clause(e.then, inner)}`;
  },
  as: (e, c) => `on behalf of ${BEHALF[e.seat]}: ${clause(e.then, c)}`,
  call: (e, c) => {
    const said = c.names.effect(e.id);
    if (typeof said === 'string') return said;
    if (said === undefined) throw noWordsFor(e);
    return clause(said, c);
  },
  firstOf: (e, c) => `do the first of these that you can: ${e.of.map((each) => clause(each, c)).join('; or ')}`,
  settle: (e, c) =>
    `put ${(c.vars[e.what]?.single ?? true) ? 'it' : 'them'} into your city without cost or effect${e.anyway ? ', even if it is full' : ''}`,
  stand: (e, c) => `place your ${c.names.piece(e.piece).one} there`,
  claim: (e, c) => (typeof e.what === 'string' ? 'take it' : `take every ${kindOfCard(e.what.where, c, 1)}`),
  prepare: () => 'prepare for the next season',
  pass: () => 'pass',
  nextSeason: () => 'move on to the next season',
  lend: (e, c) => `lend ${standing(e.at, c)} to the opponent until you take it back from the board`,
  retire: (e, c) => {
    const which = e.at === undefined ? `1 of your undeployed ${words.worker.many}` : standing(e.at, c);
    return e.forNow ? `set ${which} aside until you prepare for a season` : `remove ${which} from the game`;
  },
};
