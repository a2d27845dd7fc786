import { expect, test } from 'vitest';
import { buildPosition } from '@everdell/game';
import { consequencesOf } from '../decide/consequences.ts';
import { words } from '../words/en/index.ts';
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

test.each([
  [8, true],
  [7, false],
])('with %i cards in hand, does a card of the place find no room?', (n, wasteful) => {
  const hand = Array.from({ length: n }, () => 'farm');
  const { state, game } = buildPosition({ players: 2 }, { active: 0, seats: [{ hand, workersFree: 2 }, {}] });
  const seen = seenAt(state, 0);
  const visit = (id: string) => ({ t: 'visit', place: game.rules.placeById.get(id)!.ix }) as const;
  expect(isWasteful(seen, visit('basic-1-berry-1-card'))).toBe(wasteful);
  expect(isWasteful(seen, visit('basic-3-twigs'))).toBe(false);
  const { notes } = consequencesOf(seen, visit('basic-1-berry-1-card'), words.decide);
  expect(notes.includes(words.decide.remind.hand(1, ''))).toBe(wasteful);
});
