// `npm run kills`: kills the built server while clients play, and looks whether anything is missing afterwards.
import { runProgram } from './lib/run-program.mjs';

await runProgram('tests', 'online', 'kills', 'main.ts');
