import type { Amount, Bundle, Cond, Effect, Filter } from '@everdell/engine';

/** Turns of phrase that several texts share. */

export const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });
export const may = (then: Effect): Effect => ({ do: 'may', then });
export const gain = (what: Bundle): Effect => ({ do: 'gain', what });
export const anyResource: Effect = { do: 'gainAny', n: 1 };
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const points = (n: Amount): Effect => ({ do: 'points', n });

export const inCity = (...where: readonly Filter[]): Amount => ({ count: { in: 'city', where } });
export const atLeast = (n: number, is: Amount): Cond => ({ is, atLeast: n });
export const atMost = (n: number, is: Amount): Cond => ({ is, atMost: n });
/** So many such cards in the city. */
export const has = (n: number, ...where: readonly Filter[]): Cond => atLeast(n, inCity(...where));

export const noneOf = (...any: readonly Filter[]): Filter => ({ not: { any } });
export const named = (...ids: readonly string[]): Filter => ({ any: ids.map((card) => ({ card })) });
