import { createTable, download, enterTable, RemoteTable, type TableWish } from '@everdell/protocol';
import type { Books } from './books.ts';
import { pause, type Chance } from './chance.ts';
import type { Cluster } from './cluster.ts';
import { checkDownload } from './checkDownload.ts';
import { newPerson, patiently, type Person } from './guest.ts';
import { Player } from './player.ts';

export interface CompanyOptions {
  readonly cluster: Cluster;
  readonly books: Books;
  readonly chance: Chance;
  readonly hasClock: boolean;
  readonly hasWatcher: boolean;
  /** Each of them takes so long over a decision. */
  readonly restMs?: number;
}

type Planned = NonNullable<TableWish['seats']>[number];

const MOST_PEOPLE = 4;
const PER_TURN = 10;
const BOTS = ['random', 'greedy'];

/** People who play one game after the other. */
export class Company {
  readonly #options: CompanyOptions;
  #people: readonly Person[] = [];
  #leaving = false;
  finished = 0;
  /** The table they are at, while its game goes on. */
  table: { readonly id: string; readonly people: readonly Person[] } | undefined;

  constructor(options: CompanyOptions) {
    this.#options = options;
  }

  /** Plays on till `leave` is called and the game of that moment is over. */
  async stay(): Promise<void> {
    const { cluster, chance, books } = this.#options;
    try {
      const names = Array.from({ length: MOST_PEOPLE + 1 }, (_, i) => `Player ${i + 1}`);
      this.#people = await Promise.all(names.map((name) => newPerson(name, cluster, chance)));
      while (!this.#leaving) await this.#game();
    } catch (error) {
      books.violation(`a client could not go on: ${String(error)}`);
    }
  }

  leave(): void {
    this.#leaving = true;
  }

  close(): void {
    for (const { connection } of this.#people) connection.close();
  }

  async #game(): Promise<void> {
    const { books, hasClock, hasWatcher, chance, restMs } = this.#options;
    const seats = this.#plan();
    const people = this.#people.slice(0, seats.filter(({ kind }) => kind !== 'bot').length);
    const [host] = people;
    const wish = { setup: { players: seats.length }, seats, ...(hasClock && { perTurn: PER_TURN }) };
    const { table, links } = await patiently(() => createTable(host.site, wish));
    books.table(table.id).clocked = hasClock;
    const remotes: RemoteTable[] = [];
    for (const person of people) remotes.push(await this.#sit(person, table.id, links.invite));
    if (hasWatcher) await this.#watch(table.id, links.watch);
    const players = remotes.map(
      (remote) =>
        new Player(remote, {
          chance,
          hasClock,
          inHurry: () => this.#leaving,
          restMs,
          violation: (text) => books.violation(text),
          unanswered: () => void books.unansweredInTime++,
        }),
    );
    const started = await remotes[0].say({ type: 'start' });
    if (started.type === 'error') throw new Error(`the game was not started: ${started.code}`);
    this.table = { id: table.id, people };
    await Promise.all(players.map((player) => player.play()));
    this.table = undefined;
    const file = await patiently(() => download(people.at(-1)!.site, table.id));
    checkDownload(books, books.table(table.id), file);
    for (const remote of remotes) remote.close();
    this.finished++;
  }

  #plan(): Planned[] {
    const { chance } = this.#options;
    const others = Array.from({ length: chance.between(1, MOST_PEOPLE - 1) }, (): Planned => {
      return chance.percent(25) ? { kind: 'bot', bot: chance.of(BOTS) } : { kind: 'open' };
    });
    return [{ kind: 'host' }, ...others];
  }

  async #sit(person: Person, table: string, secret: string | undefined): Promise<RemoteTable> {
    await patiently(() => enterTable(person.site, table, { secret }));
    const remote = new RemoteTable(person.connection, table);
    const sat = await remote.sit();
    if (sat.type === 'error') throw new Error(`${person.name} could not sit down: ${sat.code}`);
    return remote;
  }

  async #watch(table: string, secret: string | undefined): Promise<void> {
    const watcher = this.#people[MOST_PEOPLE];
    await patiently(() => enterTable(watcher.site, table, { secret }));
    const remote = new RemoteTable(watcher.connection, table);
    remote.onChange(() => {
      if (remote.game?.result) remote.close();
    });
  }
}

/** Opens the tables of these companies anew, from the beginning, besides the clients that play there. */
export async function audit(companies: readonly Company[], cluster: Cluster, chance: Chance): Promise<number> {
  const audits = companies.map(async ({ table }) => {
    if (table === undefined) return 0;
    const { id, token } = chance.of(table.people);
    return (await isToldAll(cluster, id, token, table.id)) ? 1 : 0;
  });
  return (await Promise.all(audits)).reduce((sum: number, one) => sum + one, 0);
}

const AUDIT_MS = 10_000;

/** The line compares what it is told with the books. False = the server was killed before. */
async function isToldAll(cluster: Cluster, guest: string, token: string, table: string): Promise<boolean> {
  const line = cluster.line(guest, token);
  const told = new Promise<boolean>((resolve) => {
    line.addEventListener('open', () => line.send(JSON.stringify({ type: 'open', id: 'audit', table })));
    line.addEventListener('message', ({ data }: { data: unknown }) => {
      if ('game' in (JSON.parse(String(data)) as object)) resolve(true);
    });
    line.addEventListener('close', () => resolve(false));
  });
  const result = await Promise.race([told, pause(AUDIT_MS).then(() => false)]);
  line.close();
  return result;
}
