import type { Action, Decision, Seat, Setup, View } from '@everdell/game';
import type { StoredGame } from '../tables/storedGame.ts';

/** A decision for a bot: what its seat may see, and nothing else. */
export interface BotJob {
  readonly setup: Setup;
  readonly bot: string;
  readonly view: View;
  readonly decision: Decision;
  readonly legal: readonly Action[];
  /** How long it may think, if it is one that goes by time. */
  readonly ms: number;
  /** The bot's own chance. */
  readonly seed: string;
}

/** A game to be written down for somebody. */
export interface FileJob {
  readonly stored: StoredGame;
  readonly viewer: Seat | null;
}

/** What threads do, apart from the one that serves people. */
export interface Jobs {
  /** The index of the chosen action in `legal`. */
  choose: { readonly job: BotJob; readonly result: number };
  /** The text of the file. */
  file: { readonly job: FileJob; readonly result: string };
}

export type JobKind = keyof Jobs;
export interface Question {
  readonly kind: JobKind;
  readonly job: Jobs[JobKind]['job'];
}
export type Answer = { readonly result: Jobs[JobKind]['result']; readonly error?: never } | { readonly error: string };
