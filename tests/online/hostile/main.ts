// `npm run hostile`: attacks built servers as hostile guests would, and counts what must not happen.
import { parseArgs } from 'node:util';
import type { StoreKind } from '../kills/world.ts';
import { ATTACKS } from './attacks/index.ts';
import type { Ledger } from './ledger.ts';
import { runHostile, WHOLE } from './run.ts';
import { faultsText, reportText, totalText } from './words.ts';

const HELP = `npm run hostile -- [--messages ${WHOLE}] [--store embedded|postgres|both] [--only ATTACK] [--seed N]
Attacks built servers on this machine while honest people play there, and counts faults. The attacks:
${ATTACKS.map(({ name, says }) => `  ${name.padEnd(10)} ${says}\n`).join('')}`;

interface Wishes {
  readonly messages: number;
  readonly stores: readonly StoreKind[];
  readonly seed: number;
  readonly only: readonly string[] | undefined;
}

function read(args: readonly string[]): Wishes | undefined {
  const { values } = parseArgs({
    args: [...args],
    options: {
      messages: { type: 'string', default: String(WHOLE) },
      store: { type: 'string', default: 'both' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      only: { type: 'string', multiple: true },
      help: { type: 'boolean', default: false },
    },
  });
  const { store, only } = values;
  if (values.help) return undefined;
  if (store !== 'embedded' && store !== 'postgres' && store !== 'both')
    throw new Error(`--store is embedded, postgres or both, not '${store}'.`);
  for (const name of only ?? [])
    if (!ATTACKS.some((attack) => attack.name === name))
      throw new Error(`There is no attack '${name}'; there are: ${ATTACKS.map((attack) => attack.name).join(', ')}.`);
  const stores: readonly StoreKind[] = store === 'both' ? ['embedded', 'postgres'] : [store];
  return { messages: whole('--messages', values.messages), stores, seed: whole('--seed', values.seed), only };
}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} is a whole number, not '${text}'.`);
  return Number(text);
}

let wishes: Wishes | undefined;
try {
  wishes = read(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n${HELP}`);
  process.exit(2);
}
if (wishes === undefined) {
  process.stdout.write(HELP);
  process.exit(0);
}

// The clients throw where they hear it when the server says something that the protocol does not define.
process.on('uncaughtException', (error) => {
  process.stderr.write(`A client could not bear what it was told: ${error.stack ?? error.message}\n`);
  process.exit(1);
});

const all: Ledger[] = [];
for (const store of wishes.stores) {
  const { messages, seed, only, stores } = wishes;
  const progress = (attack: string): void => {
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${store}: ${attack} `);
  };
  const report = await runHostile({ store, seed, only, messages: Math.ceil(messages / stores.length), progress });
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  process.stderr.write(faultsText(report.ledgers));
  process.stdout.write(`${reportText(report)}\n`);
  all.push(...report.ledgers);
}
process.stdout.write(totalText(all));
const isClean = all.every(({ found }) => found === 0);
const { messages: number, stores, only: names = [], seed } = wishes;
const store = stores.length > 1 ? 'both' : stores[0];
const again = [`--messages ${number} --store ${store} --seed ${seed}`, ...names.map((name) => `--only ${name}`)];
if (!isClean) process.stderr.write(`Again: npm run hostile -- ${again.join(' ')}\n`);
process.exit(isClean ? 0 : 1);
