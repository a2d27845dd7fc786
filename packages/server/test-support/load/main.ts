// The server under load: see `npm run load -- --help`. The first argument is the built server.
import { readOptions, USAGE, type LoadOptions } from './options.ts';
import { summaryOf, tableOf } from './report.ts';
import { trial } from './trial.ts';

const [main, ...args] = process.argv.slice(2);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1)); // the servers go with it

function options(): LoadOptions | 'help' {
  try {
    return readOptions(args);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    process.exit(2);
  }
}

const wanted = options();
if (wanted === 'help') process.stdout.write(USAGE);
else {
  const summaries = [];
  for (const store of wanted.stores) {
    const say = (text: string): void => void process.stderr.write(`${store}: ${text}\n`);
    summaries.push(summaryOf(await trial(store, main, wanted, say)));
  }
  process.stdout.write(wanted.json ? `${JSON.stringify(summaries, undefined, 2)}\n` : tableOf(summaries, wanted));
  process.exitCode = summaries.some(({ problems }) => problems.length > 0) ? 1 : 0;
}
