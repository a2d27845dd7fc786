import { expect, test } from 'vitest';
import { freshFor } from './fresh.ts';
import { pictureOf, playAtRandom } from './test-support/pictures.ts';

test('with the first decision of a turn nothing is new but what came with it', () => {
  const wrong: string[] = [];
  let held: readonly number[] = [];
  let turn = -1;
  let came = 0;
  playAtRandom({ players: 2 }, 'fresh', (session) => {
    const { state, game } = session;
    const hand = state.zones[game.rules.hand[0]];
    const { story } = pictureOf(session, 0);
    const last = story.filter((item) => 'events' in item && item.seat === 0).at(-1);
    if (last === undefined || !('events' in last)) return;
    if (last.turn !== turn && turn > 0) {
      const fresh = freshFor(story, 0);
      for (const uid of hand)
        if (fresh.has(uid) === held.includes(uid))
          wrong.push(`${last.index}: ${uid} is ${fresh.has(uid) ? '' : 'not '}new`);
      came += hand.filter((uid) => fresh.has(uid)).length;
    }
    turn = last.turn;
    held = [...hand];
  });
  expect(wrong).toEqual([]);
  expect(came).toBeGreaterThan(3);
});

test('nobody has new cards before the first turn', () => {
  expect(freshFor([], 0).size).toBe(0);
});
