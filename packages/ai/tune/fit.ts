import type { Game } from '@everdell/game';
import { featureTable } from '../value/featureTable.ts';
import type { Value, Weights } from '../value/value.ts';
import { gatherGame } from './gather.ts';
import { addRow, addSums, fitness, newSums, solve, type Sums } from './ridge.ts';

/** What some games have taught, as plain data that can be added up. */
export interface Lessons {
  games: number;
  seats: number;
  /** Of all seats, and their margins over the automa. */
  points: number;
  margin: number;
  /** By season. */
  readonly sums: readonly Sums[];
}

export function noLessons({ rules }: Game): Lessons {
  const size = featureTable(rules).names.length;
  return { games: 0, seats: 0, points: 0, margin: 0, sums: rules.seasons.map(() => newSums(size)) };
}

export function learnFrom(game: Game, seed: string, value: Value, lessons: Lessons): void {
  const { samples, ends } = gatherGame(game, seed, value);
  lessons.games++;
  for (const { points, margin } of ends) {
    lessons.seats++;
    lessons.points += points;
    lessons.margin += margin;
  }
  for (const { season, features, gained } of samples) addRow(lessons.sums[season], features, gained);
}

export function addLessons(to: Lessons, from: Lessons): void {
  to.games += from.games;
  to.seats += from.seats;
  to.points += from.points;
  to.margin += from.margin;
  to.sums.forEach((sums, season) => addSums(sums, from.sums[season]));
}

/** As if this share of the rows had said that a feature is worth nothing; that of single cards is doubted more. */
const DOUBT = { feature: 0.003, card: 0.02 } as const;

export interface Fit {
  readonly weights: Weights;
  /** By season: how far off the points to come are foretold, and the share of their variance that is. */
  readonly fitness: readonly { readonly rows: number; readonly error: number; readonly explained: number }[];
}

export function fit({ rules }: Game, { sums }: Lessons): Fit {
  const { names } = featureTable(rules);
  const solved = sums.map((of) =>
    solve(of, (i) => (i === 0 ? 1e-6 : 1 + of.rows * (names[i].startsWith('card:') ? DOUBT.card : DOUBT.feature))),
  );
  return {
    weights: solved.map((weights) => withKinds(Object.fromEntries(names.map((name, i) => [name, round(weights[i])])))),
    fitness: sums.map((of, season) => {
      const { error, explained } = fitness(of, solved[season]);
      return { rows: of.rows, error: round(error), explained: round(explained) };
    }),
  };
}

/** What there is for every resource gets a mean, for resources of sets that nobody has tuned for yet. */
function withKinds(table: Record<string, number>): Record<string, number> {
  const kinds = new Map<string, number[]>();
  for (const [name, weight] of Object.entries(table)) {
    const [kind, of] = name.split(':');
    if (of === undefined || kind === 'card') continue;
    kinds.set(kind, [...(kinds.get(kind) ?? []), weight]);
  }
  for (const [kind, weights] of kinds)
    table[`${kind}:any`] = round(weights.reduce((a, b) => a + b, 0) / weights.length);
  return table;
}

const round = (x: number): number => Math.round(x * 1000) / 1000;
