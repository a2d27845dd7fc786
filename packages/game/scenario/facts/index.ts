import { factsOf, type Fact, type Fields, type Outcome } from '@everdell/sets';
import { formats } from '../../registry.ts';
import { BOARD_READERS } from './boards.ts';
import { SCORE_READERS } from './scores.ts';
import { seatFacts } from './seats.ts';
import { setupFacts } from './setup.ts';

const NOT_FACTS = ['legal', 'reason', 'step', 'choice', 'seats'];

const READERS = {
  ...BOARD_READERS,
  ...SCORE_READERS,
  ...Object.assign({}, ...formats.map(({ facts }) => facts?.table ?? {})),
  setup: setupFacts,
};

/** Everything that the case says about the outcome, with what is found at the table. */
export function factsAbout(outcome: Omit<Outcome, 'ofAutomas'>, expect: Fields, withSeats: boolean): Fact[] {
  const rest = Object.fromEntries(Object.entries(expect).filter(([key]) => !NOT_FACTS.includes(key)));
  const ofAutomas = Object.assign({}, ...formats.map(({ facts }) => facts?.automa ?? {})) as Outcome['ofAutomas'];
  const told = { ...outcome, ofAutomas };
  return [...(withSeats ? seatFacts(told, expect['seats']) : []), ...factsOf(READERS, told, rest, '')];
}
