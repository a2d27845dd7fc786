import type { Weights } from '../value/value.ts';

/** One round of tuning. */
export interface Round {
  /** Games that were played to learn from, in this round. */
  readonly games: number;
  /** Mean points in them. */
  readonly points: number;
  /** By season: positions learned from, how far off the fit is, and the share of the variance it explains. */
  readonly fitness: readonly { readonly rows: number; readonly error: number; readonly explained: number }[];
  /** What the new weights won against those before. */
  readonly won: number;
  readonly matches: number;
  /** Whether the round's weights were better, and so went on. */
  readonly kept: boolean;
}

/** The result of tuning, with the record of how it was made. */
export interface Tuned {
  readonly command: string;
  readonly rounds: readonly Round[];
  readonly weights: Weights;
}

/** What was learned of the margin over an automa, with the record of how it was made. */
export interface TunedSolo {
  readonly command: string;
  readonly games: number;
  /** Mean points in them, and mean margin over the automa. */
  readonly points: number;
  readonly margin: number;
  readonly fitness: Round['fitness'];
  readonly weights: Weights;
}
