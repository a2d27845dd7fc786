import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore, type Store } from '@everdell/server';
import { testPostgres } from '../../../packages/server/test-support/postgres.ts';
import { Books } from './books.ts';
import { chance, type Chance } from './chance.ts';
import { checkStore, type Found } from './checkStore.ts';
import { Cluster } from './cluster.ts';
import { Company } from './company.ts';

export type StoreKind = 'embedded' | 'postgres';

export interface WorldOptions {
  readonly store: StoreKind;
  readonly seed: number;
  readonly companies: number;
  /** Another server than the one of these sources. */
  readonly program?: string;
  /** Settings of the servers, besides those that make them quick. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly books?: Books;
  /** Everybody takes so long over a decision. */
  readonly restMs?: number;
  /** Nobody has a clock. */
  readonly unhurried?: boolean;
  /** So long the last games may take to come to their end. */
  readonly endMs?: number;
}

/** The built server with its store, and people who play there. */
export interface World {
  readonly books: Books;
  readonly cluster: Cluster;
  readonly companies: readonly Company[];
  readonly chance: Chance;
  /** The store, once the servers are stopped. */
  openStore(): Promise<Store>;
  /** Stops the servers and compares the store with the books. */
  check(): Promise<Found>;
  remove(): Promise<void>;
}

const END_MS = 120_000;

export async function startWorld(wishes: WorldOptions): Promise<World> {
  const { store: kind, seed, companies: count, program, settings, restMs, unhurried = false, endMs = END_MS } = wishes;
  const folder = mkdtempSync(join(tmpdir(), 'everdell-kills-'));
  const postgres = kind === 'postgres' ? await testPostgres() : undefined;
  const place = postgres === undefined ? { dataDir: join(folder, 'data') } : { databaseUrl: await postgres.database() };
  const environment: Record<string, string> = {
    ...settings,
    ...(place.databaseUrl === undefined ? { EVERDELL_DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl }),
  };
  const books = wishes.books ?? new Books();
  const options = {
    program: program ?? (await builtServer()),
    folder,
    environment,
    complained: (line: string) => books.violation(`the server's log: ${line}`),
  };
  const cluster = new Cluster(kind === 'postgres' ? 2 : 1, options, books, chance(`${seed}/balancer`));
  await cluster.start();
  const companies = Array.from({ length: count }, (_, i) => {
    const parts = { cluster, books, chance: chance(`${seed}/company/${i}`), hasWatcher: i === 2, restMs };
    return new Company({ ...parts, hasClock: i === 1 && !unhurried });
  });
  const leave = playAll(companies, books, endMs);
  return {
    books,
    cluster,
    companies,
    chance: chance(`${seed}/kills`),
    openStore: () => openStore(place),
    async check() {
      await leave();
      await cluster.stop();
      const store = await openStore(place);
      try {
        return await checkStore(store, books);
      } finally {
        await store.close();
      }
    },
    async remove() {
      for (const company of companies) company.close();
      await Promise.all(cluster.nodes.map((node) => node.kill()));
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

let built: Promise<string> | undefined;

/** Every process builds it once, in a moment and never half written, so that no process depends on another. */
export function builtServer(): Promise<string> {
  built ??= build();
  return built;
}

async function build(): Promise<string> {
  const builder = new URL('../../../scripts/lib/build-server.mjs', import.meta.url).href;
  const { buildServer } = (await import(builder)) as { buildServer(): Promise<string> };
  return buildServer();
}

/** Lets everybody play; gives the way to let the games come to their end. */
function playAll(companies: readonly Company[], books: Books, endMs: number): () => Promise<void> {
  const staying = Promise.all(companies.map((company) => company.stay()));
  return async () => {
    for (const company of companies) company.leave();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, endMs);
    });
    await Promise.race([staying, late]);
    clearTimeout(timer);
    for (const { table } of companies)
      if (table !== undefined) books.violation(`${table.id}: the game did not come to its end`);
  };
}
