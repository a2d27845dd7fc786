import { readFileSync, writeFileSync } from 'node:fs';
import { loadSession, RULES_VERSION, type Action } from '@everdell/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putBack, takeOut, type KeptTable } from '../test-support/keptTable.ts';
import { dice, playOn, Player, refusal, seatedTable, temporaryStore, testTables } from '../test-support/tables.ts';

/** Games that an earlier version of the server left behind. */

const kept = (name: string): URL => new URL(`../../../tests/saves/server/${name}.json`, import.meta.url);
const FIRST = kept('table-1');

let midGame: KeptTable;

beforeAll(async () => {
  const store = await temporaryStore();
  const { service } = testTables(store);
  const players = await seatedTable(service, { setup: { players: 2 } }, ['Ana', 'Ben']);
  await players[0].say({ type: 'start' });
  for (const player of players) await player.follow();
  await playOn(players, dice('kept'), () => players[0].game!.version >= 30);
  midGame = await takeOut(
    store,
    players[0].table,
    players.map(({ guest }) => guest),
  );
  await service.close();
  await store.remove();
});

const stores: Awaited<ReturnType<typeof temporaryStore>>[] = [];
const services: ReturnType<typeof testTables>[] = [];
afterAll(async () => {
  for (const { service } of services) await service.close();
  for (const store of stores) await store.remove();
});

/** The players of a table that was left behind, at a server of today. */
async function players(kept: KeptTable): Promise<Player[]> {
  const store = await temporaryStore();
  stores.push(store);
  await putBack(store, kept);
  const tables = testTables(store);
  services.push(tables);
  return kept.guests.map((guest) => new Player(tables.service, guest, kept.table.id));
}

const readKept = (url: URL): KeptTable => JSON.parse(readFileSync(url, 'utf8')) as KeptTable;

/** The payments of the kept entries, as somebody is told of them. */
function paidThen({ game }: Player, { entries }: KeptTable): Action[] {
  const items = game!.items as readonly { readonly index: number; readonly action?: Action }[];
  return items.flatMap(({ index, action }) => (action?.t === 'pay' && index < entries.length ? [action] : []));
}

function withSnapshot(kept: KeptTable, change: Partial<KeptTable['snapshot']>): KeptTable {
  return { ...kept, snapshot: { ...kept.snapshot, ...change } };
}

async function expectGoesOn(kept: KeptTable): Promise<void> {
  const seated = await players(kept);
  for (const player of seated) await player.follow();
  const [ana] = seated;
  expect(ana.game!.version).toBe(kept.entries.length);
  // The story of what was played then can still be read.
  expect(ana.game!.items).toHaveLength(kept.entries.length);
  expect(ana.game!.items.some((item) => 'events' in item && item.events.length > 0)).toBe(true);
  await playOn(seated, dice('on'));
  expect(ana.game!.result!.scores).toHaveLength(2);
  // And again after a restart, with entries of both kinds in its log.
  const again = new Player(ana.service, ana.guest, ana.table);
  await again.follow();
  expect(again.game!.items).toHaveLength(ana.game!.version);
}

describe('a game left behind', () => {
  test('by the same version is replayed', async () => {
    const seated = await players(midGame);
    for (const player of seated) await player.follow();
    const mover = seated.find((player) => player.game!.decisions.length > 0)!;
    await mover.decide((legal) => legal[0]);
    await expectGoesOn(midGame);
  });

  test('by older rules goes on from its snapshot', async () => {
    await expectGoesOn(withSnapshot(midGame, { rules: RULES_VERSION - 1 }));
  });

  test('with a log that does not lead to its position goes on from its snapshot', async () => {
    const bodies = midGame.entries.map((entry) => structuredClone(entry));
    const at = bodies.findIndex(({ body }) => (body as { action?: Action }).action?.t === 'visit');
    const action = (bodies[at].body as { action: { place: number } }).action;
    action.place = action.place === 128 ? 129 : 128;
    await expectGoesOn({ ...midGame, entries: bodies });
  });

  test('by newer rules is left alone', async () => {
    const [ana] = await players(withSnapshot(midGame, { rules: RULES_VERSION + 1 }));
    await ana.follow().catch(() => undefined);
    expect(ana.game).toBe(undefined);
    expect(await refusal(ana.say({ type: 'act', version: 30, action: { t: 'pass' } }))).toBe(
      'table/needs_newer_server',
    );
  });

  test('and damaged is refused, not guessed', async () => {
    const body = structuredClone(midGame.snapshot.body) as { state: { zones: number[][] } };
    body.state.zones[0].pop();
    const [ana] = await players(withSnapshot(midGame, { rules: RULES_VERSION - 1, body }));
    expect(await refusal(ana.say({ type: 'act', version: 30, action: { t: 'pass' } }))).toBe('table/damaged');
  });

  test('whose names are missing in the store is refused, not guessed', async () => {
    const [ana] = await players({ ...midGame, names: undefined });
    await expect(ana.say({ type: 'act', version: 30, action: { t: 'pass' } })).rejects.toMatchObject({
      code: 'table/damaged',
      message: expect.stringContaining('stand for is missing') as string,
    });
  });

  test('by the first version of the server, kept for ever', async () => {
    if (process.env['MAKE_KEPT_TABLE']) writeFileSync(FIRST, `${JSON.stringify(midGame)}\n`);
    await expectGoesOn(readKept(FIRST));
  });

  test('by a server whose payments had a field for each thing used tells them as lists, also after it went on', async () => {
    const table = readKept(kept('table-2'));
    const seated = await players(table);
    for (const player of seated) await player.follow();
    const [ana] = seated;
    expect(paidThen(ana, table)).toMatchObject([
      { uses: [{ by: 'ability', at: 125, with: 108 }] },
      { uses: [{ by: 'ability', at: 125, with: 94 }] },
      { uses: [{ by: 'door', at: 93 }] },
    ]);
    const before = paidThen(ana, table);
    await playOn(seated, dice('on'));
    // The snapshot is of today now, the first entries are as they were.
    const later = testTables(stores.at(-1)!);
    services.push(later);
    const again = new Player(later.service, ana.guest, ana.table);
    await again.follow();
    expect(paidThen(again, table)).toEqual(before);
    const { log } = loadSession(await later.service.download(ana.guest, ana.table));
    expect(log.filter((entry) => entry.undo === undefined && entry.action.t === 'pay').length).toBeGreaterThan(2);
  });
});
