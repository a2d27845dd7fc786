import type { GameState } from '@everdell/engine';
import { createGame, IllegalAction } from './game.ts';
import { inForce, type ActionEntry, type LogEntry } from './session/log.ts';
import type { SetupRequest } from './setup.ts';

/** The rules refuse an entry of the log. */
export class ReplayError extends Error {
  override readonly name = 'ReplayError';
  /** Index of the entry. */
  readonly at: number;
  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}

/** The state a log leads to; what was taken back is skipped. */
export function replay(setup: SetupRequest, seed: string, log: readonly LogEntry[]): GameState {
  const game = createGame(setup);
  const state = game.start(seed);
  for (const index of inForce(log)) {
    const { seat, action } = log[index] as ActionEntry;
    try {
      game.apply(state, seat, action);
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error;
      throw new ReplayError(index, `entry ${index} of the log is not possible: ${error.message}`);
    }
  }
  return state;
}
