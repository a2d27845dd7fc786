// Opens the store of a data folder and prints what is in it, or why it cannot be opened.
import { openStore } from '../store/index.ts';

try {
  const store = await openStore({ dataDir: process.argv[2] ?? '' });
  process.stdout.write(`${store.kind} ${JSON.stringify(await store.counts())}\n`);
  await store.close();
} catch (error) {
  process.stdout.write(`${String(error)}\n`);
}
