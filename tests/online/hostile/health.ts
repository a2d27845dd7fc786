import { request } from 'node:http';
import { pause } from '../kills/chance.ts';
import type { Scene } from './scene.ts';

const EVERY_MS = 50;
const GIVEN_UP_MS = 30_000;
/** So long somebody who looks after the server waits for a sign of life. */
const LONGEST_MS = 1000;

/** Asks again and again whether the servers are there, till `stop` is called. */
export class Health {
  longest = 0;
  readonly #scene: Scene;
  readonly #asking: Promise<unknown>;
  #what = '';
  #stopped = false;

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#asking = Promise.all([...new Set(scene.origins)].map((origin) => this.#askOn(origin)));
  }

  /** What happens from now on. */
  during(what: string): void {
    this.#what = what;
  }

  async #askOn(origin: string): Promise<void> {
    const { ledger, lag } = this.#scene;
    while (!this.#stopped) {
      const began = performance.now();
      ledger.requests++;
      const status = await answerOf(origin);
      const took = lag.tookSince(began);
      this.longest = Math.max(this.longest, took);
      ledger.expect(
        status === 200 && took <= LONGEST_MS,
        `during ${this.#what} /health took longer than ${LONGEST_MS} ms`,
      );
      await pause(EVERY_MS);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#asking;
  }
}

function answerOf(origin: string): Promise<number> {
  return new Promise((resolve) => {
    const sent = request(`${origin}/health`, { agent: false, timeout: GIVEN_UP_MS }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end();
  });
}
