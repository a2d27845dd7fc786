// Runs one child process in the foreground: it gets the terminal, the signals and the last word on the exit code.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const PARENT_WATCH_MS = 500;

/**
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code, 128 + signal number when the child was killed
 */
export function runInForeground(command, args, options = {}) {
  const child = spawn(command, args, { stdio: 'inherit', ...options });
  const stopHandlers = forwardSignals(child);
  const stopWatch = followParent(child);
  return new Promise((resolve) => {
    const finish = (/** @type {number} */ code) => {
      stopHandlers();
      stopWatch();
      resolve(code);
    };
    child.on('error', (error) => {
      process.stderr.write(`${command} could not be started: ${error.message}\n`);
      finish(1);
    });
    child.on('exit', (code, signal) => finish(code ?? 128 + (signal === null ? 1 : constants.signals[signal])));
  });
}

/**
 * At a terminal Ctrl-C reaches the child by itself, so SIGINT is only survived here; everything else is passed on.
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  const interrupt = () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  };
  process.on('SIGINT', interrupt);
  process.on('SIGTERM', forward);
  process.on('SIGHUP', forward);
  return () => {
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', forward);
    process.off('SIGHUP', forward);
  };
}

/**
 * npm passes signals only to its shell: when our parent is gone, the child must not live on alone.
 * @param {import('node:child_process').ChildProcess} child
 */
function followParent(child) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, PARENT_WATCH_MS);
  return () => clearInterval(timer);
}
