// `npm run bench:server -- [options] [COMMIT|FOLDER ...]`: what a move costs the server of the present sources beside others,
// by CPU time; the options are those of packages/server/test-support/load/compare.ts.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sourcesOf } from './lib/bench-builds.mjs';
import { bundle } from './lib/bundle.mjs';
import { runInForeground } from './lib/run-child.mjs';
import { SERVER_FLAGS } from './lib/server-flags.mjs';

const root = join(import.meta.dirname, '..');
const program = join(root, 'packages', 'server', 'test-support', 'load', 'compare.ts');
/** What a server is made of. */
const PACKAGES = ['engine', 'sets', 'game', 'ai', 'protocol', 'server'];

const args = process.argv.slice(2);
const options = args.filter((arg) => arg.startsWith('--'));
const others = args.filter((arg) => !arg.startsWith('--'));
const unpacked = join(root, 'dist', 'bench-sources');
/** @type {string[]} */
const builds = [];
try {
  for (const [i, name] of others.entries()) {
    const sources = sourcesOf(name, join(unpacked, String(i)), PACKAGES);
    builds.push(`${name}=${join(await bundle(`bench-${i}`, { main: 'server/main.ts' }, sources), 'main.js')}`);
  }
  const present = join(await bundle('bench', { main: 'server/main.ts' }), 'main.js');
  builds.push(`present=${present}@${SERVER_FLAGS.join(' ')}`);
  process.exitCode = await runInForeground(process.execPath, ['--import', 'tsx', program, ...options, ...builds]);
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 2;
} finally {
  rmSync(unpacked, { recursive: true, force: true });
}
