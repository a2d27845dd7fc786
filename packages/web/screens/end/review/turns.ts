import type { Grade } from '@everdell/ai';
import type { Seat } from '@everdell/game';
import type { Reviewed } from '../../../play/advice.ts';
import type { Entry } from '../../../play/story.ts';

/** All that a seat decided in one turn, looked at again. */
export interface ReviewedTurn {
  readonly key: string;
  readonly seat: Seat;
  /** How often everybody has had a turn, from 1. */
  readonly round: number;
  /** What the story says of it; null = nothing that could be seen came of it. */
  readonly entry: Entry | null;
  /** That of its worst decision; null = there was nothing to choose. */
  readonly grade: Grade | null;
  /** Points given away, of all its decisions together. */
  readonly loss: number;
  /** The decisions that could have been better. */
  readonly poor: readonly Reviewed[];
}

/** From the best to the worst. */
export const GRADES: readonly Grade[] = ['best', 'good', 'slip', 'mistake'];

/** Turns in the order in which they were taken. */
export function turnsOf(decisions: readonly Reviewed[], entries: readonly Entry[]): readonly ReviewedTurn[] {
  const byTurn = new Map<string, Reviewed[]>();
  for (const decision of decisions) {
    const key = keyOf(decision);
    const known = byTurn.get(key);
    if (known === undefined) byTurn.set(key, [decision]);
    else known.push(decision);
  }
  const told = new Map(entries.filter(({ takenBack }) => takenBack === null).map((entry) => [keyOf(entry), entry]));
  let round = 1;
  return [...byTurn].map(([key, of]): ReviewedTurn => {
    const entry = told.get(key) ?? null;
    round = entry?.round ?? round;
    const ratings = of.flatMap(({ rating }) => (rating === null ? [] : [rating]));
    const worst = Math.max(-1, ...ratings.map(({ grade }) => GRADES.indexOf(grade)));
    return {
      key,
      seat: of[0].seat,
      round,
      entry,
      grade: worst < 0 ? null : GRADES[worst],
      loss: ratings.reduce((sum, { loss }) => sum + loss, 0),
      poor: of.filter(({ better }) => better !== null),
    };
  });
}

const keyOf = ({ turn, seat }: { readonly turn: number; readonly seat: Seat | null }): string => `${turn}/${seat}`;

export const isPoor = ({ grade }: ReviewedTurn): boolean => grade === 'slip' || grade === 'mistake';

/** How well a seat has played. */
export interface Standing {
  readonly seat: Seat;
  /** Points given away per turn. */
  readonly average: number;
  readonly counts: Readonly<Record<Grade, number>>;
  /** The turn that cost the most; null = none was a slip or a mistake. */
  readonly dearest: ReviewedTurn | null;
}

export function standingOf(turns: readonly ReviewedTurn[], seat: Seat): Standing {
  const rated = turns.filter((turn) => turn.seat === seat && turn.grade !== null);
  const counts = { best: 0, good: 0, slip: 0, mistake: 0 };
  let sum = 0;
  let dearest: ReviewedTurn | null = null;
  for (const turn of rated) {
    counts[turn.grade!]++;
    sum += turn.loss;
    if (isPoor(turn) && turn.loss > (dearest?.loss ?? 0)) dearest = turn;
  }
  return { seat, average: rated.length === 0 ? 0 : sum / rated.length, counts, dearest };
}
