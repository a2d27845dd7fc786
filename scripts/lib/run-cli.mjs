// Starts the command-line program in the folder the user called from.
import { setUp } from '../setup.mjs';
import { buildCli } from './build-cli.mjs';
import { runInForeground } from './run-child.mjs';

/**
 * @param {string[]} args
 * @returns {Promise<number>} the exit code
 */
export async function runCli(args) {
  if (!(await setUp({ quiet: args.includes('--json') }))) return 1;
  const main = await buildCli();
  // npm runs scripts in the project's folder and keeps the caller's in INIT_CWD: file arguments are relative to that.
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return runInForeground(process.execPath, ['--enable-source-maps', main, ...args], { cwd });
}
