import { seededRandom } from '@everdell/ai';
import type { Action, Seat } from '@everdell/game';
import type { BotPool } from '../bots/pool.ts';
import type { BotJob } from '../bots/job.ts';
import type { Store } from '../store/store.ts';
import { isBotPlayed } from './doc.ts';
import { note } from './handlers/handler.ts';
import { standInFor } from './handlers/seats.ts';
import { Refused } from './refused.ts';
import { deadlineOf, warningSeconds } from './schedule.ts';
import type { Meter } from './service.ts';
import type { Seated, Table } from './table.ts';

export interface WorkOptions {
  readonly store: Store;
  readonly pool: BotPool;
  readonly meter: Meter;
  readonly now: () => number;
  readonly table: (id: string) => Table;
  /** Who plays for somebody whose time is up. */
  readonly standIn: string;
  readonly tickMs: number;
  readonly leaseMs: number;
  readonly failed: (what: string, error: unknown) => void;
}

const BATCH = 100;
/** Work that is due within this time does not wait for the next look around. */
const SOON_MS = 5000;

/** What happens by itself at the tables: bots' turns and clocks. Each table is worked on by one node at a time. */
export class Work {
  readonly #o: WorkOptions;
  readonly #running = new Map<string, Promise<void>>();
  /** Tables at which something became due while they were being worked on. */
  readonly #again = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  #ticker: NodeJS.Timeout | undefined;
  #looking = false;
  #stopped = false;

  constructor(options: WorkOptions) {
    this.#o = options;
  }

  start(): void {
    this.#ticker = setInterval(() => void this.#lookAround(), this.#o.tickMs);
    this.#ticker.unref();
    void this.#lookAround();
  }

  /** This node has just learned when something is due at a table. */
  expect(table: string, workAt: number | null): void {
    if (this.#stopped || workAt === null) return;
    const wait = workAt - this.#o.now();
    if (wait > SOON_MS) return; // the look around finds it
    clearTimeout(this.#timers.get(table));
    const timer = setTimeout(
      () => {
        this.#timers.delete(table);
        this.#run(table);
      },
      Math.max(0, wait),
    );
    this.#timers.set(table, timer);
  }

  /** Finds what is due at any table, also what a node that died has left undone. */
  async #lookAround(): Promise<void> {
    if (this.#looking || this.#stopped) return;
    this.#looking = true;
    try {
      for (const table of await this.#o.store.dueTables(this.#o.now(), BATCH)) this.#run(table);
    } catch (error) {
      this.#o.failed('looking for due work', error);
    } finally {
      this.#looking = false;
    }
  }

  #run(table: string): void {
    if (this.#stopped) return;
    if (this.#running.has(table)) {
      this.#again.add(table);
      return;
    }
    const run = this.#workOn(table)
      .catch((error: unknown) => {
        if (!(error instanceof Refused && error.code === 'table/not_found')) this.#o.failed(`work on ${table}`, error);
      })
      .finally(() => {
        this.#running.delete(table);
        if (this.#again.delete(table)) this.#run(table);
      });
    this.#running.set(table, run);
  }

  async #workOn(id: string): Promise<void> {
    const { store, now, leaseMs } = this.#o;
    const table = this.#o.table(id);
    let leasedUntil = 0;
    for (;;) {
      if (leasedUntil < now() + leaseMs / 2) {
        leasedUntil = now() + leaseMs;
        if (this.#stopped || !(await store.takeLease(id, now(), leasedUntil))) return;
      }
      if (this.#stopped || !(await this.#step(table))) break;
    }
    await store.dropLease(id);
  }

  /** One bot's decision, or what the clock says; false = nothing is due. */
  async #step(table: Table): Promise<boolean> {
    const job = await table.do((at) => this.#due(at));
    if (job === null) return false;
    if (job === 'done') return true;
    const started = performance.now();
    const action = await this.#o.pool.choose(job.job).catch((error: unknown) => {
      this.#o.failed(`bot ${job.job.bot} at ${table.id}`, error);
      return anyAction(job.job);
    });
    this.#o.meter.bot((performance.now() - started) / 1000);
    return table.do((at) => this.#answer(at, job, action));
  }

  async #due(at: Seated): Promise<BotTurn | 'done' | null> {
    const { row, doc } = at;
    if (row.status !== 'playing') return null;
    const now = this.#o.now();
    if (row.workAt === null || row.workAt > now) {
      await at.catchUp();
      if (at.row.workAt === null || at.row.workAt > now) return null;
      return this.#due(at);
    }
    const game = await at.game();
    const { session, version } = game;
    const { decision } = session;
    if (decision === null) return null;
    const { seat } = decision;
    if (!isBotPlayed(doc.seats[seat])) return this.#clock(at, seat, now);
    const bot = doc.seats[seat].bot ?? this.#o.standIn;
    const { game: rules, state, seed } = session;
    const job: BotJob = {
      setup: rules.setup,
      bot,
      view: rules.view(state, seat),
      decision,
      legal: rules.legal(state, seat),
      // Depends on the point of the game only: whichever node asks the bot, it answers the same.
      seed: `${seed}/bots/${version}`,
    };
    return { seat, version, job };
  }

  async #clock(at: Seated, seat: Seat, now: number): Promise<'done' | null> {
    const { row, doc } = at;
    const deadline = deadlineOf(doc, row.turnAt);
    if (deadline === null || doc.perTurn === null) return null;
    const { name } = doc.seats[seat];
    if (now >= deadline) {
      await standInFor(at, seat, this.#o.standIn, 'time');
    } else {
      const warning = note('time-short', { name, seconds: warningSeconds(doc.perTurn), bot: this.#o.standIn });
      await at.change({ doc: { ...doc, warned: row.turnAt }, notes: [warning] });
    }
    return 'done';
  }

  /** The bot has decided; unless the table has changed meanwhile, that is carried out. */
  async #answer(at: Seated, turn: BotTurn, action: Action): Promise<boolean> {
    const { row, doc } = at;
    if (row.status !== 'playing' || row.version !== turn.version || !isBotPlayed(doc.seats[turn.seat])) return true;
    const game = await at.game();
    await at.commit(game, game.act(turn.seat, action), null);
    return true;
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#ticker);
    for (const timer of this.#timers.values()) clearTimeout(timer);
    await Promise.all(this.#running.values());
  }
}

interface BotTurn {
  readonly seat: Seat;
  readonly version: number;
  readonly job: BotJob;
}

/** A bot that fails must not hold up the table. */
function anyAction({ legal, seed }: BotJob): Action {
  return legal[Math.floor(seededRandom(seed)() * legal.length)];
}
