import type { Args, ArgSpec } from './args.ts';
import type { Context } from './context.ts';

/** One of the program's commands; its help is in the word tables under its name. */
export interface Command extends ArgSpec {
  readonly name: string;
  /** The arguments that are no options, as the help shows them. */
  readonly usage?: string;
  /** Has --json. */
  readonly json?: true;
  /** The exit code. */
  run(context: Context, args: Args): number | Promise<number>;
}
