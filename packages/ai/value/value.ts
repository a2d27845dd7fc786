import type { Game, GameState, Seat } from '@everdell/game';
import { featuresOf, featureTable } from './features.ts';

/** What a feature adds to the points to come, by its name; one table per season. */
export type Weights = readonly Readonly<Record<string, number>>[];

/** Tells how many points a seat is going to end with. */
export type Value = (game: Game, s: GameState, seat: Seat) => number;

/** A resource that nobody has tuned for counts like those that were. */
const LIKE = 'any';

export function valueBy(weights: Weights): Value {
  const rows = new WeakMap<Game['rules'], { readonly by: readonly Float64Array[]; readonly out: Float64Array }>();
  const prepare = ({ rules }: Game): { readonly by: readonly Float64Array[]; readonly out: Float64Array } => {
    let row = rows.get(rules);
    if (row === undefined) {
      const { names } = featureTable(rules);
      const weight = (table: Readonly<Record<string, number>>, name: string): number =>
        table[name] ?? table[`${name.split(':')[0]}:${LIKE}`] ?? 0;
      const by = rules.seasons.map((_, season) => {
        const table = weights[Math.min(season, weights.length - 1)];
        return Float64Array.from(names, (name) => weight(table, name));
      });
      rows.set(rules, (row = { by, out: new Float64Array(names.length) }));
    }
    return row;
  };
  return (game, s, seat) => {
    const scores = game.score(s);
    const own = scores[seat].total;
    if (s.seats[seat].passed) return own;
    const { by, out } = prepare(game);
    featuresOf(game.rules, s, seat, out);
    const weight = by[s.seats[seat].season];
    let sum = own;
    for (let i = 0; i < out.length; i++) sum += weight[i] * out[i];
    return sum;
  };
}
