import { version, type Bye, type Refusal } from '@everdell/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { Refused } from '../../tables/refused.ts';
import type { Following, Known, TableService } from '../../tables/service.ts';
import { addressGroup } from '../address.ts';
import { checked } from '../checked.ts';
import { guestOf } from '../identity.ts';
import type { Counter } from '../limits.ts';
import type { Pace } from '../pace.ts';
import { tableOf } from './tables.ts';

/** Of the address; numbers come as text there. */
const numberText = v.pipe(v.string(), v.regex(/^\d{1,7}$/), v.transform(Number), version);
const known = v.strictObject({ since: v.optional(numberText), chat: v.optional(numberText) });

interface Parts {
  readonly service: TableService;
  readonly pace: Pace;
  readonly connections: Counter;
  readonly streams: Streams;
}

/** The news of a table as lines of JSON, for programs that have no sockets. */
export function addStreamRoute(app: FastifyInstance, { service, pace, connections, streams }: Parts): void {
  app.get('/api/tables/:id/stream', { exposeHeadRoute: false }, async (request, reply) => {
    const guest = await guestOf(request, service);
    const release = connections.take(addressGroup(request.ip));
    if (release === undefined) throw tooManyConnections();
    const stream = new TableStream(pace);
    const forget = service.whileSignedIn(guest, () => stream.end({ type: 'bye', why: 'forbidden', retryAfter: 60 }));
    // Of the response, not of the lines: those close only when they are asked for the next.
    reply.raw.once('close', () => {
      stream.end();
      streams.delete(stream);
      forget();
      release();
    });
    if (reply.raw.destroyed) {
      forget();
      release(); // gone while we looked who it is
    }
    await stream.begin((changed) => service.follow(guest, tableOf(request), knownOf(request), changed));
    if (!reply.raw.destroyed) streams.add(stream);
    const lines = stream.lines((error) => request.log.error({ err: error }, 'a stream failed'));
    void reply.header('x-accel-buffering', 'no').type('application/x-ndjson; charset=utf-8');
    return reply.send(lines);
  });
}

export function tooManyConnections(): Refused {
  return new Refused('server/busy', 'Too many connections are open from this address.', { retryAfter: 30 });
}

function knownOf(request: FastifyRequest): Known {
  return checked(known, { ...(request.query as object) });
}

/** All that are open; ended together when the server stops. */
export type Streams = Set<TableStream>;

export class TableStream {
  readonly #pace: Pace;
  #following: Following | undefined;
  #changed = true; // how things stand comes first
  #ended: Bye | 'quietly' | undefined;
  #wake: () => void = () => undefined;
  #lines: Readable | undefined;

  constructor(pace: Pace) {
    this.#pace = pace;
  }

  async begin(follow: (changed: () => void) => Promise<Following>): Promise<void> {
    this.#following = await follow(() => {
      this.#changed = true;
      this.#wake();
    });
    if (this.#ended !== undefined) this.#following.stop();
  }

  /** The last line says why. */
  end(bye?: Bye): void {
    this.#ended ??= bye ?? 'quietly';
    this.#following?.stop();
    this.#wake();
  }

  lines(report: (error: unknown) => void): Readable {
    // Nothing is fetched before the reader wants it, so one who is slow gets the latest and costs no memory.
    this.#lines = Readable.from(this.#produce(report), { objectMode: false, highWaterMark: 1 });
    return this.#lines;
  }

  async *#produce(report: (error: unknown) => void): AsyncGenerator<string> {
    try {
      for (;;) {
        if (!this.#changed && this.#ended === undefined) await this.#rest();
        if (this.#ended !== undefined) break;
        const news = this.#changed ? await this.#news() : '';
        if (news !== null) yield* this.#watched(`${news}\n`);
      }
      if (this.#ended !== 'quietly') yield `${JSON.stringify(this.#ended)}\n`;
    } catch (error) {
      if (!(error instanceof Refused)) report(error);
      const refusal: Refusal = (error instanceof Refused ? error : new Refused('server/internal')).answer(null);
      yield `${JSON.stringify(refusal)}\n`;
    } finally {
      this.#following?.stop();
    }
  }

  #news(): Promise<string | null> | null {
    this.#changed = false;
    return this.#following?.news() ?? null;
  }

  /** Whoever does not take a line for too long is given up. */
  *#watched(line: string): Generator<string> {
    const timer = setTimeout(() => this.#lines?.destroy(), this.#pace.stall);
    try {
      yield line;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Until something has changed, or it is time for a sign of life. */
  #rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, this.#pace.keepAlive);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
