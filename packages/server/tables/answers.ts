import type { TableMessage } from '@everdell/protocol';
import type { Guest } from '../store/store.ts';
import { requestKey, type Result } from './handlers/handler.ts';

/** So many of the last answers are remembered. */
const KEPT = 2000;

/**
 * The same message again gets the same answer while it is remembered; decisions are known by the log for ever. A refusal
 * is not remembered: nothing was done, so the message may be tried again.
 */
export class Answers {
  readonly #answers = new Map<string, Promise<Result>>();

  once(guest: Guest, message: TableMessage, carryOut: () => Promise<Result>): Promise<Result> {
    const key = `${message.table}/${requestKey(guest, message)}`;
    const known = this.#answers.get(key);
    if (known !== undefined) return known;
    const answer = carryOut();
    this.#answers.set(key, answer);
    answer.catch(() => this.#answers.delete(key));
    if (this.#answers.size > KEPT)
      for (const [oldest] of this.#answers) {
        this.#answers.delete(oldest);
        break;
      }
    return answer;
  }
}
