// `npm run check:layout`: looks at the table with every set, number of seats, size and language; takes long.
// What is written behind `--` is for vitest, as `-- -t "with all for 6"`.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bin } from './lib/bin.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const args = [
  bin('vitest', 'vitest'),
  'run',
  'tests/browser/layout.test.ts',
  'tests/browser/hands.test.ts',
  'tests/browser/longer-words.test.ts',
  ...process.argv.slice(2),
];
const { status } = spawnSync(process.execPath, args, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, LAYOUT: 'all' },
});
process.exitCode = status ?? 1;
