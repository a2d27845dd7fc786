import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { isIP } from 'node:net';
import { tableId } from '@everdell/protocol';
import * as v from 'valibot';
import type { Settings } from '../settings/index.ts';

export interface LogStream {
  write(line: string): void;
}

/** Fields that are never written, wherever they turn up. Nothing logs them; this is the second lock on the door. */
const HIDDEN = ['authorization', 'cookie', 'set-cookie', 'headers', 'body', 'token', 'secret', 'url'];

export function loggerOptions({ logLevel }: Settings, stream: LogStream): FastifyServerOptions['logger'] {
  return {
    level: logLevel,
    stream,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    redact: { paths: HIDDEN.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]), censor: '[hidden]' },
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, route: routeOf(request) }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      // Only these: errors of the HTTP parser carry the whole request with them.
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: typeof error.code === 'string' ? error.code : undefined,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
  };
}

/** The pattern that matched, never what was asked for: so no line can hold what somebody put into an address. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(none)';
}

/** The table a request is about, if it names one. */
function tableOf(request: FastifyRequest): string | undefined {
  const { id } = (request.params ?? {}) as { id?: unknown };
  return v.is(tableId, id) ? id : undefined;
}

export function ipOf(request: FastifyRequest): string {
  const { ip } = request;
  return typeof ip === 'string' && isIP(ip) !== 0 ? ip : 'unknown';
}

/** One line for each request, when it has been answered or given up. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished && !request.ws) logLine(request, reply, 'request given up');
    });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logLine(request, reply, 'request');
    done();
  });
}

function logLine(request: FastifyRequest, reply: FastifyReply, text: string): void {
  const ms = Math.round(reply.elapsedTime * 10) / 10;
  const about = { method: request.method, route: routeOf(request), table: tableOf(request), ip: ipOf(request) };
  request.log.info({ ...about, status: reply.statusCode, ms }, text);
}
