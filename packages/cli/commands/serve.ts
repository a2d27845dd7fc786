import type { Command } from '../core/command.ts';
import { UsageError } from '../core/context.ts';

/** The server by itself, the same as `npm run serve`. */
export const serve: Command = {
  name: 'serve',
  options: { port: { value: 'N' } },
  async run(context, args) {
    const port = args.int('port', 0, 65_535);
    const { loadSettings, SettingsError, startServer, StoreError } = await import('@everdell/server');
    const failure = new Failure();
    try {
      const settings = loadSettings({ folder: process.cwd(), environment: context.env });
      const server = await startServer(
        { ...settings, ...(port !== undefined && { port }) },
        { log: { write: context.err }, failed: failure.report },
      );
      context.out(context.words.serve.open(server.address, server.neighbours));
      try {
        await Promise.race([context.stopped(), failure.happens]);
      } finally {
        await server.close();
      }
      return 0;
    } catch (error) {
      if (!(error instanceof SettingsError) && !(error instanceof StoreError)) throw error;
      throw new UsageError(error.message);
    }
  },
};

/** The store has failed for good. */
class Failure {
  report: (error: Error) => void = () => undefined;
  readonly happens = new Promise<never>((_, reject) => {
    this.report = reject;
  });
}
