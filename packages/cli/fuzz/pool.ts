import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { fuzzGame } from './game.ts';
import { planGame, type Plan } from './plan.ts';
import { addReports, EMPTY_REPORT, type FuzzReport } from './report.ts';

/** Games from one number to another, without the last. */
export interface Batch {
  readonly plan: Plan;
  readonly from: number;
  readonly to: number;
}

const BATCH = 50;
/** Beside this file in the sources, beside the bundle when built. */
const WORKER_FILE = fileURLToPath(
  new URL(import.meta.url.endsWith('.ts') ? './worker.ts' : './worker.js', import.meta.url),
);

export function runBatch({ plan, from, to }: Batch): FuzzReport {
  let report = EMPTY_REPORT;
  for (let index = from; index < to; index++) report = addReports(report, fuzzGame(planGame(plan, index)));
  return report;
}

/** Plays the games in so many processes; the report does not depend on how many. */
export async function runAll(
  all: Batch,
  jobs: number,
  tell: (report: FuzzReport) => void = () => undefined,
): Promise<FuzzReport> {
  const batches: Batch[] = [];
  for (let from = all.from; from < all.to; from += BATCH)
    batches.push({ plan: all.plan, from, to: Math.min(all.to, from + BATCH) });
  let report = EMPTY_REPORT;
  const add = (part: FuzzReport): void => {
    report = addReports(report, part);
    tell(report);
  };
  if (jobs === 1) for (const batch of batches) add(runBatch(batch));
  else await Promise.all(Array.from({ length: Math.min(jobs, batches.length) }, () => serve(batches, add)));
  return { ...report, violations: [...report.violations].sort((a, b) => a.game - b.game || a.at - b.at) };
}

/** One process that takes batches as long as there are any. */
async function serve(batches: Batch[], add: (report: FuzzReport) => void): Promise<void> {
  const child = fork(WORKER_FILE);
  try {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) add(await ask(child, batch));
  } finally {
    child.kill();
  }
}

function ask(child: ChildProcess, batch: Batch): Promise<FuzzReport> {
  return new Promise((resolve, reject) => {
    const lost = (code: number | null): void => reject(new Error(`a fuzz process ended with ${code}`));
    child.once('exit', lost);
    child.once('message', (report) => {
      child.off('exit', lost);
      resolve(report as FuzzReport);
    });
    child.send(batch);
  });
}
