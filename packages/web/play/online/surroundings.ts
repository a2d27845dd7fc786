import type { Connection, SocketLike, Surroundings } from '@everdell/protocol';

/** A socket of the browser that can be given up at once, without waiting for a network that is gone. */
class BrowserSocket implements SocketLike {
  readonly #socket: WebSocket;
  readonly #closed: (() => void)[] = [];
  #dropped = false;

  constructor(url: string) {
    this.#socket = new WebSocket(url);
  }

  addEventListener(type: 'message' | 'open' | 'close' | 'error', listener: (event: { data: unknown }) => void): void {
    const heard = (event: { data?: unknown }): void => {
      if (!this.#dropped) listener({ data: event.data });
    };
    this.#socket.addEventListener(type, heard as (event: Event) => void);
    if (type === 'close') this.#closed.push(() => listener({ data: undefined }));
  }

  send(text: string): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(text);
  }

  close(): void {
    this.#socket.close();
  }

  drop(): void {
    if (this.#dropped) return;
    this.#dropped = true;
    this.#socket.close();
    for (const told of this.#closed) told();
  }
}

/** What a connection needs, from the browser it runs in. */
export class BrowserSurroundings implements Surroundings {
  #socket: BrowserSocket | undefined;

  openSocket = (url: string): SocketLike => {
    this.#socket = new BrowserSocket(url);
    return this.#socket;
  };

  now = (): number => performance.now();

  random = (): number => crypto.getRandomValues(new Uint32Array(1))[0] / 2 ** 32;

  after = (milliseconds: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  };

  /** The line is gone, whatever the socket says. */
  drop(): void {
    this.#socket?.drop();
  }
}

/** A page that slept longer than this asks whether the line is still there. */
const SLEPT_MS = 10_000;
const CHECK_MS = 5000;

/** Lets the connection know at once what the browser knows of the network. Gives the way to stop. */
export function followBrowser(connection: Connection, surroundings: BrowserSurroundings): () => void {
  let hiddenAt = 0;
  const offline = (): void => surroundings.drop();
  const online = (): void => {
    if (connection.status.state === 'waiting') connection.connect();
  };
  const shown = (): void => {
    if (document.visibilityState === 'hidden') {
      hiddenAt = performance.now();
      return;
    }
    online();
    if (performance.now() - hiddenAt < SLEPT_MS || connection.status.state !== 'live') return;
    connection.send({ type: 'ping' }, CHECK_MS).catch(offline);
  };
  window.addEventListener('offline', offline);
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', shown);
  return () => {
    window.removeEventListener('offline', offline);
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', shown);
  };
}
