// `npm run hostile`: attacks the built server as hostile guests would, and counts what must not happen.
import { runProgram } from './lib/run-program.mjs';

await runProgram('tests', 'online', 'hostile', 'main.ts');
