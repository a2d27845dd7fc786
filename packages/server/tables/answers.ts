import type { TableMessage } from '@everdell/protocol';
import type { Guest } from '../store/store.ts';
import { requestKey, type Result } from './handlers/handler.ts';
import { isSameMessage, needSame } from './sameMessage.ts';

/** At least so many of the last answers are remembered, at most twice as many. */
const KEPT = 2000;

interface Known {
  readonly message: TableMessage;
  readonly answer: Promise<Result>;
}

/**
 * The same message again gets the same answer while it is remembered; decisions are known by the log for ever. A refusal
 * is not remembered: nothing was done, so the message may be tried again.
 */
export class Answers {
  #answers = new Map<string, Known>();
  #older = new Map<string, Known>();

  async once(guest: Guest, message: TableMessage, carryOut: () => Promise<Result>): Promise<Result> {
    const key = `${message.table}/${requestKey(guest, message)}`;
    const known = this.#answers.get(key) ?? this.#older.get(key);
    if (known !== undefined) {
      needSame(isSameMessage(known.message, message));
      return known.answer;
    }
    const answer = carryOut();
    this.#answers.set(key, { message, answer });
    answer.catch(() => {
      this.#answers.delete(key);
      this.#older.delete(key);
    });
    if (this.#answers.size >= KEPT) {
      this.#older = this.#answers;
      this.#answers = new Map();
    }
    return answer;
  }
}
