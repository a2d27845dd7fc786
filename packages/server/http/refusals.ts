import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '@everdell/protocol';
import { Refused } from '../tables/refused.ts';
import { statusOf } from './status.ts';

/** What an error means to the one who asked; undefined = it is our own mistake. */
function refusedFor(error: unknown): { readonly refused: Refused; readonly status: number } | undefined {
  if (error instanceof Refused) return { refused: error, status: statusOf(error.code) };
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  switch (code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { refused: new Refused('message/too_large'), status: 413 };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { refused: new Refused('message/malformed', 'Send the body as application/json.'), status: 415 };
    case 'FST_ERR_BAD_URL':
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return { refused: new Refused('request/not_found', 'The address is not a valid one.'), status: 404 };
    default:
      if (statusCode === undefined || statusCode < 400 || statusCode > 499) return undefined;
      return { refused: new Refused('message/malformed', 'The request cannot be read.'), status: statusCode };
  }
}

/** Answers with the refusal; an unforeseen error is logged and its words stay here. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, error: unknown): FastifyReply {
  const known = refusedFor(error);
  if (known === undefined) request.log.error({ err: error }, 'a request failed');
  const { refused, status } = known ?? { refused: new Refused('server/internal'), status: 500 };
  const re = (request.body as { id?: unknown } | undefined)?.id;
  const answer: Refusal = refused.answer(typeof re === 'string' && /^[\w-]{1,64}$/.test(re) ? re : null);
  if (answer.retryAfter !== undefined) void reply.header('retry-after', String(Math.ceil(answer.retryAfter)));
  return reply.code(status).type('application/json; charset=utf-8').send(answer);
}

/** 404 and 405 for whatever no route takes. `page` may answer a browser instead. */
export function refuseUnknown(
  app: FastifyInstance,
  page: (request: FastifyRequest, reply: FastifyReply) => boolean,
): void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const known = methods.get(url) ?? new Set<string>();
    for (const name of [method].flat()) known.add(name);
    methods.set(url, known);
  });
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, (request, reply) => {
    const path = request.url.split('?', 1)[0];
    const allowed = [...methods].find(([pattern]) => matches(pattern, path))?.[1];
    if (allowed !== undefined && !allowed.has(request.method)) {
      void reply.header('allow', [...allowed].join(', '));
      return sendRefusal(request, reply, new Refused('request/method_not_allowed'));
    }
    if (page(request, reply)) return reply;
    return sendRefusal(request, reply, new Refused('request/not_found'));
  });
}

function matches(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return wanted.length === given.length && wanted.every((part, index) => part.startsWith(':') || part === given[index]);
}
