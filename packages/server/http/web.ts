import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SERVER_PAGE } from './pages.ts';

/** Names with a hash of the content, as bundlers write them: what is in them never changes. Also of their compressed twins. */
const HASHED = /[\\/]assets[\\/].*[.-][\w-]{8,}\.[a-z\d]+(\.br|\.gz)?$/i;

/** The web client, or a page that says how to do without. */
export async function addWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    const page = (_request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(SERVER_PAGE);
    app.get('/', page);
    app.get('/t/:id', page);
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    dotfiles: 'ignore',
    preCompressed: true, // FILE.br and FILE.gz, where the build has made them
    setHeaders: (reply, path) => {
      void reply.header('cache-control', HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      void reply.header('vary', 'Accept-Encoding');
    },
  });
}

/** Addresses inside the web client are all the same page. False = it is not for a browser. */
export function sendClientPage(folder: string | undefined, request: FastifyRequest, reply: FastifyReply): boolean {
  const isPage = request.method === 'GET' && !request.ws && !/^\/(api|assets)(\/|\?|$)/.test(request.url);
  if (folder === undefined || !isPage || !/\btext\/html\b/.test(request.headers.accept ?? '')) return false;
  void reply.code(200).sendFile('index.html');
  return true;
}
