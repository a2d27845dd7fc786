// `npm run serve`: the server.
import { runServer } from './lib/run-server.mjs';

process.exitCode = await runServer();
