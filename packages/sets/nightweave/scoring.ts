import type { AutomaScore, Filter, Query } from '@everdell/engine';
import { byLevel } from './words.ts';

const ZERO: Query = { in: 'city', where: [{ minPoints: 0 }, { maxPoints: 0 }] };
const PRIZE = byLevel(0, 0, 1, 2, 3);
/** Cards that are prized besides Prosperity: each counts once, for whatever reason (R-NW-SCORE-04). */
export const prized = (what: Filter): AutomaScore => ({
  id: 'prosperityBonus',
  amount: { product: [PRIZE, { count: { in: 'city', where: [what, { not: { colour: 'purple' } }] } }] },
});

/** R-NW-SCORE-01 to R-NW-SCORE-05; a card may have both of the extras (OQ-NW-30). */
export const scoring: readonly AutomaScore[] = [
  { id: 'cards', amount: { pointsOf: { in: 'city' } } },
  { id: 'zeroBonus', amount: { product: [byLevel(0, 1, 1, 1, 2), { count: ZERO }] } },
  { id: 'prosperityBonus', amount: { product: [PRIZE, { count: { in: 'city', where: [{ colour: 'purple' }] } }] } },
  { id: 'tokens', amount: { pointTokens: true } },
  { id: 'journey', amount: { journey: true } },
  { id: 'basicEvents', amount: { pointsOf: { in: 'events', where: [{ event: 'basic' }] } } },
  { id: 'specialEvents', amount: { product: [byLevel(3, 4, 5, 6, 6), { events: 'special' }] } },
];
