import { Refused } from './refused.ts';
import { Table, type Surroundings } from './table.ts';

/** The tables in memory. */
export class Shelf {
  readonly #around: Surroundings;
  readonly #tables = new Map<string, Table>();

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** The table of this id, whether or not there is one in the store. */
  get(id: string): Table {
    let table = this.#tables.get(id);
    if (table === undefined) {
      table = new Table(id, this.#around);
      this.#tables.set(id, table);
    }
    return table;
  }

  /** Does something with a table that may not exist; then nothing is left of it in memory. One that exists stays: others follow it. */
  async use<T>(id: string, work: (table: Table) => Promise<T>): Promise<T> {
    const table = this.get(id);
    try {
      return await work(table);
    } catch (error) {
      if (error instanceof Refused && error.code === 'table/not_found' && table.isUnused) this.#tables.delete(id);
      throw error;
    }
  }

  inMemory(id: string): Table | undefined {
    return this.#tables.get(id);
  }

  all(): readonly Table[] {
    return [...this.#tables.values()];
  }

  get games(): number {
    return this.all().filter((table) => table.hasGame).length;
  }

  /** Games that nobody has touched since then, and those that are too many, leave memory; so do tables nobody follows. */
  sweep(idleSince: number, maxGames: number, isFollowed: (table: string) => boolean): void {
    const byAge = [...this.#tables.values()].sort((a, b) => a.usedAt - b.usedAt);
    let tooMany = maxGames === 0 ? 0 : this.games - maxGames;
    for (const table of byAge) {
      if (table.usedAt > idleSince && tooMany <= 0) break;
      const hadGame = table.hasGame;
      if (table.rest() && hadGame) tooMany--;
      if (!isFollowed(table.id) && table.waiting === 0) this.#tables.delete(table.id);
    }
  }
}
