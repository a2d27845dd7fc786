import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import type { Settings } from '../../settings/index.ts';
import type { Store } from '../../store/store.ts';
import { Refused } from '../../tables/refused.ts';
import { bearerOf } from '../identity.ts';
import type { Metrics } from '../metrics.ts';
import type { Pace } from '../pace.ts';
import { PROTOCOL_SCHEMA } from '../protocolSchema.ts';
import { unlimited } from '../rateLimits.ts';

interface Parts {
  readonly settings: Settings;
  readonly store: Pick<Store, 'ping'>;
  readonly metrics: Metrics;
  readonly pace: Pace;
  readonly isClosing: () => boolean;
}

/** For those who run the server. */
export function addOperatingRoutes(app: FastifyInstance, { settings, store, metrics, pace, isClosing }: Parts): void {
  const storeAnswers = remembered(() => answers(store), pace.readiness);

  app.get('/health', unlimited, () => ({ status: 'ok' }));

  app.get('/ready', unlimited, async (_request, reply) => {
    if (isClosing()) return reply.code(503).send({ status: 'not ready', why: 'The server is stopping.' });
    if (!(await storeAnswers())) {
      return reply.code(503).send({ status: 'not ready', why: 'The store does not answer.' });
    }
    return { status: 'ok' };
  });

  app.get('/metrics', async (request, reply) => {
    if (!mayReadMetrics(request, settings)) {
      throw new Refused('auth/forbidden', 'Metrics are for programs on the same machine or with the token for them.');
    }
    const { type, body } = await metrics.text();
    return reply.type(type).send(body);
  });

  app.get('/api/protocol.json', (_request, reply) => reply.type('application/schema+json').send(PROTOCOL_SCHEMA));
}

const STORE_SECONDS = 3;

async function answers(store: Pick<Store, 'ping'>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, STORE_SECONDS * 1000, false);
  });
  const ping = store.ping().then(
    () => true,
    () => false,
  );
  return Promise.race([ping, tooLate]).finally(() => clearTimeout(timer));
}

/** Asks at most once in this time, however many want to know. */
function remembered<Value>(ask: () => Promise<Value>, milliseconds: number): () => Promise<Value> {
  let last: { readonly at: number; readonly value: Promise<Value> } | undefined;
  return () => {
    const now = performance.now();
    if (last === undefined || now - last.at >= milliseconds) last = { at: now, value: ask() };
    return last.value;
  };
}

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function mayReadMetrics(request: FastifyRequest, { metricsToken }: Settings): boolean {
  const token = bearerOf(request);
  if (token !== undefined) return metricsToken !== undefined && isSame(token, metricsToken);
  const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? '';
  const isLocal = isIP(address) !== 0 && LOOPBACK.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6');
  return isLocal && FORWARDED.every((name) => request.headers[name] === undefined);
}

/** In a time that does not tell how much of it is right. */
function isSame(given: string, wanted: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
