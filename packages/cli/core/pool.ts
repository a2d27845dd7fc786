import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A kind of work that other processes can do; tasks and results go through JSON. */
export interface Work<Task, Result> {
  /** What a process of it runs: it calls `takeTasks`. */
  readonly file: string;
  readonly run: (task: Task) => Result | Promise<Result>;
}

/** The file of a process: TypeScript beside its sources, JavaScript beside the bundle when built. */
export function workerFile(importer: string, source: string, built: string): string {
  return fileURLToPath(new URL(importer.endsWith('.ts') ? source : built, importer));
}

/** Does the tasks in so many processes, each result told as it comes; a single job needs no other process. */
export async function runTasks<Task, Result>(
  work: Work<Task, Result>,
  tasks: readonly Task[],
  jobs: number,
  tell: (result: Result, task: Task) => void,
): Promise<void> {
  const left = [...tasks];
  if (jobs === 1) {
    for (const task of left) tell(await work.run(task), task);
    return;
  }
  const processes = Array.from({ length: Math.min(jobs, left.length) }, () => serve(work.file, left, tell));
  await Promise.all(processes);
}

/** For the file of a process: does the tasks it is sent, and ends with whoever sends them. */
export function takeTasks<Task, Result>(run: Work<Task, Result>['run']): void {
  const answer = async (task: Task): Promise<void> => void process.send!(await run(task));
  process.on('message', (task: Task) => void answer(task));
  process.on('disconnect', () => process.exit());
}

/** One process that takes tasks as long as there are any. */
async function serve<Task, Result>(
  file: string,
  left: Task[],
  tell: (result: Result, task: Task) => void,
): Promise<void> {
  const child = fork(file);
  try {
    for (let task = left.shift(); task !== undefined; task = left.shift()) tell(await ask<Result>(child, task), task);
  } finally {
    left.length = 0; // after a failure the others need not go on
    child.kill();
  }
}

function ask<Result>(child: ChildProcess, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const lost = (code: number | null): void => reject(new Error(`a process ended with ${code}`));
    child.once('exit', lost);
    child.once('message', (result) => {
      child.off('exit', lost);
      resolve(result as Result);
    });
    child.send(task as object);
  });
}
