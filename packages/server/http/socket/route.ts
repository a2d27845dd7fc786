import fastifyWebsocket from '@fastify/websocket';
import { LIMITS } from '@everdell/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Settings } from '../../settings/index.ts';
import { Refused } from '../../tables/refused.ts';
import type { Guest, TableService } from '../../tables/service.ts';
import { addressGroup } from '../address.ts';
import { guestOf } from '../identity.ts';
import type { Counter } from '../limits.ts';
import { ipOf } from '../logging.ts';
import type { Metrics } from '../metrics.ts';
import type { Pace } from '../pace.ts';
import { tooManyConnections } from '../routes/stream.ts';
import { SocketSession } from './session.ts';

/** Up to this size a message is still taken, to be refused with words; beyond it the connection ends (1009). */
const REFUSED_WITH_WORDS = 4 * LIMITS.message;
export const SOCKET_PATH = '/api/socket';

interface Parts {
  readonly service: TableService;
  readonly settings: Settings;
  readonly metrics: Metrics;
  readonly pace: Pace;
  readonly connections: Counter;
  readonly sessions: Set<SocketSession>;
}

/** Somebody who may come in; their socket opens a moment later. */
interface Admitted {
  readonly guest: Guest;
  readonly release: () => void;
  session: SocketSession | undefined;
  isSignedOut: boolean;
}

/** Must come before any route: the plugin looks at each of them. */
export async function addSockets(app: FastifyInstance): Promise<void> {
  await app.register(fastifyWebsocket, {
    // A ping is answered by the session, which counts them: a flood of them would make one of answers.
    options: { maxPayload: REFUSED_WITH_WORDS, perMessageDeflate: false, clientTracking: false, autoPong: false },
    // A connection that breaks, or a frame that is none: the other end's doing, and its socket is closed already.
    errorHandler: (error, socket, request) => {
      request.log.debug({ code: (error as { code?: unknown }).code }, 'socket error');
      socket.terminate();
    },
    preClose: (done) => done(), // the sessions say goodbye themselves
  });
}

export function addSocketRoute(app: FastifyInstance, parts: Parts): void {
  const { service, settings, metrics, pace, connections, sessions } = parts;
  const admitted = new WeakMap<FastifyRequest, Admitted>();

  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    exposeHeadRoute: false,
    preHandler: async (request) => {
      if (!request.ws) return;
      const guest = await guestOf(request, service);
      if (request.raw.socket.destroyed) throw new Refused('server/busy'); // gone meanwhile: nobody hears it
      const release = connections.take(addressGroup(request.ip));
      if (release === undefined) throw tooManyConnections();
      const entry: Admitted = { guest, release, session: undefined, isSignedOut: false };
      const forget = service.whileSignedIn(guest, () => {
        entry.isSignedOut = true;
        entry.session?.dismiss();
      });
      admitted.set(request, entry);
      request.raw.socket.once('close', () => {
        release(); // also if it never becomes a WebSocket
        forget();
      });
    },
    handler: (_request, reply) =>
      reply.code(426).header('upgrade', 'websocket').send({
        type: 'error',
        re: null,
        code: 'message/malformed',
        message: 'This address is for WebSocket connections.',
      }),
    wsHandler: (socket, request) => {
      const entry = admitted.get(request);
      if (entry === undefined) return socket.terminate();
      const log = request.log.child({ guest: entry.guest.id });
      const session = new SocketSession(socket, entry.guest, {
        service,
        metrics,
        pace,
        messagesPerSecond: settings.messagesPerSecond,
        log,
        stream: request.raw.socket,
      });
      sessions.add(session);
      entry.session = session;
      if (entry.isSignedOut) session.dismiss();
      log.debug({ ip: ipOf(request) }, 'socket open');
      socket.once('close', (code) => {
        sessions.delete(session);
        entry.release();
        log.debug({ code }, 'socket closed');
      });
    },
  });
}
