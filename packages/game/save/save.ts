import type { Session } from '../session/index.ts';
import { RULES_VERSION, SAVE_FORMAT, tablesOf, type SavedEntry, type SaveFile } from './types.ts';

/** The game as plain JSON that `loadSession` reads. It holds everything, also what is hidden from the players. */
export function saveSession(session: Session): SaveFile {
  const { game, setup, seed, players, history, fairness } = session;
  const file: SaveFile = {
    format: SAVE_FORMAT,
    kind: 'everdell-save',
    rules: RULES_VERSION,
    modules: setup.modules.map((id) => ({ id })),
    setup,
    seed,
    ...(fairness === undefined ? {} : { fairness }),
    ...(players.length > 0 ? { players } : {}),
    ...(history > 0 ? { history } : {}),
    log: savedLog(session),
    snapshot: { at: session.log.length, ...tablesOf(game.rules), state: session.state },
  };
  return JSON.parse(JSON.stringify(file)) as SaveFile;
}

function savedLog(session: Session): SavedEntry[] {
  return session.story().map((item) => {
    if ('undo' in item) return { undo: item.undo };
    const { index, seat, action, line } = item;
    return session.tellingOf(index) === undefined ? { seat, action } : { seat, action, line };
  });
}
