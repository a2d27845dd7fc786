import { isCard, placeAt, type Rules } from '../../content/rules.ts';
import type { RuleName } from '../../content/standing.ts';
import { askedProgress } from '../../effects/asked.ts';
import { passesAt } from '../../effects/filters.ts';
import { possible } from '../../effects/possible.ts';
import { select } from '../../effects/query.ts';
import { amount, holds } from '../../effects/reading.ts';
import { bindsAny, rulesFor, type InForce } from '../../effects/standing.ts';
import type { Cond, Effect, PieceName, Price, Scope } from '../../effects/types.ts';
import { isBy } from '../../state/kinds.ts';
import { boundScope, scopeOf } from '../../state/scope.ts';
import type { GameState, Holder, Seat } from '../../state/types.ts';
import { canPayLeaving } from '../leaves.ts';

/** What rules in force change about visits. */

/**
 * Those that open locations which are closed, taken or cannot be used, and those that close or spoil some; a toll may also make
 * room in a hand.
 */
const LOOSENING = ['joins', 'location', 'needs', 'toll'] as const;
const TIGHTENING = ['bars', 'toll', 'gains'] as const;
export const VISIT_RULES = [...LOOSENING, ...TIGHTENING] as const;

/** What the rules that bind a seat may change about where it can go. */
export interface VisitRules {
  readonly loosen: boolean;
  readonly tighten: boolean;
}

const NO_RULES: VisitRules = { loosen: false, tighten: false };

export function visitRulesFor(g: Rules, s: GameState, seat: Seat): VisitRules {
  if (!g.visitRules) return NO_RULES;
  return { loosen: bindsAny(g, s, seat, LOOSENING), tighten: bindsAny(g, s, seat, TIGHTENING) };
}

/** Those of them that hold for the piece. */
function rulesOf<K extends RuleName>(
  g: Rules,
  s: GameState,
  seat: Seat,
  piece: PieceName,
  name: K,
): readonly InForce<K>[] {
  const all = rulesFor(g, s, seat, name);
  return all.length === 0 ? all : all.filter(({ rule }) => rule.piece === undefined || rule.piece === piece);
}

/** May the piece go there although it is closed to the seat, or although others stand there? */
export function mayJoin(
  g: Rules,
  s: GameState,
  seat: Seat,
  piece: PieceName,
  at: Holder,
  why: 'closed' | 'taken',
): boolean {
  return rulesOf(g, s, seat, piece, 'joins').some(({ rule, src }) => {
    if (!passesAt(g, s, scopeOf(seat, src), at, rule.at) || (why === 'closed' && !rule.closed)) return false;
    return s.seats.some(({ workers }, other) => (rule.past === 'any' || other !== seat) && workers.includes(at));
  });
}

/** Another way to use a location: the rule that gives it, and in which scope. */
export interface OtherWay {
  readonly effect: Effect;
  readonly scope: Scope;
}

const NONE: readonly never[] = [];

/** What rules let the piece do there instead of what the location does, as far as it is possible. */
export function otherWays(g: Rules, s: GameState, seat: Seat, piece: PieceName, at: Holder): readonly OtherWay[] {
  if (rulesFor(g, s, seat, 'location').length === 0) return NONE;
  const toll = tollAt(g, s, seat, piece, at);
  return rulesOf(g, s, seat, piece, 'location').flatMap(({ rule, src }) => {
    const scope = boundScope(seat, src, { at: [at] });
    const isMeant = select(g, s, scopeOf(seat, src), rule.on).includes(at);
    const isLeft = (after: GameState): boolean => possible(g, after, rule.effect, scope);
    return isMeant && isLeftByToll(g, s, scopeOf(seat, at), toll, isLeft) ? [{ effect: rule.effect, scope }] : [];
  });
}

/** Does this hold when the toll has been paid, in one way at least? */
export function isLeftByToll(
  g: Rules,
  s: GameState,
  sc: Scope,
  toll: Price | null,
  isLeft: (after: GameState) => boolean,
): boolean {
  if (toll === null) return isLeft(s);
  return possible(g, s, { do: 'pay', ...toll }, sc) && canPayLeaving(g, s, sc.seat, toll, isLeft);
}

/** Where rules let the piece go besides. */
export function otherPlaces(g: Rules, s: GameState, seat: Seat, piece: PieceName): Holder[] {
  return rulesOf(g, s, seat, piece, 'location').flatMap(({ rule, src }) => select(g, s, scopeOf(seat, src), rule.on));
}

/** Do rules change what the location asks of the piece, or what it brings? */
export function isChanged(g: Rules, s: GameState, seat: Seat, piece: PieceName, at: Holder): boolean {
  const lessens = rulesFor(g, s, seat, 'gains');
  for (let i = 0; i < lessens.length; i++) {
    const { rule } = lessens[i];
    if (rule.of !== undefined || passesAt(g, s, scopeOf(seat), at, rule.at)) return true;
  }
  const tolls = rulesFor(g, s, seat, 'toll');
  for (let i = 0; i < tolls.length; i++) if (isTollAt(g, s, seat, piece, at, tolls[i])) return true;
  return !isCard(g, at) && placeAt(g, at).needs !== null && rulesFor(g, s, seat, 'needs').length > 0;
}

/** What must be paid besides; null = nothing. */
export function tollAt(g: Rules, s: GameState, seat: Seat, piece: PieceName, at: Holder): Price | null {
  let toll: Price | null = null;
  for (const { rule } of tollsAt(g, s, seat, piece, at)) {
    const pay = told(g, s, scopeOf(seat, at), rule.pay ?? FREE);
    toll = toll === null ? pay : addPrices(toll, pay);
  }
  return toll;
}

/** What it comes to now. */
export function told(g: Rules, s: GameState, sc: Scope, pay: Price): Price {
  const { units } = pay;
  return units === undefined || typeof units === 'number' ? pay : { ...pay, units: amount(g, s, sc, units) };
}

const FREE: Price = {};

export function tollsAt(g: Rules, s: GameState, seat: Seat, piece: PieceName, at: Holder): readonly InForce<'toll'>[] {
  const tolls = rulesFor(g, s, seat, 'toll');
  return tolls.length === 0 ? tolls : tolls.filter((toll) => isTollAt(g, s, seat, piece, at, toll));
}

function isTollAt(
  g: Rules,
  s: GameState,
  seat: Seat,
  piece: PieceName,
  at: Holder,
  { rule, src }: InForce<'toll'>,
): boolean {
  if (rule.on !== 'visit' || !isBy(g, rule.piece, piece)) return false;
  return passesAt(g, s, scopeOf(seat, src), at, rule.where);
}

/** The price of a location with the toll on it. Both are the content's own, so what they come to is worked out once. */
export function withToll(toll: Price | null, price: Effect | null): Effect | null {
  if (toll === null) return price;
  const before = price?.do === 'pay' ? price : FREE;
  let known = sums.get(toll);
  if (known === undefined) sums.set(toll, (known = new WeakMap()));
  let sum = known.get(before);
  if (sum === undefined) known.set(before, (sum = { ...before, do: 'pay', ...addPrices(toll, before) }));
  return sum;
}

const sums = new WeakMap<Price, WeakMap<Price, Effect>>();

/** Both prices as one: what they have in common is added. */
export function addPrices(one: Price, other: Price): Price {
  const sum = { ...one } as Record<string, unknown>;
  for (const [part, n] of Object.entries(other) as [keyof Price, unknown][]) {
    const before = sum[part];
    if (typeof before === 'number' && typeof n === 'number') sum[part] = before + n;
    else if (part === 'units' && before !== undefined) sum[part] = { total: [before, n] };
    else if (part === 'goods' && before !== undefined) sum[part] = addBundles(before as object, n as object);
    else if (before === undefined) sum[part] = n;
    else throw new Error(`prices with ${part} cannot be added`);
  }
  return sum;
}

function addBundles(one: object, other: object): object {
  const sum = { ...one } as Record<string, number>;
  for (const [r, n] of Object.entries(other) as [string, number][]) sum[r] = (sum[r] ?? 0) + n;
  return sum;
}

/** Is what a location asks for there, or half of the cards where a rule says that this is enough (OQ-125)? */
export function isEnough(g: Rules, s: GameState, seat: Seat, piece: PieceName, at: Holder, needs: Cond): boolean {
  const sc = scopeOf(seat, at);
  if (holds(g, s, sc, needs)) return true;
  const isHalved = rulesOf(g, s, seat, piece, 'needs').some(({ rule, src }) =>
    passesAt(g, s, scopeOf(seat, src), at, rule.at),
  );
  const progress = isHalved ? askedProgress(g, s, sc, needs) : null;
  return progress !== null && 2 * progress.have >= progress.need;
}

/** What a location does, and what it costs. */
export function usualWay(
  g: Rules,
  s: GameState,
  at: Holder,
): { readonly effect: Effect | null; readonly price: Effect | null; readonly needs: Cond | null } {
  if (!isCard(g, at)) return placeAt(g, at);
  return { effect: g.designs[s.cardOf[at]].def.visit?.effect ?? null, price: null, needs: null };
}
