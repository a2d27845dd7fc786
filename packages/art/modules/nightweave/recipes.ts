import type { Recipe } from '../../vignette.ts';

type Thing = NonNullable<Recipe['front']>[number]['thing'];

/** A place at night with two things in it: what is drawn until somebody paints more. */
const sight = (ground: Recipe['ground'], left: Thing, right: Thing): Recipe => ({
  ground,
  front: [
    { thing: left, x: 56, y: 96, s: 0.8 },
    { thing: right, x: 108, y: 98, s: 0.66 },
  ],
});

/** Her Activity cards, by what they are about: where she goes, and what she is after. */
export const recipes = {
  'ACT-01': sight('forest', 'twigs', 'signpost'),
  'ACT-02': sight('forest', 'berryBush', 'signpost'),
  'ACT-03': sight('forest', 'rock', 'lamppost'),
  'ACT-04': sight('cave', 'pebbles', 'signpost'),
  'ACT-05': sight('night', 'berryBush', 'cards'),
  'ACT-06': sight('meadow', 'mushroomRing', 'cards'),
  'ACT-07': sight('night', 'mushroomRing', 'cards'),
  'ACT-08': sight('dusk', 'cards', 'bush'),
  'ACT-09': sight('night', 'cards', 'bush'),
  'ACT-10': sight('dusk', 'cards', 'flowerBush'),
  'ACT-11': sight('night', 'cards', 'chest'),
  'ACT-12': sight('village', 'bell', 'lamppost'),
  'ACT-13': sight('cave', 'pebble', 'bell'),
  'ACT-14': sight('hills', 'backpack', 'lamppost'),
  'ACT-15': sight('hills', 'backpack', 'tent'),
  'ACT-16': sight('dusk', 'backpack', 'signpost'),
  'ACT-17': sight('village', 'stall', 'bush'),
  'ACT-18': sight('royal', 'bell', 'chest'),
  'ACT-19': sight('night', 'statue', 'berries'),
  'ACT-20': sight('dusk', 'statue', 'berries'),
  'nightweaves-lair': sight('cave', 'mushroomRing', 'lamppost'),
} as const satisfies Record<string, Recipe>;
