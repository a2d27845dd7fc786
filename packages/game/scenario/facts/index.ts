import type { Fields } from '../types.ts';
import { BOARD_READERS } from './boards.ts';
import { factsOf, type Fact, type Outcome } from './compare.ts';
import { PEARLBROOK_READERS } from './pearlbrook.ts';
import { SCORE_READERS } from './scores.ts';
import { seatFacts } from './seats.ts';
import { setupFacts } from './setup.ts';

export { factText, isTrue, type Fact, type Outcome } from './compare.ts';

const NOT_FACTS = ['legal', 'reason', 'step', 'choice', 'seats'];

/** Everything that the case says about the outcome, with what is found at the table. */
export function factsAbout(outcome: Outcome, expect: Fields, withSeats: boolean): Fact[] {
  const rest = Object.fromEntries(Object.entries(expect).filter(([key]) => !NOT_FACTS.includes(key)));
  const readers = { ...BOARD_READERS, ...SCORE_READERS, ...PEARLBROOK_READERS, setup: setupFacts };
  return [...(withSeats ? seatFacts(outcome, expect['seats']) : []), ...factsOf(readers, outcome, rest, '')];
}
