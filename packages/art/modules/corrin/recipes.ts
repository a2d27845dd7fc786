import { dweller, farm } from '../../recipes/helpers.ts';
import type { Recipe } from '../../vignette.ts';

/** Corrin Evertail and her fields. */
export const recipes = {
  'corrin-evertail-the-king': {
    ground: 'greathall',
    figures: [
      {
        sp: 'mouse',
        wear: 'robe',
        cloth: '#3f6b45',
        trim: '#f0c95a',
        hat: 'crown',
        holds: 'sceptre',
        right: 'hold',
        left: 'chest',
        cape: '#8c3b2e',
        extras: ['ermine'],
        eyes: 'happy',
      },
    ],
    front: [
      { thing: 'banquet', x: 34, y: 98, s: 0.32 },
      { thing: 'flowerBush', x: 128, y: 99, s: 0.4 },
    ],
  },
  'corrin-evertail-the-leader': {
    ground: 'village',
    figures: [
      {
        sp: 'mouse',
        wear: 'coat',
        cloth: '#2f5f95',
        hat: 'feather',
        holds: 'flag',
        right: 'lift',
        left: 'wave',
        cape: '#3f6b45',
        extras: ['chain'],
        mouth: 'open',
        x: 64,
      },
      { sp: 'hedgehog', wear: 'vest', cloth: '#a8814e', s: 0.38, x: 108, left: 'cheer' },
      { sp: 'mole', wear: 'tunic', cloth: '#6b8f45', s: 0.34, x: 132, right: 'cheer' },
    ],
  },
  'corrin-evertail-the-warrior': {
    ground: 'hills',
    figures: [
      {
        sp: 'mouse',
        wear: 'tunic',
        cloth: '#8c3b2e',
        hat: 'feather',
        holds: 'bow',
        right: 'hold',
        left: 'hip',
        cape: '#3f6b45',
        extras: ['satchel'],
        brows: 'stern',
        x: 76,
      },
    ],
    front: [
      { thing: 'chest', x: 126, y: 97, s: 0.38 },
      { thing: 'basket', x: 34, y: 98, s: 0.36 },
    ],
  },
  'corrin-evertails-field': farm(
    'hills',
    'green',
    [
      { thing: 'sheaf', x: 38, y: 98, s: 0.38 },
      { thing: 'scarecrow', x: 126, y: 97, s: 0.46 },
    ],
    { sp: 'mouse', wear: 'robe', cloth: '#3f6b45', hat: 'crown', left: 'wave', x: 104 },
  ),
  'corrin-evertails-path': {
    ground: 'forest',
    site: { form: 'road', palette: 'straw', s: 0.74 },
    figures: [
      dweller({
        sp: 'mouse',
        wear: 'tunic',
        cloth: '#3f6b45',
        hat: 'feather',
        holds: 'staff',
        right: 'hold',
        stance: 'walk',
        x: 76,
        y: 92,
        s: 0.3,
      }),
    ],
    front: [
      { thing: 'signpost', x: 118, y: 96, s: 0.46 },
      { thing: 'bush', x: 34, y: 99, s: 0.42 },
    ],
  },
} satisfies Readonly<Record<string, Recipe>>;
