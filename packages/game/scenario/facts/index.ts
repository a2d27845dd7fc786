import { cloneState } from '@everdell/engine';
import { factsOf, type Fact, type Fields, type Outcome } from '@everdell/sets';
import { inPlay, merged } from '../modules.ts';
import { BOARD_READERS } from './boards.ts';
import { SCORE_READERS } from './scores.ts';
import { IN_CITIES, seatFacts } from './seats.ts';
import { setupFacts } from './setup.ts';

const NOT_FACTS = ['legal', 'reason', 'step', 'choice', 'seats'];

/** Everything that the case says about the outcome, with what is found at the table. */
export function factsAbout(outcome: Omit<Outcome, 'ofAutomas'>, expect: Fields, withSeats: boolean): Fact[] {
  const rest = Object.fromEntries(Object.entries(expect).filter(([key]) => !NOT_FACTS.includes(key)));
  const told: Outcome = { ...outcome, ofAutomas: { ...IN_CITIES, ...merged((format) => format.facts?.automa) } };
  const ofModules = merged((format) => format.facts?.table);
  const readers = { ...BOARD_READERS, ...SCORE_READERS, ...ofModules, setup: setupFacts };
  const isOfScore = (key: string): boolean => OF_SCORE.test(key);
  return [
    ...(withSeats ? seatFacts(told, expect['seats']) : []),
    ...factsOf(
      readers,
      told,
      only(rest, (key) => !isOfScore(key)),
      '',
    ),
    ...factsOf(readers, asCounted(told), brokenDown(only(rest, isOfScore)), ''),
  ];
}

const OF_SCORE = /^(score|winners|\w+(By|Score))$/;

function only(fields: Fields, isMeant: (key: string) => boolean): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => isMeant(key)));
}

/** The table as it is counted: with all that a seat may count. */
function asCounted(o: Outcome): Outcome {
  const counts = inPlay(o.game).flatMap(({ facts }) => facts?.counts ?? []);
  if (counts.length === 0) return o;
  const after = cloneState(o.game.rules, o.after);
  for (const count of counts) count(o.game, after);
  return { ...o, after };
}

/** A part broken down within the score of a seat is the same as one beside it. */
function brokenDown(fields: Fields): Fields {
  if (typeof fields['score'] !== 'object' || fields['score'] === null) return fields;
  const score: Record<string, Fields> = {};
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [seat, listed] of Object.entries(fields['score'] as Record<string, Fields>)) {
    score[seat] = only(listed, (key) => !key.endsWith('By'));
    for (const [key, by] of Object.entries(listed)) if (key.endsWith('By')) (parts[key] ??= {})[seat] = by;
  }
  return { ...fields, ...parts, score };
}
