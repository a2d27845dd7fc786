import { seededRandom } from '@everdell/ai';
import { knownItem, startSession, type Action, type Seat, type Session, type SetupRequest } from '@everdell/game';
import type { Picture } from '../picture.ts';

export const NAMES = ['Ana', 'Bo', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];

/** Tables of one to six players. */
export const TABLES: readonly SetupRequest[] = [
  {
    players: 1,
    modules: ['rugwort'],
    options: { 'rugwort.year': 3, 'rugwort.variants': ['cranky', 'glitzy', 'hasty', 'lucky', 'squatty'] },
  },
  { players: 2 },
  { players: 4 },
  { players: 6 },
];

/** The table as a viewer may see it, in the way the worker tells it. */
export function pictureOf(session: Session, viewer: Seat | null): Picture {
  const { game, state } = session;
  const deciding = session.decision?.seat ?? null;
  return {
    setup: session.setup,
    players: state.seats.map((_, seat) => ({ name: NAMES[seat], kind: seat === viewer ? 'here' : 'bot' })),
    viewer,
    version: session.log.length,
    view: game.view(state, viewer),
    deciding,
    asked: viewer !== null && deciding === viewer,
    undo: viewer === null ? null : session.undoState(viewer),
    story: session.story().map((item) => knownItem(game, item, viewer)),
    handOver: null,
    holding: false,
  };
}

export function randomAction(session: Session, random: () => number): Action {
  const { game, state, decision } = session;
  const legal = game.legal(state, decision!.seat);
  return legal[Math.floor(random() * legal.length)];
}

/** Plays at random and takes a decision back now and then; `each` is called after every step. */
export function playAtRandom(request: SetupRequest, seed: string, each: (session: Session) => void): Session {
  const session = startSession(request, seed);
  const random = seededRandom(seed);
  while (session.decision !== null) {
    const { seat } = session.decision;
    session.act(seat, randomAction(session, random));
    each(session);
    if (random() < 0.15 && session.undoState(seat).possible) {
      session.undo(seat);
      each(session);
    }
  }
  return session;
}
