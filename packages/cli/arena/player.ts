import { bots, type Budget } from '@everdell/ai';
import { UsageError } from '../core/context.ts';
import type { Words } from '../words/en.ts';

/** Who plays: a bot, with the budget it is given. */
export interface Player {
  /** As it was written: NAME, NAME@200ms or NAME@50steps. */
  readonly label: string;
  readonly bot: string;
  /** Absent: its usual one. */
  readonly budget?: Budget;
}

const BUDGET = /^([1-9]\d{0,8})(ms|steps)$/;

export function readPlayer(label: string, words: Words['arena']): Player {
  const [bot, ...rest] = label.split('@');
  if (!Object.hasOwn(bots, bot)) throw new UsageError(words.unknownBot(bot, Object.keys(bots)));
  if (rest.length === 0) return { label, bot };
  const [, number, unit] = BUDGET.exec(rest.join('@')) ?? [];
  if (number === undefined) throw new UsageError(words.badBudget(label, bot));
  return { label, bot, budget: { [unit]: Number(number) } };
}
