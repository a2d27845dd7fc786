import {
  capacity,
  cityOf,
  designOf,
  placeAt,
  spacesUsed,
  type GameState,
  type Rules,
  type Seat,
} from '@everdell/engine';
import { FOREST_WORKER } from './seasons.ts';
import { has, HUMAN, year } from './seat.ts';

/** R-RUG-31 to R-RUG-35, with the variants Glitzy and Squatty (R-RUG-39, R-RUG-42). */
export function score(g: Rules, s: GameState, seat: Seat): Record<string, number> {
  const city = cityOf(g, s, seat);
  const purple = city.filter((uid) => designOf(g, s, uid).colour === 'purple').length;
  const perPurple = has(g, 'glitzy') ? 5 : 3;
  const ofKind = (kind: string): number => s.zones[g.events[seat]].filter((e) => placeAt(g, e).event === kind).length;
  // Special Events he took count as not achieved by the human (R-RUG-40).
  const missed = s.rows[g.rowIx.specialEvents].length + ofKind('special');
  const parts: Record<string, number> = {
    cards: 2 * (city.length - purple) + perPurple * purple,
    basicEvents: 3 * ofKind('basic'),
    specialEvents: (year(g) === 1 ? 3 : 6) * missed,
    journey: journeyPoints(g, s, seat),
    tokens: s.seats[seat].points,
  };
  if (has(g, 'squatty')) parts['squatty'] = 2 * (capacity(g, s, HUMAN) - spacesUsed(g, s, HUMAN)); // OQ-57
  return parts;
}

function journeyPoints(g: Rules, s: GameState, seat: Seat): number {
  const at = s.seats[seat].workers[FOREST_WORKER];
  return at >= g.cards ? (placeAt(g, at).def.points ?? 0) : 0;
}
