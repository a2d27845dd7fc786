import type { KillsReport } from './run.ts';

/** The figures for people to read. */
export function reportText(report: KillsReport): string {
  const rows: readonly (readonly [string, string | number])[] = [
    ['store', report.store === 'postgres' ? 'PostgreSQL, two nodes' : 'embedded, one node'],
    ['kills (SIGKILL)', `${report.kills}, ${report.whileStarting} of them while it started`],
    ['acknowledged actions', report.acknowledged],
    ['entries in all logs', report.entries],
    ['acknowledged lines of chat', report.lines],
    ['finished games', report.finished],
    ['in flight at a kill', report.inFlight],
    ['sent again, same id', report.resent],
    ['given up after a minute', report.unansweredInTime],
    ['connections', report.reconnects],
    ['opened at an own decision', `${report.pending}, ${report.midEffect} of them inside an effect`],
    ['whole logs read again', report.audits],
    ['positions compared', report.positions],
    ['lost', report.lost],
    ['doubled', report.doubled],
    ['other violations', Math.max(0, report.violations.length - report.lost - report.doubled)],
    ['longest outage', `${report.longestOutageMs} ms from a kill to the next acknowledged action`],
    ['longest wait at one table', `${report.longestTableWaitMs} ms from a kill to its next move`],
    ['time', `${report.seconds} s`],
    ['seed', report.seed],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}\n`).join('');
}

const SHOWN = 20;

export function violationsText({ violations, seed, store, kills }: KillsReport): string {
  if (violations.length === 0) return '';
  const more = violations.length > SHOWN ? [`... and ${violations.length - SHOWN} more`] : [];
  const again = `Again: npm run kills -- --kills ${kills} --store ${store} --seed ${seed}`;
  return [...violations.slice(0, SHOWN), ...more, again].map((line) => `${line}\n`).join('');
}
