import { readdirSync, readFileSync } from 'node:fs';

/** CPU of a process in milliseconds, by its threads. Linux only: it is read from /proc. */
export interface ThreadCpu {
  readonly main: number;
  /** The busiest of the other threads: the store's, if there is one. */
  readonly second: number;
  /** V8's compiler and collector, above all. */
  readonly others: number;
}

export const NO_CPU: ThreadCpu = { main: 0, second: 0, others: 0 };

/** Begins to count; the answer tells what has been used since then. */
export function countCpu(pid: number): () => ThreadCpu {
  const before = threadsOf(pid);
  return () => {
    const used = (thread: string, now: number): number => now - (before.get(thread) ?? 0);
    const now = threadsOf(pid);
    const main = String(pid);
    const [second = 0, ...others] = [...now]
      .filter(([thread]) => thread !== main)
      .map(([thread, ms]) => used(thread, ms))
      .sort((a, b) => b - a);
    return { main: used(main, now.get(main) ?? 0), second, others: others.reduce((sum, ms) => sum + ms, 0) };
  };
}

export function addCpu(a: ThreadCpu, b: ThreadCpu): ThreadCpu {
  return { main: a.main + b.main, second: a.second + b.second, others: a.others + b.others };
}

export function totalCpu({ main, second, others }: ThreadCpu): number {
  return main + second + others;
}

/** By the kernel's own count, which is finer than its ticks. */
function threadsOf(pid: number): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ');
    times.set(thread, Number(nanoseconds) / 1e6);
  }
  return times;
}
