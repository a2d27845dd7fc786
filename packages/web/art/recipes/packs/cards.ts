import type { BackdropName } from '../../backdrop/index.ts';
import type { PaletteName } from '../../building/index.ts';
import type { Piece } from '../../pieces/index.ts';
import type { Figure, Recipe } from '../../vignette.ts';

/** Somebody small who is about. */
const dweller = (figure: Figure): Figure => ({ s: 0.24, y: 97, ...figure });

/** A Farm in its season, with what grows or lies around it. */
const farm = (ground: BackdropName, palette: PaletteName, around: readonly Piece[], figure?: Figure): Recipe => ({
  ground,
  site: { form: 'farm', palette, s: 0.74 },
  ...(figure === undefined ? {} : { figures: [dweller(figure)] }),
  front: around,
});

/** Extra! Extra!, the Rugwort cards, Corrin Evertail and the special Farms. */
export const cards = {
  carnival: {
    ground: 'night',
    behind: [{ thing: 'fireworks', x: 56, y: 34, s: 0.42 }],
    site: { form: 'fair', palette: 'red', s: 0.76 },
    front: [
      { thing: 'bunting', x: 80, y: 36, s: 0.5 },
      { thing: 'stall', x: 36, y: 98, s: 0.32 },
    ],
  },
  gazette: {
    ground: 'village',
    site: { form: 'storehouse', palette: 'blue', glyph: 'letter', s: 0.74, x: 74 },
    figures: [
      dweller({
        sp: 'mouse',
        wear: 'vest',
        cloth: '#b3443a',
        hat: 'cap',
        holds: 'scroll',
        right: 'lift',
        mouth: 'open',
        x: 122,
        s: 0.34,
      }),
    ],
    front: [{ thing: 'cards', x: 40, y: 98, s: 0.36 }],
  },
  juggler: {
    ground: 'meadow',
    behind: [{ thing: 'balls', x: 80, y: 36, s: 0.62 }],
    figures: [
      {
        sp: 'fox',
        wear: 'tunic',
        cloth: '#c79a45',
        pattern: 'stripes',
        hat: 'jester',
        left: 'cheer',
        right: 'cheer',
        extras: ['ruff'],
        mouth: 'laugh',
      },
    ],
    front: [{ thing: 'confetti', x: 80, y: 50, s: 0.5 }],
  },
  'scurrble-champion': {
    ground: 'meadow',
    behind: [{ thing: 'flags', x: 118, y: 62, s: 0.5 }],
    figures: [
      {
        sp: 'squirrel',
        wear: 'tunic',
        cloth: '#c2473b',
        pattern: 'stripes',
        hat: 'leaf',
        holds: 'acorn',
        right: 'lift',
        left: 'cheer',
        extras: ['medal'],
        mouth: 'laugh',
        x: 74,
      },
    ],
  },
  'scurrble-stadium': {
    ground: 'meadow',
    behind: [{ thing: 'flags', x: 80, y: 44, s: 0.6 }],
    site: { form: 'stage', palette: 'green', s: 0.74 },
    figures: [
      dweller({ sp: 'squirrel', wear: 'tunic', cloth: '#c2473b', stance: 'run', left: 'cheer', x: 64 }),
      dweller({ sp: 'squirrel', wear: 'tunic', cloth: '#2f66a3', stance: 'run', left: 'reach', x: 98 }),
    ],
    front: [{ thing: 'fence', x: 36, y: 99, s: 0.34 }],
  },
  'town-crier': {
    ground: 'village',
    behind: [{ thing: 'lamppost', x: 122, y: 92, s: 0.56 }],
    figures: [
      {
        sp: 'cardinal',
        wear: 'coat',
        cloth: '#39466b',
        trim: '#e0b84e',
        hat: 'tricorn',
        holds: 'scroll',
        holdsLeft: 'whistle',
        right: 'chest',
        left: 'lift',
        extras: ['ruff'],
        mouth: 'open',
        x: 74,
      },
    ],
    front: [{ thing: 'bell', x: 34, y: 97, s: 0.36 }],
  },
  'rugwort-the-robber': {
    ground: 'rooftops',
    figures: [
      {
        sp: 'rat',
        wear: 'tunic',
        cloth: '#5b2336',
        hat: 'cowl',
        holds: 'bag',
        right: 'hold',
        left: 'reach',
        onFace: ['domino'],
        eyes: 'sly',
        mouth: 'grin',
        stance: 'walk',
        x: 74,
      },
    ],
    front: [{ thing: 'cards', x: 124, y: 97, s: 0.36 }],
  },
  'rugwort-the-rowdy': {
    ground: 'tavern',
    figures: [
      {
        sp: 'rat',
        wear: 'vest',
        cloth: '#8c3b2e',
        hat: 'beret',
        holds: 'mug',
        right: 'lift',
        left: 'cheer',
        onFace: ['patch'],
        eyes: 'sly',
        mouth: 'laugh',
        lean: -5,
        x: 76,
      },
    ],
    front: [
      { thing: 'table', x: 124, y: 96, s: 0.42 },
      { thing: 'notes', x: 40, y: 50, s: 0.36 },
    ],
  },
  'rugwort-the-ruler': {
    ground: 'royal',
    behind: [{ thing: 'throne', x: 80, y: 72, s: 0.7 }],
    figures: [
      {
        sp: 'rat',
        wear: 'robe',
        cloth: '#4a2f5e',
        hat: 'crown',
        holds: 'sceptre',
        right: 'hold',
        left: 'hip',
        cape: '#2a1738',
        extras: ['ermine'],
        eyes: 'sly',
        brows: 'stern',
        mouth: 'smirk',
      },
    ],
  },
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
  'farm-winter-1': farm('snow', 'blue', [
    { thing: 'fence', x: 38, y: 99, s: 0.38 },
    { thing: 'logs', x: 124, y: 98, s: 0.36 },
  ]),
  'farm-winter-2': farm('snow', 'red', [{ thing: 'twigBundle', x: 126, y: 98, s: 0.4 }], {
    sp: 'rabbit',
    wear: 'coat',
    cloth: '#2f66a3',
    hat: 'scarf',
    holds: 'bundle',
    right: 'hold',
    x: 40,
    s: 0.3,
  }),
  'farm-spring-1': farm('meadow', 'green', [
    { thing: 'flowerBush', x: 36, y: 99, s: 0.44 },
    { thing: 'lamb', x: 124, y: 97, s: 0.4 },
    { thing: 'butterflies', x: 80, y: 42, s: 0.5 },
  ]),
  'farm-spring-2': farm('watergarden', 'purple', [{ thing: 'resin', x: 126, y: 98, s: 0.36 }], {
    sp: 'mole',
    wear: 'apron',
    cloth: '#6b8f45',
    hat: 'straw',
    holds: 'watering',
    right: 'reach',
    x: 40,
    s: 0.3,
  }),
  'farm-summer-1': farm('river', 'straw', [
    { thing: 'berryBush', x: 36, y: 99, s: 0.46 },
    { thing: 'berryBush', x: 126, y: 99, s: 0.42 },
  ]),
  'farm-summer-2': farm('lake', 'teal', [{ thing: 'parasol', x: 124, y: 97, s: 0.42 }], {
    sp: 'otter',
    wear: 'tunic',
    cloth: '#d9a63c',
    hat: 'straw',
    left: 'wave',
    x: 42,
    s: 0.28,
  }),
  'farm-autumn-1': farm('harvest', 'red', [
    { thing: 'hay', x: 34, y: 98, s: 0.42 },
    { thing: 'scarecrow', x: 126, y: 97, s: 0.48 },
    { thing: 'leaves', x: 80, y: 42, s: 0.5 },
  ]),
  'farm-autumn-2': farm('dusk', 'royal', [{ thing: 'goods', x: 126, y: 98, s: 0.36 }], {
    sp: 'hedgehog',
    wear: 'vest',
    cloth: '#a8583a',
    hat: 'cap',
    holds: 'pumpkin',
    right: 'hold',
    x: 40,
    s: 0.3,
  }),
} satisfies Readonly<Record<string, Recipe>>;
