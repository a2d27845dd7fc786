import type { Ledger } from './ledger.ts';
import type { HostileReport } from './run.ts';

/** The figures for people to read. */
export function reportText(report: HostileReport): string {
  const head = ['attack', 'messages', 'requests', 'frames', 'checks', 'faults'];
  const rows = report.ledgers.map((ledger) => [
    ledger.attack,
    ...[ledger.messages, ledger.requests, ledger.frames, ledger.checks, ledger.found].map(String),
  ]);
  const widths = head.map((name, i) => Math.max(name.length, ...rows.map((row) => row[i].length)));
  const line = (cells: readonly string[]): string =>
    `${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ')}\n`;
  const where = report.store === 'postgres' ? 'PostgreSQL, two servers' : 'embedded, one server';
  const played = `${report.games} honest games, ${report.acknowledged} acknowledged actions`;
  const end = `${played}, the slowest answer after ${report.longestAnswerMs} ms; ${report.seconds} s, seed ${report.seed}\n`;
  return [`${where}\n`, ...[head, ...rows].map(line), end].join('');
}

const SHOWN = 12;

/** What was found, the same faults together. */
export function faultsText(ledgers: readonly Ledger[]): string {
  return ledgers
    .flatMap(({ attack, faults }) => {
      const lines = [...faults].map(([text, times]) => `${attack}: ${text}${times > 1 ? ` (${times} times)` : ''}\n`);
      const more = lines.length > SHOWN ? [`${attack}: ... and ${lines.length - SHOWN} more\n`] : [];
      return [...lines.slice(0, SHOWN), ...more];
    })
    .join('');
}

export function totalText(ledgers: readonly Ledger[]): string {
  const sum = (of: (ledger: Ledger) => number): number => ledgers.reduce((total, ledger) => total + of(ledger), 0);
  return `${sum(({ messages, requests }) => messages + requests)} messages, ${sum(({ found }) => found)} faults\n`;
}
