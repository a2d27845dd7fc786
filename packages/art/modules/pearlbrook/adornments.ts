import type { Recipe } from '../../vignette.ts';

/** Adornments: one precious thing each, and their back. */
export const adornments = {
  bell: { ground: 'redCushion', front: [{ thing: 'bell', x: 80, y: 87, s: 0.66 }] },
  compass: { ground: 'lagoon', front: [{ thing: 'compass', x: 80, y: 68, s: 0.62 }] },
  'gilded-book': { ground: 'plum', front: [{ thing: 'gildedBook', x: 79, y: 62, s: 0.68 }] },
  hourglass: { ground: 'purpleCushion', front: [{ thing: 'hourglass', x: 80, y: 86, s: 0.66 }] },
  'key-to-the-city': { ground: 'moss', front: [{ thing: 'cityKey', x: 78, y: 62, s: 0.68 }] },
  masque: { ground: 'crimson', front: [{ thing: 'masque', x: 80, y: 70, s: 0.74 }] },
  mirror: { ground: 'rose', front: [{ thing: 'mirror', x: 79, y: 65, s: 0.56 }] },
  scales: { ground: 'greenCushion', front: [{ thing: 'scales', x: 80, y: 86, s: 0.66 }] },
  'seaglass-amulet': { ground: 'linen', front: [{ thing: 'amulet', x: 80, y: 63, s: 0.6 }] },
  spyglass: { ground: 'navy', front: [{ thing: 'spyglass', x: 80, y: 64, s: 0.66 }] },
  sundial: { ground: 'goldCushion', front: [{ thing: 'sundial', x: 80, y: 88, s: 0.64 }] },
  tiara: { ground: 'blueCushion', front: [{ thing: 'tiara', x: 80, y: 80, s: 0.6 }] },
  'adornment-back': { ground: 'adornmentBack', front: [{ thing: 'brooch', x: 80, y: 61, s: 0.54 }] },
} as const satisfies Record<string, Recipe>;
