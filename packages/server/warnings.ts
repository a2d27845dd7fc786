import { isIP } from 'node:net';
import type { Settings } from './settings/index.ts';

/** What is allowed but probably not meant, in words that say what to do; told in the log at the start. */
export function warningsFor({ host, trustProxy }: Settings, port: number): readonly string[] {
  // Proxies that are named by their address are believed only there.
  if (typeof trustProxy !== 'number' || isLoopback(host)) return [];
  return [
    `EVERDELL_TRUST_PROXY=${trustProxy} believes whoever connects, and the server listens on ${host}, not only for this ` +
      `machine: whoever reaches port ${port} past the proxy can pretend to have any address, and no limit holds for them. ` +
      'If the proxy runs on this machine, set EVERDELL_HOST=127.0.0.1; else set EVERDELL_TRUST_PROXY to its address, or ' +
      'let a firewall close the port to everybody but the proxy.',
  ];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
