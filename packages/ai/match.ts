import type { Game, GameState } from '@everdell/game';
import type { Bot } from './bot.ts';

/** Asks the bot that has to decide, by its seat's view. */
export function botAction(game: Game, state: GameState, bot: Bot, random: () => number): ReturnType<Bot['choose']> {
  const [decision] = game.decisions(state);
  const { seat } = decision;
  return bot.choose({ game, view: game.view(state, seat), decision, legal: game.legal(state, seat), random });
}

/** Plays a game among bots, one per human seat, to its end. */
export function playMatch(game: Game, seed: string, bots: readonly Bot[], random: () => number): GameState {
  const state = game.start(seed);
  for (let pending = game.decisions(state); pending.length > 0; pending = game.decisions(state)) {
    game.apply(state, pending[0].seat, botAction(game, state, bots[pending[0].seat], random));
  }
  return state;
}
