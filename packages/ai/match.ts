import type { Action, Game, GameState } from '@everdell/game';
import type { Bot, BotInput, Budget } from './bot.ts';
import { decide } from './decide.ts';

/** What the seat that has to decide is told. */
export function inputOf(game: Game, state: GameState, random: () => number): BotInput {
  const [decision] = game.decisions(state);
  const { seat } = decision;
  return { game, view: game.view(state, seat), decision, legal: game.legal(state, seat), random };
}

/** Asks the bot that has to decide, by its seat's view. */
export function botAction(game: Game, state: GameState, bot: Bot, random: () => number, budget?: Budget): Action {
  return decide(bot, inputOf(game, state, random), budget);
}

/** Plays a game among bots, one per human seat, to its end. */
export function playMatch(
  game: Game,
  seed: string,
  bots: readonly Bot[],
  random: () => number,
  budget?: Budget,
): GameState {
  const state = game.start(seed);
  for (let pending = game.decisions(state); pending.length > 0; pending = game.decisions(state)) {
    const [{ seat }] = pending;
    game.apply(state, seat, game.hostAnswer(state) ?? botAction(game, state, bots[seat], random, budget));
  }
  return state;
}
