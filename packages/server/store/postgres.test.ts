import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ownPostgres, POSTGRES_TIMEOUT, testPostgres, type TestPostgres } from '../test-support/postgres.ts';
import { anAppend, aTable, heard } from '../test-support/stores.ts';
import { openStore, StoreError, type Store } from './index.ts';

let postgres: TestPostgres;
let databaseUrl: string;
const opened: Store[] = [];

beforeAll(async () => {
  postgres = await testPostgres();
  databaseUrl = await postgres.database();
}, POSTGRES_TIMEOUT);
afterEach(async () => {
  await Promise.all(opened.splice(0).map((store) => store.close()));
});
afterAll(() => postgres.stop());

async function node(poolSize?: number): Promise<Store> {
  const store = await openStore(poolSize === undefined ? { databaseUrl } : { databaseUrl, poolSize });
  opened.push(store);
  return store;
}

async function asAdministrator(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Ends connections of the stores to this database; those that listen have said nothing but `listen`. */
function cutConnections(which: 'listening' | 'all'): Promise<pg.QueryResult> {
  const only = which === 'listening' ? `and query like 'listen %'` : '';
  return asAdministrator(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'everdell' ${only}`,
  );
}

const codeOf = (error: unknown): string => (error as StoreError).code;

/** Until what was cut has been noticed, a call may still meet it. */
async function eventually<T>(call: () => Promise<T>): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await call();
    } catch (error) {
      const isPassing = error instanceof StoreError && error.code === 'unavailable';
      if (!isPassing || failures === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

describe('a database that can be read but not written', () => {
  it('is no store that answers, until it can be written again', async () => {
    const store = await node();
    const { pathname } = new URL(databaseUrl);
    /** By a connection that may write in any case. */
    const setReadOnly = async (how: 'on' | 'off'): Promise<void> => {
      const options = '-c default_transaction_read_only=off';
      const client = new pg.Client({ connectionString: databaseUrl, options });
      await client.connect();
      await client.query(`alter database ${pathname.slice(1)} set default_transaction_read_only = ${how}`);
      await client.end();
      await cutConnections('all');
    };
    await store.createTable(aTable('written'), []);
    await store.ping();
    await setReadOnly('on');
    try {
      await eventually(() => store.table('written'));
      await expect(store.append(anAppend('written', 1))).rejects.toMatchObject({ code: 'unavailable' });
      for (let times = 0; times < 2; times++)
        await expect(store.ping()).rejects.toMatchObject({
          code: 'unavailable',
          message: expect.stringContaining('read-only') as string,
        });
    } finally {
      await setReadOnly('off');
    }
    await eventually(() => store.ping()); // nobody else has written meanwhile
    expect(await store.append(anAppend('written', 1))).toBe('done');
  });
});

describe('nodes on one PostgreSQL', () => {
  it('see what the others have written, and only one of them wins a version', async () => {
    const [a, b] = [await node(), await node()];
    await a.createTable(aTable('shared'), []);
    for (let version = 1; version <= 10; version++) {
      const tries = Array.from({ length: 10 }, (_, index) => (index % 2 ? a : b).append(anAppend('shared', version)));
      expect((await Promise.all(tries)).filter((result) => result === 'done')).toHaveLength(1);
    }
    expect(await a.entries('shared', 0)).toEqual(await b.entries('shared', 0));
    expect(await b.table('shared')).toMatchObject({ version: 10 });
  });

  it('write moves of many tables together, each done or not for itself', async () => {
    const [a, b] = [await node(2), await node(2)];
    const tables = Array.from({ length: 120 }, (_, index) => `together-${index}`);
    for (const table of tables) await a.createTable(aTable(table), []);
    for (let version = 1; version <= 5; version++) {
      const outcomes = await Promise.all(
        tables.map((table, index) => {
          const { entry, ...append } = anAppend(table, version);
          if (index === 7) return a.append({ ...append, entry: { ...entry, request: 'no\u0000text' } }).catch(codeOf);
          if (index === 8) return a.append({ ...append, revision: 9, entry });
          return Promise.all([a.append({ ...append, entry }), b.append({ ...append, entry })]);
        }),
      );
      expect(outcomes[7]).toBe('value');
      expect(outcomes[8]).toBe('conflict');
      const others = outcomes.filter((_, index) => index !== 7 && index !== 8) as string[][];
      expect(others.filter((both) => both.includes('conflict') && both.includes('done'))).toHaveLength(118);
    }
    for (const [index, table] of tables.entries())
      expect((await b.table(table))?.version).toBe(index === 7 || index === 8 ? 0 : 5);
  });

  it('number the chat together', async () => {
    const [a, b] = [await node(), await node()];
    await a.createTable(aTable('talk'), []);
    const lines = Array.from({ length: 20 }, (_, index) => (index % 2 ? a : b).addChat('talk', index, index));
    const numbers = (await Promise.all(lines)).sort((x, y) => x - y);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  it('leave a table to the one that holds its lease, as long as it holds', async () => {
    const [a, b] = [await node(), await node()];
    await a.createTable(aTable('work', { workAt: 50 }), []);
    const results = await Promise.all([a.takeLease('work', 100, 200), b.takeLease('work', 100, 200)]);
    expect(results.filter(Boolean)).toHaveLength(1);
    const [holder, other] = results[0] ? [a, b] : [b, a];
    expect(await holder.dueTables(199, 10)).toEqual(['work']);
    expect(await other.dueTables(199, 10)).toEqual([]);
    expect(await other.takeLease('work', 199, 300)).toBe(false);
    await other.dropLease('work');
    expect(await other.takeLease('work', 199, 300)).toBe(false);
    expect(await holder.takeLease('work', 199, 250)).toBe(true);
    expect(await other.takeLease('work', 249, 300)).toBe(false);
    expect(await other.dueTables(250, 10)).toEqual(['work']);
    expect(await other.takeLease('work', 250, 300)).toBe(true);
    expect(await holder.takeLease('work', 251, 300)).toBe(false);
    await other.dropLease('work');
    expect(await holder.takeLease('work', 251, 300)).toBe(true);
  });

  it('hear one another', async () => {
    const [a, b] = [await node(), await node()];
    const [atA, atB] = [heard(a), heard(b)];
    await a.createTable(aTable('news'), []);
    await a.append(anAppend('news', 1));
    for (const nonsense of ['', 'nonsense', 'null', '{"t":"x"}'])
      await asAdministrator(`notify everdell, '${nonsense}'`);
    await b.publish({ table: 'news', what: 'presence', data: 'ñ' });
    const told = [
      expect.objectContaining({ table: 'news', node: a.node, what: 'entry' }),
      { table: 'news', node: b.node, what: 'presence', data: 'ñ' },
    ];
    for (const { notices, until } of [atA, atB]) {
      await until(2);
      expect(notices).toEqual(told);
    }
  });

  it('say that they have missed something when the connection they listen on was lost', async () => {
    const [a, b] = [await node(), await node()];
    const { notices, until } = heard(a);
    await a.createTable(aTable('lost'), []);
    expect((await cutConnections('listening')).rowCount).toBe(2);
    await until(1);
    expect(notices).toEqual(['missed']);
    await b.append(anAppend('lost', 1));
    await until(2);
    expect(notices[1]).toMatchObject({ table: 'lost', node: b.node, what: 'entry' });
  });
});

describe('a PostgreSQL that comes and goes', () => {
  it('rejects the calls under way when their connections are cut; later ones work', async () => {
    const store = await node(4);
    await store.createTable(aTable('cut'), []);
    const blocker = new pg.Client({ connectionString: databaseUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query(`select * from tables where id = 'cut' for update`);
    const calls = [store.append(anAppend('cut', 1)), store.addChat('cut', 1, 'x'), store.takeLease('cut', 1, 2)].map(
      (call) =>
        call.then(
          () => 'done',
          (error: unknown) => error,
        ),
    );
    for (;;) {
      const waiting = await asAdministrator(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      if (waiting.rowCount === calls.length) break;
    }
    await cutConnections('all');
    for (const outcome of await Promise.all(calls)) {
      expect(outcome).toMatchObject({ name: 'StoreError', code: 'unavailable' });
    }
    await blocker.query('rollback');
    await blocker.end();
    expect(await eventually(() => store.append(anAppend('cut', 1)))).toBe('done');
    expect(await eventually(() => store.addChat('cut', 1, 'x'))).toBe(1);
  });

  it(
    'may be started anew under a running node',
    async () => {
      const own = await ownPostgres();
      const store = await openStore({ databaseUrl: await own.database() });
      const { notices, until } = heard(store);
      await store.createTable(aTable('oak'), []);
      await store.append(anAppend('oak', 1));
      await until(1);
      await own.restart();
      expect(await eventually(() => store.append(anAppend('oak', 2)))).toBe('done');
      await until(2);
      expect(notices[1]).toBe('missed');
      expect(await store.entries('oak', 0)).toHaveLength(2);
      await own.stop();
      await expect(store.ping()).rejects.toMatchObject({ code: 'unavailable' });
      await expect(store.append(anAppend('oak', 3))).rejects.toMatchObject({ code: 'unavailable' });
      await store.close();
    },
    POSTGRES_TIMEOUT,
  );

  it('is named in the error when it cannot be reached, without the password', async () => {
    const attempt = openStore({ databaseUrl: 'postgres://everdell:secret@127.0.0.1:1/none' });
    await expect(attempt).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1\/none does not answer.*DATABASE_URL/) as string,
    });
    const wrong = new URL(databaseUrl);
    wrong.pathname = '/not_there';
    await expect(openStore({ databaseUrl: wrong.href })).rejects.toMatchObject({
      message: expect.stringContaining('not_there') as string,
    });
  });
});

it('a PostgreSQL is backed up by its own tools', async () => {
  await expect((await node()).backup('x')).rejects.toMatchObject({
    message: expect.stringMatching(/pg_dump/) as string,
  });
});
