// `npm run kills`: kills the built server while clients play, and looks whether anything is missing afterwards.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInForeground } from './lib/run-child.mjs';
import { setUp } from './setup.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const program = join(root, 'tests', 'online', 'kills', 'main.ts');
const args = ['--import', 'tsx', program, ...process.argv.slice(2)];

process.exitCode = (await setUp()) ? await runInForeground(process.execPath, args, { cwd: root }) : 1;
