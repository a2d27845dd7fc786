import type { Holder } from '../state/types.ts';

/** What a city has to say about which cards can be played: an entry holds if it is that of the present round. */
export interface Stock {
  round: number;
  /** By key: such a card lies in the city. */
  readonly held: Int32Array;
  /** By key: a card lies there that has taken its place for good. */
  readonly barred: Int32Array;
  /** By design: an occupied token could bring the Critter in. */
  readonly welcome: Int32Array;
  /** By design: the hand has such a card, and it has been looked at. */
  readonly seen: Int32Array;
  /** Cards and tiles with card-playing abilities. */
  readonly helpers: Holder[];
  /** An occupied token that is a resource could bring some Critters in. */
  golden: boolean;
  /** Rules may change what cards cost. */
  repriced: boolean;
  /** How many resources of a cost can be missing at most: the best ability does without them, or something stands in. */
  slack: number;
  /** There is a space left even if no two cards share one. */
  room: boolean;
}

/** Rounds stay small integers; when they run out, the entries of old ones are forgotten. */
export const LAST_ROUND = 2 ** 30 - 1;

export function newStock(designs: number): Stock {
  return {
    round: 0,
    held: new Int32Array(designs),
    barred: new Int32Array(designs),
    welcome: new Int32Array(designs),
    seen: new Int32Array(designs),
    helpers: [],
    golden: false,
    repriced: false,
    slack: 0,
    room: false,
  };
}

export function nextRound(stock: Stock): number {
  if (stock.round === LAST_ROUND) {
    stock.round = 0;
    for (const entries of [stock.held, stock.barred, stock.welcome, stock.seen]) entries.fill(0);
  }
  return ++stock.round;
}
