import { RULES_VERSION } from '@everdell/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore, type Store } from '../store/index.ts';
import { POSTGRES_TIMEOUT, testPostgres, type TestPostgres } from '../test-support/postgres.ts';
import {
  dice,
  playOn,
  Player,
  quiet,
  refusal,
  seatedTable,
  testTables,
  type TestTables,
} from '../test-support/tables.ts';

/** Two servers on one PostgreSQL, as far as the tables are concerned. */

let postgres: TestPostgres;
let url: string;
const stores: Store[] = [];
let nodes: readonly [TestTables, TestTables];

async function node(times: Parameters<typeof testTables>[2] = { tickMs: 50, leaseMs: 500 }): Promise<TestTables> {
  const store = await openStore({ databaseUrl: url });
  stores.push(store);
  return testTables(store, {}, times);
}

beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.database();
  nodes = [await node(), await node()];
}, POSTGRES_TIMEOUT);
afterAll(async () => {
  await Promise.all(nodes.map(({ service }) => service.close()));
  await Promise.all(stores.map((store) => store.close()));
  await postgres.stop();
});

const TWO = { setup: { players: 2, options: { firstPlayer: 0 } } };

describe('two nodes', () => {
  test('serve one table: each player at another node, one of them moving about', async () => {
    const [first, second] = nodes;
    const [ana, ben] = await seatedTable(first.service, TWO, ['Ana', 'Ben']);
    ben.service = second.service;
    await ana.follow();
    await ben.follow();
    await ana.say({ type: 'start' });
    await ana.until(() => ana.info!.seats[1].present, 'Ben to be seen at the other node');
    const roll = dice('nodes');
    let moves = 0;
    await playOn(
      [ana, ben],
      (legal) => {
        moves++;
        return roll(legal);
      },
      () => moves > 20,
    );
    for (let round = 0; round < 6; round++) {
      const from = ben.game!.version;
      ben.stop();
      ben.service = nodes[round % 2].service;
      await ben.follow({ since: from });
      expect(ben.updates.at(-1)!.game!.since).toBe(from);
      const goal = moves + 8;
      await playOn(
        [ana, ben],
        (legal) => {
          moves++;
          return roll(legal);
        },
        () => moves > goal,
      );
    }
    await playOn([ana, ben], roll);
    expect(ana.game!.result).toEqual(ben.game!.result);
    expect([first.failures, second.failures]).toEqual([[], []]);
  });

  test('let only one of two decisions for the same version happen', async () => {
    const [first, second] = nodes;
    const [ana] = await seatedTable(first.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    const there = new Player(second.service, ana.guest, ana.table);
    await there.follow();
    const [a, b] = ana.game!.legal.filter((action) => action.t === 'visit');
    const outcomes = await Promise.all([
      refusal(ana.say({ type: 'act', version: 0, action: a })),
      refusal(there.say({ type: 'act', version: 0, action: b })),
    ]);
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'action/stale_version')).toHaveLength(1);
    await Promise.all([ana, there].map((player) => player.until(() => player.game!.version === 1)));
    expect(ana.game!.view).toEqual(there.game!.view);
  });

  test('those who follow at the node that was slower are told all the same', async () => {
    const [first, second] = nodes;
    const [ana] = await seatedTable(first.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    const there = new Player(second.service, ana.guest, ana.table);
    await there.follow();
    await quiet([ana, there], 1500);
    const [a, b] = ana.game!.legal.filter((action) => action.t === 'visit');
    await Promise.all([
      refusal(ana.say({ type: 'act', version: 0, action: a })),
      refusal(there.say({ type: 'act', version: 0, action: b })),
    ]);
    await Promise.all([ana, there].map((player) => player.until(() => player.game!.version === 1, 'the move')));
    expect(ana.game!.view).toEqual(there.game!.view);
  });

  test('the same message at both nodes is carried out once', async () => {
    const [first, second] = nodes;
    const [ana] = await seatedTable(first.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    const there = new Player(second.service, ana.guest, ana.table);
    const act = { type: 'act' as const, id: 'twin', version: 0, action: ana.game!.legal[0] };
    const [here, elsewhere] = await Promise.all([ana.say(act), there.say(act)]);
    expect(here.version).toBe(1);
    expect(elsewhere.version).toBe(1);
  });

  test('the same line at both nodes is said once', async () => {
    const [first, second] = nodes;
    const [ana] = await seatedTable(first.service, TWO, ['Ana', 'Ben']);
    await ana.follow();
    const there = new Player(second.service, ana.guest, ana.table);
    for (let i = 0; i < 5; i++) {
      const line = { type: 'say' as const, id: `line-${i}`, text: `line ${i}` };
      expect(await Promise.all([refusal(ana.say(line)), refusal(there.say(line))])).toEqual(['done', 'done']);
      await ana.until(() => ana.chat.some(({ text }) => text === line.text), 'the line');
    }
    expect((await stores[0].chat(ana.table, 0, 100)).filter(({ body }) => 'text' in (body as object))).toHaveLength(5);
  });

  test('what somebody else says at the database is not believed', async () => {
    const [first, second] = nodes;
    const [ana, ben] = await seatedTable(first.service, TWO, ['Ana', 'Ben']);
    ben.service = second.service;
    await ana.say({ type: 'start' });
    await ana.follow();
    await ben.follow();
    const wrong = { seat: 0, action: { t: 'season' }, rules: RULES_VERSION };
    const [row] = [await stores[0].table(ana.table)];
    const { revision, status, decider, turnAt, workAt } = row!;
    for (const [version, body] of [
      [1, wrong],
      [9, wrong],
      [1, 'nonsense'],
    ]) {
      const data = { revision, entry: { version, at: 1, request: null, body }, status, decider, turnAt, workAt };
      await stores[0].publish({ table: ana.table, what: 'entry', data });
    }
    await stores[0].publish({ table: ana.table, what: 'entry', data: { entry: null } });
    await ana.decide((legal) => legal.find((action) => action.t === 'visit')!);
    await ben.until(() => ben.game!.version === 1 && ben.game!.items.length === 1);
    expect(ben.game!.deciding).toEqual(ana.game!.deciding);
    expect(second.failures.splice(0)).not.toEqual([]); // it is told in the log
  });

  test('the lobby of one node shows who is at the other', async () => {
    const [first, second] = nodes;
    const [ana] = await seatedTable(first.service, { ...TWO, listed: true }, ['Ana']);
    await ana.follow();
    const present = async () => (await second.service.lobby()).find(({ id }) => id === ana.table)?.present;
    await expect.poll(present, { timeout: 10_000 }).toBe(1);
    ana.stop();
  });

  test('an id that one node has seen stands for the same message at the other', async () => {
    const [first, second] = nodes;
    const [ana] = await seatedTable(first.service, TWO, ['Ana', 'Ben']);
    await ana.say({ type: 'start' });
    await ana.follow();
    const [action, other] = ana.game!.legal;
    const act = { type: 'act', id: 'one', version: 0, action } as const;
    const done = await ana.say(act);
    await ana.say({ type: 'say', id: 'line', text: 'Hello!' });
    ana.service = second.service;
    expect(await ana.say(act)).toEqual(done);
    expect(await refusal(ana.say({ ...act, action: other }))).toBe('message/id_used');
    expect(await refusal(ana.say({ type: 'say', id: 'line', text: 'Goodbye!' }))).toBe('message/id_used');
  });

  test('a node that dies leaves its bots to the other', async () => {
    const doomedStore = await openStore({ databaseUrl: url });
    const doomed = testTables(doomedStore, {}, { tickMs: 50, leaseMs: 500 });
    const seats = [{ kind: 'host' as const }, { kind: 'bot' as const, bot: 'random' }];
    const [ana] = await seatedTable(doomed.service, { ...TWO, seats }, ['Ana']);
    await ana.say({ type: 'start' });
    await ana.follow();
    // It takes the work on and is gone before it does it.
    await ana.say({ type: 'act', version: 0, action: ana.game!.legal.find((action) => action.t === 'visit')! });
    await doomedStore.takeLease(ana.table, Date.now(), Date.now() + 500);
    await doomedStore.close();
    ana.service = nodes[1].service;
    await ana.follow({ since: 0 });
    await ana.until(() => ana.game!.version > 1 && ana.game!.deciding[0].seat === 0, "the bot's turn");
    await playOn([ana], dice('doomed'));
    expect(ana.game!.result).not.toBe(null);
    await doomed.service.close();
  });
});
