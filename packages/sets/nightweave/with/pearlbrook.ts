import type { Amount, Colour, Effect, ModuleBridge, Query } from '@everdell/engine';
import '../../pearlbrook/vocabulary.ts';
import { wonderGoods, wonders } from '../../pearlbrook/wonders.ts';
import { SUITS } from '../activity.ts';
import { here, place, placing, PRINTED, type Printed } from '../language.ts';
import { acts, turnWith } from '../turn.ts';
import { atLeast, byLevel, call, LEVEL, mark, pick, points, seq, when } from '../words.ts';
import { NEEDS, ONLY_THEIRS } from './newleaf.ts';

/** Nightweave with Pearlbrook: R-NW-EXP-23 to R-NW-EXP-31, R-NW-EXP-51. */

const pearls = (n: number): Effect => ({ do: 'gain', what: { pearl: n } });
const has = (n: number): ReturnType<typeof atLeast> => atLeast(n, { leftover: ['pearl'] });

/** How far her city meets what a spot asks for, in sixths (OQ-NW-12). */
const SPOTS: readonly (readonly [tile: string, colour: Colour, n: number])[] = [
  ['river-spot-3-green', 'green', 3],
  ['river-spot-2-red', 'red', 2],
  ['river-spot-2-blue', 'blue', 2],
  ['river-spot-2-tan', 'tan', 2],
];
const SHARE: Amount = {
  total: SPOTS.map(([tile, colour, n]) => ({
    when: { passes: { what: 'it', where: [{ tile }] } },
    then: { times: 6 / n, of: { atMost: n, of: { count: { in: 'city', where: [{ colour }] } } } },
  })),
};

const turns: Effect = { do: 'turnRiver', at: 'it' };
/** Face down cards first, then those that her city meets best (R-NW-EXP-24). */
const placeAmbassador: Effect = when(
  { home: 'ambassador' },
  pick(
    here({ row: 'river' }, { free: true }),
    'arrow',
    seq({ do: 'stand', on: 'it', piece: 'ambassador' }, when({ can: turns }, seq(pearls(2), turns), pearls(1))),
    { prefer: [{ most: { when: { can: turns }, then: 1 } }, { most: SHARE }] },
  ),
);

/** By rising points, those that cost most pearls first (OQ-NW-11, OQ-NW-40, OQ-NW-71). */
const COSTS = [...new Set(Object.values(wonders).map((tile) => wonderGoods(tile).pearl ?? 0))].sort((a, b) => b - a);
const costing = (n: number): Query =>
  here(
    {
      any: Object.entries(wonders).flatMap(([id, tile]) =>
        (wonderGoods(tile).pearl ?? 0) === n ? [{ tile: id }] : [],
      ),
    },
    { row: 'wonders' },
  );
/** One whose pearls she can pay. */
const wonder = (then: Effect): Effect => ({
  do: 'firstOf',
  of: COSTS.map((n) => when(has(n), pick(costing(n), 'arrow', seq({ do: 'pay', goods: { pearl: n } }, then)))),
});

const adorns: Effect = when(
  has(1),
  pick(
    { in: 'adornments', top: true },
    'top',
    seq({ do: 'pay', goods: { pearl: 1 } }, { do: 'move', what: 'it', to: { zone: 'adornmentsPlayed' } }),
  ),
);

/** The ship sails with her worker on it into the city of who is at the arrow, and nothing of its text is done (R-NW-EXP-31, OQ-NW-27, OQ-NW-38). */
const sails = (then: Effect): Effect =>
  when(
    atLeast(1, { atTarget: { spaces: 'empty' } }),
    place(
      here({ owner: 'me' }, { card: 'pirate-ship' }, { free: true }),
      'first',
      seq(
        points(2),
        { do: 'as', seat: 'target', then: { do: 'move', what: 'it', to: { into: 'city', laden: true } } },
        then,
      ),
    ),
  );
const ownCity = (word: 'ownCity' | `ownCity+${Printed}`, then: Effect): readonly [string, Effect] => [
  `nightweave.${word}`,
  { do: 'firstOf', of: [sails(then), placing(word)] },
];

/** On a card with the worker's icon every action is a placement: without other workers it is the Ambassador's (R-NW-EXP-25). */
const WORKER_HEADER = SUITS.filter((suit) => suit.endsWith(' worker')).map((suit) => ({ suit }));
export const ambassadorLast = (act: Effect): Effect =>
  when(
    {
      all: [
        { not: { home: 'worker' } },
        { home: 'ambassador' },
        { passes: { what: 'it', where: [{ any: WORKER_HEADER }] } },
      ],
    },
    call('placeAmbassador'),
    act,
  );

export const withPearlbrook: ModuleBridge = {
  needs: ['nightweave', 'pearlbrook'],
  automa: {
    workers: [2, 0, 2, 3], // the Ambassador comes in place of the spring worker (R-NW-EXP-23)
    reacts: [
      { to: 'dealt', then: { do: 'deal', n: 2, from: 'adornmentsOut', to: { zone: 'adornments' } } }, // R-NW-EXP-51
      { to: 'starting', then: { do: 'put', piece: 'ambassador', at: 'away' } },
      { to: 'prepared', if: { season: 'spring' }, then: { do: 'put', piece: 'ambassador', at: 'home' } },
      { to: 'visited', piece: 'ambassador', then: mark('busy') },
      { to: 'passed', then: wonder({ do: 'claim', what: 'it' }) }, // R-NW-EXP-29
    ],
    scoring: [
      { id: 'adornments', amount: { product: [byLevel(3, 4, 5, 6, 7), { count: { in: 'adornmentsPlayed' } }] } }, // R-NW-SCORE-06
    ],
  },
  effects: {
    'nightweave.turn': turnWith(ambassadorLast(acts)),
    'nightweave.placeAmbassador': placeAmbassador,
    // R-NW-EXP-27, R-NW-EXP-28, OQ-NW-13
    'nightweave.wonderAndAdornment': seq(
      when({ home: 'worker' }, wonder({ do: 'stand', on: 'it', piece: 'worker' })),
      adorns,
    ),
    ...Object.fromEntries([
      ownCity('ownCity', seq()),
      ...PRINTED.map((n) => ownCity(`ownCity+${n}`, points(n === 'level' ? LEVEL : n))),
    ]),
  },
};

/** Nor its special Events beside those that count cards (R-NW-EXP-41). */
export const withoutEvents: readonly ModuleBridge[] = ONLY_THEIRS.map((asked) => ({
  needs: [...NEEDS, 'pearlbrook'],
  with: asked,
  deals: { pearlbrook: { specialEvents: { atMost: 0 } } },
}));
