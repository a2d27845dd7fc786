import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Person } from '../test-support/online/person.ts';
import { seatedTable } from '../test-support/online/play.ts';
import { listen, plainMoves } from '../test-support/online/secrecy/listening.ts';
import { introduce, putTwins, type Pattern } from '../test-support/online/secrecy/twins.ts';
import { startWorld, troubles, type World } from '../test-support/online/world.ts';

/**
 * Two servers hold the same game but for what a viewer cannot know. The viewer asks both everything there is to ask, and
 * all play on in the same way: if any byte differs, it tells something hidden.
 */

let worlds: readonly [World, World];
beforeAll(async () => {
  worlds = [await startWorld(), await startWorld()];
});
afterAll(() => Promise.all(worlds.map((world) => world.close())));

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dora'];

/** A started table of so many, whose row the twins are made by; both servers know its people. */
async function patternOf(players: number): Promise<Pattern> {
  const [here, there] = worlds;
  const { people, id } = await seatedTable(here.origin, NAMES.slice(0, players), { setup: { players } });
  const watcher = await Person.arrive(here.origin, 'Wim');
  await people[0].say({ type: 'start' });
  for (const person of [...people, watcher]) {
    person.leave();
    await introduce(there.store, person);
  }
  return { row: (await here.store.table(id))!, people, watcher };
}

describe.each([2, 3, 4])('a game of %i that differs only in what one cannot know', (players) => {
  let pattern: Pattern;
  let count = 0;
  beforeAll(async () => {
    pattern = await patternOf(players);
  });

  test.each([0, 23, 61])('after %i decisions tells each of them the same', async (played) => {
    const [here, there] = worlds;
    for (const viewer of [null, ...pattern.people.keys()]) {
      const twins = await putTwins([here.store, there.store], pattern, played, viewer);
      expect(JSON.stringify(twins.states[0].cardOf)).not.toBe(JSON.stringify(twins.states[1].cardOf));
      const moves = plainMoves(twins);
      const [one, other] = [
        await listen(here.origin, twins, pattern, moves),
        await listen(there.origin, twins, pattern, moves),
      ];
      expect(other).toEqual(one);
      expect(one.updates.length).toBeGreaterThan(moves.length);
      expect(one.bodies[1]).toContain('200 {');
      count += moves.length;
    }
  });

  test('and was played on', () => {
    expect(count).toBeGreaterThan(5);
  });
});

test('the comparison finds what differs: somebody who holds other cards hears something else', async () => {
  const [here, there] = worlds;
  const pattern = await patternOf(2);
  const twins = { ...(await putTwins([here.store, there.store], pattern, 5, null)), viewer: 0 };
  expect(await listen(here.origin, twins, pattern, [])).not.toEqual(await listen(there.origin, twins, pattern, []));
});

test('nothing went wrong on the way', () => {
  for (const { log } of worlds) expect(troubles(log)).toEqual([]);
});
