import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store/index.ts';

export interface BackupOptions {
  readonly store: Pick<Store, 'backup'>;
  readonly folder: string;
  readonly everyHours: number;
  /** So many are kept, the latest ones. */
  readonly kept: number;
  readonly now?: () => Date;
  readonly told: (path: string) => void;
  readonly failed: (error: unknown) => void;
}

const HOUR_MS = 3_600_000;
const NAME = /^everdell-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.db$/;

/** Copies of the embedded store, made while play goes on. */
export class Backups {
  readonly #o: BackupOptions;
  readonly #timer: NodeJS.Timeout;
  #running: Promise<void> | undefined;

  constructor(options: BackupOptions) {
    this.#o = options;
    mkdirSync(options.folder, { recursive: true, mode: 0o700 });
    this.#timer = setInterval(() => void this.make(), options.everyHours * HOUR_MS);
    this.#timer.unref();
  }

  /** Makes one now; two at once are one. */
  make(): Promise<void> {
    this.#running ??= this.#make().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #make(): Promise<void> {
    const { store, folder, kept, now = () => new Date(), told, failed } = this.#o;
    const name = `everdell-${now().toISOString().slice(0, 19).replaceAll(':', '-')}.db`;
    const path = join(folder, name);
    try {
      await store.backup(path);
      chmodSync(path, 0o600); // what is dealt and to whom is nobody else's business
      told(path);
      const old = readdirSync(folder)
        .filter((file) => NAME.test(file))
        .sort()
        .slice(0, -kept);
      for (const file of old) rmSync(join(folder, file), { force: true });
    } catch (error) {
      failed(error);
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
