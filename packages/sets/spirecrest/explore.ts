import type { Effect, Reaction, Source, TileDef, ZoneDef } from '@everdell/engine';
import './vocabulary.ts';
import type { Area, Season } from './vocabulary.ts';
import { atLeast, draw, seq } from './words.ts';

/** The Mountain: Explore after each Prepare for Season (R-SPIRE-07 to R-SPIRE-21), and the Expedition after passing. */

/** Where two of the Big Critters may stand. */
export const piles = {
  'main-deck': { row: 'piles', visit: { for: 'windlore', spots: 1, effect: draw(3) } },
  'discard-pile': {
    row: 'piles',
    visit: { for: 'firebeak', spots: 1, effect: { do: 'draw', n: 3, from: ['discard'] } }, // OQ-119
  },
} as const satisfies Record<string, TileDef>;

const chart = (from: Source): Effect => ({
  do: 'pick',
  from: { in: from },
  min: 1,
  max: 1,
  as: 'tile',
  ask: 'chart',
  then: { do: 'move', what: 'tile', to: { zone: 'expedition' } },
});

/** One of those in the line, for as many cards and resources as its place says (R-SPIRE-12). */
const keep = (line: Source, ask: 'discover' | 'discoverMore'): Effect => ({
  do: 'pick',
  from: { in: line },
  min: ask === 'discover' ? 1 : 0,
  max: 1,
  as: 'found',
  ask,
  then: seq(
    { do: 'pay', units: { order: 'found' } },
    { do: 'happen', to: 'discovered' },
    { do: 'move', what: 'found', to: { zone: 'discoveries' } },
    { do: 'carryOut', part: 'onPlay', from: { in: 'discoveries', among: 'found' } },
  ),
});

/** A second one only where something raises the limit (OQ-128). */
const discover = (deck: Area, line: Source): Effect =>
  seq(
    { do: 'refill', of: [line] },
    keep(line, 'discover'),
    { do: 'when', if: atLeast(2, { limit: 'discoveries' }), then: keep(line, 'discoverMore') },
    { do: 'move', what: { in: line }, to: { bottomOf: deck } },
  );

const turnUp = (down: Source, up: Source): Effect => ({
  do: 'deal',
  n: { count: { in: down } },
  from: down,
  to: { zone: up },
});

/** Weather and map tiles are turned up by who comes first, and the Weather binds from then on (R-SPIRE-18, R-SPIRE-35). */
const enter = (season: Season, weatherPile: Source, ...trails: readonly Effect[]): Effect =>
  seq({ do: 'deal', n: 1, from: weatherPile, to: { zone: 'weather' } }, ...trails, {
    do: 'put',
    piece: 'traveler',
    at: { in: 'weather', where: [{ suit: season }] },
  });

const explore: Effect = {
  do: 'when',
  if: { season: 'spring' },
  then: seq(
    chart('trailFoothills'),
    discover('foothills', 'foundFoothills'),
    enter('spring', 'weatherSpring', turnUp('trailPeaksDown', 'trailPeaks')),
  ),
  else: {
    do: 'when',
    if: { season: 'summer' },
    then: seq(
      chart('trailPeaks'),
      discover('peaks', 'foundPeaks'),
      enter('summer', 'weatherSummer', turnUp('trailRidgeDown', 'trailRidge')),
    ),
    else: seq(chart('trailRidge'), discover('ridge', 'foundRidge'), enter('autumn', 'weatherAutumn')),
  },
};

/** From left to right, as far as one will and can (R-SPIRE-29, R-SPIRE-30). */
const travel: Effect = {
  do: 'carryOut',
  part: 'price',
  from: { in: 'expedition', where: [{ not: { marked: 'travelled' } }], first: true },
  optional: true,
  ask: 'travel',
  as: 'tile',
  then: seq({ do: 'mark', of: 'travelled', on: 'tile' }, { do: 'call', id: 'spirecrest.travel' }),
};

export const effects = {
  'spirecrest.explore': explore,
  'spirecrest.travel': travel,
} as const satisfies Record<string, Effect>;

export const reacts: readonly Reaction[] = [
  { to: 'boardLaid', then: enter('winter', 'weatherWinter') }, // R-SPIRE-02, R-SPIRE-06
  { to: 'preparing', first: true, then: { do: 'put', piece: 'traveler', at: 'home' } }, // OQ-81
  { to: 'prepared', then: { do: 'call', id: 'spirecrest.explore' } },
  { to: 'passed', then: { do: 'call', id: 'spirecrest.travel' } },
];

const facedown = (suit: Season): ZoneDef => ({ per: 'table', sees: 'none', of: 'weather', suit, dealt: 1 });
const line = (area: Area): ZoneDef => ({
  per: 'table',
  sees: 'all',
  of: area,
  slots: 3,
  refill: { from: area, when: 'whenTold', starts: 'empty' },
});
/** R-SPIRE-04. */
const perPlayer = { players: 1, plus: 1 } as const;

export const zones = {
  foothills: { per: 'table', sees: 'none', of: 'foothills' },
  peaks: { per: 'table', sees: 'none', of: 'peaks' },
  ridge: { per: 'table', sees: 'none', of: 'ridge' },
  foundFoothills: line('foothills'),
  foundPeaks: line('peaks'),
  foundRidge: line('ridge'),
  weatherWinter: facedown('winter'),
  weatherSpring: facedown('spring'),
  weatherSummer: facedown('summer'),
  weatherAutumn: facedown('autumn'),
  weatherOut: { per: 'table', sees: 'none', of: 'weather', dealt: 'rest' },
  weather: { per: 'table', sees: 'all', of: 'weather', force: { whoStands: 'traveler' } },
  trailFoothills: { per: 'table', sees: 'all', of: 'mapTiles', dealt: perPlayer },
  trailPeaksDown: { per: 'table', sees: 'none', of: 'mapTiles', dealt: perPlayer },
  trailRidgeDown: { per: 'table', sees: 'none', of: 'mapTiles', dealt: perPlayer },
  trailPeaks: { per: 'table', sees: 'all', of: 'mapTiles' },
  trailRidge: { per: 'table', sees: 'all', of: 'mapTiles' },
  mapTilesOut: { per: 'table', sees: 'none', of: 'mapTiles', dealt: 'rest' },
  discoveries: {
    per: 'seat',
    sees: 'all',
    of: ['foothills', 'peaks', 'ridge'],
    force: 'owner',
    visits: 'all', // R-SPIRE-16
    scores: { as: 'discovery' },
  },
  expedition: {
    per: 'seat',
    sees: 'all',
    of: ['mapTiles', 'ridge'],
    scores: { as: 'expedition', where: [{ marked: 'travelled' }] },
  },
  finds: { per: 'seat', sees: 'all', plays: 'owner' },
  guided: { per: 'seat', sees: 'all', plays: 'owner' },
  stormvale: {
    per: 'seat',
    sees: 'all',
    slots: 3,
    plays: 'all', // OQ-83
    refill: { from: 'deck', recycles: 'discard', when: 'whenPlayed', starts: 'empty' },
  },
  salvage: { per: 'seat', sees: 'owner' },
} as const satisfies Record<string, ZoneDef>;
