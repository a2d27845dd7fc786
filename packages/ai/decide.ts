import type { Action } from '@everdell/game';
import type { Bot, BotInput, Budget, Thought } from './bot.ts';

/** Counts what a thought may still take. */
class Allowance {
  readonly #steps: number;
  readonly #ends: number;
  readonly #now: () => number;
  readonly #began: number;
  #taken = 0;
  #last: number;
  /** The longest of the last steps: there has to be time for another one. */
  #longest = 0;

  constructor({ steps = Infinity, ms = Infinity }: Budget, now: () => number) {
    this.#steps = steps;
    this.#now = now;
    this.#began = now();
    this.#last = this.#began;
    this.#ends = this.#began + ms;
  }

  /** After each step; false = there is neither a step nor time left. */
  goesOn(): boolean {
    const now = this.#now();
    this.#longest = Math.max(now - this.#last, 0.8 * this.#longest);
    this.#last = now;
    return ++this.#taken < this.#steps && now + this.#longest < this.#ends;
  }

  /** About so many steps more, if they take as long as those before. */
  get left(): number {
    const byTime = ((this.#ends - this.#last) * this.#taken) / Math.max(this.#last - this.#began, 1e-3);
    return Math.min(this.#steps - this.#taken, this.#taken === 0 ? Infinity : byTime);
  }

  /** By the same clock. */
  get at(): number {
    return this.#last;
  }
}

/** Node and browsers have it alike. */
declare const performance: { now(): number };
const clock = (): number => performance.now();

/** A searching bot thinks as long as the players want to wait; the others are done when they are done. */
export function budgetOf({ usual }: Bot, ms: number | undefined): Budget {
  return usual.ms === undefined || ms === undefined ? usual : { ...usual, ms };
}

/** Lets the bot think within its budget. A decision with one answer costs nothing. */
export function decide(bot: Bot, input: BotInput, budget: Budget = bot.usual, now: () => number = clock): Action {
  if (input.legal.length === 1) return input.legal[0];
  return thinkThrough(bot.think(input), budget, now).answer();
}

/** The thought, as far as the budget goes. */
export function thinkThrough(thought: Thought, budget: Budget, now: () => number = clock): Thought {
  const allowance = new Allowance(budget, now);
  while (thought.step(allowance.left) && allowance.goesOn());
  return thought;
}

export interface Pauses {
  /** Between two pauses. */
  readonly everyMs: number;
  /** Lets others do something. */
  pause(): Promise<void>;
  /** Whoever no longer wants to know: the thought is given up, and the promise is rejected with its reason. */
  readonly signal?: { throwIfAborted(): void };
}

/** The same, with pauses in which others who use the same thread can do something, or put a stop to it. */
export async function thinkWithPauses(
  thought: Thought,
  budget: Budget,
  { everyMs, pause, signal }: Pauses,
): Promise<Thought> {
  const allowance = new Allowance(budget, clock);
  let paused = allowance.at;
  while (thought.step(allowance.left) && allowance.goesOn()) {
    if (allowance.at - paused < everyMs) continue;
    await pause();
    signal?.throwIfAborted();
    paused = clock();
  }
  signal?.throwIfAborted();
  return thought;
}
