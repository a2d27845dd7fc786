import type { Action, Seat } from '@everdell/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RawHttp, RawLine } from '../test-support/online/hostile/attacker.ts';
import { Person } from '../test-support/online/person.ts';
import { seatedTable } from '../test-support/online/play.ts';
import { introduce, plainMove, putTwins, type Pattern, type Twins } from '../test-support/online/secrecy/twins.ts';
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

interface Heard {
  readonly answers: readonly unknown[];
  readonly updates: readonly string[];
  readonly bodies: readonly string[];
}

/** All that the viewer hears of one of the two, with what may differ (times, names of requests) taken out. */
async function listen(world: World, twins: Twins, pattern: Pattern, moves: readonly Move[]): Promise<Heard> {
  const { table, viewer, version } = twins;
  const http = new RawHttp(world.origin);
  const viewing = viewer === null ? pattern.watcher : pattern.people[viewer];
  const line = await RawLine.open(world.origin, { authorization: `Bearer ${viewing.token}` });
  const say = (id: string, message: object) => line.socket.send(JSON.stringify({ id, table, ...message }));
  say('open', { type: 'open', since: 0 });
  const opened = await line.answers(1);
  await line.update(({ game }) => game?.version === version);

  const bodies: string[] = [];
  for (const path of ['', '/game']) {
    const headers = { authorization: `Bearer ${viewing.token}` };
    const { status, body } = await http.ask({ method: 'GET', path: `/api/tables/${table}${path}`, headers });
    bodies.push(`${status} ${body}`);
  }
  const probes = probesFor(version);
  for (const [i, probe] of probes.entries()) say(`probe${i}`, probe);
  const probed = await line.answers(probes.length);

  for (const [i, { seat, action }] of moves.entries()) {
    const message = { type: 'act', id: `move${i}`, table, version: version + i, action };
    const headers = { authorization: `Bearer ${pattern.people[seat].token}`, 'content-type': 'application/json' };
    const body = JSON.stringify(message);
    const reply = await http.ask({ method: 'POST', path: `/api/tables/${table}/messages`, headers, body });
    expect(reply).toMatchObject({ status: 200 });
    await line.update(({ game }) => game?.version === version + i + 1);
  }
  line.close();
  http.close();
  return {
    answers: [...opened, ...probed].map((answer) => timeless(JSON.stringify(answer))),
    updates: line.updates.map(timeless),
    bodies: bodies.map(timeless),
  };
}

interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

/** Questions whose answers might tell something. */
function probesFor(version: number): object[] {
  const cards = Array.from({ length: 16 }, (_, i) => (i * 29 + version) % 128);
  return [
    ...cards.map((card) => ({ type: 'act', version, action: { t: 'visit', place: card } })),
    { type: 'act', version, action: { t: 'pick', items: cards.slice(0, 9) } },
    { type: 'act', version, action: { t: 'add', item: cards[0] } },
    { type: 'act', version, action: { t: 'extra', id: 'peek', arg: 1 } },
    { type: 'act', version: version + 1, action: { t: 'pass' } },
    { type: 'undo', version },
    { type: 'undo', version: Math.max(0, version - 1) },
    { type: 'vote', proposal: 'none', yes: true },
    { type: 'start' },
    { type: 'rematch' },
  ];
}

/** Without times, and without the hash of the secret, which differs. */
function timeless(text: string): string {
  return text
    .replaceAll(/"(at|updatedAt|turnAt|createdAt)":\d+/g, '"$1":0')
    .replaceAll(/"commitment":"[0-9a-f]+"/g, '"commitment":""');
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
      const moves: Move[] = [];
      const going = {
        ...twins,
        states: twins.states.map(twins.game.clone) as [Twins['states'][0], Twins['states'][1]],
      };
      for (let move = plainMove(going); move !== undefined && moves.length < 6; move = plainMove(going)) {
        moves.push(move);
        for (const state of going.states) twins.game.advance(state, move.action);
      }
      const [one, other] = [await listen(here, twins, pattern, moves), await listen(there, twins, pattern, moves)];
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
  expect(await listen(here, twins, pattern, [])).not.toEqual(await listen(there, twins, pattern, []));
});

test('nothing went wrong on the way', () => {
  for (const { log } of worlds) expect(troubles(log)).toEqual([]);
});
