import fastifyCookie from '@fastify/cookie';
import { LIMITS, type Bye } from '@everdell/protocol';
import fastify, { LogController, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Settings } from '../settings/index.ts';
import type { Store } from '../store/store.ts';
import { Refused } from '../tables/refused.ts';
import type { TableService } from '../tables/service.ts';
import { Connections } from './connections.ts';
import { hostGuard } from './hosts.ts';
import { bearerOf } from './identity.ts';
import { readJson } from './json.ts';
import { Counter } from './limits.ts';
import { loggerOptions, logRequests, routeOf, type LogStream } from './logging.ts';
import type { Metrics } from './metrics.ts';
import { originGuard } from './origin.ts';
import { USUAL_PACE, type Pace } from './pace.ts';
import { addRateLimit } from './rateLimits.ts';
import { refuseUnknown, sendRefusal } from './refusals.ts';
import { addGuestRoutes } from './routes/guests.ts';
import { addOperatingRoutes } from './routes/operate.ts';
import { addStreamRoute, type Streams } from './routes/stream.ts';
import { addTableRoutes } from './routes/tables.ts';
import { addSecurityHeaders } from './security.ts';
import { addSocketRoute, addSockets, SOCKET_PATH } from './socket/route.ts';
import type { SocketSession } from './socket/session.ts';
import { addWeb, sendClientPage } from './web.ts';

const REQUEST_SECONDS = 30;
const CONNECTION_SECONDS = 60;

export interface AppParts {
  readonly service: TableService;
  readonly store: Pick<Store, 'ping' | 'counts'>;
  readonly settings: Settings;
  readonly metrics: Metrics;
  /** The folder of the web client; undefined = none is built. */
  readonly webDir?: string;
  readonly pace?: Partial<Pace>;
}

export interface App {
  readonly http: FastifyInstance;
  /** Takes nothing new, lets what is under way end, says goodbye to everybody and stops listening. */
  close(): Promise<void>;
}

/** The bare server, before it knows any table: it brings the log. */
export function newHttp(settings: Settings, log: LogStream): FastifyInstance {
  return fastify({
    logger: loggerOptions(settings, log),
    logController: new LogController({ disableRequestLogging: true }), // we write our own lines
    requestIdHeader: false,
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: believedProxies(settings),
    bodyLimit: LIMITS.message,
    requestTimeout: REQUEST_SECONDS * 1000,
    connectionTimeout: CONNECTION_SECONDS * 1000,
    forceCloseConnections: 'idle',
    return503OnClosing: false, // we say it in our own words
    frameworkErrors: (error, request, reply) => void sendRefusal(request, reply, error),
    clientErrorHandler: refuseUnreadable,
  });
}

function believedProxies({ trustProxy }: Settings): boolean | string[] | ((address: string, hop: number) => boolean) {
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return trustProxy === false ? false : [...trustProxy];
}

/** Not even HTTP, or not in time. Such errors hold the raw request and are not logged. */
function refuseUnreadable(_error: Error, socket: Socket): void {
  if (!socket.writable) return;
  const body = JSON.stringify(new Refused('message/malformed', 'The request is not HTTP.').answer(null));
  const head = `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close`;
  socket.end(`${head}\r\n\r\n${body}`);
}

/** Puts everything on the bare server. It does not listen yet. */
export async function buildApp(http: FastifyInstance, parts: AppParts): Promise<App> {
  const { service, store, settings, metrics, webDir } = parts;
  const pace = { ...USUAL_PACE, ...parts.pace };
  const sessions = new Set<SocketSession>();
  const streams: Streams = new Set();
  const connections = new Counter(settings.connectionsPerAddress);
  const plainConnections = new Connections(http.server, settings);
  let closing = false;

  http.removeAllContentTypeParsers();
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : readJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
  http.setErrorHandler((error, request, reply) => sendRefusal(request, reply, error));
  await http.register(fastifyCookie);
  await addSecurityHeaders(http, settings);
  await addSockets(http);
  addGate(http, settings, () => closing);
  await addRateLimit(http, settings.requestsPerMinute);
  refuseUnknown(http, (request, reply) => sendClientPage(webDir, request, reply));
  logRequests(http);
  http.addHook('onResponse', (request, reply, done) => {
    metrics.request(routeOf(request), request.method, reply.statusCode, reply.elapsedTime / 1000);
    done();
  });

  addOperatingRoutes(http, { settings, store, metrics, pace, isClosing: () => closing });
  addGuestRoutes(http, service, settings);
  addTableRoutes(http, { service, settings, metrics });
  addStreamRoute(http, { service, pace, connections, streams });
  addSocketRoute(http, { service, settings, metrics, pace, connections, sessions });
  await addWeb(http, webDir);
  metrics.watch({ service, store, sockets: () => sessions.size, streams: () => streams.size });

  return {
    http,
    async close() {
      closing = true;
      const bye: Bye = { type: 'bye', why: 'shutdown', retryAfter: 1 };
      for (const stream of streams) stream.end(bye);
      await Promise.all([...sessions].map((session) => session.finish('shutdown')));
      const closed = http.close();
      plainConnections.dropUnused();
      await closed;
    },
  };
}

/** What every request passes first. */
function addGate(http: FastifyInstance, settings: Settings, isClosing: () => boolean): void {
  const guardHost = hostGuard(settings);
  const guardOrigin = originGuard(settings);
  http.addHook('onSend', (_request, reply, _payload, done) => {
    if (isClosing()) void reply.header('connection', 'close');
    done();
  });
  http.addHook('onRequest', (request, reply, done) => {
    void reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
    try {
      if (request.ws && request.routeOptions.url !== SOCKET_PATH) throw new Refused('request/not_found');
      const isForOperators = /^\/(health|ready|metrics)$/.test(request.routeOptions.url ?? '');
      if (isClosing() && !isForOperators) throw new Refused('server/shutting_down', undefined, { retryAfter: 2 });
      if (!isOpenToAnyHost(request)) guardHost(request);
      guardOrigin(request);
      done();
    } catch (error) {
      done(error as Error);
    }
  });
}

/** Those who watch over the server call it by whatever name they have; what it counts is for whoever has the token. */
function isOpenToAnyHost(request: FastifyRequest): boolean {
  const { url = '' } = request.routeOptions;
  return url === '/health' || url === '/ready' || (url === '/metrics' && bearerOf(request) !== undefined);
}
