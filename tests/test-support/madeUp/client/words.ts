import type { ModuleWords } from '@everdell/web';

type Words = Readonly<Record<string, ModuleWords>>;

/** What the client says about the sets that do not exist. */
export const english: Words = {
  almanac: {
    about: 'Charms and weathers.',
    zones: { heath: 'Heath' },
    zoneTitles: { heath: 'The Heath' },
    keeps: {
      weathers: 'Weather',
      charms: 'Charm',
      hollows: 'Hollows',
      burrows: 'Burrows',
      fair: 'Fair',
      pile: 'Pile',
      attic: 'Attic',
    },
    rows: { fair: 'Stall', weathers: 'Weather', charms: 'Charm', hollows: 'Hollow', burrows: 'Burrow' },
  },
  bazaar: {
    about: 'Signs and coins.',
    keeps: { signs: 'Sign', labels: 'Labels', shelf: 'Wares' },
    rows: { signs: 'Sign', labels: 'Label' },
  },
  voyage: {
    about: 'Guests, finds and a whale.',
    zones: { harbour: 'Harbour' },
    zoneTitles: { harbour: 'The Harbour' },
    keeps: {
      guests: 'Guests',
      finds: 'Finds',
      trek: 'Trek',
      logs: 'Whale log',
      guestsEast: 'Guests from the east',
      guestsWest: 'Guests from the west',
      shore: 'Shore',
      winds: 'Winds',
    },
    rows: { harbour: 'Harbour', guests: 'Guest', finds: 'Find', winds: 'Wind', legs: 'Leg', logs: 'Log' },
  },
  magpie: { alone: 'Against the Magpie.', keeps: { moods: 'Mood' } },
};

export const spanish: Words = {
  almanac: {
    ...english['almanac'],
    about: 'Amuletos y tiempos.',
    zones: { heath: 'Brezal' },
    zoneTitles: { heath: 'El brezal' },
  },
  bazaar: { ...english['bazaar'], about: 'Letreros y monedas.' },
  voyage: {
    ...english['voyage'],
    about: 'Huéspedes y hallazgos.',
    zones: { harbour: 'Puerto' },
    zoneTitles: { harbour: 'El puerto' },
  },
  magpie: { ...english['magpie'], alone: 'Contra la Urraca.' },
};
