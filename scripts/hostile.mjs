// `npm run hostile`: attacks the built server as hostile guests would, and counts what must not happen.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './lib/run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = join(root, 'tests', 'online', 'hostile', 'main.ts');
process.exitCode = await runInForeground(process.execPath, ['--import', 'tsx', program, ...process.argv.slice(2)], {
  cwd: root,
});
