// Bundles the command-line program.
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/** @returns {Promise<string>} the file to run */
export async function buildCli() {
  const workers = {
    worker: 'cli/fuzz/worker.ts',
    'arena-worker': 'cli/arena/worker.ts',
    'tune-worker': 'cli/tune/worker.ts',
  };
  return join(await bundle('cli', { main: 'cli/main.ts', ...workers }), 'main.js');
}
