import type { ModuleWords } from '../moduleWords.ts';

export const spirecrest = {
  about:
    'Weather in every season, a mountain to explore, 42 Discovery cards, Big Critters that work for you, and an Expedition at the end.',
  help: [
    {
      title: 'Spirecrest: Weather',
      text: 'Each season has a Weather card that binds only those who are in that season. It may close places, make cards dearer or cost you cards at the end of a turn. What is played for nothing costs nothing more, and what is copied is not touched. The Weather ends when you prepare for the next season. Cards of which not all is known are marked as reconstructed.',
    },
    {
      title: 'Spirecrest: Explore',
      text: 'Whenever you have prepared for a season, you explore in the same turn. Chart: take a map tile of your area for your Expedition. Discover: three Discovery cards are turned up, and you keep one: the first is free, the next costs 1 card or resource, the last 2 in any mix. Travel: your Traveler goes on, and the Weather of the new season begins.',
    },
    {
      title: 'Spirecrest: Discovery cards and Big Critters',
      text: 'Discovery cards lie beside your city and take no space. Some do something at once, some go on for the whole game, some are locations (open ones for everybody), some bring points at the end. A Big Critter takes the place of one of your workers and goes where workers go, and where only it may go.',
    },
    {
      title: 'Spirecrest: the Expedition',
      text: 'Right after you have passed you may pay for the tiles of your Expedition from left to right, and stop when you like. Each tile that you have paid for counts at the end.',
    },
  ],
  rows: {
    foothills: 'Foothills card',
    peaks: 'Peaks card',
    ridge: 'Ridge card',
    weather: 'Weather card',
    mapTiles: 'Map tile',
    piles: 'Pile',
  },
  zones: { mountain: 'Mountain' },
  zoneTitles: { mountain: 'The Mountain' },
  figures: {
    traveler: 'Traveler',
    stubblehoof: 'Stubblehoof',
    truffle: 'Truffle',
    corliander: 'Corliander',
    firebeak: 'Firebeak',
    honeypaw: 'Honeypaw',
    whisper: 'Whisper',
    windlore: 'Windlore',
    'king-rhun': 'King Rhun',
  },
  marks: { travelled: 'travelled' },
  families: { discovery: 'Discovery cards', weather: 'Weather', map: 'Map tiles' },
  keeps: {
    discoveries: 'Discovery cards',
    expedition: 'Expedition',
    finds: 'Under the Archeologist',
    guided: 'Under the Trail Guide',
    stormvale: 'Stormvale',
    salvage: 'Discarded just now',
    weather: 'Weather',
    trailFoothills: 'Foothills trail',
    trailPeaks: 'Peaks trail',
    trailRidge: 'Ridge trail',
    foundFoothills: 'Foothills',
    foundPeaks: 'Peaks',
    foundRidge: 'Ridge',
  },
  tabs: {
    hideout: {
      name: 'Hideout',
      note: () => 'hide a worker',
      none: 'not now',
      noneLong: 'Nobody of yours can hide now.',
    },
  },
  modes: { 'act-hideout': 'Choose the worker that hides.' },
  verbs: {
    hideout: () => 'Hide a worker',
    chart: ({ name }) => (name === '' ? 'Chart a tile' : `Chart ${name}`),
    discover: ({ name }) => (name === '' ? 'Keep a card' : `Keep ${name}`),
    travel: ({ name }): string => (name === '' ? 'Travel on' : `Travel to ${name}`),
  },
  asks: {
    chart: 'a map tile',
    discover: 'a Discovery card',
    discoverMore: 'another Discovery card',
    stored: 'cards to store',
    salvaged: 'cards to take',
    litUp: 'cards to take',
    hide: 'a worker to hide',
    travel: 'the next tile',
  },
} satisfies ModuleWords;
