import type { Player } from './picture.ts';

/** The bots there are, the one who plays best first. Words for each: home.levels and home.levelAbout. */
export const BOT_LEVELS = ['wise', 'steady', 'greedy', 'random'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** The next better one; the best stays. */
export function betterBot(bot: string): BotLevel {
  const at = BOT_LEVELS.findIndex((level) => level === bot);
  return BOT_LEVELS[Math.max(0, at - 1)];
}

/** So many points ahead somebody was not challenged. */
const CLEAR = 15;

/** Against whom somebody who has won so clearly may like to play next; null = no such win, or nobody plays better. */
export function nextLevel(players: readonly Player[], winners: readonly number[], lead: number): BotLevel | null {
  const here = players.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
  if (here.length !== 1 || winners.length !== 1 || winners[0] !== here[0] || lead < CLEAR) return null;
  const levels = players.flatMap(({ kind, bot }) => (kind === 'bot' && bot !== undefined ? [betterBot(bot)] : []));
  const best = BOT_LEVELS.find((level) => levels.includes(level));
  return best === undefined || players.every(({ bot }) => bot === undefined || bot === BOT_LEVELS[0]) ? null : best;
}
