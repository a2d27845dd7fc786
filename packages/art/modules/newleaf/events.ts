import type { Recipe } from '../../vignette.ts';

export const events = {
  'big-city': {
    ground: 'rooftops',
    behind: [{ thing: 'birds', x: 44, y: 40, s: 0.5 }],
    site: { form: 'tower', palette: 'red', clock: true, s: 0.74 },
    front: [
      { thing: 'lamppost', x: 42, y: 98, s: 0.6 },
      { thing: 'lamppost', x: 120, y: 98, s: 0.6 },
    ],
  },
  'scenic-flight': {
    ground: 'hills',
    behind: [{ thing: 'birds', x: 118, y: 44, s: 0.6 }],
    site: { form: 'balloon', palette: 'purple', s: 0.62, x: 62, y: 84 },
    figures: [
      { sp: 'starling', wear: 'vest', cloth: '#6a3f7c', left: 'cheer', right: 'cheer', x: 112, y: 88, s: 0.36 },
    ],
  },
  'city-jubilee': {
    ground: 'village',
    behind: [
      { thing: 'fireworks', x: 80, y: 44, s: 0.7 },
      { thing: 'bunting', x: 80, y: 34, s: 0.8 },
    ],
    figures: [
      { sp: 'mouse', wear: 'dress', cloth: '#a8447f', left: 'cheer', right: 'cheer', eyes: 'happy', x: 50, s: 0.44 },
      { sp: 'badger', wear: 'coat', cloth: '#8a2f3a', hat: 'tall', left: 'cheer', right: 'cheer', x: 82, s: 0.5 },
      { sp: 'frog', wear: 'vest', cloth: '#3f66ac', left: 'cheer', right: 'cheer', mouth: 'open', x: 114, s: 0.44 },
    ],
  },
  'ever-wall-tower-constructed': {
    ground: 'hills',
    site: { form: 'hopewatchGate', s: 0.72 },
    figures: [
      { sp: 'beaver', wear: 'vest', cloth: '#4d6a8c', hat: 'cap', holds: 'hammer', left: 'cheer', x: 120, s: 0.36 },
    ],
    front: [{ thing: 'rock', x: 38, y: 92, s: 0.36 }],
  },
  'glow-light-festival': {
    ground: 'starlake',
    behind: [{ thing: 'lanterns', x: 80, y: 40, s: 0.8 }],
    figures: [
      { sp: 'rabbit', wear: 'dress', cloth: '#e0aa38', holds: 'lantern', right: 'lift', eyes: 'happy', x: 62, s: 0.46 },
      { sp: 'fox', wear: 'tunic', cloth: '#3f6b45', holds: 'lantern', right: 'lift', left: 'wave', x: 102, s: 0.46 },
    ],
  },
  'hot-air-balloon-race': {
    ground: 'hills',
    behind: [{ thing: 'flags', x: 80, y: 94, s: 0.7 }],
    site: { form: 'balloon', palette: 'red', s: 0.66, x: 58, y: 86 },
    figures: [
      { sp: 'honeybee', wear: 'none', left: 'cheer', right: 'cheer', x: 112, y: 74, s: 0.34, mouth: 'open' },
      { sp: 'squirrel', wear: 'vest', cloth: '#2f66a3', left: 'cheer', onFace: ['goggles'], x: 104, y: 99, s: 0.32 },
    ],
  },
  'juniper-jig-dance-contest': {
    ground: 'ballroom',
    behind: [{ thing: 'notes', x: 80, y: 42, s: 0.7 }],
    figures: [
      {
        sp: 'stoat',
        wear: 'dress',
        cloth: '#2f8f86',
        left: 'cheer',
        right: 'reach',
        lean: -8,
        eyes: 'happy',
        x: 60,
        s: 0.5,
      },
      {
        sp: 'otter',
        wear: 'vest',
        cloth: '#8a2f3a',
        left: 'reach',
        right: 'cheer',
        lean: 8,
        stance: 'walk',
        mouth: 'laugh',
        x: 102,
        s: 0.5,
      },
    ],
  },
  'magic-show': {
    ground: 'crimson',
    behind: [{ thing: 'stars', x: 80, y: 46, s: 0.8 }],
    site: { form: 'stage', palette: 'red', s: 0.74 },
    figures: [
      {
        sp: 'cat',
        wear: 'coat',
        cloth: '#2f2940',
        hat: 'tall',
        holds: 'wand',
        right: 'lift',
        left: 'wave',
        x: 80,
        y: 92,
        s: 0.34,
      },
    ],
  },
  'royal-tea': {
    ground: 'royal',
    behind: [{ thing: 'table', x: 80, y: 78, s: 0.8 }],
    figures: [
      { sp: 'swan', wear: 'dress', cloth: '#6a3f7c', hat: 'crown', holds: 'mug', right: 'lift', x: 56, s: 0.5 },
      { sp: 'hedgehog', wear: 'dress', cloth: '#c07a86', hat: 'tiara', holds: 'mug', left: 'chest', x: 106, s: 0.48 },
    ],
    front: [{ thing: 'steam', x: 80, y: 60, s: 0.4 }],
  },
  'stock-market-boom': {
    ground: 'greathall',
    figures: [
      {
        sp: 'raccoon',
        wear: 'coat',
        cloth: '#2f5f95',
        hat: 'tall',
        holds: 'bag',
        left: 'cheer',
        mouth: 'laugh',
        x: 74,
        s: 0.56,
      },
    ],
    front: [
      { thing: 'riches', x: 116, y: 96, s: 0.5 },
      { thing: 'letters', x: 110, y: 44, s: 0.5 },
    ],
  },
  'sunflower-parade': {
    ground: 'harvest',
    behind: [{ thing: 'confetti', x: 80, y: 46, s: 0.8 }],
    figures: [
      { sp: 'pig', wear: 'vest', cloth: '#b3392e', holds: 'horn', right: 'lift', stance: 'walk', x: 54, s: 0.46 },
      {
        sp: 'mouse',
        wear: 'dress',
        cloth: '#e0aa38',
        hat: 'flower',
        holds: 'flag',
        right: 'lift',
        stance: 'walk',
        x: 86,
        s: 0.46,
      },
    ],
    front: [{ thing: 'flowerBush', x: 120, y: 98, s: 0.56 }],
  },
} satisfies Readonly<Record<string, Recipe>>;
