import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { readRecord, type GameRecord } from './record.ts';

/** The finished games of a pairing, kept in a file with a line for each; without a file, for this run only. */
export class Results {
  readonly #path: string | undefined;
  readonly #games = new Map<number, GameRecord>();
  /** The file has lines that do not count, or a last one without an end. */
  #needsTidying = false;
  /** Games of bots that have changed since. */
  readonly outdated: number = 0;

  constructor(path: string | undefined, by: string) {
    this.#path = path;
    if (path === undefined || !existsSync(path)) return;
    const lines = readFileSync(path, 'utf8').split('\n');
    if (lines.pop() !== '') this.#needsTidying = true;
    for (const line of lines) {
      const record = readRecord(line);
      if (record?.by === by && !this.#games.has(record.game)) this.#games.set(record.game, record);
      else this.#needsTidying = true;
      if (record !== null && record.by !== by) this.outdated++;
    }
  }

  has(game: number): boolean {
    return this.#games.has(game);
  }

  /** The first so many games, in their order. */
  first(games: number): readonly GameRecord[] {
    return [...this.#games.values()].filter(({ game }) => game < games).sort((x, y) => x.game - y.game);
  }

  add(record: GameRecord): void {
    if (this.#path !== undefined) this.#write(this.#path, record);
    this.#games.set(record.game, record);
  }

  #write(path: string, record: GameRecord): void {
    if (this.#needsTidying) this.#tidy(path);
    mkdirSync(dirname(path), { recursive: true });
    appendFileSync(path, lineOf(record));
  }

  /** Leaves only what counts; nothing is lost if the program ends in the middle of it. */
  #tidy(path: string): void {
    const draft = `${path}.${process.pid}`;
    writeFileSync(draft, [...this.#games.values()].map(lineOf).join(''));
    renameSync(draft, path);
    this.#needsTidying = false;
  }
}

function lineOf(record: GameRecord): string {
  return `${JSON.stringify(record)}\n`;
}
