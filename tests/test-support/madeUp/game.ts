/** A game of modules that are in no registry. */
import { compileRules, defaultOptions, type Module, type ModuleBridge } from '@everdell/engine';
import { gameOn, type Game, type GameState, type Setup } from '@everdell/game';

export function gameWith(
  modules: readonly Module[],
  players: number,
  given: Setup['options'] = {},
  bridges: readonly ModuleBridge[] = [],
): Game {
  const options = { ...defaultOptions(modules), ...given };
  const setup = { modules: modules.map((m) => m.id), players, options };
  return gameOn(compileRules(modules, setup, options, bridges));
}

/** A state in which the first turn has begun: in the set-up the last answer that is offered is given. */
export function begun(game: Game, seed: string): GameState {
  const s = game.start(seed);
  while (s.turn === 0) game.advance(s, game.legal(s, game.decisions(s)[0].seat).at(-1)!);
  return s;
}
