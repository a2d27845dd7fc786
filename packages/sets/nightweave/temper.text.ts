import type { ModuleTexts, Noun } from '@everdell/engine';
import { said as ofPersonalities } from './personalities.text.ts';
import { said as ofPlans } from './plans.text.ts';
import { said as ofPlots } from './plots.text.ts';
import type { TemperSaid } from './said.ts';

/** Names and texts of her temper. Generated sentences would speak to her; these speak to the person. */

type Gender = 'm' | 'f';

const said: Readonly<Record<string, TemperSaid>> = { ...ofPersonalities, ...ofPlans, ...ofPlots };

/** Of the definitions that the texts were written for. */
const FINGERPRINTS: Readonly<Record<string, string>> = {
  narcissistic: '8aa32af6',
  nasty: '25c60631',
  naysayer: '89b1f4ea',
  needy: '96f9b093',
  nefarious: 'daf62a02',
  neglectful: '3f6f4e03',
  nonchalant: '52b425c2',
  noteworthy: 'ccb1183d',
  beguiled: '780bb2b6',
  captivating: 'eed1673d',
  'captured-bounty': '113d4f0a',
  masquerade: 'de6cddfe',
  'power-grab': '729833b7',
  'pulling-strings': '816d2330',
  resourceful: 'a61ecc5a',
  'silken-barricade': 'b262e3b8',
  snagged: '8cf5a8e3',
  'suffocating-swarm': '35185924',
  'the-plot-thickens': 'f4d7e6cf',
  'weavers-whim': 'd3659a47',
  webworking: '77c3acde',
  'big-cheater': '01227245',
  borrowed: '7341f893',
  'closed-for-business': '6d5157bd',
  copycat: 'b6e0c279',
  'creepy-crawlies': '956b18cb',
  grabbed: '1e346977',
  industrious: '342841d0',
  'paralyzing-fear': '5dea5dbf',
  pickpocket: '0c8396d7',
  ransom: 'f5f0981e',
  snatched: '5f08d4f7',
  stolen: 'd43a6307',
  takeover: '04599f07',
  thief: '16b32a1f',
  'venomberry-stew': '187cc017',
  'administrative-errors': '4ec24070',
  'bad-publicity': '62544455',
  'berry-jam': '088bbe21',
  'caught-in-a-web': '5827b804',
  'coming-from-above': '17237a12',
  'compromised-judges': 'f6fa2b63',
  fatigue: '1e87bc28',
  'forest-bandits': 'c5797045',
  infestation: '0ed4a484',
  'invisible-trap': 'b03276d6',
  'political-influence': '2d8ff593',
  'prowling-eyes': '5f7bc79f',
  recession: '48761648',
  'spiders-in-the-soil': '4596a730',
  'spiders-in-the-trees': '79be5c07',
  'sticky-concoction': '9e731a99',
  unproductive: 'd806d3fd',
  'web-levy': '95171fcd',
};

const entries = Object.entries(said);
export const namesEn: Readonly<Record<string, Noun>> = Object.fromEntries(
  entries.map(
    ([
      id,
      {
        en: [name],
      },
    ]) => [id, { one: name, many: name, proper: true }],
  ),
);
export const namesEs: Readonly<Record<string, Noun & { readonly gender: Gender }>> = Object.fromEntries(
  entries.map(
    ([
      id,
      {
        es: [name, , gender = 'f'],
      },
    ]) => [id, { one: name, many: name, gender, proper: true }],
  ),
);
export const temperOverrides: NonNullable<ModuleTexts['overrides']> = Object.fromEntries(
  entries.map(([id, { en, es }]) => [id, { en: en[1], es: es[1], fingerprint: FINGERPRINTS[id] }]),
);
