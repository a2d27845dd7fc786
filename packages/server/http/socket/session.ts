import {
  LIMITS,
  messageLike,
  requestId,
  type Answer,
  type Bye,
  type ClientMessage,
  type Done,
} from '@everdell/protocol';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { Writable } from 'node:stream';
import type { WebSocket } from 'ws';
import { Refused } from '../../tables/refused.ts';
import type { Guest, TableService } from '../../tables/service.ts';
import { checked } from '../checked.ts';
import { readJson } from '../json.ts';
import { TokenBucket } from '../limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Pace } from '../pace.ts';
import { Followings } from './followings.ts';

/** So many messages more than another; a client that comes back opens up to eight tables at once. */
const OPEN_COSTS_MORE = 3;
/** Messages that wait for the one before them. */
const LONGEST_QUEUE = 64;
/** So many offences at once, and one more each second, before the connection is closed. */
const PATIENCE = 20;
const MISSED_PINGS = 2;

const CLOSE_CODES: Readonly<Record<Bye['why'], number>> = {
  shutdown: 1001,
  slow: 1013,
  forbidden: 1008,
};
const RETRY_AFTER: Readonly<Record<Bye['why'], number>> = { shutdown: 1, slow: 1, forbidden: 60 };

export interface SessionParts {
  readonly service: TableService;
  readonly metrics: Metrics;
  readonly pace: Pace;
  readonly messagesPerSecond: number;
  readonly log: FastifyBaseLogger;
  /** What the socket writes to: held back for a moment, so that an answer and the news that follow it leave together. */
  readonly stream: Writable;
}

/** One connected socket of a guest. What it says is carried out in the order it says it. */
export class SocketSession {
  readonly #socket: WebSocket;
  readonly #guest: Guest;
  readonly #parts: SessionParts;
  readonly #followings: Followings;
  readonly #bucket: TokenBucket;
  readonly #patience = new TokenBucket(PATIENCE / 2, performance.now());
  readonly #queue: ClientMessage[] = [];
  readonly #timer: NodeJS.Timeout;
  /** Settles when what is under way has been answered. */
  #work: Promise<void> | undefined;
  #closing = false;
  #missed = 0;
  #pingedAt = performance.now();
  /** Messages handed to the socket that the system has not taken yet, and since when nothing moves. */
  #unsent = 0;
  #held = false;
  #stuckSince = 0;

  constructor(socket: WebSocket, guest: Guest, parts: SessionParts) {
    this.#socket = socket;
    this.#guest = guest;
    this.#parts = parts;
    this.#bucket = new TokenBucket(parts.messagesPerSecond, performance.now());
    this.#followings = new Followings({
      follow: (table, known, changed) => parts.service.follow(guest, table, known, changed),
      send: (text) => this.#send(text),
      failed: (re, error) => void this.#answer(this.#refusalFor(error, re)),
      broken: (error) => this.#broken(error),
    });
    socket.on('message', (data, isBinary) => this.#heard(data as Buffer, isBinary));
    socket.on('pong', () => {
      if (this.#missed === 0) this.#signalled(); // nobody asked
      this.#missed = 0;
    });
    socket.on('ping', (data) => {
      if (this.#signalled()) socket.pong(data);
    });
    socket.once('close', () => this.#closed());
    this.#timer = setInterval(() => this.#look(), Math.min(parts.pace.ping, parts.pace.stall / 3));
    this.#timer.unref();
  }

  /** Answers what is under way, says goodbye and closes; resolves when the other end has closed or its time is up. */
  async finish(why: Bye['why']): Promise<void> {
    this.#queue.length = 0;
    const gone = new Promise<void>((resolve) => {
      if (this.#socket.readyState === this.#socket.CLOSED) resolve();
      else this.#socket.once('close', () => resolve());
    });
    if (this.#work !== undefined) await Promise.race([this.#work, gone]);
    this.#bye(why);
    await gone;
  }

  /** At once, whatever is still waiting: this guest is not known any more. */
  dismiss(): void {
    this.#bye('forbidden');
  }

  #heard(data: Buffer, isBinary: boolean): void {
    if (this.#closing) return;
    this.#missed = 0;
    let re: string | null = null;
    try {
      if (isBinary) throw new Refused('message/malformed', 'Send messages as text, not as binary data.');
      if (data.length > LIMITS.message) throw new Refused('message/too_large', undefined);
      const value = readJson(data.toString('utf8'));
      re = idOf(value);
      if (!this.#bucket.take(performance.now()) || this.#queue.length >= LONGEST_QUEUE) {
        throw new Refused('message/too_fast', undefined, { retryAfter: 1 });
      }
      const message = checked(messageLike(value), value);
      // Telling how things stand costs more than any other message.
      if (message.type === 'open' && !this.#bucket.take(performance.now(), OPEN_COSTS_MORE))
        throw new Refused('message/too_fast', undefined, { retryAfter: 1 });
      this.#queue.push(message);
    } catch (error) {
      const refusal = this.#refusalFor(error, re);
      this.#parts.metrics.message('unread', refusal.type === 'error' ? refusal.code : '');
      void this.#answer(refusal);
      this.#offend();
      return;
    }
    this.#work ??= this.#carryOut().catch((error: unknown) => this.#broken(error));
  }

  /**
   * A frame that says nothing counts like a message. Thousands of them fit into one packet, so whoever sends too many is
   * cut off without a word. False = too many.
   */
  #signalled(): boolean {
    if (this.#closing) return false;
    if (this.#bucket.take(performance.now())) return true;
    if (!this.#patience.take(performance.now())) {
      this.#closing = true;
      this.#socket.terminate();
    }
    return false;
  }

  /** Whoever keeps sending what cannot be taken has to go, and is not read any more. */
  #offend(): void {
    if (this.#patience.take(performance.now())) return;
    this.#bye('forbidden');
    this.#socket.pause();
  }

  async #carryOut(): Promise<void> {
    for (let message = this.#queue.shift(); message !== undefined; message = this.#queue.shift()) {
      const answer = await this.#answerTo(message);
      this.#parts.metrics.message(message.type, answer.type === 'done' ? 'done' : answer.code);
      await this.#answer(answer);
      if (message.type === 'open' && answer.type === 'done') this.#followings.begin(message.table);
    }
    this.#work = undefined;
  }

  /** Our own mistake: it ends this connection and nothing else. */
  #broken(error: unknown): void {
    this.#parts.log.error({ err: error }, 'a connection failed');
    this.#socket.terminate();
  }

  async #answerTo(message: ClientMessage): Promise<Answer> {
    try {
      return await this.#done(message);
    } catch (error) {
      return this.#refusalFor(error, message.id);
    }
  }

  async #done(message: ClientMessage): Promise<Done> {
    switch (message.type) {
      case 'ping':
        break;
      case 'open':
        await this.#followings.open(message);
        break;
      case 'close':
        this.#followings.close(message.table);
        break;
      default:
        return this.#parts.service.handle(this.#guest, message);
    }
    return { type: 'done', re: message.id };
  }

  #refusalFor(error: unknown, re: string | null): Answer {
    if (error instanceof Refused) return error.answer(re);
    this.#parts.log.error({ err: error }, 'a message failed');
    return new Refused('server/internal').answer(re);
  }

  #answer(answer: Answer): Promise<void> {
    return this.#send(JSON.stringify(answer));
  }

  /** Resolves when the system has taken it: whoever waits for that never piles up more than one message. */
  #send(text: string): Promise<void> {
    if (this.#socket.readyState !== this.#socket.OPEN) return Promise.resolve();
    this.#hold();
    if (this.#unsent++ === 0) this.#stuckSince = performance.now();
    return new Promise((resolve) => {
      this.#socket.send(text, () => {
        this.#unsent--;
        this.#stuckSince = performance.now();
        resolve();
      });
    });
  }

  /** Until all that can be done without waiting has been done. */
  #hold(): void {
    if (this.#held) return;
    const { stream } = this.#parts;
    this.#held = true;
    stream.cork();
    process.nextTick(() => {
      this.#held = false;
      stream.uncork();
    });
  }

  /** Is the other end still there, and does it read? */
  #look(): void {
    const { pace } = this.#parts;
    const isStuck = this.#unsent > 0 && performance.now() - this.#stuckSince > pace.stall;
    if (isStuck || this.#missed >= MISSED_PINGS) {
      this.#bye('slow');
      return;
    }
    const now = performance.now();
    if (now - this.#pingedAt < pace.ping || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#pingedAt = now;
    this.#missed++;
    this.#socket.ping();
  }

  #bye(why: Bye['why']): void {
    if (this.#closing) return;
    this.#closing = true;
    this.#queue.length = 0;
    this.#followings.stop();
    const bye: Bye = { type: 'bye', why, retryAfter: RETRY_AFTER[why] };
    void this.#send(JSON.stringify(bye));
    this.#socket.close(CLOSE_CODES[why], why);
    setTimeout(() => this.#socket.terminate(), this.#parts.pace.goodbye).unref();
  }

  #closed(): void {
    this.#closing = true;
    this.#queue.length = 0;
    clearInterval(this.#timer);
    this.#followings.stop();
  }
}

function idOf(value: unknown): string | null {
  const { id } = (value ?? {}) as { id?: unknown };
  return v.is(requestId, id) ? id : null;
}
