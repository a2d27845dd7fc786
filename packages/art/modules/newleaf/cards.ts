import type { Figure, Recipe } from '../../vignette.ts';

/** Somebody small who is about. */
const dweller = (figure: Figure): Figure => ({ s: 0.22, y: 97, ...figure });

const critters = {
  baker: {
    ground: 'tavern',
    behind: [{ thing: 'chimney', x: 124, y: 58, s: 0.8 }],
    figures: [
      {
        sp: 'hedgehog',
        wear: 'apron',
        cloth: '#f4ead2',
        trim: '#c98f4b',
        hat: 'bonnet',
        holds: 'bread',
        right: 'lift',
        left: 'hip',
        eyes: 'happy',
        x: 74,
      },
    ],
    front: [{ thing: 'berries', x: 122, y: 97, s: 0.7 }],
  },
  chipsmith: {
    ground: 'workshop',
    figures: [
      {
        sp: 'beaver',
        wear: 'apron',
        cloth: '#54606b',
        trim: '#b5642f',
        holds: 'hammer',
        right: 'cheer',
        left: 'hold',
        holdsLeft: 'chisel',
        onFace: ['goggles'],
        mouth: 'grin',
        x: 78,
      },
    ],
    front: [
      { thing: 'stump', x: 122, y: 84, s: 0.5 },
      { thing: 'sparks', x: 120, y: 62, s: 0.5 },
    ],
  },
  conductor: {
    ground: 'hills',
    behind: [{ thing: 'lamppost', x: 122, y: 94, s: 0.72 }],
    figures: [
      {
        sp: 'mole',
        wear: 'coat',
        cloth: '#2f4a6b',
        trim: '#e6c46a',
        hat: 'post',
        holds: 'whistle',
        right: 'chest',
        left: 'cheer',
        holdsLeft: 'flag',
        mouth: 'open',
        x: 78,
      },
    ],
    front: [{ thing: 'backpack', x: 120, y: 96, s: 0.5 }],
  },
  diplomat: {
    ground: 'ballroom',
    figures: [
      {
        sp: 'swan',
        wear: 'coat',
        cloth: '#2f5f95',
        trim: '#f3d77a',
        extras: [['medal', '#f2c54b'], 'bow'],
        holds: 'scroll',
        right: 'reach',
        left: 'chest',
        hat: 'tall',
        hatColour: '#22324a',
      },
    ],
    front: [{ thing: 'card', x: 122, y: 94, s: 0.7 }],
  },
  gardener: {
    ground: 'meadow',
    behind: [{ thing: 'fence', x: 122, y: 90, s: 0.6 }],
    figures: [
      {
        sp: 'mole',
        wear: 'apron',
        cloth: '#6b8f45',
        trim: '#e6d6a8',
        hat: 'straw',
        holds: 'watering',
        left: 'hold',
        holdsLeft: 'spade',
        x: 78,
      },
    ],
    front: [
      { thing: 'flowerBush', x: 38, y: 98, s: 0.52 },
      { thing: 'berryBush', x: 124, y: 98, s: 0.44 },
    ],
  },
  inventor: {
    ground: 'workshop',
    figures: [
      {
        sp: 'otter',
        wear: 'vest',
        cloth: '#8a6a3a',
        trim: '#f3d77a',
        holds: 'bulb',
        right: 'lift',
        left: 'chest',
        onFace: ['glasses'],
        eyes: 'wide',
        mouth: 'open',
        brows: 'up',
        x: 78,
      },
    ],
    front: [
      { thing: 'table', x: 122, y: 84, s: 0.4 },
      { thing: 'sparks', x: 116, y: 54, s: 0.4 },
    ],
  },
  lamplighter: {
    ground: 'night',
    behind: [{ thing: 'lamppost', x: 110, y: 96, s: 0.94 }],
    figures: [
      {
        sp: 'fox',
        wear: 'coat',
        cloth: '#3d4a5c',
        trim: '#e6c46a',
        hat: 'cap',
        hatColour: '#5a3a2a',
        holds: 'pole',
        right: 'reach',
        left: 'hip',
        x: 68,
      },
    ],
  },
  magician: {
    ground: 'crimson',
    behind: [{ thing: 'stars', x: 80, y: 50, s: 0.7 }],
    figures: [
      {
        sp: 'rabbit',
        wear: 'coat',
        cloth: '#2f2940',
        trim: '#e6c46a',
        cape: '#7a2b4a',
        hat: 'tall',
        hatColour: '#2f2940',
        holds: 'wand',
        right: 'lift',
        left: 'wave',
        eyes: 'wink',
        mouth: 'grin',
      },
    ],
    front: [{ thing: 'fourCards', x: 124, y: 84, s: 0.4 }],
  },
  mayor: {
    ground: 'village',
    behind: [{ thing: 'bunting', x: 80, y: 34, s: 0.8 }],
    figures: [
      {
        sp: 'badger',
        wear: 'coat',
        cloth: '#8a2f3a',
        trim: '#f3d77a',
        extras: [['chain', '#f2c54b']],
        hat: 'tall',
        holds: 'key',
        right: 'lift',
        left: 'hip',
        mouth: 'smile',
      },
    ],
    front: [{ thing: 'pulpit', x: 120, y: 90, s: 0.34 }],
  },
  miller: {
    ground: 'harvest',
    figures: [
      {
        sp: 'sheep',
        wear: 'apron',
        cloth: '#e7ddc8',
        trim: '#6f7f8f',
        hat: 'cap',
        hatColour: '#6f7f8f',
        holds: 'bag',
        left: 'hold',
        holdsLeft: 'wheat',
        x: 76,
      },
    ],
    front: [
      { thing: 'sheaf', x: 122, y: 97, s: 0.6 },
      { thing: 'pebble', x: 40, y: 98, s: 0.7 },
    ],
  },
  photographer: {
    ground: 'village',
    figures: [
      {
        sp: 'lizard',
        wear: 'vest',
        cloth: '#4d6a8c',
        hat: 'beret',
        holds: 'camera',
        right: 'chest',
        left: 'wave',
        eyes: 'wink',
        mouth: 'grin',
        x: 76,
      },
    ],
    front: [{ thing: 'sparks', x: 106, y: 62, s: 0.44 }],
  },
  poet: {
    ground: 'river',
    figures: [
      {
        sp: 'turtle',
        wear: 'vest',
        cloth: '#7d5a94',
        hat: 'feather',
        hatColour: '#5a3a6e',
        holds: 'quill',
        right: 'lift',
        left: 'chest',
        holdsLeft: 'book',
        eyes: 'happy',
        x: 78,
      },
    ],
    front: [{ thing: 'leaves', x: 112, y: 56, s: 0.5 }],
  },
} satisfies Readonly<Record<string, Recipe>>;

const constructions = {
  'air-balloon': {
    ground: 'hills',
    behind: [{ thing: 'birds', x: 40, y: 44, s: 0.5 }],
    site: { form: 'balloon', palette: 'red', s: 0.8, y: 94 },
    figures: [dweller({ sp: 'squirrel', wear: 'vest', cloth: '#4d86ad', left: 'cheer', x: 118, s: 0.26 })],
  },
  bank: {
    ground: 'village',
    site: { form: 'hall', palette: 'green', glyph: 'coin', s: 0.76 },
    figures: [dweller({ sp: 'mole', wear: 'coat', cloth: '#39466b', hat: 'tall', holds: 'bag', x: 122, s: 0.26 })],
    front: [{ thing: 'chest', x: 38, y: 97, s: 0.42 }],
  },
  'city-hall': {
    ground: 'village',
    behind: [{ thing: 'bunting', x: 80, y: 34, s: 0.8 }],
    site: { form: 'palace', palette: 'blue', clock: true, s: 0.72 },
    figures: [dweller({ sp: 'badger', wear: 'coat', cloth: '#8a2f3a', hat: 'tall', left: 'wave', x: 118, s: 0.24 })],
  },
  'ever-wall': {
    ground: 'hills',
    site: { form: 'wall', palette: 'stone', s: 0.8 },
    figures: [
      dweller({ sp: 'stoat', wear: 'tunic', cloth: '#4d6a8c', hat: 'constable', holds: 'lantern', x: 40, s: 0.26 }),
    ],
    front: [{ thing: 'bush', x: 124, y: 98, s: 0.4 }],
  },
  greenhouse: {
    ground: 'meadow',
    site: { form: 'glass', palette: 'green', s: 0.76 },
    figures: [
      dweller({ sp: 'mole', wear: 'apron', cloth: '#6b8f45', hat: 'straw', holds: 'watering', x: 122, s: 0.26 }),
    ],
    front: [{ thing: 'flowerBush', x: 38, y: 98, s: 0.44 }],
  },
  hotel: {
    ground: 'dusk',
    site: { form: 'storehouse', palette: 'red', s: 0.76 },
    figures: [
      dweller({
        sp: 'raccoon',
        wear: 'coat',
        cloth: '#a03440',
        trim: '#f3d77a',
        hat: 'post',
        left: 'wave',
        x: 42,
        s: 0.28,
      }),
    ],
    front: [
      { thing: 'backpack', x: 112, y: 97, s: 0.4 },
      { thing: 'lamppost', x: 126, y: 97, s: 0.6 },
    ],
  },
  library: {
    ground: 'forest',
    site: { form: 'stump', palette: 'blue', glyph: 'book', s: 0.78 },
    figures: [
      dweller({ sp: 'owl', wear: 'robe', cloth: '#39466b', holds: 'tome', onFace: ['glasses'], x: 122, s: 0.28 }),
    ],
  },
  locomotive: {
    ground: 'hills',
    behind: [{ thing: 'steam', x: 62, y: 44, s: 0.6 }],
    site: { form: 'train', s: 0.84, y: 96 },
    figures: [dweller({ sp: 'mole', wear: 'coat', cloth: '#2f4a6b', hat: 'post', left: 'cheer', x: 126, s: 0.26 })],
  },
  'main-road': {
    ground: 'village',
    site: { form: 'road', palette: 'red', s: 0.84 },
    figures: [
      dweller({ sp: 'hedgehog', wear: 'vest', cloth: '#8a5a34', holds: 'staff', stance: 'walk', x: 72, y: 94 }),
    ],
  },
  museum: {
    ground: 'meadow',
    site: { form: 'hall', palette: 'purple', glyph: 'star', s: 0.76 },
    figures: [
      dweller({ sp: 'crow', wear: 'vest', cloth: '#6a3f7c', onFace: ['monocle'], left: 'wave', x: 122, s: 0.26 }),
    ],
    front: [{ thing: 'statue', x: 38, y: 98, s: 0.44 }],
  },
  'tea-house': {
    ground: 'watergarden',
    site: { form: 'mushroom', palette: 'green', glyph: 'mug', s: 0.76 },
    figures: [dweller({ sp: 'frog', wear: 'apron', cloth: '#d8899b', holds: 'tray', x: 120, s: 0.28 })],
    front: [{ thing: 'steam', x: 44, y: 66, s: 0.4 }],
  },
} satisfies Readonly<Record<string, Recipe>>;

export const cards = { ...critters, ...constructions };
