import type { Bundle, CardDef, Filter } from '@everdell/engine';
import { copy, giveFor } from './critters.ts';
import { lodge } from './lodge.ts';
import { CARDS, STATION } from './parts.ts';
import { anyResource, draw, may, points, seq } from './words.ts';

type Facts = Pick<CardDef, 'colour' | 'rarity' | 'copies' | 'points'>;
type Text = Omit<CardDef, keyof Facts | 'kind' | 'cost' | 'opens' | 'token'>;

/** A Golden token on it brings in any Critter of the class it shows (R-NEW-31). */
function construction(cost: Bundle, facts: Facts, lets: Filter, text: Text): CardDef {
  return {
    kind: 'construction',
    ...facts,
    cost,
    token: 'golden',
    opens: { where: [{ kind: 'critter' }, lets] },
    with: CARDS,
    ...text,
  };
}

export const constructions = {
  'air-balloon': construction(
    { twig: 3 },
    { colour: 'tan', rarity: 'common', copies: 3, points: 1 },
    { colour: 'tan' },
    { noSpace: true, onPlay: copy('onPlay', 'tan', 'air-balloon', 'fool', 'main-road', 'ruins') },
  ),
  bank: construction(
    { resin: 2, pebble: 2 },
    { colour: 'green', rarity: 'unique', copies: 2, points: 2 },
    { colour: 'purple' },
    {
      notAbroad: true,
      production: { do: 'putTokens', n: 1 },
      rules: [{ rule: 'raises', limit: 'handLimit', more: { tokensOn: 'self' } }],
    },
  ),
  'city-hall': construction(
    { twig: 2, resin: 1, pebble: 1 },
    { colour: 'blue', rarity: 'unique', copies: 2, points: 2 },
    { colour: 'blue' },
    { reacts: [{ to: 'played', card: [{ kind: 'construction' }], then: giveFor(points(1)) }] },
  ),
  'ever-wall': construction(
    { twig: 4, resin: 4, pebble: 3 },
    { colour: 'purple', rarity: 'unique', copies: 2, points: 6 },
    { colour: 'purple' },
    { noSpace: true, scores: { times: 2, of: { every: 5, of: { spaces: 'filled' } } } },
  ),
  'freight-car': construction(
    { twig: 1, resin: 2, pebble: 2 },
    { colour: 'green', rarity: 'unique', copies: 2, points: 3 },
    { rarity: 'unique' },
    {
      onPlay: { do: 'load', what: { twig: 2, resin: 2, pebble: 2, berry: 2 } },
      production: may({ do: 'unload', n: 2 }),
    },
  ),
  greenhouse: construction(
    { twig: 1, resin: 2 },
    { colour: 'green', rarity: 'common', copies: 3, points: 2 },
    { colour: 'green' },
    {
      shares: { group: 'greenhouse', side: 'b', with: ['farm'] },
      production: seq(draw(1), { do: 'when', if: { paired: true }, then: anyResource }),
    },
  ),
  hotel: construction(
    { twig: 2, pebble: 1 },
    { colour: 'red', rarity: 'common', copies: 3, points: 1 },
    { colour: 'tan' },
    { visit: { open: 2, effect: { do: 'call', id: 'newleaf.lodge' } } },
  ),
  library: construction(
    { twig: 2, resin: 1, pebble: 1 },
    { colour: 'purple', rarity: 'unique', copies: 2, points: 3 },
    { colour: 'blue' },
    { scores: { atMost: 5, of: { colours: true } } },
  ),
  locomotive: construction(
    { twig: 2, resin: 1, pebble: 1 },
    { colour: 'red', rarity: 'unique', copies: 2, points: 3 },
    { colour: 'green' },
    {
      with: [CARDS, STATION], // R-NEW-06
      visit: { effect: lodge('station') },
    },
  ),
  'main-road': construction(
    { pebble: 1 },
    { colour: 'tan', rarity: 'unique', copies: 4, points: 0 },
    { rarity: 'common' },
    { noSpace: true, lasting: true, rules: [{ rule: 'raises', limit: 'spaces', more: 1 }] },
  ),
  museum: construction(
    { twig: 1, resin: 2, pebble: 1 },
    { colour: 'blue', rarity: 'unique', copies: 2, points: 2 },
    { rarity: 'unique' },
    { reacts: [{ to: 'played', then: may(draw(2)) }] },
  ),
  'tea-house': construction(
    { twig: 2, resin: 2 },
    { colour: 'green', rarity: 'common', copies: 3, points: 1 },
    { rarity: 'common' },
    { production: giveFor(anyResource) },
  ),
} as const satisfies Record<string, CardDef>;
