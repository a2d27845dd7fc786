// Appends to the tables of a data folder until it is killed, and prints every append that was acknowledged.
import { openStore, type Store } from '../store/index.ts';
import { anAppend, aTable } from './stores.ts';

const TABLES = ['oak', 'elm', 'fir', 'ash', 'yew'];

async function appendForever(store: Store, table: string): Promise<void> {
  if ((await store.table(table)) === undefined) await store.createTable(aTable(table), []);
  const known = await store.table(table);
  for (let version = (known?.version ?? 0) + 1; ; version++) {
    const result = await store.append(anAppend(table, version));
    process.stdout.write(`${table} ${version} ${result}\n`);
  }
}

const store = await openStore({ dataDir: process.argv[2] ?? '' });
await Promise.all(TABLES.map((table) => appendForever(store, table)));
