/** Computer players. They are given what their seat may see, and nothing else. */
import type { Bot } from './bot.ts';
import { greedyBot, steadyBot } from './levels/lookAhead.ts';
import { randomBot } from './levels/randomBot.ts';
import { wiseBot } from './levels/wiseBot.ts';

export * from './bot.ts';
export * from './decide.ts';
export * from './match.ts';
export * from './explain/hints.ts';
export * from './explain/ratings.ts';
export { REASONS, type ReasonKind } from './explain/reasons.ts';
export { lookAheadBot, type Effort } from './levels/lookAhead.ts';
export * from './tune/fit.ts';
export { QUICK } from './tune/gather.ts';
export type { Round, Tuned, TunedSolo } from './tune/tuned.ts';
export { simple } from './value/simple.ts';
export { learnedBy, type Value, type Weights } from './value/value.ts';
export { SOLO } from './value/soloWeights.ts';
export { TUNED } from './value/weights.ts';
export { pickOne, seededRandom } from './seededRandom.ts';
export { greedyBot, randomBot, steadyBot, wiseBot };

/** Every bot by its name, each stronger than the ones before. */
export const bots: Readonly<Record<string, () => Bot>> = {
  random: randomBot,
  greedy: greedyBot,
  steady: steadyBot,
  wise: () => wiseBot(),
};

/** Plays well and takes no time: for a seat that somebody leaves, or for which nobody has chosen a bot. */
export const USUAL_BOT = 'steady';
