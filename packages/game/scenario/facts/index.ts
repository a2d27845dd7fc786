import { factsOf, type Fact, type Fields, type Outcome } from '@everdell/sets';
import { merged } from '../modules.ts';
import { BOARD_READERS } from './boards.ts';
import { breakDowns, SCORE_READERS } from './scores.ts';
import { seatFacts } from './seats.ts';
import { setupFacts } from './setup.ts';

const NOT_FACTS = ['legal', 'reason', 'step', 'choice', 'seats'];

/** Everything that the case says about the outcome, with what is found at the table. */
export function factsAbout(outcome: Omit<Outcome, 'ofAutomas'>, expect: Fields, withSeats: boolean): Fact[] {
  const listed = { ...breakDowns(expect), ...expect };
  const rest = Object.fromEntries(Object.entries(listed).filter(([key]) => !NOT_FACTS.includes(key)));
  const told: Outcome = { ...outcome, ofAutomas: merged((format) => format.facts?.automa) };
  const ofModules = merged((format) => format.facts?.table);
  const readers = { ...BOARD_READERS, ...SCORE_READERS, ...ofModules, setup: setupFacts };
  return [...(withSeats ? seatFacts(told, expect['seats']) : []), ...factsOf(readers, told, rest, '')];
}
