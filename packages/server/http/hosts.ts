import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import { hostname } from 'node:os';
import type { Settings } from '../settings/index.ts';
import { Refused } from '../tables/refused.ts';

/** Endings that home networks give to the names of machines, and that nobody can buy. */
const HOME_ENDINGS = ['local', 'lan', 'home.arpa'];
const SHOWN = 80;

/**
 * A page of another site can have its own name lead to this machine, and is then, to a browser, a page of ours. So
 * without a public address the server answers only for addresses, for names of this machine, and for what the settings
 * name.
 */
export function hostGuard(settings: Settings, machine: string = hostname()): (request: FastifyRequest) => void {
  const { publicUrl, allowedOrigins, host } = settings;
  if (publicUrl !== undefined) return () => undefined;
  const own = machine.toLowerCase();
  const [short] = own.split('.');
  const names = new Set([
    'localhost',
    host.toLowerCase(),
    own,
    short,
    ...HOME_ENDINGS.map((ending) => `${short}.${ending}`),
    ...allowedOrigins.map((origin) => new URL(origin).hostname),
  ]);
  const isOurs = (name: string): boolean => isIP(name) !== 0 || names.has(name) || name.endsWith('.localhost');
  return (request) => {
    // Whoever may set one of the two in another's name may not set both.
    for (const named of new Set([request.headers.host ?? '', request.host ?? '']))
      if (named !== '' && !isOurs(nameIn(named))) throw badHost(named);
  };
}

/** Without the port, the brackets of an IPv6 address and the point that may end a name. */
function nameIn(host: string): string {
  const bare = host.toLowerCase().replace(/:\d*$/, '');
  return bare.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '');
}

function badHost(host: string): Refused {
  const shown = /^[\w.:[\]-]+$/.test(host) && host.length <= SHOWN ? host : 'HOST';
  return new Refused(
    'auth/bad_host',
    `This server does not answer for ${shown}. If people are to open it under this name, set EVERDELL_PUBLIC_URL ` +
      `(or EVERDELL_ALLOWED_ORIGINS, if there are several names) to http://${shown} and start it again.`,
  );
}
