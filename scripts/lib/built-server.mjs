// A server of its own for a measurement: the built program on a free port.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/**
 * @param {string} main
 * @param {Record<string, string>} env
 * @returns {Promise<{ origin: string, stop(): Promise<void> }>}
 */
export async function startBuiltServer(main, env) {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, EVERDELL_HOST: '127.0.0.1', EVERDELL_PORT: '0', EVERDELL_LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  const origin = await new Promise((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    origin,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
