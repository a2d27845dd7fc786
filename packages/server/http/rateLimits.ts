import fastifyRateLimit from '@fastify/rate-limit';
import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import { Refused } from '../tables/refused.ts';
import { addressGroup } from './address.ts';

const MINUTE = 60_000;
/** So many addresses are remembered; the oldest are forgotten first. */
const REMEMBERED = 20_000;

const mostOf = (limit: number): number => (limit === 0 ? Number.MAX_SAFE_INTEGER : limit);

/** Limits the requests of an address, on every route that has no limit of its own. */
export async function addRateLimit(app: FastifyInstance, requestsPerMinute: number): Promise<void> {
  await app.register(fastifyRateLimit, {
    max: mostOf(requestsPerMinute),
    timeWindow: MINUTE,
    cache: REMEMBERED,
    keyGenerator: (request) => addressGroup(request.ip),
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    errorResponseBuilder: (_request, { ttl }) =>
      new Refused('message/too_fast', 'Too many requests from this address; wait a moment.', {
        retryAfter: Math.max(1, Math.ceil(ttl / 1000)),
      }),
  });
}

/** A limit of its own for a route. */
export const perMinute = (limit: number): RouteShorthandOptions => ({
  config: { rateLimit: { max: mostOf(limit), timeWindow: MINUTE } },
});

export const unlimited: RouteShorthandOptions = { config: { rateLimit: false } };
