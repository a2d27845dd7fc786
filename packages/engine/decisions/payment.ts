import type { Holder, Uid } from '../state/ids.ts';

export interface Payment {
  readonly t: 'pay';
  /** Resources spent, in the order of the compiled resource list. */
  readonly spend: readonly number[];
  /** What is used besides, in the order of `PAYERS`; each payer at most once. */
  readonly uses: readonly Use[];
}

/**
 * What helps to pay for a card, in the order in which it is used (R-PLAY-09, R-PLAY-10): a card-playing ability, a
 * Construction that takes an occupied token, a city card that is discarded. Who reads payments takes the list as it is.
 */
export const PAYERS = ['ability', 'door', 'banner'] as const;
export type Payer = (typeof PAYERS)[number];

export interface Use {
  readonly by: Payer;
  /** The card that is used, or the tile whose ability is. */
  readonly at: Holder;
  /** Point tokens returned from it. */
  readonly n?: number;
  /** City card that goes beneath it. */
  readonly with?: Uid;
}

/** Is something used in place of the cost? An ability only changes what it costs. */
export function isInstead({ uses }: { readonly uses: readonly Pick<Use, 'by'>[] }): boolean {
  return uses.some(({ by }) => by !== 'ability');
}
