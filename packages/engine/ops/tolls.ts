import type { OpHandler, Rules } from '../content/rules.ts';
import type { Decision, PickDecision, SplitDecision } from '../decisions/types.ts';
import type { EffectOf, Price, Scope } from '../effects/types.ts';
import { discardHandCards } from '../flow/discards.ts';
import { payGoods, total } from '../flow/goods.ts';
import {
  afterPaying,
  canPayDues,
  canPayLeaving,
  choicesOfCards,
  choicesOfGoods,
  duesOf,
  isAllLeft,
  type Dues,
} from '../flow/leaves.ts';
import { push } from '../state/scope.ts';
import type { GameState, Uid } from '../state/types.ts';
import { mapped, range } from '../state/vectors.ts';
import { chosen, pickCards } from './cards.ts';
import { spread } from './goods.ts';

type Toll = EffectOf<'toll'>;

/**
 * What must be paid besides. Resources come first, then cards. Whatever would leave too little for what else is
 * asked for is not offered; where that cannot be told of all units together, they are paid one by one.
 */
export const toll: OpHandler<'toll'> = {
  ask(g, s, e, sc) {
    const dues = duesOf(e.pay);
    if (!isSimple(e.pay) || !canPay(g, s, e, sc, dues)) return null;
    return dues.any > 0 ? askGoods(g, s, e, sc, dues) : askCards(g, s, e, sc, dues);
  },
  /** What leaves no choice. In a world that somebody imagines who does not see the hand, nothing may be left. */
  run(g, s, e, sc) {
    const paying = payingFor(e, sc);
    if (isSimple(e.pay)) return push(s, { do: 'pay', ...e.pay }, paying);
    lineUpRest(s, e, sc, duesOf(e.pay));
    const fixed = Object.entries(e.pay).filter(([part]) => !isOpen(part));
    push(s, { do: 'pay', ...(Object.fromEntries(fixed) as Price) }, paying);
  },
  answer(g, s, e, sc, d, a) {
    const { any, cards, units } = duesOf(e.pay);
    if (d?.kind === 'split') {
      const goods = spread(g, d, a);
      payGoods(g, s, sc.seat, goods);
      return lineUpRest(s, e, sc, { any: any - total(goods), cards, units });
    }
    const paid = chosen(a);
    discardHandCards(g, s, sc.seat, paid);
    if (cards > 0) return lineUpRest(s, e, sc, { any, cards: cards - paid.length, units });
    const isOneByOne = paid.length === 1 && (d as PickDecision).max === 1;
    lineUpRest(s, e, sc, isOneByOne ? { any, cards, units: units - 1 } : { any: units - paid.length, cards, units: 0 });
  },
  possible: (g, s, e, sc) => canPayLeaving(g, s, sc.seat, e.pay, (after) => isAllLeft(g, after, sc, e.leaves)),
  price: () => true,
};

/** The scope is that of what must be left. */
const payingFor = ({ of }: Toll, sc: Scope): Scope => ({ ...sc, src: of });

const isOpen = (part: string): boolean => ['any', 'cards', 'units'].includes(part);
const isSimple = (pay: Price): boolean => Object.keys(pay).every(isOpen);

function lineUpRest(s: GameState, { of, leaves }: Toll, sc: Scope, { any, cards, units }: Dues): void {
  const pay: Price = { ...(any > 0 && { any }), ...(cards > 0 && { cards }), ...(units > 0 && { units }) };
  if (Object.keys(pay).length > 0) push(s, { do: 'toll', pay, of, leaves }, sc);
}

function canPay(g: Rules, s: GameState, { leaves }: Toll, sc: Scope, dues: Dues): boolean {
  return canPayDues(g, s, sc.seat, dues, (after) => isAllLeft(g, after, sc, leaves));
}

function askGoods(g: Rules, s: GameState, e: Toll, sc: Scope, dues: Dues): SplitDecision {
  const n = dues.any;
  const all = choicesOfGoods(g, s, sc.seat, n);
  const good = all.filter((goods) => canPay(g, afterPaying(g, s, sc.seat, [], goods), e, sc, { ...dues, any: 0 }));
  const among = range(g.standard);
  const caps = mapped(among, (r) => Math.max(...good.map((goods) => goods[r])));
  const within = all.filter((goods) => among.every((r) => goods[r] <= caps[r]));
  const isTold = within.length === good.length;
  return {
    kind: 'split',
    seat: sc.seat,
    why: e.of,
    ask: 'payAny',
    among,
    caps: isTold ? caps : caps.map((cap) => Math.min(cap, 1)),
    min: isTold ? n : 1,
    max: isTold ? n : 1,
  };
}

function askCards(g: Rules, s: GameState, e: Toll, sc: Scope, dues: Dues): Decision {
  const { cards: exact, units } = dues;
  const hand = s.zones[g.hand[sc.seat]];
  const restOf = (n: number): Dues => (exact > 0 ? { ...dues, cards: 0 } : { any: units - n, cards: 0, units: 0 });
  const good: (readonly Uid[])[] = [];
  for (let n = exact; n <= (exact > 0 ? exact : units); n++)
    for (const cards of choicesOfCards(g, s, sc.seat, n))
      if (canPay(g, afterPaying(g, s, sc.seat, cards, null), e, sc, restOf(n))) good.push(cards);
  const kinds = new Set(good.flat().map((uid) => s.cardOf[uid]));
  const items = hand.filter((uid) => kinds.has(s.cardOf[uid]));
  const sizes = good.map((cards) => cards.length);
  const [min, max] = [Math.min(...sizes), Math.max(...sizes)];
  let within = 0;
  for (let n = min; n <= max; n++)
    for (const cards of choicesOfCards(g, s, sc.seat, n)) if (cards.every((uid) => items.includes(uid))) within++;
  const isTold = within === good.length;
  const ask = exact > 0 ? 'discard' : 'payUnits';
  return pickCards(payingFor(e, sc), ask, items, isTold ? min : Math.min(min, 1), isTold ? max : 1);
}
