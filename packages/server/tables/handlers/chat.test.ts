import { expect, test } from 'vitest';
import { seatedTable, temporaryStore, testTables } from '../../test-support/tables.ts';

test('a line that is sent again to a server that started anew is said once, however much was said meanwhile', async () => {
  const store = await temporaryStore();
  try {
    const before = testTables(store);
    const [ana] = await seatedTable(before.service, { setup: { players: 2 } }, ['Ana', 'Eva']);
    const line = { type: 'say', id: 'hello', table: ana.table, text: 'Hello!' } as const;
    await before.service.handle(ana.guest, line);
    await before.service.close();
    for (let i = 0; i < 100; i++)
      await store.addChat(ana.table, Date.now(), { seat: 1, name: 'Eva', text: `line ${i}` });
    const { service } = testTables(store);
    await service.handle(ana.guest, line);
    await service.close();
    const said = (await store.chat(ana.table, 0, 1000)).filter(
      ({ body }) => (body as { text?: string }).text === line.text,
    );
    expect(said).toHaveLength(1);
  } finally {
    await store.remove();
  }
});
