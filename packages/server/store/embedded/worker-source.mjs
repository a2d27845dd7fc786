// Starts the thread where the sources run: that of the tests, which have built it, or from its source. When built it is a
// file of its own (store-worker.js).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = process.env.EVERDELL_BUILT_THREADS;
if (built === undefined) {
  // By way of CommonJS: tsx's way for modules would start yet another thread, which takes longer than all the rest.
  const { require } = await import('tsx/cjs/api');
  require('./worker.ts', import.meta.url);
} else await import(pathToFileURL(join(built, 'store-worker.js')).href);
