import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Time of all cores since the machine was started, in any unit. */
export interface MachineTimes {
  readonly busy: number;
  /** A virtual machine wanted to run and was not let; 0 where the system does not tell. */
  readonly stolen: number;
  readonly all: number;
}

export function machineTimes(): MachineTimes {
  const [user, nice, system, idle, wait, irq, softIrq, stolen] = procStat() ?? systemTimes();
  const busy = user + nice + system + irq + softIrq;
  return { busy, stolen, all: busy + idle + wait + stolen };
}

function procStat(): number[] | undefined {
  try {
    return /^cpu +(.*)$/m.exec(readFileSync('/proc/stat', 'utf8'))?.[1].split(' ').map(Number);
  } catch {
    return undefined;
  }
}

function systemTimes(): number[] {
  const sum = (of: 'user' | 'nice' | 'sys' | 'idle' | 'irq'): number =>
    cpus().reduce((total, { times }) => total + times[of], 0);
  return [sum('user'), sum('nice'), sum('sys'), sum('idle'), 0, sum('irq'), 0, 0];
}

export function sharesOf(before: MachineTimes, after: MachineTimes): { busy: number; stolen: number } {
  const all = after.all - before.all;
  return { busy: (after.busy - before.busy) / all, stolen: (after.stolen - before.stolen) / all };
}
