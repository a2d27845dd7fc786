import { DEFINITIONS, type ServerMessage, type TableAnswer } from '@everdell/protocol';
import * as v from 'valibot';
import { expect } from 'vitest';
import { WebSocket, type ClientOptions } from 'ws';
import { defaultSettings, type Settings } from '../../settings/index.ts';
import { buildApp, newHttp, type App, type AppParts } from '../app.ts';
import { createMetrics } from '../metrics.ts';
import type { Pace } from '../pace.ts';
import { FakeTables } from './fakeTables.ts';

export interface World {
  readonly app: App;
  readonly tables: FakeTables;
  readonly origin: string;
  /** Every line of the log. */
  readonly log: string[];
  readonly store: { fails: boolean };
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A request with a JSON body and a token. */
  ask(token: string, method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  guest(name?: string): Promise<string>;
  table(token: string): Promise<TableAnswer>;
  connect(token: string, options?: ClientOptions): Promise<Line>;
  close(): Promise<void>;
}

interface WorldOptions {
  readonly settings?: Partial<Settings>;
  readonly pace?: Partial<Pace>;
  readonly webDir?: string;
}

const NO_LIMITS: Partial<Settings> = {
  requestsPerMinute: 0,
  newGuestsPerMinute: 0,
  newTablesPerMinute: 0,
  downloadsPerMinute: 0,
};

/** A listening server over fake tables. */
export async function startWorld({ settings: changes, pace, webDir }: WorldOptions = {}): Promise<World> {
  const settings = defaultSettings({ host: '127.0.0.1', port: 0, logLevel: 'trace', ...NO_LIMITS, ...changes });
  const log: string[] = [];
  const store = { fails: false };
  const tables = new FakeTables();
  const answer = <Value>(value: Value): Promise<Value> =>
    store.fails ? Promise.reject(new Error('the disk is gone')) : Promise.resolve(value);
  const parts: AppParts = {
    service: tables,
    store: { ping: () => answer(undefined), counts: () => answer({ open: 4, playing: 3, finished: 2, closed: 1 }) },
    settings,
    metrics: createMetrics(),
    webDir,
    pace: { readiness: 0, ...pace },
  };
  const app = await buildApp(newHttp(settings, { write: (line) => void log.push(line) }), parts);
  const origin = await app.http.listen({ host: settings.host, port: settings.port });
  const lines = new Set<Line>();

  const ask: World['ask'] = async (token, method, path, body) => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };

  return {
    app,
    tables,
    origin,
    log,
    store,
    fetch: (path, init) => fetch(`${origin}${path}`, init),
    ask,
    async guest(name = 'Ana') {
      const { body } = await ask('', 'POST', '/api/guests', { name, token: true });
      return (body as { token: string }).token;
    },
    async table(token) {
      const { body } = await ask(token, 'POST', '/api/tables', { setup: { players: 2 } });
      return body as TableAnswer;
    },
    async connect(token, options = {}) {
      const line = new Line(`${origin.replace('http', 'ws')}/api/socket`, {
        ...options,
        headers: { ...(token !== '' && { authorization: `Bearer ${token}` }), ...options.headers },
      });
      lines.add(line);
      await line.opened;
      return line;
    },
    async close() {
      for (const line of lines) line.socket.terminate();
      await app.close();
    },
  };
}

let ids = 0;

/** A client's end of a socket, which checks everything it hears against the definitions. */
export class Line {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  readonly opened: Promise<void>;
  readonly closed: Promise<{ code: number; reason: string }>;
  #waiting: (() => void)[] = [];

  constructor(url: string, options: ClientOptions) {
    this.socket = new WebSocket(url, options);
    this.opened = new Promise((resolve, reject) => {
      this.socket.once('open', () => resolve());
      this.socket.once('error', reject);
    });
    this.closed = new Promise((resolve) => {
      this.socket.once('close', (code, reason) => {
        resolve({ code, reason: reason.toString() });
        for (const wake of this.#waiting.splice(0)) wake();
      });
    });
    this.socket.on('message', (data: Buffer) => {
      this.heard.push(checkMessage(JSON.parse(data.toString())));
      for (const wake of this.#waiting.splice(0)) wake();
    });
  }

  /** The first message that is like this, already heard or still to come. */
  async hear<Found extends ServerMessage>(isIt: (message: ServerMessage) => message is Found): Promise<Found> {
    for (;;) {
      const found = this.heard.find(isIt);
      if (found !== undefined) return found;
      if (this.socket.readyState === WebSocket.CLOSED) throw new Error('closed without having said it');
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  /** Sends a message and gives its answer. */
  say(message: { readonly id?: string; readonly [field: string]: unknown }): Promise<ServerMessage & { re: string }> {
    const { id = `m${++ids}` } = message;
    this.socket.send(JSON.stringify({ ...message, id }));
    return this.hear((heard): heard is ServerMessage & { re: string } => 're' in heard && heard.re === id);
  }

  /** Sends this text as it is and gives the next refusal that names no message. */
  async sendRaw(data: string | Buffer): Promise<ServerMessage> {
    const before = this.heard.length;
    this.socket.send(data);
    return this.hear((heard): heard is ServerMessage => this.heard.indexOf(heard) >= before);
  }
}

/** Fails unless it is a message of the protocol, with nothing in it that is not. */
export function checkMessage(value: unknown): ServerMessage {
  const message = v.parse(DEFINITIONS.ServerMessage, value);
  expect(value).toEqual(message);
  return message;
}

export async function eventually(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
}
