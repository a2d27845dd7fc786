import type { Bot } from './bot.ts';
import { greedyBot } from './greedyBot.ts';
import { valueBy } from './value/value.ts';
import { WEIGHTS } from './value/weights.ts';

const value = valueBy(WEIGHTS);

/** Looks one turn ahead like the greedy one, but knows from many games what a position is worth in the end. */
export function steadyBot(): Bot {
  return { ...greedyBot(undefined, value), name: 'steady' };
}
