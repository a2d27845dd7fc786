import { Kysely, PostgresDialect, sql } from 'kysely';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { POSTGRES_TIMEOUT, testPostgres, type TestPostgres } from '../test-support/postgres.ts';
import { aTable, scratchFolder } from '../test-support/stores.ts';
import { EmbeddedDatabase } from './embedded/database.ts';
import { embeddedDialect } from './embedded/dialect.ts';
import { DATABASE_FILE, openStore, type Store, type StoreOptions } from './index.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS, type Migration } from './migrations/index.ts';
import { Pool } from './postgres/pool.ts';
import type { Schema } from './schema.ts';

interface Place {
  readonly options: StoreOptions;
  /** The same database, without a store. */
  connect(): Promise<Kysely<Schema>>;
}

let postgres: TestPostgres;
const folders: string[] = [];
beforeAll(async () => {
  postgres = await testPostgres();
}, POSTGRES_TIMEOUT);
afterAll(async () => {
  folders.forEach((folder) => rmSync(folder, { recursive: true }));
  await postgres.stop();
});

function embeddedPlace(): Promise<Place> {
  const dataDir = scratchFolder();
  folders.push(dataDir);
  return Promise.resolve({
    options: { dataDir },
    async connect() {
      const database = new EmbeddedDatabase(dataDir, () => undefined);
      await database.open(join(dataDir, DATABASE_FILE));
      return new Kysely<Schema>({ dialect: embeddedDialect(database) });
    },
  });
}

async function postgresPlace(): Promise<Place> {
  const databaseUrl = await postgres.database();
  return {
    options: { databaseUrl },
    connect: () => {
      const pool = new Pool({ databaseUrl, place: 'the test', size: 2 });
      return Promise.resolve(new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }));
    },
  };
}

async function visit<T>(place: Place, work: (db: Kysely<Schema>) => Promise<T>): Promise<T> {
  const db = await place.connect();
  try {
    return await work(db);
  } finally {
    await db.destroy();
  }
}

const versionsAt = (place: Place): Promise<number[]> =>
  visit(place, async (db) =>
    (await db.selectFrom('schema_versions').select('version').orderBy('version').execute()).map(
      ({ version }) => version,
    ),
  );

describe.each([
  { kind: 'embedded', newPlace: embeddedPlace, types: { json: 'text' } as const },
  { kind: 'postgres', newPlace: postgresPlace, types: { json: 'json' } as const },
])('migrations of the $kind store', ({ newPlace, types }) => {
  const known = MIGRATIONS.map(({ version }) => version);

  it('are numbered from 1', () => {
    expect(known).toEqual(known.map((_, index) => index + 1));
  });

  it('are made once, from nothing and at every later start', async () => {
    const place = await newPlace();
    for (let start = 0; start < 2; start++) {
      const store = await openStore(place.options);
      if (start === 0) await store.createTable(aTable('kept'), []);
      expect(await store.table('kept')).toEqual(aTable('kept'));
      await store.close();
    }
    expect(await versionsAt(place)).toEqual(known);
  });

  it('carry what is stored forwards, all or nothing', async () => {
    const place = await newPlace();
    const store = await openStore(place.options);
    await store.createTable(aTable('kept'), []);
    await store.close();
    const next = known.length + 1;
    const addsMotto: Migration = {
      version: next,
      up: (db) => db.schema.alterTable('tables').addColumn('motto', 'text').execute(),
    };
    const fails: Migration = { version: next + 1, up: (db) => db.schema.dropTable('nothing').execute() };
    await visit(place, async (db) => {
      await expect(migrate(db, { types, migrations: [...MIGRATIONS, addsMotto, fails] })).rejects.toThrow(/nothing/);
      await expect(sql`select motto from tables`.execute(db)).rejects.toThrow(/motto/);
      await migrate(db, { types, migrations: [...MIGRATIONS, addsMotto] });
      expect((await sql`select id, motto from tables`.execute(db)).rows).toEqual([{ id: 'kept', motto: null }]);
    });
    expect(await versionsAt(place)).toEqual([...known, next]);
  });

  it('take guests of before as seen today', async () => {
    const place = await newPlace();
    const before = Date.now();
    const prepared = await openStore(place.options); // an empty place is none yet
    await prepared.close();
    await visit(place, async (db) => {
      await sql`alter table guests drop column seen_at`.execute(db);
      await sql`drop table names`.execute(db);
      await sql`drop index chat_request`.execute(db);
      await sql`alter table chat drop column request`.execute(db);
      await db.deleteFrom('schema_versions').where('version', '>=', 3).execute();
      await sql`insert into guests (id, name, token_hash, created_at) values ('old', 'Old', 'hash', 1)`.execute(db);
    });
    const store = await openStore(place.options);
    const guest = await store.guestByToken('hash');
    await store.close();
    expect(guest).toMatchObject({ id: 'old', name: 'Old', createdAt: 1 });
    expect(guest?.seenAt).toBeGreaterThanOrEqual(before);
  });

  it('do not touch what a later program has written', async () => {
    const place = await newPlace();
    await (await openStore(place.options)).close();
    await visit(place, (db) => db.insertInto('schema_versions').values({ version: 1_000, at: 1 }).execute());
    const says = /later version of this program \(their schema is 1000, this program knows \d+\)/;
    await expect(openStore(place.options)).rejects.toMatchObject({
      code: 'newer',
      message: expect.stringMatching(says) as string,
    });
    await visit(place, (db) => db.deleteFrom('schema_versions').where('version', '=', 1_000).execute());
    await (await openStore(place.options)).close(); // the refusal has let go of everything
  });
});

it('nodes that start together migrate PostgreSQL once', async () => {
  const place = await postgresPlace();
  const stores: Store[] = await Promise.all(Array.from({ length: 4 }, () => openStore(place.options)));
  await stores[0].createTable(aTable('shared'), []);
  for (const store of stores) expect(await store.table('shared')).toEqual(aTable('shared'));
  await Promise.all(stores.map((store) => store.close()));
  expect(await versionsAt(place)).toEqual(MIGRATIONS.map(({ version }) => version));
});
