import type { Amount, Cond, Effect, EffectOf, Query } from '@everdell/engine';
import './vocabulary.ts';

/** Turns of phrase that several texts share. */

export type Pick = EffectOf<'pick'>;
export const call = (id: string): Effect => ({ do: 'call', id: `nightweave.${id}` });
export const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });
export const when = (cond: Cond, then: Effect, other?: Effect): Effect =>
  other === undefined ? { do: 'when', if: cond, then } : { do: 'when', if: cond, then, else: other };
export const points = (n: Amount): Effect => ({ do: 'points', n });
export const draw = (n: Amount): Effect => ({ do: 'draw', n });
export const atLeast = (n: number, is: Amount): Cond => ({ is, atLeast: n });
export const pick = (from: Query, by: Pick['by'], then: Effect, more: Partial<Pick> = {}): Effect => ({
  do: 'pick',
  from,
  min: 1,
  max: 1,
  ...(by !== undefined && { by }),
  as: 'it',
  then,
  ...more,
});

/** One of these by her level, from 0 to 4 (R-NW-SETUP-06). */
export const byLevel = (...gives: readonly number[]): Amount => ({ byOption: { of: 'nightweave.level', gives } });
/** The difficulty symbol (R-NW-ACT-13). */
export const LEVEL = byLevel(0, 1, 2, 3, 4);

export const SETTLE: Effect = { do: 'settle', what: 'it' };
export const DISCARD: Effect = { do: 'move', what: 'it', to: { zone: 'discard' }, unfilled: true };
export const REFILL: Effect = { do: 'refill', of: ['meadow'] };
/** Her hand is a pile that is shuffled whenever cards come to it (R-NW-GEN-03). */
export const SHUFFLE_HAND: Effect = seq(
  { do: 'shuffle', from: ['hand'], into: 'hand', untold: true },
  call('shuffled'),
);
export const TOP_OF_HAND: Query = { in: 'hand', top: true };
export const ROOM: Cond = atLeast(1, { spaces: 'empty' });

/** What she remembers lies on her lair. */
type Sign = 'busy' | 'claimed' | 'constructionOnTop' | 'critterOnTop';
export const marked = (of: Sign): Cond => atLeast(1, { count: { in: 'lair', where: [{ marked: of }] } });
export const mark = (of: Sign): Effect => pick({ in: 'lair' }, 'first', { do: 'mark', of, on: 'lair' }, { as: 'lair' });
