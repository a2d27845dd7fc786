import type { Action, Decision, Game, View } from '@everdell/game';

/** All that a computer player is told when it has to decide; never the state of the game. */
export interface BotInput {
  readonly game: Game;
  /** What the bot's own seat may know. */
  readonly view: View;
  /** What its seat has to decide. It may name hidden cards, but only those of this very seat. */
  readonly decision: Decision;
  /** Every answer the seat can give. It depends on nothing but the view, so that it tells no secrets. */
  readonly legal: readonly Action[];
  /** The bot's own chance, from 0 to below 1; the same numbers lead to the same answer. */
  readonly random: () => number;
}

/** A computer player. It keeps nothing between its decisions, so it can take over any seat at any time. */
export interface Bot {
  readonly name: string;
  /** One of `legal`. */
  choose(input: BotInput): Action;
}
