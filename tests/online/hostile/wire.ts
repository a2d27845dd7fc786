import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Kinds of frames. */
export const FRAME = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

export interface FrameOptions {
  readonly fin?: boolean;
  readonly masked?: boolean;
  /** Marks it as compressed. */
  readonly compressed?: boolean;
  /** Says that so much follows, whatever does. */
  readonly length?: bigint;
}

/** One frame as a client sends it, or as none should. The mask is all zeros, which is a mask too. */
export function frame(kind: number, payload: Buffer | string = '', options: FrameOptions = {}): Buffer {
  const { fin = true, masked = true, compressed = false } = options;
  const body = Buffer.from(payload as string);
  const length = options.length ?? BigInt(body.length);
  const first = (fin ? 0x80 : 0) | (compressed ? 0x40 : 0) | kind;
  const mask = masked ? 0x80 : 0;
  let head: Buffer;
  if (length < 126n) head = Buffer.from([first, mask | Number(length)]);
  else if (length < 65_536n) {
    head = Buffer.from([first, mask | 126, 0, 0]);
    head.writeUInt16BE(Number(length), 2);
  } else {
    head = Buffer.alloc(10);
    head[0] = first;
    head[1] = mask | 127;
    head.writeBigUInt64BE(length, 2);
  }
  return Buffer.concat([head, Buffer.alloc(masked ? 4 : 0), body]);
}

/** A plain connection that speaks the protocol of WebSockets by itself, and so can speak it badly. */
export class Wire {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  /** The head of the answer to the upgrade. */
  head = '';
  /** Of the frame that closes the connection; 0 = none came. */
  code = 0;
  /** Frames that came, by kind. */
  readonly heard = new Map<number, number>();
  #rest: Buffer = Buffer.alloc(0);
  #upgraded: () => void = () => undefined;

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on('error', () => undefined);
    socket.on('data', (data) => this.#read(data));
    this.closed = new Promise((resolve) => {
      socket.once('close', () => resolve());
    });
  }

  /** A connection on which nothing was said yet. */
  static async connect(origin: string): Promise<Wire> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const wire = new Wire(socket);
    await Promise.race([new Promise((resolve) => socket.once('connect', resolve)), wire.closed]);
    return wire;
  }

  /** Asks to become a WebSocket; `head` has the answer. */
  static async upgrade(origin: string, headers: Readonly<Record<string, string>> = {}): Promise<Wire> {
    const wire = await Wire.connect(origin);
    const all = {
      host: new URL(origin).host,
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': randomBytes(16).toString('base64'),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    const answered = new Promise<void>((resolve) => {
      wire.#upgraded = resolve;
    });
    wire.socket.write(`GET /api/socket HTTP/1.1\r\n${lines.join('')}\r\n`);
    await Promise.race([answered, wire.closed]);
    return wire;
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d{3})/.exec(this.head)?.[1] ?? 0);
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  #read(data: Buffer): void {
    this.#rest = this.#rest.length === 0 ? data : Buffer.concat([this.#rest, data]);
    if (this.head === '') {
      const end = this.#rest.indexOf('\r\n\r\n');
      if (end < 0) return;
      this.head = this.#rest.toString('latin1', 0, end);
      this.#rest = this.#rest.subarray(end + 4);
      this.#upgraded();
    }
    if (this.status === 101) while (this.#frame());
    else this.#rest = Buffer.alloc(0);
  }

  /** Takes one whole frame; false = there is none yet. */
  #frame(): boolean {
    const rest = this.#rest;
    if (rest.length < 2) return false;
    const short = rest[1] & 0x7f;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < head) return false;
    const length = short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < head + length) return false;
    const kind = rest[0] & 0x0f;
    this.heard.set(kind, (this.heard.get(kind) ?? 0) + 1);
    if (kind === FRAME.close && length >= 2) this.code = rest.readUInt16BE(head);
    this.#rest = rest.subarray(head + length);
    return true;
  }

  close(): void {
    this.socket.destroy();
  }
}
