import type { GuestAnswer, TableAnswer } from '@everdell/protocol';
import { LoadTable, type Measured, type Watch } from './table.ts';

const REQUESTS_AT_ONCE = 32;
const SOCKETS_AT_ONCE = 50;
/** So long an answer may take before it counts as lost. */
const PATIENCE_MS = 30_000;

/** Does the same for each, several at a time. */
export async function each<Item>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      await work(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

function send(origin: string, path: string, token: string | undefined, body: object): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (token !== undefined) headers.set('authorization', `Bearer ${token}`);
  return fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function post<Answer>(...request: Parameters<typeof send>): Promise<Answer> {
  const response = await send(...request);
  if (!response.ok) throw new Error(`${request[1]}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Answer;
}

const NOBODY: Watch = {
  ready: () => undefined,
  over: () => undefined,
  measured: () => undefined,
  refused: () => undefined,
};

/** All the tables, and the people at them. */
export class Hall {
  readonly tables: LoadTable[] = [];
  /** What the server refused; nothing should be. */
  readonly refusals: string[] = [];
  /** The servers; the players of a table sit at different ones. */
  origins: readonly string[];

  constructor(origins: readonly string[]) {
    this.origins = origins;
  }

  /** Guests, tables and seats, by requests like anybody's. */
  async furnish(games: number): Promise<void> {
    const [origin] = this.origins;
    const wish = { setup: { players: 2 } };
    await each(Array.from({ length: games }), REQUESTS_AT_ONCE, async (_, i) => {
      const [host, guest] = await Promise.all(
        ['Host', 'Guest'].map((name) =>
          post<GuestAnswer>(origin, '/api/guests', undefined, { name: `${name} ${i}`, token: true }),
        ),
      );
      const { table, links } = await post<TableAnswer>(origin, '/api/tables', host.token, wish);
      await post(origin, `/api/tables/${table.id}/enter`, guest.token, { secret: links.seats?.[1] });
      this.tables.push(new LoadTable(table.id, [host.token ?? '', guest.token ?? ''], NOBODY));
    });
  }

  async connect(tables: readonly LoadTable[] = this.tables): Promise<void> {
    const players = tables.flatMap((table) => table.players);
    await each(players, SOCKETS_AT_ONCE, (player) =>
      player.connected ? Promise.resolve() : player.connect(this.origins[player.seat % this.origins.length]),
    );
  }

  async disconnect(): Promise<void> {
    await each(
      this.tables.flatMap((table) => table.players),
      SOCKETS_AT_ONCE,
      (player) => player.disconnect(),
    );
  }

  /** Has every server read the games from the store: whoever answers an old version is told how things stand. */
  async lookAt(tables: readonly LoadTable[]): Promise<void> {
    for (const [server, origin] of this.origins.entries())
      await each(tables, REQUESTS_AT_ONCE, async ({ id, players }) => {
        const stale = { type: 'undo', id: `look-${server}`, table: id, version: 0 };
        const response = await send(origin, `/api/tables/${id}/messages`, players[server % 2].token, stale);
        const text = await response.text();
        if (!text.includes('"action/stale_version"')) throw new Error(`a stale message: ${response.status} ${text}`);
      });
  }

  /** Starts the games and takes so many decisions in each (or a few more or less), as fast as it goes. */
  async open(least: number, most: number): Promise<number> {
    let left = this.tables.length;
    let decisions = 0;
    await new Promise<void>((resolve) => {
      const done = (table: LoadTable): void => {
        table.watch = this.#watch({});
        if (--left === 0) resolve();
      };
      for (const table of this.tables) {
        const wanted = least + Math.floor(Math.random() * (most - least + 1));
        table.watch = this.#watch({
          ready: () => {
            if (table.version >= wanted) return done(table);
            decisions++;
            table.act(performance.now());
          },
          over: done,
        });
        table.players[0].start();
      }
    });
    return decisions;
  }

  /**
   * Sends actions at times that were planned before, whatever the answers do: the times between them are random, as they
   * are among people who know nothing of one another. Measured from the planned time.
   */
  async play(tables: readonly LoadTable[], rate: number, seconds: number): Promise<Played> {
    const measured: Measured[] = [];
    const ready = tables.filter((table) => table.isReady);
    let ended = 0;
    let late = 0;
    let unsent = 0;
    for (const table of tables)
      table.watch = this.#watch({
        ready: () => ready.push(table),
        over: () => ended++,
        measured: (one) => measured.push(one),
      });
    const start = performance.now();
    const end = start + seconds * 1000;
    let next = start;
    while (next < end) {
      const wait = next - performance.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      for (; next < end && next <= performance.now(); next += (-Math.log(1 - Math.random()) * 1000) / rate) {
        late = Math.max(late, performance.now() - next);
        const table = ready.shift();
        if (table === undefined) unsent++;
        else table.act(next);
      }
    }
    const giveUp = performance.now() + PATIENCE_MS;
    while (tables.some((table) => table.isWaiting) && performance.now() < giveUp)
      await new Promise((resolve) => setTimeout(resolve, 20));
    for (const table of tables) table.watch = this.#watch({});
    return { measured, ended, late, unsent, unanswered: tables.filter((table) => table.isWaiting).length };
  }

  #watch(watch: Partial<Watch>): Watch {
    return { ...NOBODY, refused: (text) => this.refusals.push(text), ...watch };
  }
}

export interface Played {
  readonly measured: readonly Measured[];
  /** Games that came to their end. */
  readonly ended: number;
  /** So late was this program itself at worst, in milliseconds. */
  readonly late: number;
  /** Actions for which no table was ready. */
  readonly unsent: number;
  readonly unanswered: number;
}
