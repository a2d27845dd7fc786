import type { CardDef, Reaction, SeasonDef, TileDef, Visit } from './defs.ts';
import { PRICE } from './wordShapes.ts';
import { fields, list, oneOf, optional, type FieldsOf, type Shape } from './shapes.ts';

/** The shapes of the definitions that content is made of. */

const COLOURS = oneOf('tan', 'green', 'red', 'blue', 'purple');
const FILTERS = list('filter');

const VISIT: FieldsOf<Visit> = {
  effect: optional('effect'),
  price: optional(fields(PRICE)),
  needs: optional('cond'),
  for: optional('figure'),
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
  card: optional(FILTERS),
  of: optional('resource'),
  each: optional('true'),
  once: optional('true'),
  then: 'anything',
};
export const REACTION = fields(reaction);

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

const OPENS: Shape = { either: [fields({ cards: list('card') }), fields({ where: FILTERS })] };
const ARRIVAL: Shape = {
  either: [
    fields({ replaces: 'query', as: 'newCards' }),
    { either: [fields({ into: oneOf('opponent') }), fields({ exchange: FILTERS })] },
  ],
};
const JAIL = fields({ jails: FILTERS, cells: 'number', lastUnlockedBy: 'card' });
const ABILITY = fields({
  on: optional(FILTERS),
  discount: optional({ either: [fields({ any: 'number' }), 'bundle'] }),
  swap: optional('number'),
  price: optional({ either: [oneOf('discardSelf', 'cover', 'tokens'), JAIL] }),
});

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
  countsAs: optional('card'),
  supplants: optional('true'),
  lasting: optional('true'),
  noSpace: optional('true'),
  raises: optional(fields({ handLimit: optional('amount'), spaces: optional('number') })),
  shares: optional(fields({ group: 'text', side: oneOf('a', 'b'), firstIf: optional('cond') })),
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
  acts: 'anything',
  scores: optional('amount'),
  reconstructed: optional('true'),
};
export const CARD = fields(card);

const tile: FieldsOf<TileDef> = {
  row: 'row',
  suit: optional('text'),
  visit: optional(fields(VISIT)),
  onPlay: optional('effect'),
  effect: optional('effect'),
  price: optional(fields(PRICE)),
  acts: 'anything',
  points: optional('number'),
  scores: optional('amount'),
};
export const TILE = fields(tile);

const season: FieldsOf<SeasonDef> = { id: 'text', bonus: optional('effect') };
export const SEASON = fields(season);
