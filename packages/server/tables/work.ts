import { seededRandom } from '@everdell/ai';
import { sha256Hex, type Action, type Seat } from '@everdell/game';
import type { BotJob } from '../threads/jobs.ts';
import type { Claim } from '../threads/lanes.ts';
import { NoThread, type Pool } from '../threads/pool.ts';
import { StoreError } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { humanSeats, isBotPlayed } from './doc.ts';
import { note } from './handlers/handler.ts';
import { standInFor } from './handlers/seats.ts';
import { deadlineOf, warningSeconds } from './schedule.ts';
import type { Meter } from './service.ts';
import type { Seated, Table, TableRow } from './table.ts';

export interface WorkOptions {
  readonly store: Store;
  readonly pool: Pool;
  readonly meter: Meter;
  readonly now: () => number;
  readonly table: (id: string) => Table;
  /** Who plays for somebody whose time is up. */
  readonly standIn: string;
  /** How long a bot thinks that goes by time. */
  readonly thinkMs: number;
  readonly tickMs: number;
  readonly leaseMs: number;
  readonly failed: (what: string, error: unknown) => void;
}

const BATCH = 100;
/** Tables at which only bots play any more are worked on so many at a time; the others have to wait. */
const MOST_BOTS_ONLY = 20;
/** Work that is due within this time does not wait for the next look around. */
const SOON_MS = 5000;
const LONGEST_PAUSE_MS = 15_000;
const MOST_RESTING = 10_000;

/** A table that was changed so long after now was changed by a clock that has been set back since. */
const AHEAD_MS = 120_000;
const LOOK_AHEAD_MS = 60_000;

/** However many wait: so long a bot thinks that searches. */
const LEAST_THINK_MS = 50;

/** What happens by itself at the tables: bots' turns and clocks. Each table is worked on by one node at a time. */
export class Work {
  readonly #o: WorkOptions;
  readonly #running = new Map<string, Promise<void>>();
  /** Tables at which something became due while they were being worked on. */
  readonly #again = new Set<string>();
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** Tables that could not be worked on, and until when they are left alone; `outage`: it was the store's fault. */
  readonly #resting = new Map<string, { readonly pause: number; readonly until: number; readonly outage: boolean }>();
  /** Tables without people that are being worked on. */
  readonly #botsOnly = new Set<string>();
  #ticker: NodeJS.Timeout | undefined;
  #lookedAheadAt = -Infinity;
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
      const batch = BATCH + this.#resting.size; // those that rest must not hold up the others
      for (const table of await this.#o.store.dueTables(this.#o.now(), batch)) this.#run(table);
      await this.#lookAhead();
    } catch (error) {
      this.#o.failed('looking for due work', error);
    } finally {
      this.#looking = false;
    }
  }

  /** What another clock has put off until long after now. */
  async #lookAhead(): Promise<void> {
    const now = this.#o.now();
    if (now - this.#lookedAheadAt < LOOK_AHEAD_MS) return;
    this.#lookedAheadAt = now;
    for (const table of await this.#o.store.tablesAhead(now + AHEAD_MS, BATCH)) this.#run(table);
  }

  #run(table: string): void {
    if (this.#stopped) return;
    if (this.#running.has(table)) {
      this.#again.add(table);
      return;
    }
    if ((this.#resting.get(table)?.until ?? 0) > this.#o.now()) return;
    const run = this.#workOn(table)
      .then(
        () => this.#could(table),
        (error: unknown) => this.#couldNot(table, error),
      )
      .finally(() => {
        this.#running.delete(table);
        this.#botsOnly.delete(table);
        if (this.#again.delete(table)) this.#run(table);
      });
    this.#running.set(table, run);
  }

  /** The store works (again): whoever had to wait because it did not is tried at once. */
  #could(table: string): void {
    this.#resting.delete(table);
    for (const [other, { outage }] of this.#resting) if (outage) this.#resting.delete(other);
  }

  /** A table that cannot be worked on is tried again after a while, each time a longer one. */
  #couldNot(table: string, error: unknown): void {
    const pause = Math.min(LONGEST_PAUSE_MS, 2 * (this.#resting.get(table)?.pause ?? this.#o.tickMs / 2));
    const outage = error instanceof StoreError && error.code === 'unavailable';
    this.#resting.set(table, { pause, until: this.#o.now() + pause, outage });
    if (this.#resting.size > MOST_RESTING) this.#resting.clear();
    if (!(error instanceof NoThread)) this.#o.failed(`work on ${table}`, error);
  }

  async #workOn(id: string): Promise<void> {
    const { store, now, leaseMs } = this.#o;
    let leasedUntil = 0;
    try {
      while (!this.#stopped) {
        if (leasedUntil < now() + leaseMs / 2) {
          const until = now() + leaseMs;
          if (!(await store.takeLease(id, now(), until))) return;
          leasedUntil = until;
        }
        if (!(await this.#step(id))) return;
      }
    } finally {
      if (leasedUntil > 0) await store.dropLease(id);
    }
  }

  /** One bot's decision, or what the clock says; false = nothing is due. */
  async #step(id: string): Promise<boolean> {
    // The table is asked for anew each time: it may have left memory while a bot was thinking.
    const job = await this.#o.table(id).do((at) => this.#due(at));
    if (job === null) return false;
    if (job === 'done') return true;
    if (job.claim.behind) this.#needRoom(id);
    const started = performance.now();
    const action = await this.#o.pool.ask('choose', job.job, job.claim).then(
      (index) => job.job.legal[index],
      (error: unknown) => {
        if (error instanceof NoThread) throw error; // it stays due
        this.#o.failed(`bot ${job.job.bot} at ${id}`, error);
        return anyAction(job.job);
      },
    );

    this.#o.meter.bot((performance.now() - started) / 1000);
    return this.#o.table(id).do((at) => this.#answer(at, job, action));
  }

  async #due(at: Seated): Promise<BotTurn | 'done' | null> {
    const { row, doc } = at;
    if (row.status !== 'playing') return null;
    const now = this.#o.now();
    if (!isDue(row, now)) {
      await at.catchUp();
      return isDue(at.row, now) ? this.#due(at) : null;
    }
    const game = await at.game();
    const { session, version } = game;
    const { decision } = session;
    if (decision === null) return null;
    const { seat } = decision;
    const hosts = session.game.hostAnswer(session.state);
    if (hosts !== null) {
      await at.commit(game, game.act(seat, hosts), null);
      return 'done';
    }
    if (!isBotPlayed(doc, seat)) return this.#clock(at, seat, now);
    const bot = doc.seats[seat].bot ?? this.#o.standIn;
    const { game: rules, state, seed } = session;
    const claim = { owner: doc.host, behind: humanSeats(doc).length === 0 };
    const job: BotJob = {
      setup: rules.setup,
      bot,
      view: rules.view(state, seat),
      decision,
      legal: rules.legal(state, seat),
      // Depends on the point of the game only: whichever node asks a bot, it answers the same unless it goes by time.
      seed: sha256Hex(`${seed}/bots/${version}`),
      ms: Math.max(LEAST_THINK_MS, this.#o.thinkMs / (1 + this.#o.pool.queuedBefore(claim))),
    };
    return { seat, version, job, claim };
  }

  /** Nobody waits for a table without people: it stays due until there is room for it. */
  #needRoom(table: string): void {
    if (this.#botsOnly.size >= MOST_BOTS_ONLY && !this.#botsOnly.has(table))
      throw new NoThread('too many tables without people');
    this.#botsOnly.add(table);
  }

  async #clock(at: Seated, seat: Seat, now: number): Promise<'done' | null> {
    const { row, doc } = at;
    const deadline = deadlineOf(doc, row.turnAt);
    if (deadline === null || doc.perTurn === null) return null;
    const { name } = doc.seats[seat];
    if (now >= deadline && doc.warned === row.turnAt) {
      await standInFor(at, seat, this.#o.standIn, 'time');
    } else {
      // If no server was there to announce it in time, the time is prolonged by what the announcement is for.
      const seconds = warningSeconds(doc.perTurn);
      const turnAt = Math.max(row.turnAt, now - (doc.perTurn - seconds) * 1000);
      const warning = note('time-short', { name, seconds, bot: this.#o.standIn });
      await at.change({ doc: { ...doc, warned: turnAt }, turnAt, notes: [warning] });
    }
    return 'done';
  }

  /** The bot has decided; unless the table has changed meanwhile, that is carried out. */
  async #answer(at: Seated, turn: BotTurn, action: Action): Promise<boolean> {
    const { row, doc } = at;
    if (row.status !== 'playing' || row.version !== turn.version || !isBotPlayed(doc, turn.seat)) return true;
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
  readonly claim: Claim;
}

function isDue({ workAt, updatedAt, decider, doc }: TableRow, now: number): boolean {
  if (workAt === null) return false;
  if (workAt <= now) return true;
  // Nobody waits for bots because a clock was set back; a player's time is only longer by that.
  return updatedAt > now + AHEAD_MS && decider !== null && isBotPlayed(doc, decider);
}

/** A bot that fails must not hold up the table. */
function anyAction({ legal, seed }: BotJob): Action {
  return legal[Math.floor(seededRandom(seed)() * legal.length)];
}
