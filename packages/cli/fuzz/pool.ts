import { runTasks, workerFile, type Work } from '../core/pool.ts';
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
const WORK: Work<Batch, FuzzReport> = {
  file: workerFile(import.meta.url, './worker.ts', './worker.js'),
  run: runBatch,
};

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
  await runTasks(WORK, batches, jobs, (part) => {
    report = addReports(report, part);
    tell(report);
  });
  return { ...report, violations: [...report.violations].sort((a, b) => a.game - b.game || a.at - b.at) };
}
