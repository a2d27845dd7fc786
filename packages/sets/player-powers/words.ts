import type { Effect, Filter, Query, Resource, Standing, TileDef } from '@everdell/engine';

/** What several powers say alike. */

/** A power is a tile; which group it belongs to is told where the groups are put together. */
export type Power = Omit<TileDef, 'row' | 'with'>;

export const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });
export const call = (id: string): Effect => ({ do: 'call', id: `player-powers.${id}` });
export const may = (then: Effect): Effect => ({ do: 'may', then });
export const gain = (what: { readonly [K in Resource]?: number }): Effect => ({ do: 'gain', what });
export const none = (...any: readonly Filter[]): Filter => ({ not: { any } });

export const basicOrForest: readonly Filter[] = [{ any: [{ row: 'basic' }, { row: 'forest' }] }];
export const constructions: readonly Filter[] = [{ kind: 'construction' }];
/** Not offered on what would do nothing (OQ-111), nor on Legendary cards (OQ-88). */
export const green: readonly Filter[] = [{ colour: 'green' }, { not: { lasting: true } }, { productive: true }];

export const handLimit = (more: number): Standing => ({ rule: 'raises', limit: 'handLimit', more });
export const activate = (from: Query): Effect => ({ do: 'carryOut', part: 'production', from });
/** One of a type that one has none of. */
export const lacking: Effect = { do: 'gainAny', n: 1, lacking: true };

/** A location to which those powers do not reach that use or join another's. */
export const kept: readonly Filter[] = [
  { lasting: true },
  { card: 'chapel' },
  { card: 'pirate-ship' },
  { card: 'storehouse' },
];
