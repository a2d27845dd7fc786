import { WORKER, type Game, type GameState, type Seat } from '@everdell/game';
import { resourceWorth, WORTH } from './worth.ts';

/** More cards than this in the hand are hardly looked at. */
const HAND = 8;
/** More of one resource than this is hardly needed. */
const STORE = 6;

/**
 * How a beginner counts: points, goods and cards at hand, workers to come, all at the same worth whatever the season, and
 * nothing of what could be done with them.
 */
export function simple(game: Game, s: GameState, seat: Seat): number {
  const points = game.total(s, seat);
  const me = s.seats[seat];
  if (me.passed) return points;
  const g = game.rules;
  let goods = 0;
  for (let r = 0; r < me.res.length; r++) goods += resourceWorth(g.resources[r]) * Math.min(STORE, me.res[r]);
  const cards = Math.min(HAND, s.zones[g.hand[seat]].length);
  return points + WORTH.placement * placements(game, s, seat) + goods + WORTH.card * cards;
}

/** Workers it can still place, in this season and the later ones. */
function placements({ rules }: Game, s: GameState, seat: Seat): number {
  const { season, workers } = s.seats[seat];
  let own = 0;
  let still = 0;
  for (const at of workers) {
    if (at === WORKER.home) still++;
    if (at !== WORKER.waiting && at !== WORKER.gone) own++;
  }
  for (let later = season + 1; later < rules.seasons.length; later++) {
    own += rules.table.workers[later];
    still += own;
  }
  return still;
}
