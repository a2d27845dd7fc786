import { ProtocolError } from '@everdell/protocol';
import type { Words } from '../../words/index.ts';

/** Why a request failed, in words. Known without the game, so that the home page does not load it. */
export function requestProblem({ online }: Words, error: unknown): string {
  if (!(error instanceof ProtocolError)) throw error;
  return online.errors[error.code] ?? error.message;
}
