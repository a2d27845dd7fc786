/** An automa with turns of its own, for whom the server answers. */
import { registry, type Module } from '@everdell/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dice, playOn, seatedTable, temporaryStore, testTables } from '../test-support/tables.ts';

const name = { one: 'Hare', many: 'Hares' };
const hare: Module = {
  id: 'hare',
  players: [1, 2],
  setUpFor: { plus: 1 },
  automa: { id: 'hare', workers: 0, turn: { do: 'points', n: 1 }, first: true, scoring: [] },
  text: { en: { automas: { hare: name } }, es: { automas: { hare: { ...name, gender: 'f' } } } },
};
beforeAll(() => void (registry as Module[]).push(hare));
afterAll(() => void (registry as Module[]).pop());

test('its turns are entries of the log like all others, and no player has its seat', async () => {
  const store = await temporaryStore();
  const { service, failures } = testTables(store);
  const setup = { players: 2, modules: ['hare'], options: { firstPlayer: 0 } };
  const players = await seatedTable(service, { setup, seats: [{ kind: 'host' }, { kind: 'open' }] }, ['Ana', 'Gus']);
  for (const player of players) await player.follow();
  await players[0].say({ type: 'start' });
  await playOn(players, dice('hare'), () => (players[0].game?.version ?? 0) > 30);
  const items = players[0].updates.flatMap(({ game }) => game?.items ?? []);
  const seats = new Set(items.map((item) => 'seat' in item && item.seat));
  expect([...seats].sort()).toEqual([0, 1, 2]);
  expect(players.map(({ info }) => info!.you.seat)).toEqual([0, 1]);
  await service.close();
  await store.remove();
  expect(failures).toEqual([]);
});
