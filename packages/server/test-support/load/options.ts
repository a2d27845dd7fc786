import { parseArgs } from 'node:util';

export type StoreKind = 'embedded' | 'postgres';

export interface LoadOptions {
  readonly stores: readonly StoreKind[];
  readonly games: number;
  readonly sockets: number;
  /** Actions a second, at all tables together. */
  readonly rate: number;
  readonly seconds: number;
  /** Decisions taken in every game before anything is measured: a random number between the two. */
  readonly opening: readonly [number, number];
  readonly json: boolean;
  /** A file for a CPU profile of the first server during the measured time. */
  readonly profile: string | undefined;
  /** A file for the times of every action. */
  readonly trace: string | undefined;
  /** Flags of Node for the servers, to try what they do. */
  readonly flags: readonly string[];
  /** Leave out what takes a minute of waiting: how much memory is left when the games have left it. */
  readonly quick: boolean;
}

export const USAGE = `npm run load -- [options]: the server under load

  --store embedded|postgres|both   where the games are kept (both); PostgreSQL is run with two servers
  --games N        tables of two seats that are being played (1000)
  --sockets N      connected sockets, two a table (2000)
  --rate N         actions a second, all tables together (200)
  --seconds N      how long (45)
  --quick          do not wait for the games to leave memory
  --profile FILE   write a CPU profile of the (first) server during the measured time
  --trace FILE     write for each action when it was sent, acknowledged and told to the other, in ms, a line each
  --flags='...'    flags of Node to start the servers with
  --json           print the figures as JSON
`;

/** Throws with words for the one who typed it. */
export function readOptions(args: readonly string[]): LoadOptions | 'help' {
  const { values } = parseArgs({
    args: [...args],
    options: {
      store: { type: 'string', default: 'both' },
      games: { type: 'string', default: '1000' },
      sockets: { type: 'string', default: '2000' },
      rate: { type: 'string', default: '200' },
      seconds: { type: 'string', default: '45' },
      quick: { type: 'boolean', default: false },
      profile: { type: 'string' },
      trace: { type: 'string' },
      flags: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return 'help';
  const games = number('games', values.games, 1, 20_000);
  return {
    stores: storesOf(values.store),
    games,
    sockets: number('sockets', values.sockets, 2, 2 * games),
    rate: number('rate', values.rate, 1, 10_000),
    seconds: number('seconds', values.seconds, 1, 3600),
    opening: [20, 40],
    json: values.json,
    profile: values.profile,
    trace: values.trace,
    flags: values.flags.split(' ').filter((flag) => flag !== ''),
    quick: values.quick,
  };
}

function storesOf(text: string): readonly StoreKind[] {
  if (text === 'both') return ['embedded', 'postgres'];
  if (text === 'embedded' || text === 'postgres') return [text];
  throw new Error(`--store is embedded, postgres or both, not ${text}`);
}

function number(name: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`--${name} is a whole number from ${least} to ${most}, not ${text}`);
}
