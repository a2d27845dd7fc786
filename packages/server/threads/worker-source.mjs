// Starts the thread where the sources run: that of the tests, which have built it, or from its source. When built it is a
// file of its own (job-worker.js).
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const built = process.env.EVERDELL_BUILT_THREADS;
if (built === undefined) {
  const { register } = await import('tsx/esm/api');
  register();
  await import('./worker.ts');
} else await import(pathToFileURL(join(built, 'job-worker.js')).href);
