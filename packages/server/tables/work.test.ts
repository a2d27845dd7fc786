import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { StoreError } from '../store/index.ts';
import { refusal, replacing, seatedTable, temporaryStore, testTables, type Player } from '../test-support/tables.ts';

let store: Awaited<ReturnType<typeof temporaryStore>>;
beforeEach(async () => {
  store = await temporaryStore();
});
afterEach(() => store.remove());

const WITH_A_BOT = {
  setup: { players: 2, options: { firstPlayer: 0 } },
  seats: [{ kind: 'host' as const }, { kind: 'bot' as const, bot: 'wise' }],
};

describe('tables at which only bots play any more', () => {
  test('are few at a time, and nobody waits for them', async () => {
    let answers = 0;
    const { service, failures } = testTables(store, { tablesPerGuest: 0, botThinkMs: 100 }, undefined, {
      bot: () => answers++,
    });
    const [ana] = await seatedTable(service, WITH_A_BOT, ['Ana']);
    await ana.say({ type: 'start' });
    await ana.follow();
    const left: Player[] = [];
    for (let i = 0; i < 26; i++) {
      const [player] = await seatedTable(service, WITH_A_BOT, ['Gus']);
      await player.say({ type: 'start' });
      await player.say({ type: 'leave' });
      await player.say({ type: 'replace', seat: 0, bot: 'wise' });
      left.push(player);
    }
    await ana.until(() => service.stats().botsQueued > 10, 'bots that wait');
    expect(service.stats().botsQueued).toBeLessThanOrEqual(20);
    const visit = ana.game!.legal.find((action) => action.t === 'visit')!;
    const before = answers;
    await ana.say({ type: 'act', version: 0, action: visit });
    await ana.until(() => ana.game!.deciding[0].seat === 0 && ana.game!.version > 1, "the bot's turn");
    // For each of its own answers a few others, which the threads were busy with meanwhile; more than that wait.
    const own = ana.game!.version - 1;
    expect(answers - before).toBeLessThan(5 * (own + 1));
    expect(service.stats().botsQueued).toBeGreaterThan(10);
    // A file does not wait for bots either.
    expect(await refusal(service.download(ana.guest, ana.table))).toBe('done');
    await service.close();
    expect(failures).toEqual([]);
  });
});

const WITH_A_QUICK_BOT = { ...WITH_A_BOT, seats: [WITH_A_BOT.seats[0], { kind: 'bot' as const, bot: 'random' }] };

describe('bots', () => {
  test('of all tables go on at once when an outage of the store is over', async () => {
    let isOut = false;
    let now = Date.now();
    const { service, failures } = testTables(
      replacing(store, 'takeLease', (...lease) =>
        isOut ? Promise.reject(new StoreError('unavailable', 'out of order')) : store.takeLease(...lease),
      ),
      {},
      { now: () => now, tickMs: 20 },
    );
    const players: Player[] = [];
    for (let i = 0; i < 3; i++) players.push(...(await seatedTable(service, WITH_A_QUICK_BOT, ['Ana'])));
    for (const player of players) {
      await player.say({ type: 'start' });
      await player.follow();
    }
    isOut = true;
    const act = (player: Player) =>
      player.say({ type: 'act', version: 0, action: player.game!.legal.find(({ t }) => t === 'visit')! });
    await Promise.all(players.slice(1).map(act));
    for (let tries = 2; tries <= 8; tries += 2) {
      await players[0].until(() => failures.length >= tries, 'a further try of both');
      now += 60_000;
    }
    await players[0].until(() => failures.length === 10, 'the last try'); // from now on no time passes for them
    isOut = false;
    await act(players[0]); // its bot is the first for whom it works again
    await Promise.all(
      players.map((player) =>
        player.until(() => player.game!.deciding[0].seat === 0 && player.game!.version > 1, "the bot's turn"),
      ),
    );
    expect(failures.length).toBe(10);
    await service.close();
  });

  test('do not wait until a clock that was set back has caught up', async () => {
    let now = Date.now() + 3_600_000;
    const before = testTables(store, { botPauseMs: 5000 }, { now: () => now, tickMs: 50 });
    const [ana] = await seatedTable(before.service, WITH_A_QUICK_BOT, ['Ana']);
    await ana.say({ type: 'start' });
    await ana.follow();
    await ana.say({ type: 'act', version: 0, action: ana.game!.legal.find(({ t }) => t === 'visit')! });
    await store.takeLease(ana.table, now, now + 5000);
    await before.service.close();
    now = Date.now();
    const after = testTables(store, {}, { now: () => now, tickMs: 50 });
    ana.service = after.service;
    await ana.follow();
    await ana.until(() => ana.game!.version > 1 && ana.game!.deciding[0].seat === 0, "the bot's turn");
    await after.service.close();
    expect([...before.failures, ...after.failures]).toEqual([]);
  });
});
