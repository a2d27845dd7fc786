// `npm run serve`: the server, with the web client.
import { runServer } from './lib/run-server.mjs';

process.exitCode = await runServer();
