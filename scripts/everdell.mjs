// `npm run everdell -- <command> [arguments]`: the command-line program, all arguments passed through.
import { runCli } from './lib/run-cli.mjs';

process.exitCode = await runCli(process.argv.slice(2));
