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

/** An answer that a bot has looked at. */
export interface Option {
  readonly action: Action;
  /** The points its seat is expected to end with after it. */
  readonly value: number;
  /** How often it has been looked at. */
  readonly visits: number;
}

/** A decision that is being thought about. It can be left at any time. */
export interface Thought {
  /** Thinks a little further, for some milliseconds, with about so many steps left. False = it has made up its mind. */
  step(left?: number): boolean;
  /** What it would answer now. */
  answer(): Action;
  /** What it has looked at so far, the best first. */
  options(): readonly Option[];
}

/** How long a bot may think: whatever ends first. Only with steps alone does the same chance give the same answer. */
export interface Budget {
  readonly steps?: number;
  readonly ms?: number;
}

/** A computer player. It keeps nothing between its decisions, so it can take over any seat at any time. */
export interface Bot {
  readonly name: string;
  /** How long it thinks if nobody says otherwise; it may have made up its mind sooner. */
  readonly usual: Budget;
  think(input: BotInput): Thought;
}
