/** Computer players. They are given what their seat may see, and nothing else. */
import type { Bot } from './bot.ts';
import { greedyBot } from './greedyBot.ts';
import { randomBot } from './randomBot.ts';
import { steadyBot } from './steadyBot.ts';

export * from './bot.ts';
export * from './match.ts';
export { pickOne, seededRandom } from './seededRandom.ts';
export { greedyBot, randomBot, steadyBot };

/** Every bot by its name, each stronger than the ones before. */
export const bots: Readonly<Record<string, () => Bot>> = {
  random: randomBot,
  greedy: () => greedyBot(),
  steady: steadyBot,
};
