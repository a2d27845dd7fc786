import type { Amount, Cond, Effect, Filter, Query } from '@everdell/engine';

/** Turns of phrase that several tables of the base game use. */

export const hasFarm: Cond = { has: ['farm'] };

export function seq(...steps: readonly Effect[]): Effect {
  return { do: 'seq', steps };
}

export function draw(n: Amount): Effect {
  return { do: 'draw', n };
}

export const basicOrForest: Filter = { any: [{ row: 'basic' }, { row: 'forest' }] };

/** What a visit to such a location does, without a visit. */
export function copyPlace(...where: readonly Filter[]): Effect {
  return { do: 'carryOut', part: 'visit', from: { in: 'locations', where } };
}

/** As many as the city has of these cards. */
export function perCard(where: Query['where']): Amount {
  return { count: { in: 'city', where } };
}
