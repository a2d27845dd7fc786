import type { Guest } from '../../store/store.ts';
import { Refused } from '../refused.ts';

/** So many lines at once, and then one every so many milliseconds. */
const BURST = 10;
const REFILL_MS = 2000;
const MOST_GUESTS = 10_000;

/** Keeps one guest from filling the chat, and the store with it. */
export class ChatPace {
  /** By guest: when the burst they have used up will be full again. */
  readonly #fullAt = new Map<string, number>();

  need(guest: Guest, now: number): void {
    const fullAt = Math.max(now, this.#fullAt.get(guest.id) ?? now) + REFILL_MS;
    if (fullAt - now > BURST * REFILL_MS)
      throw new Refused('message/too_fast', 'you say too much at once: wait a moment.', { retryAfter: 2 });
    if (this.#fullAt.size >= MOST_GUESTS) this.#fullAt.clear();
    this.#fullAt.set(guest.id, fullAt);
  }
}
