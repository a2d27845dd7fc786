import type { BackdropName } from '../../backdrop/index.ts';
import type { PieceName } from '../../pieces/index.ts';
import type { Recipe } from '../../vignette.ts';

/** A token on the counter of the Market, with what it is good for. */
const token = (ground: BackdropName, goods: PieceName, cards: PieceName): Recipe => ({
  ground,
  behind: [
    { thing: 'awning', x: 80, y: 44, s: 0.9 },
    { thing: 'counter', x: 80, y: 76, s: 1.06 },
  ],
  front: [
    { thing: goods, x: 60, y: 74, s: 0.8 },
    { thing: cards, x: 100, y: cards === 'fourCards' ? 68 : 73, s: cards === 'fourCards' ? 0.44 : 0.8 },
  ],
});

const garland = (ground: BackdropName, thing: PieceName): Recipe => ({
  ground,
  front: [{ thing, x: 80, y: 54, s: 0.74 }],
});

const market = {
  market: {
    ground: 'village',
    behind: [{ thing: 'bunting', x: 80, y: 32, s: 0.8 }],
    site: { form: 'store', palette: 'red', s: 0.72, x: 62, y: 96 },
    figures: [
      {
        sp: 'squirrel',
        wear: 'apron',
        cloth: '#4c8250',
        holds: 'basket',
        eyes: 'happy',
        x: 112,
        s: 0.46,
        left: 'wave',
      },
    ],
    front: [{ thing: 'goods', x: 40, y: 81, s: 0.36 }],
  },
  'market-3-twigs-1-card': token('harvest', 'twigBundle', 'card'),
  'market-2-resin-2-cards': token('dusk', 'resin', 'cards'),
  'market-1-pebble-3-cards': token('hills', 'pebble', 'fourCards'),
  'market-2-berries-2-cards': token('meadow', 'berries', 'cards'),
} satisfies Readonly<Record<string, Recipe>>;

const garlands = {
  agriculture: garland('moss', 'wreathSprout'),
  architecture: garland('linen', 'wreathHouse'),
  beauty: garland('plum', 'wreathCrown'),
  community: garland('rose', 'wreathPaw'),
  peace: garland('navy', 'wreathDove'),
  storytelling: garland('lagoon', 'wreathBook'),
  tourism: garland('crimson', 'wreathSign'),
} satisfies Readonly<Record<string, Recipe>>;

const forest = {
  'forest-3-resin': {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 106, y: 92, s: 0.8 }],
    figures: [{ sp: 'cardinal', wear: 'vest', cloth: '#5a3a2a', holds: 'bag', left: 'wave', x: 66, s: 0.54 }],
    front: [
      { thing: 'resinDrop', x: 96, y: 97, s: 0.9 },
      { thing: 'resinDrop', x: 110, y: 99, s: 0.8 },
      { thing: 'resinDrop', x: 122, y: 96, s: 0.7 },
    ],
  },
  'forest-2-resin-or-2-berries': {
    ground: 'forest',
    behind: [
      { thing: 'berryBush', x: 112, y: 90, s: 0.6 },
      { thing: 'signpost', x: 80, y: 92, s: 0.8 },
    ],
    front: [
      { thing: 'resinDrop', x: 44, y: 96, s: 0.95 },
      { thing: 'resinDrop', x: 60, y: 98, s: 0.8 },
      { thing: 'berries', x: 112, y: 97, s: 0.7 },
    ],
  },
  'forest-pay-3-twigs-gain-3-any': {
    ground: 'forest',
    behind: [{ thing: 'tent', x: 116, y: 88, s: 0.6 }],
    figures: [
      {
        sp: 'beaver',
        wear: 'apron',
        cloth: '#8a5c33',
        trim: '#f1e0b8',
        right: 'reach',
        left: 'hip',
        mouth: 'open',
        x: 78,
        s: 0.54,
      },
    ],
    front: [
      { thing: 'twigBundle', x: 44, y: 96, s: 0.8 },
      { thing: 'goods', x: 114, y: 80, s: 0.42 },
    ],
  },
  'forest-activate-2-production': {
    ground: 'meadow',
    behind: [
      { thing: 'sheaf', x: 42, y: 92, s: 0.7 },
      { thing: 'sheaf', x: 122, y: 92, s: 0.7, flip: true },
    ],
    figures: [
      {
        sp: 'rabbit',
        wear: 'apron',
        cloth: '#6b8f45',
        hat: 'straw',
        holds: 'watering',
        left: 'cheer',
        eyes: 'happy',
        mouth: 'open',
        s: 0.54,
      },
    ],
    front: [{ thing: 'sparks', x: 80, y: 50, s: 0.5 }],
  },
} satisfies Readonly<Record<string, Recipe>>;

const events = {
  'flower-festival': {
    ground: 'meadow',
    behind: [
      { thing: 'bunting', x: 80, y: 30, s: 0.85 },
      { thing: 'flowerBush', x: 38, y: 92, s: 0.7 },
      { thing: 'flowerBush', x: 124, y: 93, s: 0.7, flip: true },
    ],
    figures: [
      {
        sp: 'mouse',
        wear: 'dress',
        cloth: '#d8788f',
        trim: '#fff3d0',
        hat: 'flower',
        holds: 'rose',
        left: 'cheer',
        eyes: 'happy',
        mouth: 'laugh',
        s: 0.58,
      },
    ],
    front: [{ thing: 'butterflies', x: 84, y: 50, s: 0.5 }],
  },
  'architectural-renaissance': {
    ground: 'hills',
    site: { form: 'palace', palette: 'stone', s: 0.66, x: 70, y: 94 },
    figures: [
      {
        sp: 'otter',
        wear: 'coat',
        cloth: '#4d6a8c',
        hat: 'beret',
        hatColour: '#8a2f4a',
        holds: 'plan',
        left: 'wave',
        x: 116,
        s: 0.44,
      },
    ],
  },
  'arts-and-music-festival': {
    ground: 'dusk',
    behind: [
      { thing: 'lanterns', x: 80, y: 34, s: 0.8 },
      { thing: 'notes', x: 84, y: 54, s: 0.55 },
    ],
    figures: [
      {
        sp: 'fox',
        wear: 'vest',
        cloth: '#7a3a5a',
        hat: 'feather',
        holds: 'lute',
        right: 'strum',
        left: 'fret',
        eyes: 'happy',
        x: 58,
        s: 0.52,
      },
      {
        sp: 'newt',
        wear: 'tunic',
        cloth: '#e6dcc4',
        hat: 'beret',
        hatColour: '#2f5f95',
        holds: 'paintbrush',
        right: 'lift',
        x: 104,
        s: 0.48,
      },
    ],
  },
  'bed-and-breakfast-guild': {
    ground: 'tavern',
    behind: [{ thing: 'bed', x: 112, y: 72, s: 0.62 }],
    figures: [
      {
        sp: 'badger',
        wear: 'apron',
        cloth: '#8a5c33',
        trim: '#f6ead0',
        holds: 'tray',
        right: 'hold',
        left: 'hip',
        mouth: 'open',
        x: 64,
        s: 0.56,
      },
    ],
  },
  'city-holiday': {
    ground: 'village',
    behind: [
      { thing: 'confetti', x: 80, y: 50, s: 0.8 },
      { thing: 'bunting', x: 80, y: 30, s: 0.85 },
    ],
    figures: [
      {
        sp: 'hedgehog',
        wear: 'tunic',
        cloth: '#3f8a86',
        left: 'cheer',
        right: 'cheer',
        eyes: 'happy',
        mouth: 'laugh',
        x: 50,
        s: 0.44,
      },
      {
        sp: 'squirrel',
        wear: 'dress',
        cloth: '#c2473b',
        left: 'cheer',
        right: 'wave',
        eyes: 'happy',
        mouth: 'open',
        x: 82,
        s: 0.5,
      },
      {
        sp: 'toad',
        wear: 'vest',
        cloth: '#6a3f7c',
        hat: 'cap',
        right: 'cheer',
        eyes: 'happy',
        mouth: 'laugh',
        x: 113,
        s: 0.44,
      },
    ],
  },
  'gathering-of-elders': {
    ground: 'forest',
    behind: [{ thing: 'campfire', x: 80, y: 92, s: 0.66 }],
    figures: [
      {
        sp: 'turtle',
        wear: 'robe',
        cloth: '#4d5f8c',
        trim: '#f3d98a',
        onFace: [['beard', '#f4efe4']],
        eyes: 'shut',
        holds: 'staff',
        x: 50,
        s: 0.5,
      },
      {
        sp: 'owl',
        wear: 'robe',
        cloth: '#7a3a5a',
        trim: '#f3d98a',
        onFace: ['glasses'],
        x: 112,
        s: 0.5,
        left: 'chest',
      },
    ],
  },
  'kings-road-established': {
    ground: 'hills',
    site: { form: 'road', palette: 'royal', s: 0.7, x: 84, y: 98 },
    figures: [
      {
        sp: 'rat',
        wear: 'coat',
        cloth: '#a83a30',
        trim: '#f1c043',
        hat: 'crown',
        holds: 'flag',
        right: 'lift',
        left: 'hip',
        x: 52,
        s: 0.48,
      },
    ],
  },
  'pie-eating-contest': {
    ground: 'harvest',
    behind: [{ thing: 'bunting', x: 80, y: 30, s: 0.85 }],
    figures: [
      {
        sp: 'raccoon',
        wear: 'vest',
        cloth: '#c07a2c',
        eyes: 'happy',
        mouth: 'laugh',
        left: 'cheer',
        right: 'hold',
        x: 56,
        y: 92,
        s: 0.5,
      },
      { sp: 'mole', wear: 'vest', cloth: '#4c8250', mouth: 'open', right: 'cheer', x: 104, y: 92, s: 0.5 },
    ],
    front: [
      { thing: 'banquet', x: 80, y: 90, s: 0.66 },
      { thing: 'steam', x: 80, y: 62, s: 0.5 },
    ],
  },
  'royal-wedding': {
    ground: 'royal',
    behind: [{ thing: 'hearts', x: 80, y: 40, s: 0.5 }],
    figures: [
      {
        sp: 'fox',
        wear: 'coat',
        cloth: '#39466b',
        trim: '#f1c043',
        hat: 'crown',
        right: 'chest',
        turn: 0.8,
        eyes: 'happy',
        x: 62,
        s: 0.52,
      },
      {
        sp: 'swan',
        wear: 'dress',
        cloth: '#fffaf0',
        trim: '#f3d98a',
        hat: 'tiara',
        left: 'chest',
        turn: -0.8,
        eyes: 'happy',
        x: 98,
        s: 0.5,
      },
    ],
    front: [{ thing: 'confetti', x: 80, y: 66, s: 0.6 }],
  },
  'statues-commissioned': {
    ground: 'court',
    behind: [{ thing: 'statue', x: 106, y: 94, s: 0.9 }],
    figures: [
      {
        sp: 'stoat',
        wear: 'apron',
        cloth: '#8f8a80',
        trim: '#f1e6cc',
        hat: 'scarf',
        hatColour: '#c2473b',
        holds: 'chisel',
        right: 'reach',
        left: 'hip',
        x: 58,
        s: 0.54,
      },
    ],
    front: [{ thing: 'pebbles', x: 80, y: 98, s: 0.4 }],
  },
} satisfies Readonly<Record<string, Recipe>>;

/** The Market with its tokens, the garlands, Forest cards, and Events. */
export const recipes: Readonly<Record<string, Recipe>> = { ...market, ...garlands, ...forest, ...events };
