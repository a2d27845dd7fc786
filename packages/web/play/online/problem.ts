import { undoText, type Reason, type UndoBlock } from '@everdell/game';
import { NoAnswer, ProtocolError, type ProblemCode, type Refusal } from '@everdell/protocol';
import type { Trouble } from '../table.ts';

/** Why something was not done at a table on a server. `client/...`: between this page and the server. */
export type Code = ProblemCode | 'client/not_sent' | 'client/no_answer';

export interface Problem {
  readonly code: Code;
  /** In English, as the server said it. */
  readonly message: string;
  /** Of the rules. */
  readonly reason?: Reason;
  /** Why undo is closed. */
  readonly why?: UndoBlock;
}

export function problemIn({ code, message, reason, why }: Refusal): Problem {
  const known = why !== undefined && undoText(why as UndoBlock, 'en') !== undefined;
  return {
    code,
    message,
    ...(reason !== undefined && { reason: reason as Reason }),
    ...(known && { why: why as UndoBlock }),
  };
}

/** What a failed request or message comes to; anything unknown is thrown on. */
export function problemOf(error: unknown): Problem {
  if (error instanceof NoAnswer)
    return { code: error.sent ? 'client/no_answer' : 'client/not_sent', message: error.message };
  if (!(error instanceof ProtocolError)) throw error;
  return error.refusal === undefined ? { code: error.code, message: error.message } : problemIn(error.refusal);
}

/** The same for the board, which knows no servers. `words`: what is wrong, in the reader's language. */
export function troubleOf(problem: Problem, words: string): Trouble {
  const { code, reason, why } = problem;
  if (reason !== undefined) return { kind: 'refused', reason };
  if (why !== undefined) return { kind: 'undo', why };
  if (code === 'action/stale_version') return { kind: 'stale' };
  if (code === 'client/no_answer' || code === 'client/not_sent')
    return { kind: 'no-answer', sent: code === 'client/no_answer' };
  return { kind: 'other', code, message: words };
}
