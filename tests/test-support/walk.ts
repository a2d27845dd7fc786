/** Random games for properties that hold at every decision. */
import { createGame, type Action, type Decision, type Game, type GameState, type SetupRequest } from '@everdell/game';

/** A number from 0 to n - 1. */
export type Roll = (n: number) => number;

export function roller(seed: number): Roll {
  let x = (Math.imul(seed + 1, 2654435761) ^ 0x2545f491) | 1;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}

export interface Step {
  readonly game: Game;
  readonly state: GameState;
  readonly decision: Decision;
  readonly legal: readonly Action[];
  readonly roll: Roll;
  /** Decisions made before this one. */
  readonly n: number;
}

/** Tables of every kind that is built. */
export const TABLES: readonly SetupRequest[] = [
  { players: 2 },
  { players: 3, options: { earlyPass: true } },
  { players: 4 },
  { players: 6 },
  { players: 1, modules: ['rugwort'], options: { 'rugwort.year': 3 } },
  { players: 3, modules: ['pearlbrook'] },
  { players: 1, modules: ['rugwort', 'pearlbrook'] },
];

/** Plays a game at random to its end; `look` sees every decision before it is made. */
export function walk(request: SetupRequest, seed: number, look: (step: Step) => void): GameState {
  const game = createGame(request);
  const state = game.start(`walk ${seed}`);
  const roll = roller(seed);
  for (let n = 0; ; n++) {
    const decision = game.decisions(state)[0];
    if (decision === undefined) return state;
    const legal = game.legal(state, decision.seat);
    look({ game, state, decision, legal, roll, n });
    game.apply(state, decision.seat, legal[roll(legal.length)]);
  }
}
