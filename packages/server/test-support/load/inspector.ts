import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The memory of a process after a collection, in bytes. */
export interface Memory {
  /** Of the whole process, threads included. */
  readonly rss: number;
  /** Of the main thread: its heap, and what its objects hold outside of it. */
  readonly heap: number;
  readonly external: number;
}

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Looks into a running server by Node's own inspector: the server needs no code for it. */
export class Inspector {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', (data) => {
      const reply = JSON.parse((data as Buffer).toString()) as Reply;
      if (reply.id === undefined) return;
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    });
  }

  static async connect(url: string): Promise<Inspector> {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    await once(socket, 'open');
    return new Inspector(socket);
  }

  async #ask<Result>(method: string, params: object = {}): Promise<Result> {
    const id = ++this.#last;
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.error !== undefined) throw new Error(`${method}: ${reply.error.message}`);
    return reply.result as Result;
  }

  async #evaluate<Value>(expression: string): Promise<Value> {
    const { result } = await this.#ask<{ result: { value: Value } }>('Runtime.evaluate', {
      expression,
      returnByValue: true,
    });
    return result.value;
  }

  /** Collects twice: what is only freed by the first collection is gone after the second. */
  async memory(): Promise<Memory> {
    for (let i = 0; i < 2; i++) await this.#ask('HeapProfiler.collectGarbage');
    const usage = await this.#evaluate<NodeJS.MemoryUsage>('process.memoryUsage()');
    return { rss: usage.rss, heap: usage.heapUsed, external: usage.external };
  }

  /** Seconds of CPU the process has used, threads included. */
  async cpuSeconds(): Promise<number> {
    const { user, system } = await this.#evaluate<NodeJS.CpuUsage>('process.cpuUsage()');
    return (user + system) / 1e6;
  }

  async startProfile(): Promise<void> {
    await this.#ask('Profiler.enable');
    await this.#ask('Profiler.start');
  }

  async stopProfile(): Promise<unknown> {
    const { profile } = await this.#ask<{ profile: unknown }>('Profiler.stop');
    await this.#ask('Profiler.disable');
    return profile;
  }

  close(): void {
    this.#socket.terminate();
  }
}
