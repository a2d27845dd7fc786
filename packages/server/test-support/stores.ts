import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Append, type Notice, type Store, type StoredTable } from '../store/index.ts';
import { testPostgres, type TestPostgres } from './postgres.ts';

/** Opens stores of one kind for a test file and clears them away. */
export interface StoreMaker {
  readonly kind: Store['kind'];
  prepare(): Promise<void>;
  /** An empty one, of its own. */
  open(): Promise<Store>;
  cleanUp(): Promise<void>;
}

export function storeMakers(): readonly StoreMaker[] {
  return [embeddedMaker(), postgresMaker()];
}

export function scratchFolder(): string {
  return mkdtempSync(join(tmpdir(), 'everdell-store-'));
}

function embeddedMaker(): StoreMaker {
  const opened: { store: Store; dataDir: string }[] = [];
  return {
    kind: 'embedded',
    prepare: () => Promise.resolve(),
    async open() {
      const dataDir = scratchFolder();
      const store = await openStore({ dataDir });
      opened.push({ store, dataDir });
      return store;
    },
    async cleanUp() {
      for (const { store, dataDir } of opened.splice(0)) {
        await store.close();
        rmSync(dataDir, { recursive: true });
      }
    },
  };
}

function postgresMaker(): StoreMaker {
  const opened: Store[] = [];
  let postgres: TestPostgres;
  return {
    kind: 'postgres',
    async prepare() {
      postgres = await testPostgres();
    },
    async open() {
      const store = await openStore({ databaseUrl: await postgres.database() });
      opened.push(store);
      return store;
    },
    async cleanUp() {
      await Promise.all(opened.splice(0).map((store) => store.close()));
      await postgres.stop();
    },
  };
}

export function aTable(id: string, change: Partial<StoredTable> = {}): StoredTable {
  return {
    id,
    revision: 1,
    version: 0,
    status: 'playing',
    listed: true,
    doc: { name: `Table ${id}` },
    createdAt: 1_000,
    updatedAt: 1_000,
    turnAt: 1_000,
    decider: null,
    workAt: null,
    ...change,
  };
}

export function anAppend(table: string, version: number, change: Partial<Append> = {}): Append {
  return {
    table,
    revision: 1,
    entry: { version, at: 1_000 + version, request: null, body: { move: version } },
    snapshot: { version, rules: 1, body: { after: version } },
    status: 'playing',
    turnAt: 1_000 + version,
    decider: null,
    workAt: null,
    ...change,
  };
}

/** Collects what a store tells. */
export function heard(
  store: Store,
  table?: string,
): { readonly notices: (Notice | 'missed')[]; until(number: number): Promise<void> } {
  const notices: (Notice | 'missed')[] = [];
  let wake = (): void => undefined;
  store.listen((notice) => {
    if (table !== undefined && notice !== 'missed' && notice.table !== table) return; // a late one of another table
    notices.push(notice);
    wake();
  });
  return {
    notices,
    async until(number) {
      while (notices.length < number) await new Promise<void>((resolve) => (wake = resolve));
    },
  };
}
