import { startSession, type Action, type Session, type SetupRequest } from '../index.ts';

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

/** Tables of one to six players. */
export const TABLES: readonly SetupRequest[] = [
  {
    players: 1,
    modules: ['rugwort'],
    options: { 'rugwort.year': 3, 'rugwort.variants': ['cranky', 'glitzy', 'hasty', 'lucky', 'squatty'] },
  },
  { players: 2 },
  { players: 3, options: { earlyPass: true } },
  { players: 4 },
  { players: 5 },
  { players: 6 },
  { players: 1, modules: ['rugwort', 'pearlbrook'] },
  { players: 3, modules: ['pearlbrook'] },
  { players: 4, modules: ['legends'] },
  { players: 2, modules: ['pearlbrook', 'legends', 'more-legends'] },
  { players: 1, modules: ['rugwort', 'more-legends'] },
  { players: 1, modules: ['rugwort', 'extra-extra', 'rugwort-cards', 'corrin'] },
  { players: 3, modules: ['extra-extra', 'rugwort-cards', 'corrin', 'through-every-season'] },
  { players: 2, modules: ['pearlbrook', 'extra-extra', 'rugwort-cards', 'corrin', 'through-every-season'] },
];

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
