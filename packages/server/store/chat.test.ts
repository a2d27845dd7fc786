import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_TIMEOUT } from '../test-support/postgres.ts';
import { aTable, storeMakers } from '../test-support/stores.ts';
import { CHAT_LINES_KEPT } from './chatSteps.ts';
import type { Store } from './index.ts';

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index + 1);

describe.each(storeMakers())('the chat of the $kind store', (maker) => {
  let store: Store;

  beforeAll(async () => {
    await maker.prepare();
    store = await maker.open();
  }, POSTGRES_TIMEOUT);
  afterAll(() => maker.cleanUp());

  it('numbers its lines without a gap, whoever talks at once', async () => {
    await store.createTable(aTable('chat-1'), []);
    const numbers = await Promise.all(range(30).map((line) => store.addChat('chat-1', 5_000 + line, { line })));
    expect([...numbers].sort((a, b) => a - b)).toEqual(range(30));
    const lines = await store.chat('chat-1', 0, 100);
    expect(lines.map(({ seq }) => seq)).toEqual(range(30));
    numbers.forEach((seq, index) =>
      expect(lines[seq - 1]).toEqual({ seq, at: 5_001 + index, body: { line: index + 1 } }),
    );
  });

  it('gives the last lines', async () => {
    await store.createTable(aTable('chat-2'), []);
    for (const line of range(5)) expect(await store.addChat('chat-2', line, line)).toBe(line);
    const seen = async (after: number, limit: number): Promise<number[]> =>
      (await store.chat('chat-2', after, limit)).map(({ seq }) => seq);
    expect(await seen(0, 2)).toEqual([4, 5]);
    expect(await seen(3, 10)).toEqual([4, 5]);
    expect(await seen(5, 10)).toEqual([]);
    expect((await store.table('chat-2'))?.updatedAt).toBe(5);
    await expect(store.addChat('chat-none', 1, 'x')).rejects.toMatchObject({ code: 'missing' });
  });

  it('has one line for each message', async () => {
    await store.createTable(aTable('chat-4'), []);
    expect(await store.addChat('chat-4', 1, 'hello', 'ana:1')).toBe(1);
    await expect(store.addChat('chat-4', 2, 'again', 'ana:1')).rejects.toMatchObject({ code: 'duplicate' });
    expect(await store.addChat('chat-4', 3, 'further', 'ana:2')).toBe(2);
    await store.createTable(aTable('chat-5'), []);
    expect(await store.addChat('chat-5', 4, 'elsewhere', 'ana:1')).toBe(1);
    expect(await store.lineOfRequest('chat-4', 'ana:1')).toEqual({ seq: 1, at: 1, body: 'hello' });
    expect(await store.lineOfRequest('chat-4', 'ana:3')).toBeUndefined();
  });

  it('keeps the last lines of each table only', async () => {
    await store.createTable(aTable('chat-3'), []);
    await store.addChat('chat-2', 6, 6);
    await Promise.all(range(CHAT_LINES_KEPT + 3).map((line) => store.addChat('chat-3', line, line)));
    const kept = (await store.chat('chat-3', 0, 2 * CHAT_LINES_KEPT)).map(({ seq }) => seq);
    expect(kept).toEqual(range(CHAT_LINES_KEPT).map((seq) => seq + 3));
    expect(await store.chat('chat-2', 0, 10)).toHaveLength(6);
  });
});
