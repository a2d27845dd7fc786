import type { Effect } from '@everdell/engine';
import {
  activate,
  basicOrForest,
  call,
  constructions,
  gain,
  green,
  handLimit,
  kept,
  lacking,
  may,
  none,
  seq,
  type Power,
} from './words.ts';

/** Three are looked at, one is laid down, and the others go back under those that are left. */
const laysForest: Effect = seq(
  { do: 'deal', n: 3, from: 'forestOut', to: { zone: 'forestSeen' } },
  {
    do: 'pick',
    from: { in: 'forestSeen' },
    min: 1,
    max: 1,
    as: 'laid',
    ask: 'keepForest',
    then: { do: 'move', what: 'laid', to: { zone: 'ownForest' } },
  },
  { do: 'move', what: { in: 'forestSeen' }, to: { bottomOf: 'forestOut' } },
);

/** To another space than the one it lies on; where no other has a card, it stays (OQ-112). */
const movesToken: Effect = {
  do: 'pick',
  from: { in: 'meadow', where: [{ not: { marked: 'rugwortToken' } }] },
  min: 1,
  max: 1,
  as: 'card',
  ask: 'markMeadow',
  then: {
    do: 'when',
    if: { is: { count: { in: 'meadow', among: 'card' } }, atLeast: 1 },
    then: seq({ do: 'unmark', of: 'rugwortToken' }, { do: 'mark', of: 'rugwortToken', on: 'card' }),
  },
};

/** What powers of Bellfaire do more than once, by name. */
export const effectsOfBellfaire = {
  'player-powers.laysForest': laysForest,
  'player-powers.marksMeadow': movesToken,
};

/** The fifteen of Bellfaire. Those that speak of visits mean workers: no other piece has a share in a power (R-POW-05). */
export const ofBellfaire = {
  axolotls: {
    reacts: [
      {
        to: 'boardLaid',
        then: { do: 'load', what: { axolotl: 1 }, on: { in: 'locations', where: [{ row: 'basic' }] } },
      },
      { to: 'visited', at: [{ row: 'basic' }], piece: 'worker', then: { do: 'unload', from: 'at' } },
      {
        to: 'passed',
        then: { do: 'spend', upTo: 8, among: ['axolotl'], as: 'turned', then: { do: 'gainAny', n: { sum: 'turned' } } },
      },
    ],
    acts: [{ id: 'axolotl', when: 'aside', then: seq({ do: 'pay', goods: { axolotl: 1 } }, { do: 'gainAny', n: 1 }) }],
  },
  cardinals: { rules: [handLimit(2), { rule: 'draws', more: 1, may: true }] },
  foxes: {
    rules: [
      {
        rule: 'location',
        on: { in: 'locations', where: [{ row: 'forest' }] },
        piece: 'worker',
        effect: {
          do: 'carryOut',
          part: 'visit',
          from: {
            in: 'locations',
            where: [{ occupied: 'others' }, none({ permanent: true }, { event: 'any' }, { among: 'at' }, ...kept)],
          },
        },
      },
    ],
  },
  hedgehogs: {
    rules: [{ rule: 'standIn', cards: constructions, give: { berry: 2 } }],
    reacts: [
      {
        to: 'visitDone',
        piece: 'worker',
        at: basicOrForest,
        if: { is: { sum: { of: 'gained', only: ['berry'] } }, atMost: 0 },
        then: gain({ berry: 1 }),
      },
    ],
  },
  lizards: {
    reacts: [
      { to: 'starting', then: call('laysForest') },
      { to: 'prepared', then: call('laysForest') },
    ],
  },
  mice: { reacts: [{ to: 'visitDone', at: basicOrForest, piece: 'worker', then: may(lacking) }] },
  moles: {
    reacts: [
      {
        to: 'visitDone',
        piece: 'worker',
        then: {
          do: 'spend',
          upTo: 1,
          among: 'gained',
          as: 'swapped',
          then: { do: 'gain', what: { pebble: 1 }, times: { sum: 'swapped' } },
        },
      },
    ],
  },
  otters: { rules: [{ rule: 'standIn', cards: constructions, give: { resin: 1 } }] },
  owls: {
    rules: [handLimit(1)],
    reacts: [
      {
        to: 'visitDone',
        piece: 'worker',
        then: seq(
          { do: 'discard', max: 1 },
          may({
            do: 'draw',
            n: 1,
            as: 'drawn',
            then: { do: 'give', of: 'cards', n: 1, upTo: true, among: 'drawn', then: { do: 'draw', n: 2 } },
          }),
        ),
      },
    ],
  },
  platypuses: {
    reacts: [{ to: 'starting', then: { do: 'putTokens', n: 5 } }],
    acts: [
      {
        id: 'treasure',
        when: 'aside',
        once: 'turn',
        then: seq({ do: 'pay', tokens: 1 }, { do: 'gainAny', n: 1 }, { do: 'draw', n: 1, from: ['deck', 'meadow'] }),
      },
    ],
  },
  rats: {
    reacts: [
      { to: 'starting', then: call('marksMeadow') },
      {
        to: 'playDone',
        by: 'any',
        from: 'meadow',
        at: [{ marked: 'rugwortToken' }],
        then: seq(lacking, call('marksMeadow')),
      },
      // An automa plays cards in its own way (R-NW-EXP-04)
      {
        to: 'settled',
        by: 'others',
        from: 'meadow',
        at: [{ marked: 'rugwortToken' }],
        then: seq(lacking, call('marksMeadow')),
      },
    ],
  },
  squirrels: {
    rules: [{ rule: 'standIn', cards: constructions, give: { twig: 2 } }],
    reacts: [
      {
        to: 'visitDone',
        piece: 'worker',
        if: { is: { sum: { of: 'gained', only: ['twig'] } }, atLeast: 1 },
        then: gain({ twig: 1 }),
      },
    ],
  },
  starlings: { rules: [handLimit(3), { rule: 'draws', from: ['deck', 'meadow'] }] },
  toads: {
    reacts: [
      {
        to: 'played',
        card: [{ colour: 'green' }],
        then: may(seq({ do: 'pay', cards: 1 }, activate({ in: 'city', where: green, among: 'card' }))),
      },
    ],
  },
  turtles: {
    reacts: [
      {
        to: 'playDone',
        then: {
          do: 'when',
          if: { is: { goodsOn: { on: 'self' } }, atLeast: 1 },
          then: may({ do: 'unload', again: true }),
          else: { do: 'spend', upTo: 1, among: ['twig', 'resin', 'pebble', 'berry'], as: 'laid', onto: 'self' },
        },
      },
      { to: 'passed', then: { do: 'unload' } },
    ],
  },
} as const satisfies Record<string, Power>;
