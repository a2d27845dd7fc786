// `npm run kills`: proves that a killed server loses nothing that it has acknowledged.
import { parseArgs } from 'node:util';
import { runKills } from './run.ts';
import { reportText, violationsText } from './words.ts';
import type { StoreKind } from './world.ts';

const HELP = `npm run kills -- [--kills 200] [--store embedded|postgres|both] [--seed N] [--json]
Kills the built server again and again while clients play, and compares what they were told with what is stored.
`;

interface Wishes {
  readonly kills: number;
  readonly stores: readonly StoreKind[];
  readonly seed: number;
  readonly json: boolean;
}

function read(args: readonly string[]): Wishes {
  const { values } = parseArgs({
    args: [...args],
    options: {
      kills: { type: 'string', default: '200' },
      store: { type: 'string', default: 'both' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      json: { type: 'boolean', default: false },
    },
  });
  const { store, json } = values;
  if (store !== 'embedded' && store !== 'postgres' && store !== 'both')
    throw new Error(`--store is embedded, postgres or both, not '${store}'.`);
  const stores: readonly StoreKind[] = store === 'both' ? ['embedded', 'postgres'] : [store];
  return { kills: whole('--kills', values.kills), stores, seed: whole('--seed', values.seed), json };
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} is a whole number, not '${text}'.`);
  return Number(text);
}

let wishes: Wishes;
try {
  wishes = read(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  process.exit(2);
}

let bad = 0;
for (const store of wishes.stores) {
  const progress = (kills: number): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r${store}: ${kills} of ${wishes.kills} kills `);
  };
  const report = await runKills({ store, kills: wishes.kills, seed: wishes.seed, progress });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stdout.write(wishes.json ? `${JSON.stringify(report)}\n` : `${reportText(report)}\n`);
  process.stderr.write(violationsText(report));
  bad += report.violations.length;
}
process.exit(bad === 0 ? 0 : 1);
