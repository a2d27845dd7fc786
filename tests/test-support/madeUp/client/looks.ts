import type { ModuleLook } from '@everdell/web';

/** How the client shows the sets that do not exist: data alone, as of any set. */
export const looks: Readonly<Record<string, ModuleLook>> = {
  almanac: {
    lands: [{ name: 'heath', key: 'l', east: 2, north: 1, rows: ['fair'], zones: ['weathers', 'fair', 'pile'] }],
    rows: {
      fair: { zone: 'heath' },
      weathers: { zone: 'heath' },
      charms: { zone: null },
      hollows: { zone: null },
      burrows: { zone: null },
      omens: { zone: null },
    },
    weathers: { weathers: 'summer' },
    kept: {
      charms: { at: 'power', icon: 'event' },
      hollows: { at: 'shelf', icon: 'forest' as never },
      burrows: { at: 'shelf', icon: 'forest' as never },
    },
  },
  bazaar: {
    purse: ['coin'],
    rows: { signs: { zone: null }, labels: { zone: null } },
    kept: { signs: { at: 'power', icon: 'event' }, labels: { at: 'shelf', icon: 'card' } },
  },
  voyage: {
    lands: [
      {
        name: 'harbour',
        key: 'j',
        east: 1,
        north: -1,
        rows: ['harbour'],
        zones: ['guestsEast', 'guestsWest', 'shore', 'winds'],
      },
    ],
    rows: {
      harbour: { zone: 'harbour' },
      guests: { zone: 'harbour' },
      finds: { zone: 'harbour' },
      winds: { zone: 'harbour' },
      legs: { zone: null },
      logs: { zone: null },
    },
    kept: {
      logs: { at: 'purse', icon: 'journey' },
      guests: { at: 'shelf', icon: 'worker' },
      finds: { at: 'shelf', icon: 'eye' },
      trek: { at: 'shelf', icon: 'journey' },
    },
  },
  magpie: {
    automas: {
      magpie: { portrait: 'rugwort', dark: true, parts: ['pieces', 'script', 'rules', 'city', 'kept', 'goods'] },
    },
    rows: { whims: { zone: null }, moods: { zone: null } },
    kept: { moods: { at: 'power', icon: 'event' } },
  },
};
