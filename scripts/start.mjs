// `npm start`: the terminal game.
import { runCli } from './lib/run-cli.mjs';

process.exitCode = await runCli(['play', ...process.argv.slice(2)]);
