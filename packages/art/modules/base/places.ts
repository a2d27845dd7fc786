import type { Recipe } from '../../vignette.ts';

/** Basic locations, clearings, Haven and Journey of the base game. */
export const places = {
  'basic-3-twigs': {
    ground: 'forest',
    front: [
      { thing: 'twigs', x: 66, y: 84, s: 0.8 },
      { thing: 'twigBundle', x: 104, y: 92, s: 0.8 },
      { thing: 'twigs', x: 54, y: 96, s: 0.8 },
    ],
  },
  'basic-2-twigs-1-card': {
    ground: 'forest',
    front: [
      { thing: 'twigs', x: 58, y: 84, s: 0.8 },
      { thing: 'twigs', x: 66, y: 96, s: 0.9 },
      { thing: 'card', x: 112, y: 92, s: 0.95 },
    ],
  },
  'basic-2-resin': {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 106, y: 90, s: 0.85 }],
    front: [
      { thing: 'resinDrop', x: 54, y: 90, s: 1 },
      { thing: 'resinDrop', x: 78, y: 94, s: 1 },
    ],
  },
  'basic-1-resin-1-card': {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 62, y: 90, s: 0.85 }],
    front: [
      { thing: 'resinDrop', x: 78, y: 94, s: 1 },
      { thing: 'card', x: 112, y: 92, s: 0.95 },
    ],
  },
  'basic-2-cards-1-point': {
    ground: 'village',
    behind: [{ thing: 'sparks', x: 80, y: 50, s: 0.6 }],
    front: [
      { thing: 'cards', x: 66, y: 92, s: 1.1 },
      { thing: 'chest', x: 114, y: 94, s: 0.7 },
    ],
  },
  'basic-1-pebble': {
    ground: 'river',
    behind: [{ thing: 'rock', x: 112, y: 76, s: 0.5 }],
    front: [{ thing: 'pebble', x: 78, y: 94, s: 1.3 }],
  },
  'basic-1-berry-1-card': {
    ground: 'meadow',
    behind: [{ thing: 'berryBush', x: 52, y: 88, s: 0.7 }],
    front: [
      { thing: 'berry', x: 76, y: 95, s: 1.1 },
      { thing: 'card', x: 114, y: 92, s: 0.95 },
    ],
  },
  'basic-1-berry': {
    ground: 'meadow',
    behind: [{ thing: 'berryBush', x: 104, y: 88, s: 0.8 }],
    front: [{ thing: 'berry', x: 70, y: 94, s: 1.3 }],
  },
  haven: {
    ground: 'meadow',
    behind: [
      { thing: 'lanterns', x: 80, y: 30, s: 0.8 },
      { thing: 'fence', x: 80, y: 84, s: 0.8 },
    ],
    figures: [
      {
        sp: 'sheep',
        wear: 'dress',
        cloth: '#6b8f45',
        trim: '#f6ead0',
        holds: 'basket',
        left: 'wave',
        eyes: 'happy',
        mouth: 'open',
      },
    ],
  },
  'journey-2': {
    ground: 'hills',
    figures: [{ sp: 'rabbit', wear: 'tunic', cloth: '#4d6a8c', hat: 'hood', holds: 'staff', stance: 'walk', x: 72 }],
    front: [{ thing: 'signpost', x: 124, y: 97, s: 0.6 }],
  },
  'journey-3': {
    ground: 'harvest',
    figures: [
      {
        sp: 'mouse',
        wear: 'coat',
        cloth: '#8a5a34',
        hat: 'feather',
        holds: 'bundle',
        right: 'lift',
        stance: 'walk',
        x: 76,
      },
    ],
    front: [{ thing: 'signpost', x: 130, y: 97, s: 0.55 }],
  },
  'journey-4': {
    ground: 'snow',
    figures: [
      {
        sp: 'fox',
        wear: 'coat',
        cloth: '#3f6b75',
        hat: 'hood',
        hatColour: '#3f6b75',
        holds: 'pole',
        stance: 'walk',
        extras: [['scarf', '#c2473b']],
        x: 76,
      },
    ],
  },
  'journey-5': {
    ground: 'night',
    figures: [
      { sp: 'hedgehog', wear: 'coat', cloth: '#6a3a5c', holds: 'lantern', right: 'reach', stance: 'walk', x: 72 },
    ],
    front: [{ thing: 'campfire', x: 122, y: 97, s: 0.5 }],
  },
  'forest-copy-basic-1-card': {
    ground: 'forest',
    behind: [{ thing: 'pond', x: 112, y: 86, s: 0.8 }],
    figures: [{ sp: 'otter', wear: 'vest', cloth: '#4b8a84', holds: 'scroll', left: 'hip', x: 70, eyes: 'wink' }],
  },
  'forest-3-berries': {
    ground: 'forest',
    behind: [{ thing: 'berryBush', x: 116, y: 90, s: 0.7 }],
    figures: [
      {
        sp: 'mouse',
        wear: 'dress',
        cloth: '#c4758a',
        hat: 'flower',
        holds: 'basket',
        left: 'chest',
        eyes: 'happy',
        x: 72,
      },
    ],
  },
  'forest-2-cards-1-any': {
    ground: 'forest',
    figures: [
      {
        sp: 'rabbit',
        wear: 'tunic',
        cloth: '#2f5f95',
        hat: 'straw',
        holds: 'letter',
        left: 'wave',
        mouth: 'open',
        x: 74,
      },
    ],
    front: [{ thing: 'cards', x: 122, y: 97, s: 0.7 }],
  },
  'forest-discard-any-draw-2-each': {
    ground: 'forest',
    site: { form: 'stump', palette: 'green', glyph: 'book', s: 0.64, x: 98, y: 92 },
    front: [{ thing: 'cards', x: 46, y: 96, s: 0.9 }],
  },
  'forest-discard-3-any-each': {
    ground: 'forest',
    site: { form: 'mushroom', palette: 'red', glyph: 'basket', s: 0.62, x: 98, y: 92 },
    figures: [{ sp: 'badger', wear: 'apron', cloth: '#6b8f45', left: 'wave', holds: 'bag', x: 46, s: 0.46 }],
  },
  'forest-2-meadow-play-1': {
    ground: 'meadow',
    behind: [{ thing: 'butterflies', x: 80, y: 46, s: 0.7 }],
    figures: [{ sp: 'beaver', wear: 'vest', cloth: '#4d6a8c', hat: 'cap', holds: 'plan', left: 'wave', x: 72 }],
    front: [{ thing: 'cards', x: 122, y: 97, s: 0.7 }],
  },
  'forest-3-cards-1-pebble': {
    ground: 'forest',
    figures: [
      { sp: 'turtle', wear: 'robe', cloth: '#157a5e', holds: 'book', eyes: 'shut', stance: 'sit', y: 95, x: 72 },
    ],
    front: [
      { thing: 'pebbles', x: 122, y: 97, s: 0.6 },
      { thing: 'cards', x: 34, y: 97, s: 0.6 },
    ],
  },
  'forest-2-berries-1-card': {
    ground: 'forest',
    behind: [{ thing: 'berryBush', x: 42, y: 90, s: 0.6 }],
    figures: [
      {
        sp: 'squirrel',
        wear: 'tunic',
        cloth: '#b8431f',
        holds: 'letter',
        left: 'cheer',
        eyes: 'happy',
        mouth: 'open',
        x: 82,
      },
    ],
    front: [{ thing: 'berry', x: 122, y: 96, s: 0.9 }],
  },
  'forest-2-resin-1-twig': {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 118, y: 92, s: 0.8 }],
    figures: [{ sp: 'lizard', wear: 'vest', cloth: '#a8713a', holds: 'potion', left: 'hip', x: 74 }],
    front: [{ thing: 'twigs', x: 36, y: 97, s: 0.6 }],
  },
  'forest-2-any': {
    ground: 'forest',
    behind: [{ thing: 'sparks', x: 80, y: 50, s: 0.6 }],
    figures: [
      { sp: 'fox', wear: 'coat', cloth: '#7d5a94', hat: 'feather', holds: 'bag', left: 'reach', mouth: 'smirk', x: 76 },
    ],
  },
  'forest-1-twig-1-resin-1-berry': {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 42, y: 92, s: 0.6 }],
    figures: [
      {
        sp: 'hedgehog',
        wear: 'apron',
        cloth: '#6b8f45',
        trim: '#f1e6cc',
        holds: 'basket',
        left: 'wave',
        mouth: 'open',
        x: 84,
      },
    ],
    front: [{ thing: 'twigs', x: 130, y: 97, s: 0.5 }],
  },
} as const satisfies Record<string, Recipe>;
