import { Worker } from 'node:worker_threads';
import type { Action } from '@everdell/game';
import type { BotAnswer, BotJob } from './job.ts';

/** Beside this file in the sources, beside the bundle when built. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith('.ts') ? './worker-source.mjs' : './bot-worker.js',
  import.meta.url,
);

/** More would only wait: those who ask are told to come again. */
const QUEUE_LIMIT = 5000;

/** There is no thread to think in now; the question may be asked again later. */
export class NoThread extends Error {
  override readonly name = 'NoThread';
}

interface Waiting {
  readonly job: BotJob;
  readonly resolve: (action: Action) => void;
  readonly reject: (error: Error) => void;
}

/** Threads in which bots think, started when they are first needed, with a queue before them. */
export class BotPool {
  readonly #size: number;
  readonly #queue: Waiting[] = [];
  readonly #threads = new Set<BotThread>();
  #closed = false;

  constructor(size: number) {
    this.#size = size;
  }

  get queued(): number {
    return this.#queue.length;
  }

  get thinking(): number {
    return [...this.#threads].filter((thread) => thread.busy).length;
  }

  /** One of the job's legal actions. */
  choose(job: BotJob): Promise<Action> {
    if (this.#closed) return Promise.reject(new NoThread('the bots have gone home'));
    if (this.#queue.length >= QUEUE_LIMIT)
      return Promise.reject(new NoThread('too many bots wait for their turn to think'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ job, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.length === 0) return;
    let thread = [...this.#threads].find((candidate) => !candidate.busy);
    if (thread === undefined) {
      if (this.#threads.size >= this.#size) return;
      thread = new BotThread((ended) => {
        this.#threads.delete(ended);
        this.#next();
      });
      this.#threads.add(thread);
    }
    const waiting = this.#queue.shift();
    if (waiting !== undefined) thread.think(waiting, () => this.#next());
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new NoThread('the bots have gone home'));
    await Promise.all([...this.#threads].map((thread) => thread.close()));
  }
}

class BotThread {
  readonly #worker: Worker;
  #current: Waiting | undefined;
  #free: () => void = () => undefined;
  #failed = false;

  constructor(ended: (thread: BotThread) => void) {
    this.#worker = new Worker(WORKER_FILE, { name: 'bot' });
    this.#worker.unref();
    this.#worker.on('message', (answer: BotAnswer) => this.#answer(answer));
    this.#worker.on('error', (error) => {
      this.#failed = true;
      this.#answer({ error: `a bot's thread failed: ${String(error)}` });
    });
    this.#worker.once('exit', () => {
      this.#answer({ error: "a bot's thread ended" });
      ended(this);
    });
  }

  /** Thinking, or about to end. */
  get busy(): boolean {
    return this.#current !== undefined || this.#failed;
  }

  think(waiting: Waiting, free: () => void): void {
    this.#current = waiting;
    this.#free = free;
    this.#worker.postMessage(waiting.job);
  }

  #answer(answer: BotAnswer): void {
    const current = this.#current;
    if (current === undefined) return;
    this.#current = undefined;
    if (answer.error === undefined) current.resolve(current.job.legal[answer.index]);
    else current.reject(new Error(answer.error));
    this.#free();
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
