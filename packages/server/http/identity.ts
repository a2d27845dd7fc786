import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings/index.ts';
import { Refused } from '../tables/refused.ts';
import type { Guest, TableService } from '../tables/service.ts';

/** Holds the token of a guest in browsers; no script can read it. */
export const COOKIE = 'everdell_guest';
const YEAR_SECONDS = 365 * 86_400;
const TOKEN = /^[A-Za-z0-9_-]{20,128}$/;
const BEARER = /^Bearer +(\S+) *$/i;

/** The token of the Authorization header, whatever it looks like. */
export function bearerOf(request: FastifyRequest): string | undefined {
  return BEARER.exec(request.headers.authorization ?? '')?.[1];
}

/** Every token that the request shows and that can be one. */
export function tokensOf(request: FastifyRequest): readonly string[] {
  return [bearerOf(request), request.cookies[COOKIE]].flatMap((token) =>
    TOKEN.test(token ?? '') ? [token ?? ''] : [],
  );
}

/** Who asks; refuses when nobody is known by the token. */
export async function guestOf(request: FastifyRequest, service: TableService): Promise<Guest> {
  const token = bearerOf(request) ?? request.cookies[COOKIE];
  const guest = token !== undefined && TOKEN.test(token) ? await service.guestOf(token) : undefined;
  if (guest === undefined) throw new Refused('auth/unknown_guest');
  return guest;
}

function cookieOptions({ publicUrl }: Settings): CookieSerializeOptions {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl?.startsWith('https:') ?? false };
}

export function giveCookie(reply: FastifyReply, token: string, settings: Settings): void {
  void reply.setCookie(COOKIE, token, { ...cookieOptions(settings), maxAge: YEAR_SECONDS });
}

export function takeCookie(reply: FastifyReply, settings: Settings): void {
  void reply.clearCookie(COOKIE, cookieOptions(settings));
}
