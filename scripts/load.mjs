// `npm run load -- [options]`: the server under load, with the figures of docs/performance.md.
import { join } from 'node:path';
import { bundle } from './lib/bundle.mjs';
import { runInForeground } from './lib/run-child.mjs';
import { SERVER_FLAGS } from './lib/server-flags.mjs';
import { setUp } from './setup.mjs';

/** @returns {Promise<number>} the exit code */
async function load() {
  if (!(await setUp())) return 1;
  const client = join(import.meta.dirname, '..', 'packages', 'server', 'test-support', 'load', 'main.ts');
  const server = join(await bundle('load', { main: 'server/main.ts' }), 'main.js');
  return runInForeground(process.execPath, [
    '--import',
    'tsx',
    client,
    server,
    `--flags=${SERVER_FLAGS.join(' ')}`,
    ...process.argv.slice(2),
  ]);
}

process.exitCode = await load();
