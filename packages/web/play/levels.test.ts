import { expect, test } from 'vitest';
import { betterBot, nextLevel } from './levels.ts';

const me = { name: 'Ana', kind: 'here' } as const;
const bot = (level: string) => ({ name: level, kind: 'bot', bot: level }) as const;

test('the next better bot is one step up, and the best stays', () => {
  expect(['random', 'greedy', 'steady', 'wise'].map(betterBot)).toEqual(['greedy', 'steady', 'wise', 'wise']);
});

test('after a clear win the next level is suggested', () => {
  expect(nextLevel([me, bot('greedy')], [0], 15)).toBe('steady');
  expect(nextLevel([me, bot('random'), bot('steady')], [0], 40)).toBe('wise');
});

test('nothing is suggested after a close win, a loss, among people, against the best or against nobody', () => {
  expect(nextLevel([me, bot('greedy')], [0], 14)).toBeNull();
  expect(nextLevel([me, bot('greedy')], [1], 30)).toBeNull();
  expect(nextLevel([me, bot('greedy')], [0, 1], 0)).toBeNull();
  expect(nextLevel([me, me, bot('greedy')], [0], 30)).toBeNull();
  expect(nextLevel([me, bot('wise')], [0], 30)).toBeNull();
  expect(nextLevel([me, { name: 'Rugwort', kind: 'automa' }], [0], 30)).toBeNull();
});
