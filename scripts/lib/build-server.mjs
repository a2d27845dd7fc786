// Bundles the server.
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/** @returns {Promise<string>} the file to run */
export async function buildServer() {
  return join(await bundle('server', { main: 'server/main.ts' }), 'main.js');
}
