/** Computer players. They are given what their seat may see, and nothing else. */
import type { Bot } from './bot.ts';
import { greedyBot } from './greedyBot.ts';
import { randomBot } from './randomBot.ts';

export * from './bot.ts';
export * from './match.ts';
export { pickOne, seededRandom } from './seededRandom.ts';
export { greedyBot, randomBot };

/** Every bot by its name. */
export const bots: Readonly<Record<string, () => Bot>> = { random: randomBot, greedy: () => greedyBot() };
