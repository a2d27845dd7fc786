import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setUp } from '../setup.mjs';
import { runInForeground } from './run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Runs a program of ours as it is written, with the arguments of this one.
 * @param {string[]} path inside the project
 */
export async function runProgram(...path) {
  const args = ['--import', 'tsx', join(root, ...path), ...process.argv.slice(2)];
  process.exitCode = (await setUp()) ? await runInForeground(process.execPath, args, { cwd: root }) : 1;
}
