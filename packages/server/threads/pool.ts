import { Worker } from 'node:worker_threads';
import type { Answer, JobKind, Jobs, Question } from './jobs.ts';
import { Lanes, type Claim } from './lanes.ts';

/** Beside this file in the sources, beside the bundle when built. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith('.ts') ? './worker-source.mjs' : './job-worker.js',
  import.meta.url,
);

/** There is no thread free now; the question may be asked again later. */
export class NoThread extends Error {
  override readonly name = 'NoThread';
}

interface Waiting {
  readonly question: Question;
  readonly resolve: (result: Jobs[JobKind]['result']) => void;
  readonly reject: (error: Error) => void;
}

/** Threads for what takes long, started when they are first needed, with a queue before them. */
export class Pool {
  readonly #size: number;
  readonly #mostWaiting: number;
  readonly #queue = new Lanes<Waiting>();
  readonly #threads = new Set<PoolThread>();
  #closed = false;

  /** More than `mostWaiting` would only wait: those who ask are told to come again. */
  constructor(size: number, mostWaiting: number) {
    this.#size = size;
    this.#mostWaiting = mostWaiting;
  }

  get queued(): number {
    return this.#queue.size;
  }

  /** How many have to be answered before a question with this claim, at most. */
  queuedBefore(claim: Claim): number {
    return this.#queue.before(claim);
  }

  get working(): number {
    return [...this.#threads].filter((thread) => thread.busy).length;
  }

  ask<Kind extends JobKind>(kind: Kind, job: Jobs[Kind]['job'], claim: Claim): Promise<Jobs[Kind]['result']> {
    if (this.#closed) return Promise.reject(new NoThread('the server stops'));
    if (this.#queue.before(claim) >= this.#mostWaiting)
      return Promise.reject(new NoThread('too much waits for a thread'));
    return new Promise((resolve, reject) => {
      this.#queue.add(claim, { question: { kind, job }, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#queue.size === 0) return;
    let thread = [...this.#threads].find((candidate) => !candidate.busy);
    if (thread === undefined) {
      if (this.#threads.size >= this.#size) return;
      thread = new PoolThread((ended) => {
        this.#threads.delete(ended);
        this.#next();
      });
      this.#threads.add(thread);
    }
    const waiting = this.#queue.take();
    if (waiting !== undefined) thread.work(waiting, () => this.#next());
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (let waiting = this.#queue.take(); waiting !== undefined; waiting = this.#queue.take())
      waiting.reject(new NoThread('the server stops'));
    await Promise.all([...this.#threads].map((thread) => thread.close()));
  }
}

class PoolThread {
  readonly #worker: Worker;
  #current: Waiting | undefined;
  #free: () => void = () => undefined;
  #failed = false;

  constructor(ended: (thread: PoolThread) => void) {
    this.#worker = new Worker(WORKER_FILE, { name: 'job' });
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#answer(answer));
    this.#worker.on('error', (error) => {
      this.#failed = true;
      this.#answer({ error: `a thread failed: ${String(error)}` });
    });
    this.#worker.once('exit', () => {
      this.#answer({ error: 'a thread ended' });
      ended(this);
    });
  }

  /** At work, or about to end. */
  get busy(): boolean {
    return this.#current !== undefined || this.#failed;
  }

  work(waiting: Waiting, free: () => void): void {
    this.#current = waiting;
    this.#free = free;
    this.#worker.postMessage(waiting.question);
  }

  #answer(answer: Answer): void {
    const current = this.#current;
    if (current === undefined) return;
    this.#current = undefined;
    if (answer.error === undefined) current.resolve(answer.result);
    else current.reject(new Error(answer.error));
    this.#free();
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
