import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, seatedTable, temporaryStore, testTables, type Player } from '../test-support/tables.ts';

let store: Awaited<ReturnType<typeof temporaryStore>>;
beforeAll(async () => {
  store = await temporaryStore();
});
afterAll(() => store.remove());

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
    for (let i = 0; i < 40; i++) {
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
    // Its own answers, and of each the one of another table that a thread was busy with.
    expect(answers - before).toBeLessThanOrEqual(2 * (ana.game!.version - 1));
    expect(service.stats().botsQueued).toBeGreaterThan(10);
    // A file does not wait for bots either.
    expect(await refusal(service.download(ana.guest, ana.table))).toBe('done');
    await service.close();
    expect(failures).toEqual([]);
  });
});
