import type { Amount, Bundle, Cond, Effect, Filter, PieceName, Reaction, Standing, TileDef } from '@everdell/engine';

/** Turns of phrase that several texts share. */

export const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });
export const may = (then: Effect): Effect => ({ do: 'may', then });
export const gain = (what: Bundle, times?: Amount): Effect => ({
  do: 'gain',
  what,
  ...(times !== undefined && { times }),
});
export const anyResource = (n: Amount): Effect => ({ do: 'gainAny', n });
export const draw = (n: Amount): Effect => ({ do: 'draw', n });
export const points = (n: Amount): Effect => ({ do: 'points', n });

export const inCity = (...where: readonly Filter[]): Amount => ({ count: { in: 'city', where } });
export const atLeast = (n: number, is: Amount): Cond => ({ is, atLeast: n });
export const atMost = (n: number, is: Amount): Cond => ({ is, atMost: n });

/** A Discovery card without the area whose deck it lies in. */
export type Discovery = Omit<TileDef, 'row'>;

/** 4 points if this holds at the end. */
export const trail = (when: Cond): Discovery => ({ scores: { when, then: 4 } });

/** Takes the place of a worker (R-SPIRE-25). */
export const bigCritter = (
  piece: PieceName,
  more: { readonly rules?: readonly Standing[]; readonly reacts?: readonly Reaction[] },
): Discovery => ({ onPlay: { do: 'enlist', piece }, ...more });

/** An Open location: three spots, one for each player, a point token for its owner. */
export const openFor = (effect: Effect): Discovery => ({ visit: { spots: 3, onePerSeat: true, open: 1, effect } });
