import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

const TICKS_A_SECOND = 100;

/** The process of which all of this PostgreSQL are children; undefined where the system has no /proc. */
export async function postmasterOf(databaseUrl: string): Promise<number | undefined> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return statOf(String(rows[0].pid))?.parent;
  } finally {
    await client.end();
  }
}

/** Seconds of CPU a process and its children have used, also those that have ended. */
export function cpuOfFamily(parent: number | undefined): number | undefined {
  if (parent === undefined) return undefined;
  let ticks = statOf(String(parent))?.withEnded ?? 0;
  for (const pid of readdirSync('/proc')) {
    const stat = /^\d+$/.test(pid) ? statOf(pid) : undefined;
    if (stat?.parent === parent) ticks += stat.own;
  }
  return ticks / TICKS_A_SECOND;
}

interface Stat {
  readonly parent: number;
  readonly own: number;
  /** With its children that have ended. */
  readonly withEnded: number;
}

function statOf(pid: string): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number); // from the third field on
    const own = fields[11] + fields[12];
    return { parent: fields[1], own, withEnded: own + fields[13] + fields[14] };
  } catch {
    return undefined;
  }
}
