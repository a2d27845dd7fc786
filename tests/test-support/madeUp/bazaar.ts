/**
 * Another set that does not exist, about paying for cards: tiles that make cards dearer, let something stand in, ask for a
 * toll or help to pay; cards whose occupied token is a coin; a shelf with cards of one's own to play.
 */
import type { CardDef, Module, TileDef } from '@everdell/engine';
import { text } from './bazaar.text.ts';

declare module '@everdell/engine' {
  interface ResourceNames {
    coin: true;
  }
  interface RowNames {
    signs: true;
    labels: true;
  }
  interface Sources {
    signBox: true;
    signs: true;
    labels: true;
    shelf: true;
  }
}

const CONSTRUCTIONS = [{ kind: 'construction' }] as const;
const CRITTERS = [{ kind: 'critter' }] as const;

const cards: Readonly<Record<string, CardDef>> = {
  gilder: {
    kind: 'critter',
    colour: 'green',
    rarity: 'common',
    copies: 4,
    cost: { berry: 2 },
    points: 1,
    token: 'coin',
    broughtBy: [{ kind: 'construction' }, { colour: 'blue' }],
    production: { do: 'gain', what: { pebble: 1 } },
  },
  mint: {
    kind: 'construction',
    colour: 'blue',
    rarity: 'common',
    copies: 4,
    cost: { pebble: 2 },
    points: 2,
    token: 'coin',
    opens: { cards: ['fool'], where: [{ kind: 'critter' }, { colour: 'tan' }] },
    reacts: [{ to: 'played', from: 'meadow', then: { do: 'gain', what: { coin: 1 } } }],
  },
};

const places: Readonly<Record<string, TileDef>> = {
  'hedge-sign': { row: 'signs', rules: [{ rule: 'standIn', cards: CONSTRUCTIONS, give: { berry: 2 } }] },
  'otter-sign': { row: 'signs', rules: [{ rule: 'standIn', cards: CONSTRUCTIONS, give: { resin: 1 } }] },
  'flood-sign': { row: 'signs', rules: [{ rule: 'dearer', cards: CONSTRUCTIONS, by: { twig: 1 } }] },
  'frost-sign': { row: 'signs', rules: [{ rule: 'dearer', cards: [{ in: 'meadow' }], by: { any: 1 } }] },
  'fame-sign': { row: 'signs', rules: [{ rule: 'dearer', cards: CRITTERS, by: { berry: 1 }, evenFree: true }] },
  'gate-sign': {
    row: 'signs',
    rules: [
      {
        rule: 'toll',
        on: 'play',
        where: [{ colour: 'tan' }, { in: 'hand' }],
        pay: { cards: 1 },
        then: { do: 'points', n: 1 },
      },
    ],
  },
  'bridge-sign': {
    row: 'signs',
    rules: [{ rule: 'toll', on: 'play', where: [{ colour: 'green' }], pay: { goods: { twig: 1 } }, binds: 'others' }],
  },
  'ferry-sign': {
    row: 'signs',
    rules: [
      { rule: 'toll', on: 'visit', where: [{ row: 'basic' }], pay: { goods: { twig: 1 } }, then: { do: 'draw', n: 1 } },
    ],
  },
  'dear-sign': {
    row: 'signs',
    rules: [{ rule: 'dearer', cards: [{ colour: 'purple' }], by: { resin: 1 }, binds: 'others' }],
  },
  'purse-sign': {
    row: 'signs',
    ability: { on: CRITTERS, discount: { any: 1 }, price: 'tokens' },
    reacts: [{ to: 'turnEnding', then: { do: 'putTokens', n: 1 } }],
  },
  label: {
    row: 'labels',
    copies: 'onePerPlayer',
    ability: { on: [{ in: 'shelf' }], discount: { any: 1 } },
    reacts: [{ to: 'playDone', from: 'shelf', then: { do: 'points', n: 1 } }],
  },
};

export const bazaar: Module = {
  id: 'bazaar',
  needs: ['base'],
  resources: ['coin'],
  cards,
  places,
  zones: {
    signBox: { per: 'table', sees: 'none', of: 'signs' },
    signs: { per: 'seat', sees: 'all', of: 'signs', force: 'owner' },
    labels: { per: 'seat', sees: 'all', of: 'labels', force: 'owner' },
    shelf: { per: 'seat', sees: 'all', plays: 'owner' },
  },
  notLaid: ['signs', 'labels'],
  code: {
    'bazaar.deal': (g, s) => {
      const tiles = (row: string): number[] =>
        g.places.flatMap(({ ix, def }) => ((def.row as string) === row ? [ix] : []));
      const signs = tiles('signs');
      for (let seat = 0; seat < g.humans; seat++) {
        s.zones[g.seatZone['signs'][seat]].push(signs.splice(s.zones[g.zone['deck']][seat] % signs.length, 1)[0]);
        s.zones[g.seatZone['labels'][seat]].push(tiles('labels')[seat]);
        s.zones[g.seatZone['shelf'][seat]].push(...s.zones[g.zone['deck']].splice(-3));
      }
      s.zones[g.zone['signBox']].push(...signs);
    },
  },
  reacts: [
    { to: 'starting', once: true, then: { do: 'code', id: 'bazaar.deal' } },
    { to: 'starting', then: { do: 'gain', what: { coin: 3 } } },
  ],
  text,
};
