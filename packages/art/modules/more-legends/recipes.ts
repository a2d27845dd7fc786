import type { Figure, Recipe } from '../../vignette.ts';

/** Somebody small who is about. */
const dweller = (figure: Figure): Figure => ({ s: 0.22, y: 97, ...figure });

/** The ten cards of More Legends. */
export const recipes = {
  'click-clacks': {
    ground: 'village',
    site: { form: 'store', palette: 'teal', glyph: 'coin', s: 0.74, x: 72 },
    figures: [
      dweller({
        sp: 'turtle',
        wear: 'apron',
        cloth: '#b5713c',
        hat: 'cap',
        holds: 'bag',
        right: 'hold',
        x: 116,
        s: 0.32,
      }),
    ],
    front: [
      { thing: 'goods', x: 36, y: 98, s: 0.32 },
      { thing: 'berries', x: 138, y: 98, s: 0.3 },
    ],
  },
  'darkdeep-prison': {
    ground: 'cave',
    site: { form: 'prison', palette: 'stone', s: 0.76 },
    figures: [
      dweller({
        sp: 'badger',
        wear: 'tunic',
        cloth: '#39466b',
        hat: 'constable',
        holds: 'key',
        right: 'hold',
        x: 42,
        s: 0.32,
      }),
    ],
    front: [
      { thing: 'rock', x: 126, y: 98, s: 0.4 },
      { thing: 'campfire', x: 108, y: 98, s: 0.24 },
    ],
  },
  'everflame-tomb': {
    ground: 'night',
    site: { form: 'shrine', palette: 'stone', s: 0.74, x: 78 },
    front: [
      { thing: 'campfire', x: 80, y: 97, s: 0.44 },
      { thing: 'grave', x: 36, y: 98, s: 0.42 },
      { thing: 'grave', x: 124, y: 98, s: 0.42 },
      { thing: 'sparks', x: 80, y: 52, s: 0.5 },
    ],
  },
  'king-norths-treasury': {
    ground: 'snow',
    site: { form: 'hall', palette: 'royal', glyph: 'coin', s: 0.74, x: 74 },
    figures: [
      dweller({
        sp: 'mole',
        wear: 'robe',
        cloth: '#5a3a7c',
        hat: 'crown',
        holds: 'key',
        right: 'lift',
        x: 124,
        s: 0.3,
      }),
    ],
    front: [{ thing: 'chest', x: 44, y: 98, s: 0.4 }],
  },
  'strongroot-castle': {
    ground: 'forest',
    site: { form: 'castle', palette: 'green', s: 0.78 },
    front: [
      { thing: 'ivy', x: 80, y: 92, s: 0.4 },
      { thing: 'tree', x: 30, y: 98, s: 0.44 },
      { thing: 'tree', x: 132, y: 98, s: 0.4 },
    ],
  },
  'chipter-swipple': {
    ground: 'rooftops',
    behind: [{ thing: 'chimney', x: 118, y: 82, s: 0.6 }],
    figures: [
      {
        sp: 'squirrel',
        wear: 'coat',
        cloth: '#39466b',
        trim: '#d8b25a',
        hat: 'tall',
        holds: 'broom',
        right: 'lift',
        left: 'hip',
        onFace: ['soot'],
        extras: [['scarf', '#b3443a']],
        mouth: 'grin',
        eyes: 'wink',
        x: 70,
      },
    ],
    front: [{ thing: 'steam', x: 118, y: 46, s: 0.5 }],
  },
  'jor-goldwing': {
    ground: 'court',
    figures: [
      {
        sp: 'cardinal',
        wear: 'robe',
        cloth: '#c79a45',
        trim: '#7a1f2a',
        hat: 'wig',
        holds: 'gavel',
        holdsLeft: 'scroll',
        right: 'lift',
        left: 'chest',
        cape: '#8a2f3a',
        extras: ['medal'],
        brows: 'stern',
      },
    ],
    front: [
      { thing: 'scales', x: 36, y: 97, s: 0.4 },
      { thing: 'sparks', x: 122, y: 46, s: 0.4 },
    ],
  },
  'mayberry-matriarch': {
    ground: 'harvest',
    behind: [{ thing: 'hay', x: 126, y: 84, s: 0.5 }],
    figures: [
      {
        sp: 'mouse',
        wear: 'dress',
        cloth: '#8a3f6b',
        pattern: 'dots',
        trim: '#f3e3c0',
        hat: 'bonnet',
        holds: 'bread',
        holdsLeft: 'wheat',
        right: 'chest',
        left: 'lift',
        onFace: ['glasses'],
        extras: ['collar'],
        eyes: 'happy',
        x: 72,
      },
      { sp: 'mouse', wear: 'tunic', cloth: '#c79a45', s: 0.32, x: 114, left: 'cheer', mouth: 'laugh' },
    ],
    front: [{ thing: 'berryBush', x: 30, y: 99, s: 0.42 }],
  },
  'strey-softpaw': {
    ground: 'moonlake',
    behind: [{ thing: 'tent', x: 124, y: 82, s: 0.5 }],
    figures: [
      {
        sp: 'raccoon',
        wear: 'tunic',
        cloth: '#3f6b75',
        hat: 'hood',
        hatColour: '#2d4a55',
        holds: 'lantern',
        right: 'lift',
        left: 'hip',
        cape: '#2d4a55',
        extras: ['satchel', 'rope'],
        stance: 'walk',
        eyes: 'sly',
        x: 72,
      },
    ],
    front: [{ thing: 'mushroomRing', x: 36, y: 98, s: 0.36 }],
  },
  'tarry-hare': {
    ground: 'village',
    behind: [{ thing: 'cart', x: 122, y: 80, s: 0.56 }],
    figures: [
      {
        sp: 'rabbit',
        wear: 'coat',
        cloth: '#2f5f95',
        trim: '#f0c95a',
        hat: 'tricorn',
        holds: 'horn',
        right: 'lift',
        left: 'wave',
        extras: [['bow', '#b3443a'], 'satchel'],
        stance: 'run',
        mouth: 'laugh',
        x: 68,
      },
    ],
    front: [{ thing: 'signpost', x: 34, y: 97, s: 0.46 }],
  },
} satisfies Readonly<Record<string, Recipe>>;
