// Starts the server in the folder the user called from: `.env` is read there, and the data folder lies there.
import { setUp } from '../setup.mjs';
import { buildServer } from './build-server.mjs';
import { buildWeb } from './build-web.mjs';
import { runInForeground } from './run-child.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

/** @returns {Promise<number>} the exit code */
export async function runServer() {
  if (!(await setUp())) return 1;
  try {
    if (process.env.EVERDELL_WEB_DIR === undefined) await buildWeb(); // else another client is served
  } catch (error) {
    process.stderr.write(`[web] ${/** @type {Error} */ (error).message}\n`);
    return 1;
  }
  const main = await buildServer();
  const cwd = process.env.INIT_CWD ?? process.cwd();
  return runInForeground(process.execPath, [...SERVER_FLAGS, main], { cwd });
}
