import { expect, test } from 'vitest';
import { dice, playOn, refusal, seatedTable, temporaryStore, testTables } from '../test-support/tables.ts';

const FACTS = { 'the-bog': { points: 7 } };
const wish = (facts: Record<string, Record<string, unknown>>) => ({
  setup: { players: 2, modules: ['spirecrest'], facts },
});

test('what the host has corrected holds for the whole table, also for who loads it again', async () => {
  const store = await temporaryStore();
  const tables = testTables(store);
  try {
    const players = await seatedTable(tables.service, wish(FACTS), ['Ana', 'Ben']);
    for (const player of players) await player.follow();
    await players[0].say({ type: 'start' });
    await playOn(players, dice('facts'), () => (players[0].game?.version ?? 0) >= 12);
    for (const player of players) {
      expect(player.info?.setup.facts).toEqual(FACTS);
      player.stop();
    }
    await tables.service.close();
    const again = testTables(store);
    players[1].service = again.service;
    await players[1].follow();
    expect(players[1].info?.setup.facts).toEqual(FACTS);
    await again.service.close();
    expect([...tables.failures, ...again.failures]).toEqual([]);
  } finally {
    await store.remove();
  }
});

test('facts that say nothing sensible are refused before there is a table', async () => {
  const store = await temporaryStore();
  const { service } = testTables(store);
  const refused = async (facts: Record<string, Record<string, unknown>>): Promise<string> =>
    refusal(seatedTable(service, wish(facts), ['Ana']));
  try {
    expect(await refused({ 'the-bog': { points: 'two' } })).toBe('setup/invalid');
    expect(await refused({ 'the-bog': { price: { goods: { gold: 1 } } } })).toBe('setup/invalid');
    expect(await refused({ king: { points: 9 } })).toBe('setup/invalid');
    expect(await service.lobby()).toEqual([]);
  } finally {
    await service.close();
    await store.remove();
  }
});
