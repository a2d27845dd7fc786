import { expect, test } from 'vitest';
import { buildPosition } from '@everdell/game';
import { seenAt } from './test-support/lookAt.ts';
import { isWasteful } from './wasted.ts';

test.each([
  [0, false],
  [1, true],
  [2, false],
  [3, true],
])('two cards bring one resource: is one of %i thrown away?', (n, wasteful) => {
  const hand = ['farm', 'mine', 'inn', 'fool'];
  const { state, game } = buildPosition({ players: 2 }, { active: 0, seats: [{ hand, workersFree: 2 }, {}] });
  const g = game.rules;
  game.apply(state, 0, { t: 'visit', place: g.placeById.get('haven')!.ix });
  const seen = seenAt(state, 0);
  expect(seen.decision?.ask).toBe('discard');
  const items = state.zones[g.hand[0]].slice(0, n);
  expect(isWasteful(seen, { t: 'pick', items })).toBe(wasteful);
});
