// The command-line program `everdell`.
import { run } from './run.ts';
import { nodeWorld } from './core/nodeWorld.ts';

// A reader that has seen enough (`everdell ... | head`) is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(process.argv.slice(2), nodeWorld());
