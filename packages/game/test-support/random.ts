import {
  allModules,
  fits,
  makeSetup,
  modulesOf,
  registry,
  startSession,
  tableFor,
  TABLE_SIZES,
  type Action,
  type OptionValue,
  type Session,
  type SetupRequest,
} from '../index.ts';

export type Roll = (n: number) => number;

/** A small generator of numbers from 0 to n-1, for tests. */
export function dice(seed: number): Roll {
  let x = (Math.imul(seed + 1, 2654435761) ^ 0x5bd1e995) | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}

/** The base game of six and of two, and alone with all options other than usual; every module with another; all of them together. */
export const TABLES: readonly SetupRequest[] = [
  { players: 6 },
  { players: 2 },
  otherwise(tableFor([], TABLE_SIZES.length - 1)!),
  ...neighbours(),
  allModules(1),
  allModules(2),
];

/** Modules two by two, at tables of all sizes; who goes with no neighbour is alone. */
function neighbours(): SetupRequest[] {
  const tables: SetupRequest[] = [];
  const left = registry.filter(({ id }) => id !== 'base').map(({ id }) => id);
  while (left.length > 0) {
    const [one] = left.splice(0, 1);
    const at = left.findIndex((id) => tableFor([one, id], tables.length) !== undefined);
    const other = at < 0 ? [] : left.splice(at, 1);
    tables.push(tableFor([one, ...other], tables.length)!);
  }
  return tables;
}

/** Each option as far from its default as this table can have it. */
function otherwise(table: SetupRequest): SetupRequest {
  let options: Record<string, OptionValue> = {};
  for (const m of modulesOf(makeSetup(table)))
    for (const [id, { several, values }] of Object.entries(m.options ?? {})) {
      const last = several
        ? (values as string[])
        : [...values].reverse().find((value) => fits({ ...table, options: { [id]: value } }))!;
      options = { ...options, [id]: last };
    }
  return { ...table, options };
}

export function randomAction(session: Session, roll: Roll): Action {
  const { game, state, decision } = session;
  const legal = game.legal(state, decision!.seat);
  return legal[roll(legal.length)];
}

/** Plays at random, with some decisions taken back where that is possible: `steps` decisions, or to the end. */
export function playOn(session: Session, roll: Roll, steps = Infinity): void {
  for (let i = 0; i < steps && session.decision !== null; i++) {
    const { seat } = session.decision;
    session.act(seat, randomAction(session, roll));
    if (roll(4) === 0 && session.undoState(seat).possible) session.undo(seat);
  }
}

/** A game that was played at random for so many decisions. */
export function playedSession(request: SetupRequest, seed: string, steps = Infinity): Session {
  const session = startSession(request, seed);
  playOn(session, dice(seed.length + steps), steps);
  return session;
}
