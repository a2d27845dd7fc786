import type { Effect } from '@everdell/engine';
import { here } from './language.ts';
import { atLeast, draw, LEVEL, pick, points, REFILL, seq, SETTLE, SHUFFLE_HAND, when } from './words.ts';
import {
  all,
  COINS,
  foil,
  GOODS,
  her,
  ifAny,
  inAnyCase,
  move,
  ORDER_OF_PLACES,
  topOfDeck,
  UNITS_1,
  UNITS_2,
  WEB,
  WEBBED,
  you,
  yourGoods,
  yourHand,
  type Temper,
} from './webs.ts';

/**
 * Her 13 Plans, which hold all game (R-NW-MOD-08). What a Plan does when she is placed in the Meadow is its `effect`: being moved
 * there is not being placed.
 */

/** Two cards of the hand, unseen: one is discarded, the other goes to hers; `by` = who says which, absent = the person. */
const twoCards = (by?: 'chance'): Effect =>
  you(
    pick(
      { in: 'hand' },
      'chance',
      pick(
        { in: 'hand', among: 'two' },
        by,
        seq(
          move('gone', 'discard'),
          pick({ in: 'hand', among: 'two' }, 'first', her(seq(move('kept', 'hand'), SHUFFLE_HAND)), { as: 'kept' }),
        ),
        { as: 'gone' },
      ),
      { as: 'two', max: 2 },
    ),
  );

/** One card of the hand, which she plays. */
const oneCard = (by?: 'chance'): Effect => you(pick({ in: 'hand' }, by, her(ORDER_OF_PLACES)));

const drawDown = (n: Extract<Effect, { do: 'deal' }>['n']): Effect => ({
  do: 'deal',
  n,
  from: 'deck',
  to: { zone: 'achievementsDown' },
});

export const plans = {
  beguiled: { reacts: [{ to: 'blocked', then: ifAny(LEVEL, foil([UNITS_1], points(LEVEL))) }] }, // OQ-NW-47
  captivating: {
    effect: when(
      atLeast(3, yourHand),
      foil(COINS, twoCards('chance'), twoCards()),
      foil(COINS, draw(2), { do: 'draw', n: 2, shown: true }),
    ),
  },
  'captured-bounty': {
    effect: foil(
      [UNITS_2],
      pick(
        { in: 'city', of: 'rivals', where: [{ minPoints: 1 }, { not: { lasting: true } }] },
        'owner',
        ORDER_OF_PLACES,
      ),
      topOfDeck(ORDER_OF_PLACES),
    ),
  },
  masquerade: {
    effect: seq(
      all(here({ row: 'basicEvents' }), WEB),
      pick(here({ row: 'specialEvents' }, { not: WEBBED }), 'target', WEB, { ask: 'webPlace' }),
    ),
    rules: [
      {
        rule: 'toll',
        on: 'visit',
        where: [{ event: 'any' }, WEBBED],
        pay: { units: { marks: { of: 'web', on: 'self' } } },
        binds: 'others',
      },
    ],
    reacts: [
      {
        to: 'achieved',
        by: 'any',
        then: { do: 'unmark', of: 'web', on: 'at', all: true },
      },
    ],
  },
  'power-grab': {
    effect: when(atLeast(2, yourHand), foil(COINS, oneCard('chance'), oneCard()), topOfDeck(ORDER_OF_PLACES)),
  },
  'pulling-strings': { effect: ifAny(yourHand, you(inAnyCase({ do: 'discard', then: her(drawDown(yourHand)) }))) },
  resourceful: {
    effect: when(
      atLeast(4, yourGoods(...GOODS)),
      you({
        do: 'spend',
        upTo: { leftover: GOODS },
        among: GOODS,
        as: 'paid',
        evenNone: true,
        then: her(drawDown({ less: 3, of: yourGoods(...GOODS) })),
      }),
    ),
  },
  'silken-barricade': {
    reacts: [
      {
        to: 'playDone',
        by: 'others',
        card: [{ colour: 'green' }, { in: 'city' }],
        then: foil([UNITS_1], { do: 'mark', of: 'web', on: 'card' }),
      },
    ],
    rules: [{ rule: 'bars', activate: [WEBBED], binds: 'others' }], // it still counts, and a location on it may be visited (OQ-NW-56)
  },
  snagged: {
    shows: { mark: 'web', on: [{ open: true }] },
    rules: [
      { rule: 'noSpace', cards: [{ open: true }] },
      { rule: 'openPays', n: LEVEL },
    ],
    effect: pick({ in: 'meadow', where: [{ open: true }] }, 'target', seq(SETTLE, REFILL)),
  },
  'suffocating-swarm': {
    effect: pick(
      here(
        { any: [{ row: 'basic' }, { row: 'forest' }] },
        { exclusive: true },
        { not: WEBBED },
        { not: { occupied: 'any' } },
      ),
      'target',
      WEB,
      { ask: 'webPlace' },
    ),
    rules: [{ rule: 'bars', visit: [WEBBED], piece: 'worker' }],
    reacts: [
      { to: 'starting', then: { do: 'call', id: 'nightweave.swarm' } },
      { to: 'visited', by: 'others', at: [WEBBED], then: points(LEVEL) },
    ],
  },
  'the-plot-thickens': {},
  'weavers-whim': {
    effect: seq(draw(1), move({ in: 'meadow' }, 'discard'), { do: 'call', id: 'nightweave.changesHerMind' }),
  },
  webworking: {
    reacts: [{ to: 'played', by: 'others', card: [{ colour: 'purple' }], then: points({ pointsOf: 'card' }) }],
  },
} as const satisfies Readonly<Record<string, Temper>>;

export type PlanId = keyof typeof plans;
export const PLANS = Object.keys(plans) as PlanId[];
