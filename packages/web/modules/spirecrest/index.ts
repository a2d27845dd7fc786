import type { FigureLook, ModuleLook } from '../look.ts';

const beast: FigureLook = { picture: 'beast', icon: 'beast', zone: 'mountain' };

export const spirecrest: ModuleLook = {
  mark: 'set-spirecrest',
  lands: [
    {
      name: 'mountain',
      key: 'n',
      east: 1,
      north: 2,
      rows: ['piles'],
      zones: ['weather', 'trailFoothills', 'trailPeaks', 'trailRidge', 'foundFoothills', 'foundPeaks', 'foundRidge'],
    },
  ],
  rows: {
    foothills: { family: 'discovery', zone: 'mountain' },
    peaks: { family: 'discovery', zone: 'mountain' },
    ridge: { family: 'discovery', zone: 'mountain' },
    weather: { family: 'weather', zone: 'mountain' },
    mapTiles: { family: 'map', zone: 'mountain' },
    piles: { family: 'discovery', zone: 'mountain' },
  },
  families: {
    discovery: { icon: 'set-spirecrest' },
    weather: { icon: 'weather' },
    map: { icon: 'map-tile' },
  },
  figures: {
    traveler: { picture: 'traveler', icon: 'traveler', zone: 'mountain' },
    stubblehoof: beast,
    truffle: beast,
    corliander: beast,
    firebeak: beast,
    honeypaw: beast,
    'king-rhun': beast,
    whisper: beast,
    windlore: beast,
  },
  kept: {
    discoveries: { at: 'shelf', icon: 'set-spirecrest' },
    expedition: { at: 'shelf', icon: 'map-tile' },
  },
  weathers: { weather: 'weather' },
  marks: { travelled: 'traveler' },
  actions: { hideout: 'set-spirecrest' },
  categories: {
    discovery: { pattern: 'facets', icon: 'set-spirecrest' },
    expedition: { pattern: 'courses', icon: 'map-tile' },
  },
};
