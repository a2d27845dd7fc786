import { cpus } from 'node:os';
import type { Memory } from './inspector.ts';
import type { LoadOptions } from './options.ts';
import type { MemoryFigures, TrialFigures } from './trial.ts';

export interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export function percentilesOf(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: sorted.at(-1) ?? NaN };
}

/** What is told of a trial. */
export function summaryOf(figures: TrialFigures) {
  const { played, memory } = figures;
  const told = played.measured.map((one) => one.told);
  return {
    ...figures,
    played: { ...played, measured: played.measured.length },
    told: percentilesOf(told),
    acknowledged: percentilesOf(played.measured.map((one) => one.acknowledged)),
    perGame: perGameOf(memory),
    perSocket: perSocketOf(figures),
    problems: problemsOf(figures),
  };
}

type Summary = ReturnType<typeof summaryOf>;

function perGameOf({ atFirst, withGames, games, warm, afterPlay, gamesGone, allGone }: MemoryFigures) {
  const read = games - warm;
  return {
    heap: (inUse(withGames) - inUse(atFirst)) / read,
    rss: (withGames.rss - atFirst.rss) / read,
    ...(gamesGone === undefined || allGone === undefined
      ? {}
      : {
          played: (inUse(afterPlay) - inUse(gamesGone)) / games,
          left: (inUse(allGone) - inUse(atFirst)) / games,
        }),
  };
}

/** The sockets are shared out evenly; the memory is that of the first server. */
function perSocketOf({ servers, memory: { withGames, withSockets, sockets } }: TrialFigures): number {
  return (inUse(withSockets) - inUse(withGames)) / (sockets / servers);
}

const inUse = ({ heap, external }: Memory): number => heap + external;

function problemsOf({ played, errors }: TrialFigures): string[] {
  const problems = errors.slice(0, 10);
  if (errors.length > problems.length) problems.push(`... and ${errors.length - problems.length} more`);
  if (played.unanswered > 0) problems.push(`${played.unanswered} actions were not answered`);
  if (played.unsent > 0) problems.push(`${played.unsent} actions could not be sent: no table was ready`);
  return problems;
}

export function tableOf(summaries: readonly Summary[], options: LoadOptions): string {
  const [{ model }] = cpus();
  const head = [
    `${cpus().length} cores (${model.trim()}), Node ${process.versions.node}; client and servers on the same machine`,
    `${options.games} games, ${options.sockets} sockets, ${options.rate} actions/s for ${options.seconds} s`,
    '',
  ];
  const names = summaries.map(({ store, servers }) => (servers > 1 ? `${store}, ${servers} servers` : store));
  const rows: [string, ...string[]][] = [['', ...names]];
  const row = (name: string, cell: (summary: Summary) => string): void => {
    rows.push([name, ...summaries.map(cell)]);
  };
  row('actions sent and answered', (s) => `${s.played.measured}`);
  row("to the other player's update: p50 / p95 / p99 / max", ({ told }) => times(told));
  row('to the acknowledgement: p50 / p95 / p99 / max', ({ acknowledged }) => times(acknowledged));
  row('errors', (s) => `${s.errors.length + s.played.unanswered + s.played.unsent}`);
  row('games that ended', (s) => `${s.played.ended}`);
  row('CPU of the server(s), of one core', (s) => s.serverCpu.map(percent).join(' + '));
  row('CPU of the database, of one core', (s) => (s.databaseCpu === undefined ? '-' : percent(s.databaseCpu)));
  row('CPU of this client, of one core', (s) => percent(s.clientCpu));
  row('CPU an action, servers and database', (s) => milliseconds(cpuAnAction(s)));
  row('all cores busy, others included', (s) => percent(s.machine.busy));
  row('all cores, taken away by the host', (s) => percent(s.machine.stolen));
  row('load average before', (s) => s.loadBefore.toFixed(1));
  row('this client late at worst', (s) => milliseconds(s.played.late));
  row('opening: decisions/s, as fast as it goes', (s) => (s.opening.decisions / s.opening.seconds).toFixed(0));
  row('memory a game read from the store: in use', (s) => kilobytes(s.perGame.heap));
  row('memory a game read from the store: process growth', (s) => kilobytes(s.perGame.rss));
  row('memory a game after play: in use', (s) => kilobytes(s.perGame.played));
  row('memory a game that has left memory: in use', (s) => kilobytes(s.perGame.left));
  row('memory a socket that follows a table: in use', (s) => kilobytes(s.perSocket));
  const figures: [string, (m: MemoryFigures) => Memory | undefined][] = [
    ['server in use / RSS: few games', (m) => m.atFirst],
    ['server in use / RSS: all games read', (m) => m.withGames],
    ['server in use / RSS: and sockets', (m) => m.withSockets],
    ['server in use / RSS: after play', (m) => m.afterPlay],
    ['server in use / RSS: games gone', (m) => m.gamesGone],
    ['server in use / RSS: sockets gone too', (m) => m.allGone],
  ];
  for (const [name, of] of figures) row(name, (s) => memoryText(of(s.memory)));
  const problems = summaries.flatMap((s) => s.problems.map((problem) => `! ${s.store}: ${problem}`));
  return [...head, ...aligned(rows), ...problems].map((line) => `${line}\n`).join('');
}

function cpuAnAction({ serverCpu, databaseCpu = 0, seconds, played }: Summary): number {
  const used = serverCpu.reduce((sum, share) => sum + share, databaseCpu) * seconds;
  return (used / played.measured) * 1000;
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column])))
      .join('  ')
      .trimEnd(),
  );
}

const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;
const times = ({ p50, p95, p99, max }: Percentiles): string =>
  `${[p50, p95, p99, max].map((value) => value.toFixed(1)).join(' / ')} ms`;
const kilobytes = (bytes: number | undefined): string =>
  bytes === undefined ? '-' : `${(bytes / 1000).toFixed(1)} kB`;
const memoryText = (memory: Memory | undefined): string =>
  memory === undefined ? '-' : `${(inUse(memory) / 1e6).toFixed(1)} / ${(memory.rss / 1e6).toFixed(0)} MB`;
