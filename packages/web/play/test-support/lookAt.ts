import {
  gameOf,
  knownItem,
  startSession,
  type GameState,
  type Lang,
  type Seat,
  type Session,
  type SetupRequest,
} from '@everdell/game';
import type { Picture } from '../picture.ts';
import { look, type Seen } from '../seen.ts';

/** A game as the seat that decides now sees it. */
export function seenIn(session: Session, lang: Lang = 'en'): Seen {
  const { game, state } = session;
  const viewer = session.decision?.seat ?? 0;
  const story = session.story().map((item) => knownItem(game, item, viewer));
  return look(
    { ...pictureOf(state, viewer), version: session.log.length, story, undo: session.undoState(viewer) },
    lang,
  );
}

export function start(request: SetupRequest, seed: string): Session {
  const players = Array.from({ length: request.players }, (_, i) => ({ name: `P${i + 1}`, kind: 'human' }));
  return startSession(request, seed, players);
}

/** A position as this seat sees it. */
export function seenAt(state: GameState, viewer: Seat, lang: Lang = 'en'): Seen {
  return look(pictureOf(state, viewer), lang);
}

function pictureOf(state: GameState, viewer: Seat): Picture {
  const game = gameOf(state);
  const deciding = game.decisions(state).at(0)?.seat ?? null;
  return {
    setup: state.setup,
    players: state.seats.map((_, seat) => ({ name: `P${seat + 1}`, kind: 'here' })),
    viewer,
    version: 0,
    view: game.view(state, viewer),
    deciding,
    asked: deciding === viewer,
    undo: null,
    story: [],
    handOver: null,
    holding: false,
  };
}
