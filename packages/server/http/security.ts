import fastifyHelmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Settings } from '../settings/index.ts';
import { STYLE_SOURCE } from './pages.ts';

const HOST = /^[\w.-]{1,253}(:\d{1,5})?$|^\[[\da-f:.]{2,45}\](:\d{1,5})?$/i;

/** Headers that keep a browser from doing anything with our pages that we do not do ourselves. */
export async function addSecurityHeaders(app: FastifyInstance, { publicUrl }: Settings): Promise<void> {
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(publicUrl) },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
    // Over plain http (a game among friends at home) neither means anything, or they lock people out.
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: isHttps ? { policy: 'same-origin' } : false,
    originAgentCluster: isHttps,
  });
}

type Directives = NonNullable<
  Exclude<FastifyHelmetOptions['contentSecurityPolicy'], boolean | undefined>['directives']
>;

function contentPolicy(publicUrl: string | undefined): Directives {
  // Not every browser takes 'self' to mean the sockets of the page's own host as well.
  const socket = (request: IncomingMessage, _response: ServerResponse): string => {
    if (publicUrl !== undefined) return publicUrl.replace(/^http/, 'ws');
    const { host = '' } = request.headers;
    return HOST.test(host) ? `ws://${host}` : "'self'";
  };
  const secureSocket = (request: IncomingMessage, response: ServerResponse): string =>
    socket(request, response).replace(/^ws:/, 'wss:');
  const self = ["'self'"];
  return {
    defaultSrc: self,
    scriptSrc: self,
    styleSrc: ["'self'", STYLE_SOURCE],
    imgSrc: ["'self'", 'data:', 'blob:'],
    connectSrc: ["'self'", socket, secureSocket],
    workerSrc: self,
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: self,
    frameAncestors: ["'none'"],
  };
}
