import type { Bot } from './bot.ts';
import { pickOne } from './seededRandom.ts';

/** Takes any of its legal answers, all equally likely. */
export function randomBot(): Bot {
  return { name: 'random', choose: ({ legal, random }) => pickOne(legal, random) };
}
