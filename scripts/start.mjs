// `npm start`: the server with the web client, to be played in a browser. With arguments (`npm start -- ...`) the terminal
// game, which they are for.
import { runCli } from './lib/run-cli.mjs';
import { runServer } from './lib/run-server.mjs';

const args = process.argv.slice(2);

process.exitCode = args.length > 0 ? await runCli(['play', ...args]) : await runServer();
