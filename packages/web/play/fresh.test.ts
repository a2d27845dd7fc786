import { expect, test } from 'vitest';
import { freshFor } from './fresh.ts';
import { pictureOf, playAtRandom } from './test-support/pictures.ts';

test('a card is new from the turn in which it comes until its owner has decided in a later one', () => {
  let held: readonly number[] = [];
  let turn = -1;
  let checked = 0;
  playAtRandom({ players: 2 }, 'fresh', (session) => {
    const { state, game, decision } = session;
    if (decision === null || state.turn === 0) return;
    const hand = state.zones[game.rules.hand[0]];
    const { story } = pictureOf(session, 0);
    const last = story.filter((item) => 'events' in item && item.seat === 0).at(-1);
    if (last === undefined || !('events' in last)) return;
    if (last.turn !== turn && turn > 0) {
      // The first decision of a turn has been made: nothing but what came with it is new.
      const fresh = freshFor(story, 0);
      const came = hand.filter((uid) => !held.includes(uid));
      for (const uid of came) expect(fresh).toContain(uid);
      for (const uid of hand.filter((one) => held.includes(one))) expect(fresh).not.toContain(uid);
      checked += came.length;
    }
    turn = last.turn;
    held = [...hand];
  });
  expect(checked).toBeGreaterThan(3);
});

test('nobody has new cards before the first turn', () => {
  expect(freshFor([], 0).size).toBe(0);
});
