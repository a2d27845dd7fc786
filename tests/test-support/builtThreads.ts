import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from '../../scripts/lib/bundle.mjs';

/**
 * The threads of the server are built once for all tests: started from their sources, each would take most of a second of
 * compiling. Each run has a folder of its own, so that two runs beside one another are no trouble.
 */
export default async function buildThreads(): Promise<() => void> {
  const folder = await bundle(join('test-threads', String(process.pid)), {});
  process.env['EVERDELL_BUILT_THREADS'] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
