import { seededRandom } from '@everdell/ai';
import { download, tableInfo, type GameInfo } from '@everdell/protocol';
import type { Person } from '../person.ts';
import type { SeatedTable } from '../play.ts';

/** Every line of chat begins with it. */
export const WHISPER = 'I whisper of toadstools';

/** Votes on whatever is proposed, mostly for it. */
export function agreeable(person: Person): void {
  const voted = new Set<string>();
  person.table.onChange(() => {
    for (const { id, voters } of person.table.info?.proposals ?? []) {
      if (voted.has(id) || !voters.includes(person.seat ?? -1)) continue;
      voted.add(id);
      void person.table.vote(id, voted.size % 4 !== 0);
    }
  });
}

/** What people do besides deciding. */
export class Doings {
  readonly done: Record<string, number> = {};
  /** Refusals that were none, or told too much. */
  readonly wrong: string[] = [];
  readonly #random: () => number;
  readonly #table: SeatedTable;
  readonly #watcher: Person;
  #asked = 0;

  constructor(seed: string, table: SeatedTable, watcher: Person) {
    this.#random = seededRandom(seed);
    this.#table = table;
    this.#watcher = watcher;
  }

  async some(person: Person, game: GameInfo): Promise<void> {
    const often = game.undo?.possible === true ? (['undo', 'undo', 'undo', 'undo', 'undo'] as const) : [];
    const kinds = ['chat', 'stale', 'illegal', 'reconnect', 'anew', 'download', 'consent', ...often] as const;
    const kind = kinds.at(Math.floor(this.#random() * 24));
    if (kind === undefined) return;
    if (await this[kind](person, game)) this.done[kind] = (this.done[kind] ?? 0) + 1;
  }

  async chat(person: Person): Promise<boolean> {
    await person.say({ type: 'say', text: `${WHISPER} ${this.#random()}` });
    return true;
  }

  async stale(person: Person, { version, legal }: GameInfo): Promise<boolean> {
    if (version === 0) return false;
    const answer = await person.table.act(legal[0], version - 1);
    if (answer.type === 'done' || answer.code !== 'action/stale_version') this.wrong.push(JSON.stringify(answer));
    return true;
  }

  /** Asks for cards of the deck and of other hands. */
  async illegal(person: Person, { version, view }: GameInfo): Promise<boolean> {
    const hidden = [...view.cardOf.keys()].filter((uid) => view.cardOf[uid] < 0);
    for (let i = 0; i < 4; i++) {
      const card = hidden[Math.floor(this.#random() * hidden.length)];
      const answer = await person.table.act(i % 2 === 0 ? { t: 'play', card } : { t: 'visit', place: card }, version);
      const isRight = answer.type === 'error' && answer.code === 'action/illegal' && !('card' in answer.reason!.params);
      if (!isRight) this.wrong.push(JSON.stringify(answer));
    }
    return true;
  }

  async reconnect(person: Person): Promise<boolean> {
    await Promise.all([person.comeBack(), this.#watcher.comeBack()]);
    return true;
  }

  /** Another device that knows nothing yet. */
  async anew(person: Person): Promise<boolean> {
    for (const one of [person, this.#watcher]) {
      const twin = await one.twin().follow(this.#table.id);
      twin.leave();
      one.heard.push(...twin.heard);
    }
    return true;
  }

  async download(): Promise<boolean> {
    for (const one of [...this.#table.people, this.#watcher]) {
      await download(one.site, this.#table.id);
      await tableInfo(one.site, this.#table.id);
    }
    return true;
  }

  async undo(person: Person, { undo, version }: GameInfo): Promise<boolean> {
    if (undo?.possible !== true) return false;
    await person.table.undo();
    await person.table.until(({ game }) => game!.version > version);
    return true;
  }

  async consent(person: Person, { undo, version }: GameInfo): Promise<boolean> {
    if (undo?.possible !== false || this.#asked++ > 8) return false;
    const answer = await person.table.proposeUndo(version);
    if (answer.type === 'error') return false;
    await person.table.until(({ chat }) => /^undo-(agreed|declined)$/.test(chat.at(-1)?.note?.code ?? ''));
    await person.table.until(({ info }) => info!.proposals.length === 0);
    return true;
  }
}
