import { pause, type Chance } from './chance.ts';
import { audit } from './company.ts';
import type { ServerNode } from './node.ts';
import { startWorld, type StoreKind, type World } from './world.ts';

export interface KillsOptions {
  readonly store: StoreKind;
  readonly kills: number;
  readonly seed: number;
  readonly companies?: number;
  /** Between two kills there are at most so many actions. */
  readonly actions?: number;
  /** Only kills servers that have something to answer, so that a few kills are enough to see what becomes of it. */
  readonly inTheMiddle?: boolean;
  readonly program?: string;
  /** Told after each kill. */
  readonly progress?: (kills: number) => void;
}

export interface KillsReport {
  readonly store: StoreKind;
  readonly seed: number;
  readonly kills: number;
  /** Of these, kills of a server that was just starting. */
  readonly whileStarting: number;
  readonly acknowledged: number;
  /** Messages without an answer when the server was killed. */
  readonly inFlight: number;
  /** Messages that were sent again under the same id. */
  readonly resent: number;
  /** Messages whose sender gave up waiting and looked at the table instead. */
  readonly unansweredInTime: number;
  readonly lines: number;
  readonly finished: number;
  readonly entries: number;
  readonly reconnects: number;
  /** Reconnects to a decision that waited, and to one in the middle of an effect. */
  readonly pending: number;
  readonly midEffect: number;
  /** Whole logs that were read again after a restart. */
  readonly audits: number;
  /** Positions as clients were told them that were compared with the log. */
  readonly positions: number;
  readonly lost: number;
  readonly doubled: number;
  /** From a kill to the next acknowledged action. */
  readonly longestOutageMs: number;
  /** From a kill to the next move at any one table without a clock. */
  readonly longestTableWaitMs: number;
  readonly seconds: number;
  readonly refusals: Readonly<Record<string, number>>;
  readonly violations: readonly string[];
}

const COMPANIES = 5;
const SOON_MS = 400;
const ACTIONS = 150;
/** Whatever was waited for, the next kill comes. */
const LONGEST_LIFE_MS = 1500;

/** Kills the server again and again while people play, and looks whether anything that was acknowledged is missing. */
export async function runKills(options: KillsOptions): Promise<KillsReport> {
  const began = performance.now();
  const world = await startWorld({ ...options, companies: options.companies ?? COMPANIES });
  try {
    const { books, companies } = world;
    const kills = await killAgainAndAgain(world, options);
    const found = await world.check();
    const waits = [...books.tables.values()].map(({ longestWait }) => longestWait);
    return {
      store: options.store,
      seed: options.seed,
      ...kills,
      acknowledged: books.acknowledged,
      resent: books.resent,
      unansweredInTime: books.unansweredInTime,
      lines: books.lines,
      finished: companies.reduce((sum, company) => sum + company.finished, 0),
      entries: found.entries,
      reconnects: books.reconnects,
      pending: books.pending,
      midEffect: books.midEffect,
      positions: found.sightings,
      lost: found.lost,
      doubled: found.doubled,
      longestOutageMs: Math.round(books.longestOutage),
      longestTableWaitMs: Math.round(Math.max(0, ...waits)),
      seconds: Math.round((performance.now() - began) / 100) / 10,
      refusals: Object.fromEntries(books.refusals),
      violations: books.violations,
    };
  } finally {
    await world.remove();
  }
}

type Kills = Pick<KillsReport, 'kills' | 'whileStarting' | 'inFlight' | 'audits'>;

async function killAgainAndAgain(world: World, options: KillsOptions): Promise<Kills> {
  const { kills, actions = ACTIONS, inTheMiddle = false, progress } = options;
  const { cluster, chance, companies, books } = world;
  let done = 0;
  let whileStarting = 0;
  let inFlight = 0;
  const audits: Promise<number>[] = [];
  while (done < kills) {
    await theMoment(world, actions);
    const victims = victimsOf(cluster.nodes, chance).slice(0, kills - done);
    const isBusy = (): boolean => books.unanswered(cluster.isLineTo(victims)) > 0;
    if (inTheMiddle) await until(isBusy);
    inFlight += await cluster.kill(victims);
    done += victims.length;
    if (done < kills && chance.percent(8)) {
      await killedWhileStarting(victims[0], chance);
      done++;
      whileStarting++;
    }
    await cluster.start(victims);
    audits.push(audit(companies, cluster, chance));
    progress?.(done);
  }
  const told = await Promise.all(audits);
  return { kills: done, whileStarting, inFlight, audits: told.reduce((sum, count) => sum + count, 0) };
}

/** A short while after the start, or after so many actions. */
async function theMoment({ books, chance }: World, actions: number): Promise<void> {
  if (chance.percent(35)) return pause(chance.between(0, SOON_MS));
  const wanted = books.acknowledged + chance.between(1, actions);
  await until(() => books.acknowledged >= wanted);
}

async function until(isTrue: () => boolean): Promise<void> {
  const latest = performance.now() + LONGEST_LIFE_MS;
  while (!isTrue() && performance.now() < latest) await pause(1);
}

/** One of the servers, now and then all of them. */
function victimsOf(nodes: readonly ServerNode[], chance: Chance): readonly ServerNode[] {
  return nodes.length === 1 || chance.percent(25) ? nodes : [chance.of(nodes)];
}

async function killedWhileStarting(node: ServerNode, chance: Chance): Promise<void> {
  const started = node.start().catch(() => undefined);
  await Promise.race([pause(chance.between(0, SOON_MS)), started]);
  await node.kill();
}
