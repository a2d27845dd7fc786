import type { Answer, Update } from '@everdell/protocol';
import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import { checkedMessage } from '../checked.ts';

/** What a server answered over HTTP. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

/** A connection that says whatever it is told to, and hears every answer. */
export class RawLine {
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  /** All updates, as they came. */
  readonly updates: string[] = [];
  readonly #answers: (Answer | 'bye')[] = [];
  #wake: () => void = () => undefined;
  #isClosed = false;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data: Buffer) => {
      const message = checkedMessage(data.toString());
      if (message.type === 'update') this.updates.push(data.toString());
      else this.#answers.push(message.type === 'bye' ? 'bye' : message);
      this.#wake();
    });
    socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => {
      socket.once('close', (code) => {
        this.#isClosed = true;
        this.#wake();
        resolve(code);
      });
    });
  }

  static async open(origin: string, headers: Readonly<Record<string, string>>): Promise<RawLine> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/socket`, { headers: { ...headers } });
    const line = new RawLine(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    return line;
  }

  /** So many answers, in the order they come; fewer if the connection ends. */
  async answers(number: number): Promise<readonly (Answer | 'bye')[]> {
    while (this.#answers.length < number && !this.#isClosed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    return this.#answers.splice(0);
  }

  /** Waits until an update is like this. */
  async update(isIt: (update: Update) => boolean): Promise<void> {
    while (!this.updates.some((text) => isIt(JSON.parse(text) as Update)) && !this.#isClosed)
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
  }

  close(): void {
    this.socket.terminate();
  }
}

/** Requests exactly as they are written, which `fetch` would tidy up. */
export class RawHttp {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 8 });

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  ask({ method, path, headers = {}, body }: Asked): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.#origin;
      const sent = request({
        hostname,
        port,
        method,
        path,
        headers,
        agent: this.#agent,
        setHost: headers['host'] === undefined,
      });
      sent.once('error', reject);
      sent.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (text += chunk));
        response.once('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
        response.once('error', reject);
      });
      sent.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
