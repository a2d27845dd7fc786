import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POSTGRES_TIMEOUT, testPostgres } from '../../packages/server/test-support/postgres.ts';
import { pause } from './kills/chance.ts';
import { runKills } from './kills/run.ts';
import { startWorld, type World } from './kills/world.ts';

/** Far more than they take; a machine that is busy otherwise is no reason to fail. */
const TIMEOUT = 300_000;
/** `npm run kills` does many more, at any moment. */
const SHORT = { kills: 3, companies: 3, actions: 25, inTheMiddle: true };

let world: World | undefined;
afterEach(async () => {
  await world?.remove();
  world = undefined;
}, TIMEOUT);

async function acknowledged({ books }: World, more: number): Promise<void> {
  const wanted = books.acknowledged + more;
  while (books.acknowledged < wanted && books.violations.length === 0) await pause(5);
}

describe('a server that is killed while people play', () => {
  beforeAll(async () => {
    await testPostgres(); // may have to be installed first
  }, POSTGRES_TIMEOUT);

  test.each(['embedded', 'postgres'] as const)(
    'has lost nothing that it acknowledged, and done nothing twice (%s)',
    async (store) => {
      const report = await runKills({ ...SHORT, store, seed: 20 });
      expect(report).toMatchObject({ violations: [], lost: 0, doubled: 0, kills: SHORT.kills });
      // It was a test: people played, were interrupted, came back to where they were, and their games ended.
      expect(report.acknowledged).toBeGreaterThan(100);
      expect(report.entries).toBeGreaterThanOrEqual(report.acknowledged);
      // Whether somebody comes back to a decision of their own is chance in so few kills: see reconnect.test.ts.
      for (const count of ['inFlight', 'resent', 'reconnects', 'audits', 'positions', 'finished'] as const)
        expect(report[count], count).toBeGreaterThan(0);
    },
    TIMEOUT,
  );
});

describe('a server that is asked to stop while people play', () => {
  test(
    'says goodbye, ends in time and has everything afterwards',
    async () => {
      world = await startWorld({ store: 'embedded', seed: 15, companies: 2 });
      const { books, cluster } = world;
      await acknowledged(world, 60);
      const { lines } = cluster;
      expect(await cluster.stop()).toEqual([0]);
      expect(lines.map(({ bye }) => bye)).toEqual(lines.map(() => 'shutdown'));
      expect(lines.length).toBeGreaterThan(2);
      await cluster.start();
      await acknowledged(world, 60);
      expect(await world.check()).toMatchObject({ lost: 0, doubled: 0 });
      expect(books.violations).toEqual([]);
    },
    TIMEOUT,
  );

  test(
    'leaves its players to the other servers of the same tables',
    async () => {
      world = await startWorld({ store: 'postgres', seed: 16, companies: 2 });
      const { books, cluster } = world;
      for (const node of cluster.nodes) {
        await acknowledged(world, 60);
        expect(await node.terminate()).toBe(0);
        await acknowledged(world, 30);
        await node.start();
      }
      expect(await world.check()).toMatchObject({ lost: 0, doubled: 0 });
      expect(books.violations).toEqual([]);
    },
    TIMEOUT,
  );
});

describe('the comparison with the store', () => {
  test(
    'notices what is missing, what is there twice and what was told wrongly',
    async () => {
      world = await startWorld({ store: 'embedded', seed: 17, companies: 1 });
      const { books } = world;
      while (books.lines === 0) await acknowledged(world, 20);
      expect(await world.check()).toMatchObject({ lost: 0, doubled: 0 });
      expect(books.violations).toEqual([]);

      const [[table, book]] = books.tables;
      const spoken = [...books.sent.values()].find(({ message }) => message.type === 'say')!.message;
      const store = await world.openStore();
      await store.addChat(spoken.table, 0, { text: (spoken as { text: string }).text });
      await store.close();
      const [guest] = [...books.sent.values()].map((sent) => sent.guest);
      books.sends(guest, { type: 'say', id: 'lost1', table, text: 'nobody has kept this' }, {});
      books.hears(guest, { type: 'done', re: 'lost1' });
      const action = { t: 'pass' } as const;
      books.sends(guest, { type: 'act', id: 'lost2', table, version: book.version, action }, {});
      books.hears(guest, { type: 'done', re: 'lost2', version: book.version + 1 });
      book.sightings.push({ version: 3, viewer: null, hash: 'another position' });
      const done = [...books.sent.values()].find(({ answer, message }) => answer && message.type === 'act')!;
      done.answer = { type: 'error', re: done.message.id, code: 'server/busy', message: '' };
      expect(await world.check()).toMatchObject({ lost: 2, doubled: 1 });
      const texts = books.violations.map((text) => text.slice(text.indexOf(' ') + 1));
      expect(texts.sort()).toEqual([
        expect.stringMatching(/^doubled: the line 'line \d+ of \d' \(g\S+\)$/),
        expect.stringMatching(/^g\S+ was refused with server\/busy, and carried out as version \d+$/),
        expect.stringMatching(/^lost: g\S+:lost2, acknowledged as version \d+$/),
        expect.stringMatching(/^lost: the line 'nobody has kept this' \(g\S+:lost1\)$/),
        'seat null was told another position than that of version 3',
      ]);
    },
    TIMEOUT,
  );
});
