// Bundles the command-line program.
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/** @returns {Promise<string>} the file to run */
export async function buildCli() {
  return join(await bundle('cli', { main: 'cli/main.ts', worker: 'cli/fuzz/worker.ts' }), 'main.js');
}
