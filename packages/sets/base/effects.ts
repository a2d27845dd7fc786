import type { Amount, Cond, Effect, Query } from '@everdell/engine';

/** Turns of phrase that several tables of the base game use. */

export const hasFarm: Cond = { has: ['farm'] };

export function seq(...steps: readonly Effect[]): Effect {
  return { do: 'seq', steps };
}

export function draw(n: Amount): Effect {
  return { do: 'draw', n };
}

/** As many as the city has of these cards. */
export function perCard(where: Query['where']): Amount {
  return { count: { in: 'city', where } };
}
