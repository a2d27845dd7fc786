import type { OpHandler, Rules } from '../../content/rules.ts';
import { emit } from '../../events/emit.ts';
import { designOf } from '../../flow/city.ts';
import type { GameState, Uid } from '../../state/types.ts';
import { select } from '../query.ts';
import { push, scopeOf, withCards } from '../scope.ts';
import type { EffectOf, Scope } from '../types.ts';
import { chosen, pickCards } from './cards.ts';

type CarryOut = EffectOf<'carryOut'>;

/** The variable that collects what was carried out, where an effect goes through several, one after the other. */
const USED = 'used';

/** Cards that ask something of the city they arrive in do nothing without that. */
function isRepeatable(g: Rules, s: GameState, uid: Uid): boolean {
  const { def, arrival, lasting } = designOf(g, s, uid);
  return def.onPlay !== undefined && arrival === null && !lasting;
}

function candidates(g: Rules, s: GameState, e: CarryOut, sc: Scope): Uid[] {
  const used = sc.cards[USED];
  const found = select(g, s, sc, e.from);
  const left = used === undefined ? found : found.filter((uid) => !used.includes(uid));
  return e.part === 'onPlay' ? left.filter((uid) => isRepeatable(g, s, uid)) : left;
}

function carryOutOf(g: Rules, s: GameState, e: CarryOut, sc: Scope, card: Uid): void {
  if (e.part === 'production') return push(s, { do: 'activateCard', card }, sc);
  if (g.sink) emit(g, { e: 'activated', seat: sc.seat, cards: [card], designs: [s.cardOf[card]] });
  push(s, designOf(g, s, card).def.onPlay, scopeOf(sc.seat, card));
}

/** The next one of several: what is left to do is lined up beneath what this one does. */
function lineUpNext(s: GameState, e: CarryOut, sc: Scope, done: Uid): void {
  if (e.upTo !== undefined && e.upTo > 1)
    push(s, { ...e, upTo: e.upTo - 1 }, withCards(sc, USED, [...(sc.cards[USED] ?? []), done]));
}

const ASKS = { production: 'activate', onPlay: 'reactivate' } as const;

export const carryOut: OpHandler<'carryOut'> = {
  ask(g, s, e, sc) {
    const min = e.optional || e.upTo !== undefined ? 0 : 1;
    return pickCards(sc, ASKS[e.part], candidates(g, s, e, sc), min, 1);
  },
  answer(g, s, e, sc, _d, a) {
    for (const card of chosen(a)) {
      lineUpNext(s, e, sc, card);
      carryOutOf(g, s, e, sc, card);
    }
  },
  possible: (g, s, e, sc) => candidates(g, s, e, sc).length > 0,
};
