import type { Action, Decision, Setup, View } from '@everdell/game';

/** A decision for a bot: what its seat may see, and nothing else. */
export interface BotJob {
  readonly setup: Setup;
  readonly bot: string;
  readonly view: View;
  readonly decision: Decision;
  readonly legal: readonly Action[];
  /** The bot's own chance. */
  readonly seed: string;
}

export type BotAnswer = { readonly index: number; readonly error?: never } | { readonly error: string };
