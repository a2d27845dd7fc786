// Starts the command-line program (TypeScript, through tsx) in the folder the user called from.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensurePackages } from '../setup.mjs';
import { runInForeground } from './run-child.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runCli(args) {
  await ensurePackages({ quiet: args.includes('--json') });
  const main = join(root, 'packages', 'cli', 'main.ts');
  // npm runs scripts in the project's folder and keeps the caller's in INIT_CWD: file arguments are relative to that.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return runInForeground(process.execPath, ['--import', import.meta.resolve('tsx'), main, ...args], { cwd });
}
