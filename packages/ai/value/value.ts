import type { Game, GameState, Seat } from '@everdell/game';
import { automaSeat } from './automa.ts';
import { featuresOf } from './features.ts';
import { featureTable, type FeatureTable } from './featureTable.ts';

/** What a feature adds to the points to come, by its name; one table per season. */
export type Weights = readonly Readonly<Record<string, number>>[];

/** Tells how many points a seat is going to end with. */
export type Value = (game: Game, s: GameState, seat: Seat) => number;

/** A resource that nobody has tuned for counts like those that were. */
const LIKE = 'any';

/** The parts of a seat's expected points: what it has, and each feature's share of what is to come. */
export interface Terms {
  readonly points: number;
  /** By feature, as named by `featureTable`. */
  readonly shares: readonly number[];
}

export interface Learned {
  readonly value: Value;
  terms(game: Game, s: GameState, seat: Seat): Terms;
}

interface Row {
  readonly automa: Seat;
  readonly bySeason: readonly Float64Array[];
  readonly features: Float64Array;
  readonly table: FeatureTable;
}

/** So many points of an automa count as one point less of one's own: 0 = none, 1 = what counts is the margin. */
export function learnedBy(weights: Weights, against = 0): Learned {
  const rows = new WeakMap<Game['rules'], Row>();
  const rowOf = ({ rules }: Game): Row => {
    let row = rows.get(rules);
    if (row === undefined) rows.set(rules, (row = newRow(rules, weights)));
    return row;
  };
  return {
    value(game, s, seat) {
      const row = rowOf(game);
      const points = pointsOf(game, s, seat, row.automa, against);
      if (s.seats[seat].passed) return points;
      const { bySeason, features, table } = row;
      featuresOf(game.rules, s, seat, features, table);
      const weight = bySeason[s.seats[seat].season];
      let sum = points;
      for (let i = 0; i < features.length; i++) sum += weight[i] * features[i];
      return sum;
    },
    terms(game, s, seat) {
      const { automa, bySeason, features } = rowOf(game);
      const points = pointsOf(game, s, seat, automa, against);
      featuresOf(game.rules, s, seat, features);
      const weight = bySeason[s.seats[seat].season];
      const { passed } = s.seats[seat];
      return { points, shares: Array.from(features, (x, i) => (passed ? 0 : x * weight[i])) };
    },
  };
}

function pointsOf(game: Game, s: GameState, seat: Seat, automa: Seat, against: number): number {
  const points = game.total(s, seat);
  return automa < 0 || against === 0 ? points : points - against * game.total(s, automa);
}

/** The margin of a seat as it stands: over the automa, or, without one, simply its points. */
export function standing(game: Game, s: GameState, seat: Seat): number {
  return pointsOf(game, s, seat, automaSeat(game.rules), 1);
}

function newRow(rules: Game['rules'], weights: Weights): Row {
  const table = featureTable(rules);
  const bySeason = rules.seasons.map((_, season) => {
    const tuned = weights[Math.min(season, weights.length - 1)];
    return Float64Array.from(table.names, (name) => tuned[name] ?? tuned[`${name.split(':')[0]}:${LIKE}`] ?? 0);
  });
  return { automa: automaSeat(rules), bySeason, features: new Float64Array(table.names.length), table };
}
