import type { Game } from '@everdell/game';
import { automaSeat } from './automa.ts';
import { SOLO } from './soloWeights.ts';
import { learnedBy, type Learned, type Weights } from './value.ts';
import { TUNED } from './weights.ts';

/**
 * Against an automa it is the margin that counts, as every card one plays gives him points. But what was learned of the
 * margin comes from players who make less of a card than a search does: by it alone one plays too few.
 */
const MARGIN = 0.65;

const ownPoints = learnedBy(TUNED.weights);
const margin = learnedBy(SOLO.weights, 1);
const againstAutoma = learnedBy(blend(SOLO.weights, TUNED.weights, MARGIN), MARGIN);

const of = ({ rules }: Game): Learned => (automaSeat(rules) < 0 ? ownPoints : againstAutoma);

/** What the tuned bots think of a position. */
export const learned: Learned = {
  value: (game, s, seat) => of(game).value(game, s, seat),
  terms: (game, s, seat) => of(game).terms(game, s, seat),
};

/** What a seat is going to end with, and its margin over the automa. */
export const foretold = { points: ownPoints.value, margin: margin.value } as const;

function blend(a: Weights, b: Weights, share: number): Weights {
  return a.map((table, season) => {
    const names = [...new Set([...Object.keys(table), ...Object.keys(b[season])])];
    return Object.fromEntries(
      names.map((name) => [name, share * (table[name] ?? 0) + (1 - share) * (b[season][name] ?? 0)]),
    );
  });
}
