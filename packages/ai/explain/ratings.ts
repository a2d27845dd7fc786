import type { Action, Game, GameState } from '@everdell/game';
import type { Bot, Budget } from '../bot.ts';
import { thinkWithPauses, type Pauses } from '../decide.ts';
import { inputOf } from '../match.ts';
import { seededRandom } from '../seededRandom.ts';
import { hintsOf, type Hint } from './hints.ts';

/** How good a decision was. */
export type Grade = 'best' | 'good' | 'slip' | 'mistake';

export interface Rating {
  readonly grade: Grade;
  /** Expected points it gave away, compared with the best answer. */
  readonly loss: number;
  /** What the bot would have done. */
  readonly best: Hint;
  /** What was done, as the bot sees it. */
  readonly played: Hint;
}

/** A decision of a game that is looked at again. */
export interface Played {
  readonly game: Game;
  /** Before the decision. */
  readonly state: GameState;
  readonly action: Action;
}

/** Losses below these are of the grade; the bot cannot tell finer. */
const GRADES: readonly (readonly [Grade, number])[] = [
  ['best', 0.4],
  ['good', 1.5],
  ['slip', 3.5],
];

/** Both answers are looked at in the same imagined worlds. */
const CHANCE = 'rating';

/** Rates a decision by what its seat could know then; null = there was nothing to choose. */
export async function rate(
  bot: Bot,
  { game, state, action }: Played,
  budget: Budget,
  pauses: Pauses,
): Promise<Rating | null> {
  const input = inputOf(game, state, seededRandom(CHANCE));
  if (input.legal.length === 1) return null;
  const [best] = hintsOf(input, await thinkWithPauses(bot.think(input), budget, pauses), 1);
  if (sameAction(best.action, action)) return { grade: 'best', loss: 0, best, played: best };
  const only = { ...input, legal: [action], random: seededRandom(CHANCE) };
  const [played] = hintsOf(only, await thinkWithPauses(bot.think(only), budget, pauses), 1);
  const loss = Math.max(0, best.worth - played.worth);
  return { grade: gradeOf(loss, best), loss, best, played };
}

/** Nobody is told that something else would have been a little better for which nothing can be said. */
export function gradeOf(loss: number, { reason }: Pick<Hint, 'reason'>): Grade {
  const grade = GRADES.find(([, below]) => loss < below)?.[0] ?? 'mistake';
  return grade === 'slip' && reason === 'least' ? 'good' : grade;
}

/** Selections are the same in whatever order they were made. */
export function sameAction(a: Action, b: Action): boolean {
  return canonical(a) === canonical(b);
}

function canonical(a: Action): string {
  return JSON.stringify(a.t === 'pick' ? { ...a, items: [...a.items].sort((x, y) => x - y) } : a);
}
