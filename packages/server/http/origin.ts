import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/index.ts';
import { Refused } from '../tables/refused.ts';
import { bearerOf, COOKIE } from './identity.ts';

const HARMLESS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Keeps pages of other sites from acting in somebody's name: whatever changes something, and every socket, must come from
 * a page of this server, or from a program that shows its token itself.
 */
export function originGuard({ publicUrl, allowedOrigins }: Settings): (request: FastifyRequest) => void {
  const allowed = new Set([...(publicUrl === undefined ? [] : [publicUrl]), ...allowedOrigins]);
  // Without a public address it is the one that was asked for. A page of another name has no cookie of ours.
  const isAllowed = (origin: string, host: string): boolean =>
    allowed.has(origin) || (publicUrl === undefined && hostOf(origin) === host.toLowerCase());
  return (request) => {
    if (HARMLESS.has(request.method) && !request.ws) return;
    const { origin, 'sec-fetch-site': site } = request.headers;
    if (origin !== undefined) {
      if (!isAllowed(origin, request.host)) throw new Refused('auth/bad_origin');
      return;
    }
    const byCookie = request.cookies[COOKIE] !== undefined && bearerOf(request) === undefined;
    if (site === undefined ? byCookie : site !== 'same-origin') {
      throw new Refused(
        'auth/bad_origin',
        'A request with a cookie must come from a page of this server; programs send their token (Authorization: Bearer).',
      );
    }
  };
}

function hostOf(origin: string): string | undefined {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return undefined;
  return new URL(origin).host;
}
