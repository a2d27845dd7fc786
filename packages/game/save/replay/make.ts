import type { Seat, View } from '@everdell/engine';
import { knownItem, Session } from '../../session/index.ts';
import { RULES_VERSION, tablesOf } from '../types.ts';
import { REPLAY_FORMAT, type ReplayFile } from './file.ts';

/** The whole game so far, played again and written down as this viewer (null = spectator) may know it. */
export function redactedReplay(session: Session, viewer: Seat | null): ReplayFile {
  const { game, seed, history, log } = session;
  const from = { log: log.slice(0, history), tellings: new Map(), state: session.beginning() };
  const again = new Session(game, seed, [], from);
  const look = (): View => game.view(again.state, viewer);
  const start = look();
  const views = log.slice(history).map((entry) => {
    again.enter(entry);
    return look();
  });
  const file: ReplayFile = {
    format: REPLAY_FORMAT,
    kind: 'everdell-replay',
    rules: RULES_VERSION,
    setup: game.setup,
    players: session.players.map(({ name, kind }) => ({ name, kind })),
    viewer,
    tables: tablesOf(game.rules),
    start,
    steps: again.story(history).map((item, i) => ({ item: knownItem(game, item, viewer), view: views[i] })),
    over: again.decision === null,
  };
  return JSON.parse(JSON.stringify(file)) as ReplayFile;
}
