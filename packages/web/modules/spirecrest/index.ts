import type { FigureLook, ModuleLook } from '../look.ts';

const beast = (picture: string): FigureLook => ({ picture, icon: 'beast', zone: 'mountain' });

export const spirecrest: ModuleLook = {
  cover: { scene: 'land-mountain-summer', at: '78% 30%', cards: ['honeypaw', 'windlore', 'whisper'] },
  mark: 'set-spirecrest',
  lands: [
    {
      name: 'mountain',
      key: 'u',
      east: 3,
      north: 3,
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
    discovery: { icon: 'discovery' },
    weather: { icon: 'weather' },
    map: { icon: 'map-tile' },
  },
  figures: {
    traveler: { picture: 'traveler', icon: 'traveler', zone: 'mountain' },
    stubblehoof: beast('stubblehoof'),
    truffle: beast('truffle'),
    corliander: beast('corliander'),
    firebeak: beast('firebeak'),
    honeypaw: beast('honeypaw'),
    'king-rhun': beast('king-rhun'),
    whisper: beast('whisper'),
    windlore: beast('windlore'),
  },
  kept: {
    discoveries: { at: 'shelf', icon: 'discovery' },
    expedition: { at: 'shelf', icon: 'map-tile' },
  },
  weathers: { weather: 'weather' },
  marks: { travelled: 'traveler' },
  actions: { hideout: 'discovery' },
  categories: {
    discovery: { pattern: 'facets', icon: 'discovery' },
    expedition: { pattern: 'courses', icon: 'map-tile' },
  },
};
