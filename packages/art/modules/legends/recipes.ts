import type { Figure, Recipe } from '../../vignette.ts';

/** Somebody small who is about. */
const dweller = (figure: Figure): Figure => ({ s: 0.22, y: 97, ...figure });

/** The ten cards of Legends. */
export const recipes = {
  'bridge-of-the-sky': {
    ground: 'hills',
    behind: [{ thing: 'lanterns', x: 80, y: 30, s: 0.5 }],
    site: { form: 'bridge', palette: 'royal', s: 0.86, y: 92 },
    figures: [
      dweller({ sp: 'beaver', wear: 'vest', cloth: '#a8583a', hat: 'explorer', x: 80, y: 70, s: 0.22, left: 'wave' }),
    ],
    front: [{ thing: 'birds', x: 116, y: 44, s: 0.4 }],
  },
  'mcgregors-market': {
    ground: 'harvest',
    site: { form: 'store', palette: 'green', glyph: 'leaf', s: 0.74, x: 88 },
    figures: [
      dweller({
        sp: 'rabbit',
        wear: 'apron',
        cloth: '#6b8f45',
        hat: 'straw',
        holds: 'basket',
        right: 'hold',
        x: 46,
        s: 0.3,
      }),
    ],
    front: [
      { thing: 'stall', x: 128, y: 96, s: 0.34 },
      { thing: 'sheaf', x: 66, y: 99, s: 0.3 },
    ],
  },
  'oleanders-opera-house': {
    ground: 'night',
    behind: [{ thing: 'fireworks', x: 80, y: 34, s: 0.5 }],
    site: { form: 'stage', palette: 'purple', s: 0.78 },
    figures: [
      dweller({
        sp: 'swan',
        wear: 'dress',
        cloth: '#b34a6b',
        hat: 'tiara',
        left: 'cheer',
        right: 'cheer',
        x: 80,
        y: 90,
        s: 0.3,
      }),
    ],
    front: [
      { thing: 'notes', x: 80, y: 48, s: 0.42 },
      { thing: 'flowerBush', x: 36, y: 99, s: 0.36 },
      { thing: 'flowerBush', x: 126, y: 99, s: 0.36 },
    ],
  },
  'silver-scale-spring': {
    ground: 'falls',
    site: { form: 'spring', palette: 'teal', s: 0.72 },
    front: [
      { thing: 'fishes', x: 80, y: 92, s: 0.36 },
      { thing: 'sparks', x: 80, y: 46, s: 0.5 },
      { thing: 'lilies', x: 122, y: 98, s: 0.3 },
    ],
  },
  'the-green-acorn': {
    ground: 'dusk',
    behind: [{ thing: 'lanterns', x: 80, y: 30, s: 0.5 }],
    site: { form: 'stump', palette: 'green', glyph: 'mug', s: 0.76, x: 74 },
    figures: [
      dweller({
        sp: 'hedgehog',
        wear: 'apron',
        cloth: '#3f7a4a',
        hat: 'acorn',
        holds: 'mug',
        right: 'lift',
        x: 118,
        s: 0.34,
      }),
    ],
    front: [{ thing: 'bench', x: 40, y: 98, s: 0.3 }],
  },
  'amilla-glistendew': {
    ground: 'watergarden',
    behind: [{ thing: 'butterflies', x: 80, y: 40, s: 0.6 }],
    figures: [
      {
        sp: 'rabbit',
        wear: 'dress',
        cloth: '#4b8a84',
        trim: '#f3d98a',
        hat: 'tiara',
        holds: 'pearlStaff',
        right: 'hold',
        left: 'chest',
        cape: '#d9a63c',
        extras: ['ermine'],
        eyes: 'happy',
      },
    ],
    front: [
      { thing: 'lily', x: 38, y: 96, s: 0.4 },
      { thing: 'flowerBush', x: 128, y: 99, s: 0.4 },
    ],
  },
  'cirrus-windfall': {
    ground: 'hills',
    behind: [
      { thing: 'letters', x: 92, y: 42, s: 0.7 },
      { thing: 'birds', x: 44, y: 38, s: 0.4 },
    ],
    figures: [
      {
        sp: 'pigeon',
        wear: 'coat',
        cloth: '#7fa6c4',
        trim: '#ffffff',
        hat: 'explorer',
        hatColour: '#8a5a3a',
        holdsLeft: 'letter',
        left: 'cheer',
        right: 'cheer',
        cape: '#dfe9f0',
        onFace: ['goggles'],
        extras: ['satchel'],
        stance: 'run',
        mouth: 'open',
      },
    ],
  },
  foresight: {
    ground: 'starlake',
    behind: [{ thing: 'meteors', x: 104, y: 36, s: 0.5 }],
    figures: [
      {
        sp: 'owl',
        wear: 'robe',
        cloth: '#5a4a8c',
        trim: '#e8d9a0',
        hat: 'cowl',
        holds: 'tome',
        right: 'chest',
        left: 'reach',
        cape: '#3a2f66',
        eyes: 'wide',
        onFace: ['monocle'],
        x: 74,
      },
    ],
    front: [{ thing: 'hourglass', x: 124, y: 96, s: 0.36 }],
  },
  'fynn-nobletail': {
    ground: 'greathall',
    behind: [{ thing: 'throne', x: 80, y: 72, s: 0.7 }],
    figures: [
      {
        sp: 'fox',
        wear: 'robe',
        cloth: '#6b2f4a',
        trim: '#f0c95a',
        hat: 'crown',
        holds: 'sceptre',
        right: 'hold',
        left: 'hip',
        cape: '#3a1f33',
        extras: ['ermine', 'chain'],
        mouth: 'smirk',
        brows: 'up',
      },
    ],
  },
  poe: {
    ground: 'library',
    behind: [{ thing: 'desk', x: 118, y: 78, s: 0.5 }],
    figures: [
      {
        sp: 'crow',
        wear: 'vest',
        cloth: '#4d5f8c',
        hat: 'mortar',
        holds: 'quill',
        holdsLeft: 'book',
        right: 'lift',
        left: 'chest',
        extras: ['ruff'],
        onFace: ['glasses'],
        mouth: 'smile',
        x: 72,
      },
    ],
    front: [{ thing: 'gildedBook', x: 126, y: 70, s: 0.3 }],
  },
} satisfies Readonly<Record<string, Recipe>>;
