import {
  compileRules,
  defaultOptions,
  type CardDef,
  type Effect,
  type Module,
  type TileDef,
  type Rules,
} from '@everdell/engine';
import { base } from '@everdell/sets';

/** Made-up content that says what the vocabulary can say and no card of the base game does. */

const plain = { kind: 'critter', colour: 'red', rarity: 'common', copies: 1, cost: { berry: 1 }, points: 1 } as const;
const draw: Effect = { do: 'draw', n: 2 };
const berry: Effect = { do: 'gain', what: { berry: 1 } };
const twigs: Effect = { do: 'gain', what: { twig: 2 } };

const cards: Readonly<Record<string, CardDef>> = {
  'raises-both': {
    ...plain,
    countsAs: 'farm',
    rules: [
      { rule: 'raises', limit: 'handLimit', more: 1 },
      { rule: 'raises', limit: 'spaces', more: 2 },
    ],
  },
  'raises-per-card': {
    ...plain,
    rules: [{ rule: 'raises', limit: 'handLimit', more: { count: { in: 'city', where: [{ colour: 'red' }] } } }],
  },
  'three-spots': { ...plain, visit: { effect: berry, spots: 3, open: 0 } },
  'locked-spot': { ...plain, visit: { effect: berry, lastUnlockedBy: 'monk', open: 2 } },
  'swaps-two': { ...plain, ability: { swap: 2 } },
  'saves-one': { ...plain, ability: { on: [{ colour: 'green' }], discount: { any: 1 } } },
  'three-cells': {
    ...plain,
    ability: {
      discount: { twig: 1, resin: 2 },
      price: { jails: [{ kind: 'critter' }], cells: 3, lastUnlockedBy: 'farm' },
    },
  },
  'reacts-to-others': {
    ...plain,
    reacts: [{ to: 'played', card: [{ kind: 'construction' }, { colour: 'red' }], then: twigs }],
  },
  'scores-halves': {
    ...plain,
    scores: { times: 2, of: { halfOf: { count: { in: 'city', of: 'all', where: [{ card: 'farm' }] } } } },
  },
  'scores-parts': {
    ...plain,
    scores: {
      total: [
        3,
        { less: 1, of: { count: { in: 'hand' } } },
        { when: { is: { tokensOn: 'self' }, atLeast: 2 }, then: 4 },
      ],
    },
  },
  'scores-capped': { ...plain, scores: { times: 3, of: { atMost: 2, of: { workersOn: 'chapel' } } } },
  'scores-pairs': { ...plain, scores: { times: 2, of: { pairs: { group: 'household', of: 'home' } } } },
  'scores-rivals': { ...plain, scores: { count: { in: 'city', of: 'rivals', where: [{ kind: 'construction' }] } } },
};

const places: Readonly<Record<string, TileDef>> = {
  'two-workers': { row: 'forest', visit: { spots: 2, effect: twigs } },
  'needs-both': {
    row: 'specialEvents',
    visit: { taken: 'events', needs: { all: [{ has: ['farm'] }, { season: 'summer' }] } },
  },
  'needs-in-hand': {
    row: 'specialEvents',
    visit: {
      taken: 'events',
      needs: { is: { count: { in: 'hand', where: [{ kind: 'critter' }, { rarity: 'unique' }] } }, atLeast: 1 },
    },
  },
};

export const branchCards = Object.keys(cards);
export const branchPlaces = Object.keys(places);

export function branchRules(): Rules {
  const m: Module = { ...base, cards: { ...base.cards, ...cards }, places: { ...base.places, ...places } };
  return compileRules([m], { modules: ['base'], players: 2, options: {} }, defaultOptions([m]));
}

export const branchEffects: readonly Effect[] = [
  { do: 'gainAny', n: 2, among: ['twig', 'resin'] },
  { do: 'gainAny', n: 3, among: ['berry'] },
  { do: 'gainAny', n: { handRoom: true } },
  { do: 'gain', what: { twig: 1, berry: 2 }, times: { count: { in: 'meadow', where: [{ kind: 'critter' }] } } },
  {
    do: 'search',
    where: [{ card: 'inn' }],
    as: 'x',
    then: { do: 'playCard', from: { in: 'revealed', among: 'x' }, terms: { free: true } },
  },
  {
    do: 'search',
    where: [{ card: 'teacher' }],
    as: 'x',
    then: { do: 'playCard', from: { in: 'revealed', among: 'x' }, terms: { discount: 2 } },
  },
  {
    do: 'search',
    where: [{ card: 'ruins' }],
    as: 'x',
    then: { do: 'playCard', from: { in: 'revealed', among: 'x' }, terms: { free: true } },
  },
  {
    do: 'pick',
    from: { in: 'revealed' },
    min: 0,
    max: 2,
    as: 'x',
    then: { do: 'move', what: 'x', to: { zone: 'hand' } },
  },
  { do: 'pick', from: { in: 'hand' }, min: 1, max: 3, as: 'x', then: { do: 'points', n: { size: 'x' } } },
  {
    do: 'pick',
    from: { in: 'city', of: 'all', where: [{ other: true }, { colour: 'blue' }] },
    min: 2,
    max: 2,
    as: 'x',
    then: {
      do: 'seq',
      steps: [
        { do: 'move', what: 'x', to: { zone: 'discard' } },
        { do: 'refund', of: 'x' },
      ],
    },
  },
  {
    do: 'option',
    optional: true,
    choices: [
      { id: 'draw', then: draw },
      { id: 'gain', then: berry },
    ],
  },
  {
    do: 'option',
    optional: true,
    choices: [
      { id: 'twig', then: twigs },
      { id: 'berry', then: berry },
    ],
  },
  { do: 'give', of: 'goods', goods: ['twig', 'berry'], n: 1 },
  { do: 'give', of: 'cards', n: 1, then: draw },
  { do: 'discard', min: 2, as: 'x', then: { do: 'draw', n: { size: 'x' } } },
  { do: 'discard', min: 1, max: 1, from: ['meadow'] },
  { do: 'draw', n: 1, from: ['meadow'] },
  { do: 'playCard', from: { in: 'hand', where: [{ kind: 'construction' }] }, terms: {} },
  {
    do: 'playCard',
    from: { in: ['hand', 'meadow'], where: [{ kind: 'critter' }, { maxPoints: 1 }] },
    terms: { discount: 1 },
    optional: true,
  },
  { do: 'carryOut', part: 'production', from: { in: 'city', of: 'all' } },
  { do: 'may', then: { do: 'seq', steps: [{ do: 'pay', tokens: 1 }, draw] } },
  {
    do: 'when',
    if: { all: [{ season: 'spring' }, { is: { count: { in: 'city', where: [{ colour: 'purple' }] } }, atLeast: 3 }] },
    then: { do: 'draw', n: { handRoom: true } },
  },
  { do: 'seq', steps: [draw, { do: 'recallWorker' }, berry] },
  { do: 'seq', steps: [{ do: 'points', n: { workersOn: 'monastery' } }, berry] },
  { do: 'move', what: 'x', to: { zone: 'discard' } },
  { do: 'move', what: 'x', to: { beneath: 'self' } },
  { do: 'move', what: 'x', to: { zone: 'hand' } },
];
