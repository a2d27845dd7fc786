import type { FigureLook, ModuleLook } from '../look.ts';

const beast = (picture: string): FigureLook => ({ picture, icon: 'beast', zone: 'mountain', fades: true });

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
      own: ['expedition'],
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
    traveler: { picture: 'traveler', icon: 'traveler', zone: 'mountain', roams: true, fades: true },
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
  moods: {
    'freezing-rain': { mood: 'sleet', icon: 'weather' },
    'winter-basic-minus-one': { mood: 'frost', icon: 'weather-snow' },
    'winter-blizzard': { mood: 'snow', icon: 'weather-snow' },
    'spring-flood': { mood: 'rain', icon: 'weather' },
    'spring-strong-winds': { mood: 'wind', icon: 'weather-wind' },
    'spring-hailstorm': { mood: 'hail', icon: 'weather-snow' },
    'heat-wave': { mood: 'heat', icon: 'weather-heat' },
    'summer-drought': { mood: 'heat', icon: 'weather-heat' },
    fires: { mood: 'fire', icon: 'weather-heat' },
    tornado: { mood: 'wind', icon: 'weather-wind' },
    'autumn-dense-fog': { mood: 'fog', icon: 'weather-fog' },
    'autumn-early-frost': { mood: 'frost', icon: 'weather-snow' },
  },
  sequences: [
    {
      land: 'mountain',
      steps: [
        { id: 'chart', asks: ['chart'] },
        {
          id: 'discover',
          asks: ['discover', 'discoverMore'],
          lies: ['foundFoothills', 'foundPeaks', 'foundRidge'],
        },
        { id: 'onward' },
      ],
    },
    { land: 'mountain', steps: [{ id: 'expedition', asks: ['travel'], passed: true }] },
  ],
  marks: { travelled: 'traveler' },
  actions: { hideout: 'discovery' },
  categories: {
    discovery: { pattern: 'facets', icon: 'discovery' },
    expedition: { pattern: 'courses', icon: 'map-tile' },
  },
};
