import type { Amounts, Conds, Filters, Ops, Price, Sources } from '../effects/types.ts';
import { fields, list, oneOf, optional, type Fields, type FieldsOf, type Shape } from './shapes.ts';

/** The shapes of the core vocabulary. */

const COLOUR = oneOf('tan', 'green', 'red', 'blue', 'purple');
const TERMS = fields({ free: optional('true'), discount: optional('number') });

export const QUERY: Fields = {
  in: { either: ['text', list('text')] },
  of: optional(oneOf('home', 'rivals', 'others', 'all')),
  where: optional(list('filter')),
  among: optional('cards'),
  first: optional('true'),
  beside: optional('cards'),
};

export const coreFilters: { readonly [K in keyof Filters]: Shape } = {
  colour: COLOUR,
  kind: oneOf('critter', 'construction'),
  rarity: oneOf('common', 'unique'),
  card: 'card',
  set: 'module',
  maxPoints: 'number',
  other: 'true',
  activatable: 'true',
  sameColour: 'cards',
  lasting: 'true',
  row: 'row',
  event: oneOf('basic', 'special', 'any'),
  minPoints: 'number',
  tile: 'tile',
  suit: 'suit',
  exclusive: 'true',
  board: 'true',
  permanent: 'true',
  occupied: oneOf('me', 'others', 'any'),
  marked: 'mark',
  in: 'source',
  piece: 'piece',
  adjacent: 'figure',
  slot: { either: ['nums', 'number'] },
  met: 'true',
  among: 'cards',
  productive: 'true',
  open: 'true',
  free: 'true',
  owner: oneOf('me', 'others', 'any', 'target'),
  not: 'filter',
  any: list('filter'),
};

export const coreSources: { readonly [K in keyof Sources]: true } = {
  deck: true,
  discard: true,
  city: true,
  hand: true,
  meadow: true,
  revealed: true,
  locations: true,
  slots: true,
};

/** Of this very card or Event, or of a named card. */
const SELF_OR_CARD: Shape = { either: [oneOf('self'), 'card'] };
/** This very card or tile, or what is bound to a variable. */
const THING: Shape = { either: [oneOf('self'), 'cards'] };

export const coreAmounts: { readonly [K in keyof Amounts]: Shape } = {
  count: 'query',
  size: 'cards',
  sum: { either: ['nums', fields({ of: 'nums', only: list('resource') })] },
  pointsOf: { either: ['cards', 'query'] },
  tokensOn: SELF_OR_CARD,
  goodsOn: fields({ on: THING, of: optional(list('resource')) }),
  beneath: SELF_OR_CARD,
  workersOn: 'card',
  marks: fields({ of: 'mark', on: THING }),
  events: oneOf('basic', 'special', 'any'),
  leftover: list('resource'),
  pairs: fields({ group: 'group', of: oneOf('home', 'all') }),
  pointTokens: 'true',
  colours: 'true',
  coverPoints: 'true',
  handRoom: 'true',
  spaces: oneOf('filled', 'empty'),
  limit: 'limit',
  ranked: fields({ by: 'amount', gives: list('number') }),
  bestScored: 'query',
  byOption: fields({ of: 'text', gives: list('number') }),
  journey: 'true',
  atOneRival: 'amount',
};

/** Amounts made of others, by the field that tells them apart. */
export const composedAmounts: Readonly<Record<string, Fields>> = {
  times: { times: 'number', of: 'amount' },
  product: { product: list('amount') },
  halfOf: { halfOf: 'amount' },
  every: { every: 'number', of: 'amount' },
  atMost: { atMost: 'number', of: 'amount' },
  total: { total: list('amount') },
  less: { less: 'number', of: 'amount' },
  when: { when: 'cond', then: 'amount', else: optional('amount') },
};

/** A value of an option of the set-up. */
export const OPTION: Shape = fields({
  of: 'text',
  is: { either: [oneOf(true, false), { either: ['text', 'number'] }] },
});

export const coreConds: { readonly [K in keyof Conds]: Shape } = {
  has: list('card'),
  paired: 'true',
  season: { either: ['season', list('season')] },
  myTurn: 'true',
  passes: fields({ what: 'cards', where: list('filter') }),
  can: 'effect',
  home: { either: [oneOf('any'), 'piece'] },
  option: OPTION,
};

/** Conditions made of others or of amounts, by the field that tells them apart. */
export const composedConds: Readonly<Record<string, Fields>> = {
  is: { is: 'amount', atLeast: optional('number'), atMost: optional('number') },
  all: { all: list('cond') },
  any: { any: list('cond') },
  not: { not: 'cond' },
};

const DESTINATION: Shape = {
  either: [
    fields({ zone: 'pile' }),
    {
      either: [
        fields({ bottomOf: 'pile' }),
        {
          either: [
            fields({ beneath: oneOf('self') }),
            { either: [fields({ slot: 'cards' }), fields({ into: oneOf('city') })] },
          ],
        },
      ],
    },
  ],
};

export const PRICE: FieldsOf<Price> = {
  points: optional('number'),
  goods: optional('bundle'),
  any: optional('number'),
  tokens: optional('number'),
  cards: optional('number'),
  cardsOf: optional(fields({ n: 'number', where: optional(list('filter')), different: optional(oneOf('colour')) })),
  cityCards: optional('number'),
};

export const coreOpShapes: { readonly [K in keyof Ops]: FieldsOf<Ops[K]> } = {
  seq: { steps: list('effect') },
  when: { if: 'cond', then: 'effect', else: optional('effect') },
  option: { choices: list(fields({ id: 'text', then: 'effect' })), optional: optional('true') },
  may: { then: 'effect' },
  name: { of: oneOf('colour'), among: list(COLOUR), as: 'newNums', then: 'effect' },
  forSeats: { who: oneOf('others'), then: 'effect' },
  gain: { what: 'bundle', times: optional('amount') },
  gainAny: { n: 'amount', among: optional(list('resource')), lacking: optional('true') },
  points: { n: 'amount' },
  pay: PRICE,
  spend: {
    upTo: 'amount',
    among: { either: ['nums', list('resource')] },
    as: 'newNums',
    onto: optional(oneOf('self')),
    then: optional('effect'),
    evenNone: optional('true'),
  },
  give: {
    n: 'amount',
    of: oneOf('cards', 'goods', 'units'),
    goods: optional(list('resource')),
    upTo: optional('true'),
    severally: optional('true'),
    among: optional('cards'),
    as: optional('newOf'),
    then: optional('effect'),
  },
  draw: {
    n: 'amount',
    from: optional(list({ either: ['cardDisplay', 'cardPile'] })),
    where: optional(list('filter')),
    upTo: optional('true'),
    unfilled: optional('true'),
    shown: optional('true'),
    as: optional('newCards'),
    then: optional('effect'),
    ruled: optional('number'),
  },
  discard: {
    min: optional('number'),
    max: optional('amount'),
    from: optional(list('cardDisplay')),
    where: optional(list('filter')),
    shown: optional('true'),
    as: optional('newCards'),
    then: optional('effect'),
  },
  pick: {
    from: 'query',
    min: 'number',
    max: 'amount',
    exactly: optional('true'),
    as: 'newCards',
    then: 'effect',
    by: optional(oneOf('chance', 'first', 'top', 'clockwise', 'counterclockwise', 'arrow', 'target', 'owner')),
    start: optional({ either: [fields(QUERY), 'amount'] }),
    prefer: optional(list({ either: [fields({ where: list('filter') }), fields({ most: 'amount' })] })),
    ask: optional('text'),
  },
  refill: { of: list('display') },
  deal: { n: 'amount', from: 'pile', to: DESTINATION, whose: optional(oneOf('actor')) },
  shuffle: { from: list('pile'), into: 'pile' },
  move: { what: { either: [THING, 'query'] }, to: DESTINATION },
  refund: { of: 'cards' },
  revealOn: { cost: fields({ goods: 'bundle' }), as: 'newCards', then: 'effect' },
  reveal: { n: 'number', from: 'cardPile', rest: optional(oneOf('discard', 'bottom')), then: 'effect' },
  putTokens: { n: 'amount', on: optional('cards') },
  mark: { of: 'mark', on: THING },
  unmark: { of: 'mark', on: optional(THING) },
  flip: { what: THING },
  load: { what: 'bundle', on: optional('query') },
  unload: { from: optional('cards'), again: optional('true') },
  carryOut: {
    part: oneOf('production', 'onPlay', 'visit', 'effect'),
    from: 'query',
    upTo: optional('number'),
    optional: optional('true'),
    ask: optional('text'),
  },
  produce: {},
  achieve: {},
  moveWorker: {},
  recallWorker: {},
  enlist: { piece: 'piece' },
  stay: { piece: 'piece' },
  put: { piece: 'piece', from: optional('query'), at: { either: [oneOf('home'), 'query'] } },
  retire: { at: optional('query') },
  playCard: { from: 'query', terms: TERMS, optional: optional('true') },
  search: { where: list('filter'), as: 'newCards', then: 'effect' },
  later: { until: oneOf('actionDone', 'turnEnding'), then: 'effect', once: optional('true') },
  roll: { sides: 'number', as: 'newNums', then: 'effect', again: optional('effect') },
  as: { seat: oneOf('actor', 'owner', 'target'), then: 'effect' },
  call: { id: 'named' },
  firstOf: { of: list('effect') },
  settle: { what: 'cards' },
  claim: { what: { either: ['cards', 'query'] } },
  stand: { on: 'cards', piece: 'piece' },
  prepare: {},
  pass: {},
  nextSeason: {},
  code: { id: 'code' },
  sit: { as: oneOf('first', 'last') },

  stage: { to: 'happening' },
  layTiles: {},
  layBoard: {},
  dealHands: {},
  beginTurn: {},
  turn: {},
  go: {},
  endAction: {},
  endTurn: {},
  nextTurn: {},
  due: { then: optional('effect'), act: optional('text') },
  payFor: { card: 'uid', from: 'zone', at: 'holder', terms: TERMS },
  drawNext: { draw: 'effect', left: 'number', at: optional('cardDisplay'), taken: optional('uid') },
  arrive: { card: 'uid', from: optional('zone') },
  settleIn: { card: 'uid', into: 'seat', from: optional('zone') },
  resolveOwn: { card: 'uid' },
  happen: { to: 'happening', from: optional('zone') },
  visitDone: { piece: 'piece' },
  react: { to: 'happening', list: list(list('holder')) },
  reacting: { who: optional('text'), then: optional('effect') },
  produceList: { list: list('uid') },
  layOn: { card: 'uid' },
  send: { at: 'holder' },
  visitWay: { piece: 'piece' },
  placeFigure: { figure: 'figure', at: 'holder' },
  activateCard: { card: 'uid' },
  clearRevealed: { under: optional('cardPile') },
  relocate: { from: 'holder', piece: optional('piece') },
  recall: { but: optional(list('piece')) },
  newSeason: {},
  dropHand: {},
  giveTo: { goods: optional('goods'), cards: optional('cards'), all: optional('true') },
  giveSome: { to: 'seat', cards: 'cards' },
};
