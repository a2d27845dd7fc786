import {
  eachColour,
  type Bundle,
  type Colour,
  type Cond,
  type Filter,
  type Resource,
  type TileDef,
} from '@everdell/engine';
import { STATION } from './parts.ts';
import { atLeast, atMost, has, inCity } from './words.ts';

/** Worth its points only if this holds at the end (R-NEW-23). */
function visitor(worth: number, pointsIf: Cond): TileDef {
  return { row: 'visitors', with: STATION, points: worth, pointsIf };
}

const left = (goods: Bundle): Cond => ({
  all: Object.entries(goods).map(([resource, n]) => atLeast(n, { leftover: [resource as Resource] })),
});
const more = (a: Filter, b: Filter): Cond => ({ is: inCity(a), moreThan: inCity(b) });
const of = (n: number, colour: Colour): Cond => has(n, { colour });
const critters = { kind: 'critter' } as const;
const constructions = { kind: 'construction' } as const;

export const visitors = {
  'bim-little': visitor(7, of(6, 'red')),
  'bosley-tedwardson': visitor(9, eachColour(2)),
  'butterbell-sweetpaw': visitor(6, has(15)),
  'diggs-deepwell': visitor(6, left({ pebble: 2 })),
  'dillweed-quicksniff': visitor(5, more(constructions, critters)),
  'dim-dustlight': visitor(5, has(6, { rarity: 'unique' })),
  'dip-dibble': visitor(5, of(4, 'red')),
  'dune-tarrington': visitor(6, of(6, 'purple')),
  'dwell-northwatch': visitor(5, of(4, 'tan')),
  'edvard-triptail': visitor(5, eachColour(1)),
  'frin-stickly': visitor(6, left({ resin: 4 })),
  'glindil-frink': visitor(4, of(4, 'purple')),
  'iggy-silverscale': visitor(7, of(6, 'tan')),
  'mossy-steptoe': visitor(5, of(5, 'green')),
  'orin-nimblepaw': visitor(6, atLeast(2, { workersOn: { row: 'journey' } })),
  'oscar-longtale': visitor(5, more(critters, constructions)),
  'phill-gurgle': visitor(10, atMost(2, inCity({ colour: 'green' }))),
  'piff-quillglow': visitor(6, left({ twig: 5 })),
  'plum-shortclaw': visitor(5, of(4, 'blue')),
  'quinn-cleanwhisker': visitor(6, { all: [has(6, critters), has(6, constructions)] }),
  'reemy-sniggle': visitor(7, atLeast(3, { events: 'basic' })),
  'rivil-ablacus': visitor(7, of(6, 'blue')),
  'ruby-dew': visitor(8, atLeast(2, { events: 'special' })),
  'saris-clearwhistle': visitor(5, has(6, { rarity: 'common' })),
  'sir-trivle-qs-marqwill-iii': visitor(7, left({ twig: 1, resin: 1, pebble: 1, berry: 1 })),
  'skid-shinysnout': visitor(5, atLeast(10, { pointTokens: true })),
  'snout-puddlehop': visitor(8, { all: [atLeast(2, { events: 'basic' }), atLeast(1, { events: 'special' })] }),
  'triss-peske': visitor(6, { any: [of(6, 'tan'), of(6, 'red'), of(6, 'blue'), of(6, 'purple')] }),
  'wildell-family': visitor(7, has(9, { rarity: 'common' })),
  'willow-greengrin': visitor(7, of(7, 'green')),
  'wimble-wuffle': visitor(6, left({ berry: 3 })),
  'yara-and-brun-mayberry': visitor(7, has(7, { rarity: 'unique' })),
} as const satisfies Record<string, TileDef>;
