import { createGame, type Game } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { bots, playMatch, seededRandom } from './index.ts';

const LEVELS = Object.values(bots);
const TABLES: readonly (readonly [string, Game])[] = [
  ...[2, 3, 4, 5, 6].map((players) => [`${players} players`, createGame({ players })] as const),
  ...[1, 2, 3].map((year) => {
    const game = createGame({ players: 1, modules: ['rugwort'], options: { 'rugwort.year': year } });
    return [`year ${year} against Rugwort`, game] as const;
  }),
];

describe('all levels together', () => {
  // Every decision is carried out with all checks: a wrong one would be refused with an error.
  it.each(TABLES)('play whole games: %s', (_, game) => {
    const { humans } = game.rules;
    for (let n = 0; n < LEVELS.length; n++) {
      const table = Array.from({ length: humans }, (_seat, seat) => LEVELS[(seat + n) % LEVELS.length]());
      const end = playMatch(game, `mixed ${n}`, table, seededRandom(`mixed ${n}`), { steps: 3 });
      expect(game.decisions(end)).toEqual([]);
      expect(game.winners(end).length).toBeGreaterThan(0);
    }
  });
});
