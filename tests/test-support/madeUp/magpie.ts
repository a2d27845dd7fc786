/**
 * A set that does not exist, of an automa with turns of its own: the Magpie begins, turns a whim over and does what it says,
 * perches in the Meadow, where her mood is felt, prepares for seasons and passes. She has a hand, a city of nine spaces and an arrow.
 */
import type { Amount, Cond, Effect, EffectOf, Module, Query } from '@everdell/engine';
import { text } from './magpie.text.ts';

declare module '@everdell/engine' {
  interface RowNames {
    whims: true;
    moods: true;
  }
  interface Sources {
    whims: true;
    whimsOut: true;
    moods: true;
    moodBox: true;
    hushed: true;
    clutched: true;
  }
  interface MarkNames {
    feather: true;
  }
  interface PieceNames {
    magpie: true;
  }
}

const call = (id: string): Effect => ({ do: 'call', id: `magpie.${id}` });
const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });
const when = (cond: Cond, then: Effect, other?: Effect): Effect =>
  other === undefined ? { do: 'when', if: cond, then } : { do: 'when', if: cond, then, else: other };
const points = (n: number): Effect => ({ do: 'points', n });
const pick = (from: Query, by: EffectOf<'pick'>['by'], then: Effect, more: Partial<EffectOf<'pick'>> = {}): Effect => ({
  do: 'pick',
  from,
  min: 1,
  max: 1,
  by,
  as: 'it',
  then,
  ...more,
});
const CONSTRUCTIONS: Query = { in: 'city', where: [{ kind: 'construction' }] };
/** How greedy she is, by the option. */
const GREED: Amount = { byOption: { of: 'magpie.greed', gives: [0, 1, 3] } };
const STAND: Effect = { do: 'stand', on: 'it', piece: 'worker' };
const SETTLE = { do: 'settle', what: 'it' } as const;
const NEXT_TO_HER: Query = { in: 'meadow', where: [{ nextTo: 'magpie' }] };
const REFILL: Effect = { do: 'refill', of: ['meadow'] };
const place = (from: Query, by: EffectOf<'pick'>['by'], more: Partial<EffectOf<'pick'>> = {}): Effect =>
  when({ home: 'worker' }, pick(from, by, STAND, more));

const effects: NonNullable<Module['effects']> = {
  'magpie.turn': seq(
    when({ is: { count: { in: 'whims' } }, atMost: 0 }, { do: 'shuffle', from: ['whimsOut'], into: 'whims' }),
    pick({ in: 'whims' }, 'top', { do: 'move', what: 'it', to: { zone: 'whimsOut' } }),
    when({ home: 'any' }, call('acts'), when({ season: 'autumn' }, { do: 'pass' }, { do: 'prepare' })),
  ),
  'magpie.acts': pick({ in: 'whimsOut' }, 'top', {
    do: 'carryOut',
    part: 'effect',
    from: { in: 'whimsOut', among: 'it' },
  }),
  'magpie.perches': {
    do: 'roll',
    sides: 8,
    as: 'die',
    then: pick(
      { in: 'slots', where: [{ in: 'meadow' }, { slot: 'die' }] },
      'first',
      seq(
        { do: 'stand', on: 'slot', piece: 'magpie' },
        pick({ in: 'meadow', where: [{ slot: 'die' }] }, 'first', {
          do: 'firstOf',
          of: [SETTLE, { do: 'move', what: 'it', to: { zone: 'discard' } }],
        }),
      ),
      { as: 'slot' },
    ),
  },
};

export const magpie: Module = {
  id: 'magpie',
  needs: ['base'],
  players: [1, 2],
  setUpFor: { plus: 1 },
  options: { 'magpie.greed': { values: [0, 1, 2], default: 1 } },
  notLaid: ['whims', 'moods'],
  marks: ['feather'],
  pieces: { magpie: { like: 'figure', recalled: true, keepsEmpty: true } },
  zones: {
    whims: { per: 'table', sees: 'none', of: 'whims', dealt: 'rest' },
    whimsOut: { per: 'table', sees: 'all', of: 'whims' },
    moodBox: { per: 'table', sees: 'none', of: 'moods', dealt: 'rest' },
    moods: { per: 'seat', sees: 'all', of: 'moods', force: 'owner' },
    hushed: { per: 'seat', sees: 'all', within: 'city' },
    clutched: { per: 'seat', sees: 'owner', within: 'hand' },
  },
  places: {
    'whim-visit': {
      row: 'whims',
      arrow: 'clockwise',
      effect: {
        do: 'firstOf',
        of: [
          place({ in: 'locations', where: [{ owner: 'others' }, { open: true }, { free: true }] }, 'owner', {
            prefer: [{ where: [{ owner: 'target' }] }],
          }),
          place({ in: 'locations', where: [{ row: 'forest' }, { exclusive: true }, { free: true }] }, 'target'),
          points(1),
        ],
      },
    },
    'whim-errand': {
      row: 'whims',
      arrow: 'counterclockwise',
      effect: {
        do: 'firstOf',
        of: [
          place({ in: 'locations', where: [{ row: 'basic' }, { exclusive: true }, { free: true }] }, 'arrow'),
          place({ in: 'locations', where: [{ row: 'haven' }] }, 'first'),
          points(1),
        ],
      },
    },
    'whim-picnic': {
      row: 'whims',
      arrow: 'clockwise',
      effect: {
        do: 'firstOf',
        of: [place({ in: 'locations', where: [{ row: 'forest' }, { free: true }] }, 'arrow', { start: 3 }), points(1)],
      },
    },
    'whim-medal': {
      row: 'whims',
      arrow: 'counterclockwise',
      effect: {
        do: 'firstOf',
        of: [
          place({ in: 'locations', where: [{ row: 'basicEvents' }] }, 'arrow', {
            prefer: [{ where: [{ met: true }] }],
          }),
          points(1),
        ],
      },
    },
    'whim-perch': {
      row: 'whims',
      arrow: 'clockwise',
      effect: { do: 'firstOf', of: [when({ home: 'magpie' }, call('perches')), points(1)] },
    },
    'whim-nest': {
      row: 'whims',
      arrow: 'clockwise',
      effect: seq({ do: 'draw', n: 1 }, pick({ in: 'hand' }, 'chance', SETTLE)),
    },
    'mood-shy': {
      row: 'moods',
      rules: [{ rule: 'bars', play: [{ adjacent: 'magpie' }], binds: 'others' }],
    },
    'mood-haughty': {
      row: 'moods',
      rules: [{ rule: 'bars', take: [{ adjacent: 'magpie' }], play: [{ adjacent: 'magpie' }], binds: 'others' }],
      reacts: [{ to: 'settled', at: [{ adjacent: 'magpie' }], then: points(1) }],
    },
    'mood-frosty': {
      row: 'moods',
      rules: [{ rule: 'bars', activate: [{ marked: 'feather' }], binds: 'others' }],
      reacts: [
        { to: 'playDone', by: 'others', card: [{ colour: 'green' }], then: { do: 'mark', of: 'feather', on: 'card' } },
      ],
    },
    'mood-grabby': {
      row: 'moods',
      rules: [
        { rule: 'noSpace', cards: [{ open: true }] },
        { rule: 'openPays', n: 3 },
      ],
      reacts: [{ to: 'preparing', then: { do: 'move', what: NEXT_TO_HER, to: { zone: 'hand' } } }],
    },
    'mood-picky': {
      row: 'moods',
      rules: [
        { rule: 'refills', of: 'meadow', skips: [{ colour: 'tan' }], binds: 'any' },
        { rule: 'draws', skips: [{ colour: 'blue' }], binds: 'others' },
      ],
      reacts: [{ to: 'blocked', then: points(1) }],
    },
    'mood-nosy': {
      row: 'moods',
      shows: { mark: 'feather', on: [{ row: 'basic' }, { gives: 'berry' }] },
      rules: [
        {
          rule: 'toll',
          on: 'visit',
          where: [{ row: 'basic' }, { gives: 'berry' }],
          pay: { units: 1 },
          binds: 'others',
        },
        { rule: 'toll', on: 'door', where: [], pay: { cards: 1 }, binds: 'others' },
        { rule: 'toll', on: 'text', where: [{ colour: 'blue' }], pay: { units: 1 }, binds: 'others' },
      ],
    },
    'mood-fussy': {
      row: 'moods',
      rules: (['take', 'play'] as const).map((on) => ({
        rule: 'toll',
        on,
        where: [{ adjacent: 'magpie' }],
        then: {
          do: 'pick',
          from: { in: 'hand', where: [{ sameColour: 'card' }] },
          min: 1,
          max: 1,
          as: 'laid',
          then: { do: 'move', what: 'laid', to: { slot: 'at' } },
        },
        binds: 'others',
      })),
    },
    'mood-needy': {
      row: 'moods',
      rules: (['take', 'play'] as const).map((on) => ({
        rule: 'toll',
        on,
        where: [{ adjacent: 'magpie' }],
        pay: { points: 1 },
        then: { do: 'as', seat: 'owner', then: points(1) },
        binds: 'others',
      })),
    },
    'whim-hush': {
      row: 'whims',
      arrow: 'clockwise',
      effect: {
        do: 'as',
        seat: 'target',
        then: seq(
          { do: 'discard', max: { count: CONSTRUCTIONS }, as: 'dropped', then: { do: 'gain', what: { twig: 1 } } },
          {
            do: 'spend',
            upTo: { count: CONSTRUCTIONS },
            among: ['twig'],
            as: 'paid',
            evenNone: true,
            then: { do: 'draw', n: 1 },
          },
          {
            do: 'pick',
            from: CONSTRUCTIONS,
            min: 0,
            max: 2,
            exactly: true,
            as: 'it',
            then: { do: 'move', what: 'it', to: { zone: 'hushed' } },
          },
        ),
      },
    },
    'whim-snare': {
      row: 'whims',
      arrow: 'clockwise',
      effect: {
        do: 'as',
        seat: 'target',
        then: seq(
          { do: 'move', what: { in: 'clutched' }, to: { zone: 'hand' } },
          pick({ in: 'hand' }, 'chance', { do: 'move', what: 'it', to: { zone: 'clutched' } }, { max: 2 }),
          when({ season: 'winter' }, { do: 'retire', forNow: true }),
        ),
      },
    },
    'whim-borrow': {
      row: 'whims',
      arrow: 'clockwise',
      effect: {
        do: 'as',
        seat: 'target',
        then: pick({ in: 'locations', where: [{ occupied: 'me' }, { not: { permanent: true } }] }, undefined, {
          do: 'lend',
          at: { in: 'locations', among: 'it' },
        }),
      },
    },
    'whim-raid': {
      row: 'whims',
      arrow: 'counterclockwise',
      effect: pick(
        { in: 'city', of: 'rivals', where: [{ minPoints: 1 }] },
        'owner',
        seq(
          {
            do: 'as',
            seat: 'target',
            then: {
              do: 'may',
              then: { do: 'put', piece: 'worker', from: 'home', at: { in: 'city', among: 'it' } },
            },
          },
          when({ passes: { what: 'it', where: [{ not: { occupied: 'any' } }] } }, { ...SETTLE, anyway: true }),
        ),
      ),
    },
    'whim-glean': {
      row: 'whims',
      arrow: 'counterclockwise',
      effect: seq(pick({ in: 'meadow' }, 'arrow', SETTLE), REFILL),
    },
  },
  reacts: [{ to: 'preparing', then: { do: 'move', what: { in: 'hushed' }, to: { into: 'city' } } }],
  automa: {
    id: 'magpie',
    workers: [1, 1, 1, 1],
    turn: call('turn'),
    first: true,
    arrow: 'whimsOut',
    hand: [1, 2],
    spaces: 9,
    ignoresText: true,
    given: {
      cards: { do: 'points', n: { size: 'cards' } },
      goods: { do: 'draw', n: { sum: 'gained' } },
    },
    bonus: { spring: points(1), autumn: points(2) },
    reacts: [
      { to: 'boardLaid', then: { do: 'deal', n: 1, from: 'moodBox', to: { zone: 'moods' } } },
      { to: 'prepared', then: REFILL },
      { to: 'passed', by: 'others', then: points(1) },
    ],
    scoring: [
      { id: 'cards', amount: { pointsOf: { in: 'city' } } },
      { id: 'shine', amount: { product: [GREED, { count: { in: 'city', where: [{ colour: 'purple' }] } }] } },
      // Alone she has the best two of her cards twice
      { id: 'shine', amount: { when: { players: 1 }, then: { best: { of: { in: 'city' }, n: 2 } } } },
      { id: 'tokens', amount: { pointTokens: true } },
      { id: 'basicEvents', amount: { times: 3, of: { events: 'basic' } } },
    ],
  },
  effects,
  text,
};
