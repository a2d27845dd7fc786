/** A game of modules that are in no registry. */
import { compileRules, defaultOptions, type Module } from '@everdell/engine';
import { gameOn, type Game } from '@everdell/game';

export function gameWith(modules: readonly Module[], players: number): Game {
  const options = defaultOptions(modules);
  const setup = { modules: modules.map((m) => m.id), players, options };
  return gameOn(compileRules(modules, setup, options));
}
