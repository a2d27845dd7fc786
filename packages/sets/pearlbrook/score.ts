import {
  amount,
  placeAt,
  scopeOf,
  type GameState,
  type Rules,
  type ScoringCategory,
  type Seat,
} from '@everdell/engine';

function adornmentPoints(g: Rules, s: GameState, seat: Seat): number {
  return adornmentsBy(g, s, seat).reduce((sum, { points }) => sum + points, 0);
}

/** What each Adornment on the table scores; those never played score nothing (R-PEARL-26). */
export function adornmentsBy(g: Rules, s: GameState, seat: Seat): { place: number; points: number }[] {
  return s.zones[g.seatZone['adornmentsPlayed'][seat]].map((place) => {
    const { points = 0, scores } = placeAt(g, place).def;
    return { place, points: points + (scores === undefined ? 0 : amount(g, s, scopeOf(seat, place), scores)) };
  });
}

function wonderPoints(g: Rules, s: GameState, seat: Seat): number {
  return s.zones[g.seatZone['wonders'][seat]].reduce((sum, place) => sum + (placeAt(g, place).def.points ?? 0), 0);
}

function pearlPoints(g: Rules, s: GameState, seat: Seat): number {
  return 2 * s.seats[seat].res[g.resources.indexOf('pearl')];
}

export const scoring: readonly ScoringCategory[] = [
  { id: 'adornments', score: adornmentPoints },
  { id: 'wonders', score: wonderPoints, ofAutoma: wonderPoints },
  { id: 'pearls', score: pearlPoints, ofAutoma: pearlPoints },
];
