import { startWorld, type StoreKind, type World } from '../kills/world.ts';
import { ATTACKS } from './attacks/index.ts';
import { HonestBooks } from './honestBooks.ts';
import { Ledger } from './ledger.ts';
import { OwnLag } from './ownLag.ts';
import { Scene, type Attack } from './scene.ts';
import { within } from './waiting.ts';

export interface HostileOptions {
  readonly store: StoreKind;
  readonly seed: number;
  /** Messages and requests of all attacks together, at least. */
  readonly messages: number;
  /** Only the attacks of these names. */
  readonly only?: readonly string[];
  /** How many companies of honest people play meanwhile. */
  readonly companies?: number;
  readonly program?: string;
  /** Told when an attack begins. */
  readonly progress?: (attack: string) => void;
}

export interface HostileReport {
  readonly store: StoreKind;
  readonly seed: number;
  /** One for each attack, and a last one for what the honest players and the stores say at the end. */
  readonly ledgers: readonly Ledger[];
  readonly games: number;
  readonly acknowledged: number;
  readonly longestAnswerMs: number;
  readonly seconds: number;
}

/** With so many messages nothing is left out. */
export const WHOLE = 100_000;
const COMPANIES = 3;
const REST_MS = 80;
const LONGEST_MS = 900_000;
const END_MS = 30_000;
const STILL_MS = 10_000;
const LOOK_MS = 500;

/** Tries all attacks, each on servers at which honest people play meanwhile. */
export async function runHostile(options: HostileOptions): Promise<HostileReport> {
  const began = performance.now();
  const lag = new OwnLag();
  const honest = new Ledger('honest players');
  const wanted = ATTACKS.filter(({ name }) => options.only?.includes(name) ?? true);
  const ledgers: Ledger[] = [];
  const totals = { games: 0, acknowledged: 0, longestAnswerMs: 0 };
  for (const attacks of bySettings(wanted)) {
    const act = new Act(options, lag, honest, ledgers);
    await act.play(attacks);
    totals.games += act.games;
    totals.acknowledged += act.books.acknowledged;
    totals.longestAnswerMs = Math.max(totals.longestAnswerMs, Math.round(act.books.longestAnswer));
  }
  lag.stop();
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  return { store: options.store, seed: options.seed, ledgers: [...ledgers, honest], ...totals, seconds };
}

/** Attacks that want the same settings share their servers. */
function bySettings(attacks: readonly Attack[]): Attack[][] {
  const groups = new Map<string, Attack[]>();
  for (const attack of attacks) {
    const key = JSON.stringify(attack.settings ?? {});
    groups.set(key, [...(groups.get(key) ?? []), attack]);
  }
  return [...groups.values()];
}

/** Some attacks on the same servers, from the first honest player to the comparison with the store. */
class Act {
  readonly books: HonestBooks;
  readonly #options: HostileOptions;
  readonly #lag: OwnLag;
  readonly #ledgers: Ledger[];
  #world: World | undefined;
  #current: Ledger;

  constructor(options: HostileOptions, lag: OwnLag, honest: Ledger, ledgers: Ledger[]) {
    this.#options = options;
    this.#lag = lag;
    this.#ledgers = ledgers;
    this.#current = honest;
    this.books = new HonestBooks(lag, (text) => this.#current.fault(text));
  }

  get games(): number {
    return this.#world?.companies.reduce((sum, { finished }) => sum + finished, 0) ?? 0;
  }

  async play(attacks: readonly Attack[]): Promise<void> {
    const { store, seed, companies = COMPANIES, program } = this.#options;
    const { settings } = attacks[0];
    const honest = this.#current;
    const wishes = { store, seed, companies, program, settings, books: this.books };
    const world = await startWorld({ ...wishes, restMs: REST_MS, unhurried: true, endMs: END_MS });
    this.#world = world;
    const watch = this.#watchTables(world);
    try {
      for (const attack of attacks) await this.#try(attack, world);
      this.#current = honest;
      const { lost, doubled, entries } = await world.check();
      honest.checks += entries;
      if (lost + doubled > 0 && honest.found === 0) honest.fault(`${lost} lost and ${doubled} doubled`);
      honest.expect(this.games > 0, 'no honest game came to its end');
    } finally {
      clearInterval(watch);
      await world.remove();
    }
  }

  async #try(attack: Attack, world: World): Promise<void> {
    const { store, seed, messages, progress } = this.#options;
    progress?.(attack.name);
    const ledger = new Ledger(attack.name);
    const sent = this.#ledgers.reduce((sum, one) => sum + one.messages + one.requests, 0);
    this.#ledgers.push(ledger);
    this.#current = ledger;
    const scale = Math.min(1, messages / WHOLE);
    const parts = { store, seed, scale, world, ledger, books: this.books, lag: this.#lag };
    const scene = new Scene({ ...parts, wanted: Math.max(0, messages - sent) });
    const run = attack.run(scene).catch((error: unknown) => {
      ledger.fault(`the attack could not go on: ${error instanceof Error ? error.message : String(error)}`);
    });
    ledger.expect(await within(LONGEST_MS, run), 'the attack did not come to its end');
    scene.close();
  }

  /** The tables of honest people never stand still. */
  #watchTables({ companies }: World): NodeJS.Timeout {
    const moved = new Map<string, { version: number; at: number }>();
    return setInterval(() => {
      for (const { table } of companies) {
        if (table === undefined) continue;
        const { version } = this.books.table(table.id);
        const last = moved.get(table.id);
        if (last?.version !== version) moved.set(table.id, { version, at: performance.now() });
        else if (this.#lag.tookSince(last.at) > STILL_MS)
          this.books.violation(`${table.id}: the game of honest players stood still for ${STILL_MS} ms`);
      }
    }, LOOK_MS);
  }
}
