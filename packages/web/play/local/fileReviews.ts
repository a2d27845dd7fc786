import type { Lang, Seat } from '@everdell/game';
import type { ReviewPart, Reviews } from '../advice.ts';
import { ask, listen, newTable } from './link.ts';
import { ReviewLine } from './reviewLine.ts';

/** Reviews of a game that is kept elsewhere. The worker reads its file when it is first asked, and keeps nothing of it. */
export class FileReviews implements Reviews {
  readonly #file: () => Promise<string>;
  readonly #names: () => readonly string[];
  readonly #table = newTable();
  readonly #line = new ReviewLine(this.#table);
  #reading: Promise<null> | null = null;
  /** Counts what was asked and given up, so that a file that comes late is not reviewed for nobody. */
  #wishes = 0;

  constructor(file: () => Promise<string>, names: () => readonly string[]) {
    this.#file = file;
    this.#names = names;
  }

  async review(seats: readonly Seat[], lang: Lang, hear: (part: ReviewPart) => void): Promise<boolean> {
    const wish = ++this.#wishes;
    await (this.#reading ??= this.#read());
    return wish === this.#wishes && this.#line.review(seats, lang, hear);
  }

  stop(): void {
    this.#wishes++;
    if (this.#reading !== null) this.#line.stop();
  }

  close(): void {
    this.stop();
    listen(this.#table, null);
    // Not before it is read: what came after would stay.
    this.#reading?.then(() => ask<'close'>({ do: 'close' }, this.#table)).catch(() => undefined);
  }

  async #read(): Promise<null> {
    listen(this.#table, (told) => {
      if (told === null) this.#reading = null; // the worker has ended: the next one has to read it again
      else if (told.told === 'reviewed') this.#line.hear(told);
    });
    try {
      return await ask<'read'>({ do: 'read', text: await this.#file(), names: this.#names() }, this.#table);
    } catch (error) {
      this.#reading = null;
      throw error;
    }
  }
}
