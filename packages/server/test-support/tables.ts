import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '@everdell/ai';
import type { Action, Seat } from '@everdell/game';
import { newTable, type TableMessage, type Update } from '@everdell/protocol';
import * as v from 'valibot';
import { defaultSettings, type Settings } from '../settings/index.ts';
import { openStore, type Store } from '../store/index.ts';
import { createTables, Refused, type Following, type Guest, type TableService } from '../tables/index.ts';
import type { TablesParts } from '../tables/index.ts';

type Wish = v.InferInput<typeof newTable>;
type Unsent<M> = M extends TableMessage ? Omit<M, 'id' | 'table'> & { readonly id?: string } : never;

/** A store in a folder of its own that is gone afterwards. */
export async function temporaryStore(): Promise<Store & { readonly folder: string; remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'everdell-tables-'));
  const store = await openStore({ dataDir: folder });
  return Object.assign(store, {
    folder,
    async remove() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  });
}

/** The store with one of its ways to be asked replaced. */
export function replacing<Key extends keyof Store>(store: Store, name: Key, by: Store[Key]): Store {
  return new Proxy(store, {
    get(target, key) {
      if (key === name) return by;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
    },
  });
}

export interface TestTables {
  readonly service: TableService;
  /** What went wrong where nobody waited for it. */
  readonly failures: unknown[];
}

export function testTables(
  store: Store,
  settings: Partial<Settings> = {},
  times: TablesParts['times'] = { tickMs: 50 },
  meter: Partial<TablesParts['meter']> = {},
): TestTables {
  const failures: unknown[] = [];
  const service = createTables({
    store,
    settings: defaultSettings({ botPauseMs: 0, ...settings }),
    meter: { action: () => undefined, bot: () => undefined, ...meter },
    log: { error: (details, text) => failures.push({ text, ...details }) },
    times,
  });
  return { service, failures };
}

let messages = 0;

/** Somebody at a table, with what they have been told. */
export class Player {
  readonly guest: Guest;
  readonly table: string;
  service: TableService;
  readonly updates: Update[] = [];
  #following: Following | undefined;

  constructor(service: TableService, guest: Guest, table: string) {
    this.service = service;
    this.guest = guest;
    this.table = table;
  }

  say(message: Unsent<TableMessage>) {
    const id = message.id ?? `m${messages++}`;
    return this.service.handle(this.guest, { ...message, id, table: this.table });
  }

  /** Begins to be told what happens. */
  async follow(known: { since?: number; chat?: number } = {}): Promise<this> {
    const following = await this.service.follow(this.guest, this.table, known, () => void this.#take());
    this.#following = following;
    await this.#take();
    return this;
  }

  async #take(): Promise<void> {
    const text = await this.#following?.news().catch(() => null);
    if (typeof text === 'string') this.updates.push(JSON.parse(text) as Update);
  }

  stop(): void {
    this.#following?.stop();
  }

  get info() {
    return this.updates.filter((update) => update.info !== undefined).at(-1)?.info;
  }

  get game() {
    return this.updates.filter((update) => update.game !== undefined).at(-1)?.game;
  }

  get chat() {
    return this.updates.flatMap((update) => update.chat ?? []);
  }

  async until(wanted: () => boolean, what = 'what was expected'): Promise<void> {
    for (let tries = 0; !wanted(); tries++) {
      if (tries > 6000) throw new Error(`${what} did not come`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** Answers with one of the legal actions. */
  async decide(choose: (legal: readonly Action[]) => Action): Promise<number> {
    const game = this.game!;
    const { version } = await this.say({ type: 'act', version: game.version, action: choose(game.legal) });
    await this.until(() => (this.game?.version ?? 0) >= version!);
    return version!;
  }
}

/** A table with these seats, the guests who sit there (host first), and who they are. */
export async function seatedTable(service: TableService, wish: Wish, names: readonly string[]): Promise<Player[]> {
  const guests = await Promise.all(names.map(async (name) => (await service.newGuest(name)).guest));
  const { table, links } = await service.createTable(guests[0], v.parse(newTable, wish));
  for (const guest of guests.slice(1)) {
    await service.enterTable(guest, table.id, { secret: links.invite });
    await service.handle(guest, { type: 'sit', id: `s${messages++}`, table: table.id });
  }
  return guests.map((guest) => new Player(service, guest, table.id));
}

/** Until nobody is told anything for so long; who is there, for one, is told with a delay. */
export async function quiet(players: readonly Player[], milliseconds: number): Promise<void> {
  const told = (): number => players.reduce((sum, { updates }) => sum + updates.length, 0);
  for (let before = -1; before !== told();) {
    before = told();
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
  }
}

/** Plays on until the game is over or `stop` says so. */
export async function playOn(
  players: readonly Player[],
  choose: (legal: readonly Action[], seat: Seat) => Action,
  stop: () => boolean = () => false,
): Promise<void> {
  await players[0].until(() => players.every((p) => p.game !== undefined), 'the game');
  while (!stop()) {
    await players[0].until(
      () => players.every((p) => p.game?.version === players[0].game?.version),
      'the same version',
    );
    const deciding = players[0].game?.deciding.at(0);
    if (deciding === undefined) return;
    const player = players.find((p) => p.info?.you.seat === deciding.seat);
    if (player === undefined) {
      const { version } = players[0].game!;
      await players[0].until(() => players[0].game!.version > version, 'the move of a bot');
    } else {
      await player.until(() => player.game!.decisions.length > 0, 'the decision');
      await player.decide((legal) => choose(legal, deciding.seat));
    }
  }
}

/** Chooses by chance, the same for the same seed. */
export function dice(seed: string): (legal: readonly Action[]) => Action {
  const random = seededRandom(seed);
  return (legal) => legal[Math.floor(random() * legal.length)];
}

/** The code of a refusal. */
export async function refusal(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof Refused) return error.code;
    throw error;
  }
}
