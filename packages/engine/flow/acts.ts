import type { Act } from '../content/defs.ts';
import { isCard, placeAt, type OwnAct, type Rules } from '../content/rules.ts';
import type { ActAction, Action, ReasonCode } from '../decisions/types.ts';
import { lacksPrice, possible } from '../effects/possible.ts';
import { priceParts } from '../effects/price.ts';
import { select } from '../effects/query.ts';
import { holds } from '../effects/reading.ts';
import type { Cond, Effect, Scope } from '../effects/types.ts';
import { cloneState } from '../state/clone.ts';
import { figureAt } from '../state/figures.ts';
import { boundScope, push, scopeOf, slipIn } from '../state/scope.ts';
import { WORKER, type GameState, type Holder, type Seat } from '../state/types.ts';
import { tilesInForce } from '../zones/force.ts';
import { classOf } from './classes.ts';
import { figurePlaces } from './visit/visitable.ts';
import { whyNotPlaceFigure } from './visit/whyNot.ts';

/** What players may do besides the actions of the game. */

/** The variable that holds the case. */
const IT = 'it';
/** The variable that holds the text that lets somebody do it, for those who react. */
const AT = 'at';
const NO_CASE = -1;
const SINGLE: readonly Holder[] = [NO_CASE];

/** The acts of a kind that the seat has: those of modules, of the cards in its city, of tiles in force. */
export function actsOf(g: Rules, s: GameState, seat: Seat, when: Act['when']): readonly OwnAct[] {
  const table = g.acts[when];
  if (table === null || (table.designs === null && table.tiles === null)) return table?.ofModules ?? [];
  const found = table.ofModules.slice();
  const add = (at: Holder, acts: readonly Act[]): void => {
    for (const act of acts) if (act.when === when) found.push({ act, at });
  };
  if (table.designs !== null)
    for (const at of s.zones[g.city[seat]])
      if (table.designs[s.cardOf[at]] === 1) add(at, g.designs[s.cardOf[at]].acts!);
  if (table.tiles !== null)
    for (const at of tilesInForce(g, s, seat)) if (table.tiles[at - g.cards] === 1) add(at, placeAt(g, at).acts!);
  return found;
}

/** Its cases, possible or not. */
export function casesOf(g: Rules, s: GameState, seat: Seat, { act, at }: OwnAct): readonly Holder[] {
  if ('places' in act) return figurePlaces(g, s, act.places);
  return act.of === undefined ? SINGLE : select(g, s, scopeOf(seat, at), act.of);
}

/** The act that is meant, if the seat has it. */
export function actMeant(g: Rules, s: GameState, seat: Seat, { id, at }: ActAction): OwnAct | null {
  const when = g.actById.get(id)?.when;
  if (when === undefined) return null;
  return actsOf(g, s, seat, when).find((own) => own.act.id === id && own.at === at) ?? null;
}

function scopeFor(seat: Seat, at: Holder, it: Holder): Scope {
  return it === NO_CASE ? scopeOf(seat, at) : boundScope(seat, at, { [IT]: [it] });
}

/** Why a case of it is not possible now; null = it is. */
export function whyNotAct(g: Rules, s: GameState, seat: Seat, own: OwnAct, it: Holder): ReasonCode | null {
  return whyNever(g, s, seat, own) ?? whyNotCase(g, s, seat, own, it);
}

/** Why none of its cases is, as far as that can be told without looking at one. */
function whyNever(g: Rules, s: GameState, seat: Seat, own: OwnAct): ReasonCode | null {
  const { act, at } = own;
  if ('places' in act) return null;
  if (act.once !== undefined && isUsed(s, own)) return 'act-used';
  if (act.if === undefined || asksForCase(g, act.if)) return null;
  return holds(g, s, scopeOf(seat, at), act.if) ? null : 'act-unmet';
}

/** Why this one is not, if others might be. */
function whyNotCase(g: Rules, s: GameState, seat: Seat, { act, at }: OwnAct, it: Holder): ReasonCode | null {
  if ('places' in act) return whyNotPlaceFigure(g, s, seat, act.places, it);
  const sc = scopeFor(seat, at, it);
  if (act.if !== undefined && asksForCase(g, act.if) && !holds(g, s, sc, act.if)) return 'act-unmet';
  if (!possible(g, s, act.then, sc)) return lacksPrice(g, s, act.then, sc) ? 'act-unpaid' : 'act-idle';
  return act.when === 'aside' && !leavesPrice(g, s, act.then, sc) ? 'act-needed' : null;
}

/** Does it speak of the case that is done, and not only of the position? */
function asksForCase(g: Rules, cond: Cond): boolean {
  let asks = g.memo.asksForCase.get(cond);
  if (asks === undefined) g.memo.asksForCase.set(cond, (asks = JSON.stringify(cond).includes(JSON.stringify(IT))));
  return asks;
}

/** The work that is left to do in this turn tells. */
function isUsed(s: GameState, { act, at }: OwnAct): boolean {
  return s.stack.some(({ effect, scope }) => effect.do === 'due' && effect.act === act.id && scope.src === at);
}

/** Adds what can be done now; of equal texts and of equal cases one. */
export function addActs(g: Rules, s: GameState, seat: Seat, when: Act['when'], actions: Action[]): void {
  const all = actsOf(g, s, seat, when);
  for (let i = 0; i < all.length; i++) {
    const own = all[i];
    if (isOut(g, s, seat, own) || whyNever(g, s, seat, own) !== null || (own.at >= 0 && isTold(g, s, all, i))) continue;
    const cases = casesOf(g, s, seat, own);
    const first = actions.length;
    for (let n = 0; n < cases.length; n++) {
      if ('of' in own.act && isListed(g, s, actions, first, cases[n])) continue;
      if (whyNotCase(g, s, seat, own, cases[n]) !== null) continue;
      actions.push({ t: 'act', id: own.act.id, at: own.at, it: cases[n] });
    }
  }
}

/** Has an equal text come before it? One that was used in this turn is no more equal. */
function isTold(g: Rules, s: GameState, all: readonly OwnAct[], i: number): boolean {
  const { act, at } = all[i];
  for (let j = 0; j < i; j++)
    if (all[j].act === act && isTwin(g, s, all[j].at, at) && isUsed(s, all[j]) === isUsed(s, all[i])) return true;
  return false;
}

/** Is an equal case among the actions from `first` on? */
function isListed(g: Rules, s: GameState, actions: readonly Action[], first: number, it: Holder): boolean {
  for (let i = first; i < actions.length; i++) if (isTwin(g, s, (actions[i] as ActAction).it, it)) return true;
  return false;
}

/** A quick no, whatever the case: the figure is away, or the price that comes first is not there. */
function isOut(g: Rules, s: GameState, seat: Seat, { act, at }: OwnAct): boolean {
  if ('places' in act) return figureAt(g, s, seat, act.places) !== WORKER.home;
  const first = act.then.do === 'seq' ? act.then.steps[0] : act.then;
  return first.do === 'pay' && !possible(g, s, first, scopeOf(seat, at));
}

/** Cards of the same zone that differ in nothing; spaces of the Meadow do. */
function isTwin(g: Rules, s: GameState, one: Holder, other: Holder): boolean {
  if (!isCard(g, one) || !isCard(g, other) || s.cardOf[one] !== s.cardOf[other]) return false;
  const zone = [...g.hand, ...g.city].find((z) => s.zones[z].includes(one));
  if (zone === undefined || !s.zones[zone].includes(other)) return false;
  return g.hand.includes(zone) || classOf(g, s, one) === classOf(g, s, other);
}

/** Lines it up, above the decision that waits if it is done aside. */
export function startAct(g: Rules, s: GameState, seat: Seat, a: ActAction): void {
  const act = g.actById.get(a.id)!;
  if ('places' in act) return push(s, { do: 'placeFigure', figure: act.places, at: a.it }, scopeOf(seat));
  const sc = scopeFor(seat, a.at, a.it);
  if (act.once !== undefined) slipIn(s, 'endTurn', { do: 'due', act: act.id }, sc);
  if (g.awaits.acted !== null && a.at >= 0)
    push(s, { do: 'happen', to: 'acted' }, boundScope(seat, -1, { [AT]: [a.at] }));
  push(s, act.then, sc);
}

/**
 * A price that is being paid must still be payable in full when the price of what is done aside has been paid. Where that
 * would have to be chosen first, it is not done aside now.
 */
function leavesPrice(g: Rules, s: GameState, then: Effect, sc: Scope): boolean {
  const waiting = s.stack[s.stack.length - 1];
  const handler = g.ops.get(waiting.effect.do)!;
  if (waiting.effect.do !== 'payFor' && !handler.price?.(waiting.effect)) return true;
  const after = cloneState(g, s);
  for (const price of pricesIn(then)) {
    const { ask, run } = g.ops.get('pay')!;
    if (ask!(g, after, price, sc) !== null) return false;
    run!(g, after, price, sc);
  }
  const d = handler.ask!(g, after, waiting.effect, waiting.scope);
  if (d?.kind === 'pay') return d.ways.length > 0;
  return handler.possible!(g, after, waiting.effect, waiting.scope);
}

function pricesIn(e: Effect): readonly Effect[] {
  if (e.do === 'seq') return e.steps.flatMap(pricesIn);
  return e.do === 'pay' ? priceParts(e) : [];
}
