// `npm start`: at a terminal the terminal game, elsewhere (a service, a container) the server. Arguments are for the game.
import { runCli } from './lib/run-cli.mjs';
import { runServer } from './lib/run-server.mjs';

const args = process.argv.slice(2);
const atTerminal = process.stdin.isTTY && process.stdout.isTTY;

process.exitCode = atTerminal || args.length > 0 ? await runCli(['play', ...args]) : await runServer();
