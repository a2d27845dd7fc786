import type { CardKind, Effect, Query, Resource } from '@everdell/engine';
import { here } from './language.ts';
import { LEVEL, pick, points, seq, SHUFFLE_HAND, when } from './words.ts';
import {
  BERRIES_2,
  CARDS_2,
  foil,
  GOODS,
  GOODS_3,
  her,
  ifAny,
  inAnyCase,
  minus,
  move,
  pay,
  PEBBLES_2,
  topOfDeck,
  UNITS_3,
  WEBBED,
  you,
  YOUR_HAND,
  yourGoods,
  yourHand,
  type Temper,
} from './webs.ts';

/** The 15 Plots that are carried out once, when they are drawn (R-NW-MOD-11, R-NW-MOD-12). */

/** By what the die shows: the last face of each, and what is done then. */
const byDie = (...table: readonly (readonly [upTo: number, then: Effect])[]): Effect => ({
  do: 'roll',
  sides: 8,
  as: 'die',
  then: table.reduceRight<Effect>(
    (rest, [upTo, then]) => when({ is: { sum: 'die' }, atMost: upTo }, then, rest),
    seq(),
  ),
});

/** Three of them, or all that there are. */
const lose = (what: Resource): Effect =>
  [3, 2, 1].reduceRight<Effect>(
    (fewer, n) => when({ is: { leftover: [what] }, atLeast: n }, { do: 'pay', goods: { [what]: n } }, fewer),
    seq(),
  );
const theft = (...table: readonly (readonly [upTo: number, what: Resource])[]): Temper => ({
  effect: ifAny(
    yourGoods(...GOODS),
    foil([CARDS_2], byDie(...table.map(([upTo, what]) => [upTo, you(lose(what))] as const))),
  ),
});

/** The first Event of the row from that end; it does not use up the special Event of her season (OQ-NW-59). */
const cheat = (row: 'basicEvents' | 'specialEvents', by: 'first' | 'top'): Effect => ({
  do: 'firstOf',
  of: [pick(here({ row }), by, { do: 'claim', what: 'it' }), points(LEVEL)],
});

/** Facedown until this Plot is replaced (OQ-NW-14, OQ-NW-55), but for one for each card or resource. */
function faceDown(kind: CardKind): Temper {
  const cards: Query = { in: 'city', where: [{ kind }] };
  return {
    effect: you(
      when(
        { is: { count: cards }, atLeast: 1 },
        inAnyCase(
          pick(
            cards,
            undefined,
            seq(
              pay({ units: { size: 'kept' } }),
              move({ in: 'city', where: [{ kind }, { not: { among: 'kept' } }] }, 'closed'),
            ),
            {
              min: 0,
              max: { total: [{ count: { in: 'hand' } }, { leftover: GOODS }] },
              as: 'kept',
              ask: 'staysOpen',
            },
          ),
        ),
      ),
    ),
  };
}

/** So many cards of the hand, unseen, into hers; no tokens for them (OQ-NW-16). */
const take = (max: Extract<Effect, { do: 'pick' }>['max']): Effect =>
  pick(YOUR_HAND, 'chance', seq(move('it', 'hand'), SHUFFLE_HAND), { max });
const HALF = { halfOf: { total: [yourHand, 1] } } as const;
/** A hand has 12 cards at most. */
const KEPT = [1, 2, 3, 4, 5, 6];

/** The person chooses among the cards; a worker set on it keeps it there and comes back with the others. */
const steal = (from: Query['where'], prefer: Extract<Effect, { do: 'pick' }>['prefer'] = []): Effect =>
  pick(
    { in: 'city', of: 'rivals', where: [...(from ?? []), { not: { lasting: true } }] },
    'owner',
    you({
      do: 'option',
      choices: [
        { id: 'guard', then: { do: 'put', piece: 'worker', from: 'home', at: { in: 'city', among: 'it' } } },
        { id: 'endure', then: her({ do: 'settle', what: 'it', anyway: true }) },
      ],
    }),
    { prefer },
  );

/** Where the person's workers stand that can be taken off. */
const BOARDS: Query['in'] = ['locations', 'events'];
const DEPLOYED: Query = { in: BOARDS, where: [{ occupied: 'me' }, { not: { permanent: true } }] };

export const oneTime = {
  'big-cheater': {
    effect: foil(
      [UNITS_3],
      byDie(
        [2, cheat('basicEvents', 'first')],
        [4, cheat('basicEvents', 'top')],
        [6, cheat('specialEvents', 'first')],
        [8, cheat('specialEvents', 'top')],
      ),
    ),
  },
  borrowed: {
    effect: ifAny(
      yourHand,
      you(
        inAnyCase({
          do: 'spend',
          upTo: { atMost: 3, of: { count: { in: ['hand', 'webbed'] } } },
          among: GOODS,
          as: 'paid',
          evenNone: true,
          then: her(take({ total: [{ atMost: 3, of: yourHand }, minus({ sum: 'paid' })] })),
        }),
      ),
    ),
  },
  'closed-for-business': faceDown('construction'),
  copycat: {
    effect: ifAny(yourHand, you(inAnyCase({ do: 'discard', then: her(points({ times: 2, of: yourHand })) }))),
  },
  'creepy-crawlies': {
    effect: foil(
      [GOODS_3],
      seq(
        move({ in: 'meadow' }, 'discard'),
        you(move({ in: 'hand', where: [{ colour: 'tan' }] }, 'discard')),
        points(LEVEL),
      ),
    ),
  },
  grabbed: theft([2, 'twig'], [3, 'resin'], [5, 'berry'], [8, 'pebble']),
  industrious: {
    effect: you(
      inAnyCase({
        do: 'discard',
        max: 3,
        as: 'dropped',
        then: seq(
          ...[0, 1, 2].map((n) =>
            when({ is: { size: 'dropped' }, atMost: n }, her(topOfDeck({ do: 'settle', what: 'it', anyway: true }))),
          ),
        ),
      }),
    ),
  },
  'paralyzing-fear': faceDown('critter'),
  pickpocket: {
    effect: ifAny(
      yourHand,
      you({
        do: 'option',
        choices: [
          { id: 'endure', then: her(take(HALF)) },
          ...KEPT.map((n) => ({
            id: `foil-${n}-kept`,
            then: when(
              { is: { halfOf: { total: [{ count: { in: ['hand', 'webbed'] } }, 1] } }, atLeast: n },
              her(seq(points(n), take({ total: [HALF, -n] }))),
            ),
          })),
        ],
      }),
    ),
  },
  ransom: {
    effect: foil(
      [BERRIES_2, UNITS_3],
      you(
        when(
          { home: 'worker' },
          { do: 'retire', forNow: true },
          seq(
            her(points(LEVEL)),
            pick(
              DEPLOYED,
              undefined,
              { do: 'retire', at: { in: BOARDS, among: 'it' }, forNow: true },
              { ask: 'givesWorker' },
            ), // OQ-NW-52
          ),
        ),
      ),
    ),
  },
  snatched: theft([1, 'twig'], [3, 'resin'], [6, 'berry'], [8, 'pebble']),
  stolen: theft([3, 'twig'], [6, 'resin'], [7, 'berry'], [8, 'pebble']),
  takeover: {
    effect: { do: 'firstOf', of: [steal([{ colour: 'purple' }]), steal([], [{ most: { pointsOf: 'it' } }])] }, // OQ-NW-68
  },
  thief: theft([2, 'twig'], [4, 'resin'], [7, 'berry'], [8, 'pebble']),
  // Her Web token lies on the card itself while the next worker is awaited; OQ-NW-51, OQ-NW-53
  'venomberry-stew': {
    effect: foil([PEBBLES_2, UNITS_3], {
      do: 'firstOf',
      of: [
        you(pick(DEPLOYED, undefined, { do: 'lend', at: { in: BOARDS, among: 'it' } }, { ask: 'givesWorker' })),
        { do: 'mark', of: 'web', on: 'self' },
      ],
    }),
    reacts: [
      {
        to: 'visitDone',
        by: 'others',
        if: { passes: { what: 'self', where: [WEBBED] } },
        then: seq({ do: 'unmark', of: 'web', on: 'self' }, you({ do: 'lend', at: { in: BOARDS, among: 'at' } })),
      },
    ],
  },
} as const satisfies Readonly<Record<string, Temper>>;
