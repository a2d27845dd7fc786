/** An automa with turns of its own, for whom the terminal answers. */
import { registry, type Module } from '@everdell/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { play } from '../test-support/play.ts';
import { randomTypist } from '../test-support/world.ts';

const name = { one: 'Hare', many: 'Hares' };
const hare: Module = {
  id: 'hare',
  players: [1],
  setUpFor: { plus: 1 },
  automa: {
    id: 'hare',
    workers: 0,
    turn: {
      do: 'seq',
      steps: [
        { do: 'points', n: 1 },
        { do: 'nextSeason' },
        { do: 'when', if: { season: 'autumn' }, then: { do: 'pass' } },
      ],
    },
    first: true,
    scoring: [{ id: 'tokens', amount: { pointTokens: true } }],
  },
  text: { en: { automas: { hare: name } }, es: { automas: { hare: { ...name, gender: 'f' } } } },
};
beforeAll(() => void (registry as Module[]).push(hare));
afterAll(() => void (registry as Module[]).pop());

test('its turns are told, and the game comes to its end', async () => {
  const { screen } = await play('--players 1 --modules hare --seed hare --lang en', randomTypist('hare'));
  expect(screen()).toContain('Hare');
  expect(screen()).toMatch(/wins/);
});
