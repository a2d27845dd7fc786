import type { Amount, Cond, Effect, Filter, ModuleBridge, TileDef } from '@everdell/engine';
import { garlands } from '../../bellfaire/garlands.ts';
import { MARKET } from '../../bellfaire/market.ts';
import '../../bellfaire/vocabulary.ts';
import { here, place, PRINTED, specialEvents } from '../language.ts';
import { NEEDS as WITH_NEWLEAF, NONE_OF_THEIRS } from './newleaf.ts';
import { PER_GAME } from '../options.ts';
import { all, WEB, WEBBED } from '../webs.ts';
import { call, pick, points, seq, LEVEL } from '../words.ts';
import { BASIC_EVENTS } from './base.ts';

/** Nightweave with Bellfaire: R-NW-EXP-15 to R-NW-EXP-22. */

const needs = ['nightweave', 'bellfaire'] as const;

/** Her workers go there whoever is there, but for a Web token; a token is moved with it (R-NW-EXP-18). */
const toMarket = (then: Effect): Effect => place(here({ row: 'market' }, { not: WEBBED }), 'first', then);
const market: Readonly<Record<string, Effect>> = {
  'nightweave.marketOrHaven': toMarket(call('token')),
  ...Object.fromEntries(
    PRINTED.map((n) => [
      `nightweave.marketOrHaven+${n}`,
      toMarket(seq(call('token'), points(n === 'level' ? LEVEL : n))),
    ]),
  ),
  'nightweave.marketByDefault': seq(toMarket(seq()), call('token')), // R-NW-EXP-19
  'nightweave.swarm': all(here({ any: [{ row: 'haven' }, { row: 'market' }] }), WEB),
  // To the side where it can be had, or back if all are there (OQ-NW-08)
  'nightweave.token': pick(
    { in: 'marketTokens' },
    'arrow',
    { do: 'flip', what: 'it' },
    { prefer: [{ where: [{ marked: 'flipped' }] }] },
  ),
};

/** All tokens begin where they are traded back, as they were shuffled (R-NW-EXP-16). */
const turnsTokens: Effect = pick(
  { in: 'marketTokens' },
  'first',
  { do: 'flip', what: 'it' },
  { max: Object.keys(market).length },
);

export const withMarket: ModuleBridge = {
  needs,
  with: MARKET,
  effects: market,
  automa: { reacts: [{ to: 'boardLaid', then: turnsTokens }] },
};

/** Half of the special Events, one at each end of the row (R-NW-EXP-15). */
const ends: ModuleBridge['deals'] = { bellfaire: { specialEvents: { half: true, ends: true } } };
export const withEvents: readonly ModuleBridge[] = (['mixed', 'half'] as const).map((is) => ({
  needs,
  with: { of: 'bellfaire.events', is },
  deals: ends,
}));
/** R-NW-EXP-41: no base Events then, whatever is said of the row. */
export const withoutBaseEvents: ModuleBridge = {
  needs: [...WITH_NEWLEAF, 'bellfaire'],
  with: [...NONE_OF_THEIRS, { any: (['mixed', 'half'] as const).map((is) => ({ of: 'bellfaire.events', is })) }],
  deals: { base: { specialEvents: { atMost: 0 } }, bellfaire: { specialEvents: {} } },
};

const [first, second, ...others] = BASIC_EVENTS;
/** R-NW-EXP-17, OQ-NW-64. */
export const withFestival: ModuleBridge = {
  needs,
  rows: { basicEvents: [first, second, 'flower-festival', ...others] },
};

/** R-NW-EXP-20: more than the other, or else at least half as many; on a tie neither scores. */
function alone(of: Filter): Amount {
  const own: Amount = { count: { in: ['city', 'achievements'], where: [of] } }; // R-NW-EXP-22
  const other: Amount = { atOneRival: own };
  const isNear: Cond = {
    all: [
      { is: own, atLeast: 1 },
      { is: other, moreThan: own },
      { not: { is: other, moreThan: { times: 2, of: own } } },
    ],
  };
  return { when: { is: own, moreThan: other }, then: 6, else: { when: isNear, then: 3 } };
}

function award({ scores }: TileDef): Partial<TileDef> {
  const { by } = (scores as Extract<Amount, { ranked: unknown }>).ranked;
  const [of] = (by as Extract<Amount, { count: unknown }>).count.where ?? [];
  return { scores: { when: { players: 1 }, then: alone(of), else: scores! } }; // R-NW-EXP-21
}

export const withGarlands: ModuleBridge = {
  needs,
  tiles: Object.fromEntries(Object.entries(garlands).map(([id, tile]) => [id, award(tile)])),
};

/** Read by the letter, her second group asks for two cards of any special Event where such Events are in play (OQ-NW-31). */
export const withTwoCards: ModuleBridge = { needs, with: PER_GAME, effects: specialEvents(2) };
