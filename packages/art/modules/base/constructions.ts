import type { Figure, Recipe } from '../../vignette.ts';

/** Somebody small who lives there. */
const dweller = (figure: Figure): Figure => ({ s: 0.2, y: 96, ...figure });

/** The Constructions of the base game. */
export const constructions = {
  castle: {
    ground: 'hills',
    site: { form: 'castle', palette: 'royal', s: 0.7 },
    figures: [dweller({ sp: 'mouse', wear: 'robe', cloth: '#a03440', hat: 'crown', x: 100, left: 'wave' })],
  },
  cemetery: {
    ground: 'dusk',
    site: { form: 'graves', s: 0.72 },
    figures: [dweller({ sp: 'crow', wear: 'coat', cloth: '#4a4350', hat: 'tall', x: 122, y: 98, s: 0.24 })],
  },
  chapel: {
    ground: 'meadow',
    site: { form: 'chapel', palette: 'blue', s: 0.72 },
    figures: [dweller({ sp: 'sheep', wear: 'vest', cloth: '#8c7a4a', x: 44, left: 'wave' })],
    front: [{ thing: 'lamb', x: 126, y: 97, s: 0.4 }],
  },
  'clock-tower': {
    ground: 'village',
    site: { form: 'tower', palette: 'teal', clock: true, s: 0.72 },
    figures: [dweller({ sp: 'turtle', wear: 'robe', cloth: '#6a5a8c', x: 46 })],
  },
  courthouse: {
    ground: 'meadow',
    site: { form: 'hall', palette: 'blue', glyph: 'scales', s: 0.74 },
    figures: [dweller({ sp: 'owl', wear: 'robe', cloth: '#39466b', hat: 'wig', x: 116, s: 0.22 })],
  },
  crane: {
    ground: 'village',
    site: { form: 'crane', s: 0.72 },
    figures: [
      dweller({ sp: 'beaver', wear: 'vest', cloth: '#4d6a8c', hat: 'cap', left: 'wave', x: 122, s: 0.26, y: 98 }),
    ],
  },
  dungeon: {
    ground: 'night',
    site: { form: 'prison', s: 0.76 },
    figures: [dweller({ sp: 'rat', wear: 'none', mouth: 'frown', brows: 'worried', x: 36, s: 0.24, y: 97 })],
  },
  'ever-tree': {
    ground: 'meadow',
    behind: [{ thing: 'butterflies', x: 80, y: 60, s: 0.6 }],
    site: { form: 'evertree', s: 0.76, y: 94 },
    figures: [
      dweller({
        sp: 'squirrel',
        wear: 'tunic',
        cloth: '#8a3f6b',
        x: 112,
        left: 'cheer',
        right: 'cheer',
        eyes: 'happy',
      }),
    ],
  },
  fairgrounds: {
    ground: 'meadow',
    behind: [{ thing: 'bunting', x: 80, y: 30, s: 0.8 }],
    site: { form: 'fair', s: 0.72 },
    figures: [
      dweller({
        sp: 'rabbit',
        wear: 'dress',
        cloth: '#e0aa38',
        left: 'cheer',
        right: 'cheer',
        eyes: 'happy',
        x: 82,
        y: 98,
      }),
    ],
  },
  farm: {
    ground: 'harvest',
    site: { form: 'farm', palette: 'red', s: 0.76, y: 93 },
    figures: [
      dweller({ sp: 'mouse', wear: 'vest', cloth: '#6b8f45', hat: 'straw', left: 'wave', x: 80, y: 97, s: 0.24 }),
    ],
  },
  'general-store': {
    ground: 'village',
    site: { form: 'store', palette: 'straw', glyph: 'basket', s: 0.76 },
    figures: [dweller({ sp: 'raccoon', wear: 'apron', cloth: '#3f8a86', left: 'wave', x: 34, s: 0.24, y: 97 })],
  },
  inn: {
    ground: 'forest',
    site: { form: 'cottage', palette: 'red', glyph: 'mug', s: 0.74 },
    figures: [dweller({ sp: 'badger', wear: 'apron', cloth: '#b3564a', left: 'wave', x: 46, s: 0.24, y: 97 })],
  },
  lookout: {
    ground: 'hills',
    behind: [{ thing: 'birds', x: 64, y: 40, s: 0.5 }],
    site: { form: 'lookout', palette: 'straw', s: 0.74 },
  },
  mine: {
    ground: 'hills',
    site: { form: 'mine', s: 0.78 },
    figures: [
      dweller({ sp: 'mole', wear: 'tunic', cloth: '#8a744c', hat: 'miner', left: 'wave', x: 126, s: 0.26, y: 98 }),
    ],
  },
  monastery: {
    ground: 'hills',
    site: { form: 'shrine', palette: 'green', s: 0.76 },
    figures: [
      dweller({
        sp: 'hedgehog',
        wear: 'robe',
        cloth: '#7d5f42',
        eyes: 'shut',
        right: 'clasp',
        left: 'clasp',
        x: 108,
        s: 0.24,
        y: 98,
      }),
    ],
  },
  palace: {
    ground: 'meadow',
    site: { form: 'palace', palette: 'purple', s: 0.76 },
    figures: [dweller({ sp: 'swan', wear: 'dress', cloth: '#8159a0', hat: 'tiara', x: 104, s: 0.23, y: 98 })],
  },
  'post-office': {
    ground: 'meadow',
    behind: [{ thing: 'letters', x: 80, y: 46, s: 0.6 }],
    site: { form: 'mushroom', palette: 'blue', glyph: 'letter', s: 0.72 },
    figures: [
      dweller({ sp: 'pigeon', wear: 'vest', cloth: '#2f66a3', hat: 'post', left: 'wave', x: 46, s: 0.24, y: 97 }),
    ],
  },
  'resin-refinery': {
    ground: 'forest',
    site: { form: 'refinery', palette: 'teal', s: 0.76 },
    figures: [dweller({ sp: 'squirrel', wear: 'apron', cloth: '#54606b', x: 46, s: 0.24, y: 97 })],
  },
  ruins: {
    ground: 'forest',
    site: { form: 'ruin', s: 0.76 },
    figures: [dweller({ sp: 'rat', wear: 'coat', cloth: '#8a6a3a', hat: 'feather', x: 80, s: 0.23 })],
  },
  school: {
    ground: 'meadow',
    site: { form: 'stump', palette: 'red', glyph: 'book', s: 0.74 },
    figures: [
      dweller({ sp: 'mouse', wear: 'dress', cloth: '#4d86ad', left: 'cheer', eyes: 'happy', x: 42, s: 0.19, y: 97 }),
      dweller({ sp: 'rabbit', wear: 'vest', cloth: '#c2473b', right: 'cheer', eyes: 'happy', x: 54, s: 0.18, y: 98 }),
    ],
  },
  storehouse: { ground: 'harvest', site: { form: 'storehouse', palette: 'straw', s: 0.74 } },
  theater: {
    ground: 'night',
    behind: [{ thing: 'lanterns', x: 80, y: 30, s: 0.8 }],
    site: { form: 'stage', palette: 'royal', s: 0.74 },
  },
  'twig-barge': { ground: 'river', site: { form: 'boat', palette: 'straw', s: 0.76, y: 93 }, figures: [] },
  university: {
    ground: 'harvest',
    site: { form: 'hall', palette: 'red', glyph: 'book', s: 0.74 },
    figures: [
      dweller({ sp: 'hedgehog', wear: 'robe', cloth: '#39466b', hat: 'mortar', x: 38, s: 0.22, y: 97 }),
      dweller({ sp: 'mouse', wear: 'robe', cloth: '#6a3a5c', hat: 'mortar', x: 122, s: 0.22, y: 97 }),
    ],
  },
} as const satisfies Record<string, Recipe>;
