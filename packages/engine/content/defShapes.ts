import type { CardDef, Reaction, SeasonDef, TileDef, Visit } from './defs.ts';
import type { RuleName, StandingOf } from './standing.ts';
import { OPTION, PRICE } from './wordShapes.ts';
import { fields, list, oneOf, optional, type FieldsOf, type Shape } from './shapes.ts';

/** The shapes of the definitions that content is made of. */

const COLOURS = oneOf('tan', 'green', 'red', 'blue', 'purple');
const FILTERS = list('filter');
/** All of these, or any; alternatives are options or lists of them. */
const PLAYED_WITH: Shape = {
  either: [OPTION, { either: [list(OPTION), fields({ any: list({ either: [OPTION, list(OPTION)] }) })] }],
};

const VISIT: FieldsOf<Visit> = {
  effect: optional('effect'),
  price: optional(fields(PRICE)),
  needs: optional('cond'),
  for: optional('piece'),
  spots: optional('number'),
  extraSpotFrom: optional('number'),
  onePerSeat: optional('true'),
  lastUnlockedBy: optional('card'),
  permanent: optional('true'),
  open: optional('number'),
  always: optional('true'),
  taken: optional('text'),
};

const reaction: FieldsOf<Reaction> = {
  to: 'happening',
  by: optional(oneOf('me', 'others', 'any')),
  card: optional(FILTERS),
  from: optional('source'),
  at: optional(FILTERS),
  piece: optional('piece'),
  of: optional('resource'),
  if: 'anything',
  each: optional('true'),
  first: optional('true'),
  once: optional('true'),
  then: 'anything',
};
export const REACTION = fields(reaction);

const REACH = {
  rule: 'text',
  if: optional('cond'),
  binds: optional(oneOf('me', 'others', 'any')),
  piece: optional('piece'),
} as const;

/** What each standing rule says; what a toll binds for its `then` is checked where it is read. */
export const STANDING: { readonly [K in RuleName]: FieldsOf<StandingOf<K>> } = {
  raises: { ...REACH, limit: 'limit', more: 'amount' },
  noSpace: { ...REACH, cards: FILTERS },
  dearer: {
    ...REACH,
    cards: optional(FILTERS),
    by: { either: [fields({ any: 'number' }), 'bundle'] },
    evenFree: optional('true'),
  },
  standIn: { ...REACH, cards: optional(FILTERS), give: 'bundle' },
  bars: {
    ...REACH,
    visit: optional(FILTERS),
    play: optional(FILTERS),
    take: optional(FILTERS),
    activate: optional(FILTERS),
  },
  joins: { ...REACH, at: FILTERS, past: oneOf('others', 'any'), closed: optional('true') },
  location: { ...REACH, on: 'query', effect: 'anything' },
  toll: {
    ...REACH,
    on: oneOf('visit', 'play', 'take', 'door', 'text'),
    where: FILTERS,
    pay: 'anything',
    then: 'anything',
  },
  draws: {
    ...REACH,
    more: optional('number'),
    may: optional('true'),
    from: optional(list('source')),
    skips: optional(FILTERS),
  },
  refills: { ...REACH, of: 'display', skips: FILTERS },
  openPays: { ...REACH, n: 'amount' },
  gains: { ...REACH, of: optional(list('resource')), at: optional(FILTERS), less: 'number' },
  needs: { ...REACH, at: FILTERS, cards: oneOf('half') },
  ignores: { ...REACH, tiles: FILTERS },
};

/** What it binds for its `then` is checked where it is read. */
export const ACT: Shape = {
  either: [
    fields({ id: 'text', when: oneOf('turn'), places: 'figure' }),
    fields({
      id: 'text',
      when: oneOf('turn', 'aside'),
      of: optional('query'),
      if: 'anything',
      once: optional(oneOf('turn')),
      then: 'anything',
    }),
  ],
};

const OPENS: Shape = {
  either: [
    fields({ cards: list('card'), where: optional(FILTERS), whateverToken: optional('true') }),
    fields({ where: FILTERS, whateverToken: optional('true') }),
  ],
};
const ARRIVAL: Shape = {
  either: [
    fields({ replaces: 'query', as: 'newCards' }),
    { either: [fields({ into: oneOf('opponent') }), fields({ exchange: FILTERS })] },
  ],
};
const JAIL = fields({ jails: FILTERS, cells: 'number', lastUnlockedBy: 'card' });
const HELP = {
  on: optional(FILTERS),
  discount: optional({ either: [fields({ any: 'number' }), 'bundle'] }),
  swap: optional('number'),
} as const;
const ABILITY = fields({ ...HELP, price: optional({ either: [oneOf('discardSelf', 'cover', 'tokens'), JAIL] }) });

const card: FieldsOf<CardDef> = {
  kind: oneOf('critter', 'construction'),
  colour: COLOURS,
  rarity: oneOf('common', 'unique'),
  copies: 'number',
  deck: optional('text'),
  cost: 'bundle',
  points: 'number',
  worth: optional('amount'),
  opens: optional(OPENS),
  broughtBy: optional(FILTERS),
  token: optional('resource'),
  countsAs: optional('card'),
  supplants: optional('true'),
  lasting: optional('true'),
  noSpace: optional('true'),
  shares: optional(
    fields({ group: 'text', side: oneOf('a', 'b'), firstIf: optional('cond'), with: optional(list('card')) }),
  ),
  stacks: optional('true'),
  liesOn: optional(FILTERS),
  arrival: optional(ARRIVAL),
  costTo: optional(oneOf('opponent')),
  ability: optional(ABILITY),
  onPlay: 'anything',
  production: optional('effect'),
  notAbroad: optional('true'),
  visit: optional(fields(VISIT)),
  reacts: optional(list(REACTION)),
  rules: 'anything',
  acts: 'anything',
  scores: optional('amount'),
  reconstructed: optional('true'),
  with: optional(PLAYED_WITH),
};
export const CARD = fields(card);

const tile: FieldsOf<TileDef> = {
  row: 'row',
  suit: optional('text'),
  onlyWith: optional('text'),
  with: optional(PLAYED_WITH),
  copies: optional({ either: [oneOf('onePerPlayer'), 'number'] }),
  visit: optional(fields(VISIT)),
  arrow: optional(oneOf('clockwise', 'counterclockwise')),
  onPlay: optional('effect'),
  effect: optional('effect'),
  price: optional(fields(PRICE)),
  acts: 'anything',
  ability: optional(fields({ ...HELP, price: optional(oneOf('tokens')) })),
  points: optional('number'),
  pointsIf: optional('cond'),
  scores: optional('amount'),
  reacts: optional(list(REACTION)),
  rules: 'anything',
  shows: optional(fields({ mark: 'mark', on: FILTERS })),
  reconstructed: optional('true'),
};
export const TILE = fields(tile);

const season: FieldsOf<SeasonDef> = { id: 'text', bonus: optional('effect') };
export const SEASON = fields(season);
