import { Worker } from 'node:worker_threads';
import { messageOf, StoreError } from '../errors.ts';
import { storeErrorOf } from './failures.ts';
import type { Answer, Question, UnitResult } from './messages.ts';

/** Beside this file in the sources, beside the bundle when built. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith('.ts') ? './worker-source.mjs' : './store-worker.js',
  import.meta.url,
);

interface Asked {
  resolve(results: readonly UnitResult[]): void;
  reject(error: StoreError): void;
}

/** The thread of the database, one question at a time. When it ends unasked, every question is answered by that. */
export class Thread {
  private readonly worker: Worker;
  private readonly dataDir: string;
  private readonly onFailure: (error: StoreError) => void;
  private readonly gone: Promise<void>;
  private asked: Asked | undefined;
  private closing = false;
  private failure: StoreError | undefined;

  constructor(dataDir: string, onFailure: (error: StoreError) => void) {
    this.dataDir = dataDir;
    this.onFailure = onFailure;
    this.worker = new Worker(WORKER_FILE, { name: 'store', execArgv: [] });
    this.worker.on('message', (answer: Answer) => this.receive(answer));
    this.worker.on('messageerror', (error) => this.fail(messageOf(error)));
    this.worker.on('error', (error) => this.fail(messageOf(error)));
    this.gone = new Promise((resolve) => {
      this.worker.once('exit', (code) => {
        this.fail(`it ended with ${code}`);
        resolve();
      });
    });
  }

  ask(question: Question): Promise<readonly UnitResult[]> {
    if (this.failure !== undefined) return Promise.reject(this.failure);
    return new Promise((resolve, reject) => {
      this.asked = { resolve, reject };
      this.worker.postMessage(question);
    });
  }

  private receive(answer: Answer): void {
    const asked = this.asked;
    this.asked = undefined;
    if ('results' in answer) asked?.resolve(answer.results);
    else asked?.reject(storeErrorOf(answer.failure, this.dataDir));
  }

  private fail(reason: string): void {
    if (this.failure !== undefined) return;
    this.failure = this.closing
      ? new StoreError('closed', 'the store is closed')
      : new StoreError('unavailable', `the thread of the embedded database has failed (${reason}): restart the server`);
    this.asked?.reject(this.failure);
    this.asked = undefined;
    if (!this.closing) this.onFailure(this.failure);
  }

  /** Only the end of the thread frees the file: statements of the driver outlive the closing of the database. */
  async close(): Promise<void> {
    this.closing = true;
    try {
      await this.ask({ ask: 'close' });
    } catch {
      await this.worker.terminate();
    }
    await this.gone;
  }
}
