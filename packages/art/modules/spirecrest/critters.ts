import { dweller } from '../../recipes/helpers.ts';
import type { Figure, Recipe } from '../../vignette.ts';

/** As large as the picture: somebody small beside it tells how large that is. */
const large = (figure: Figure): Figure => ({ s: 0.82, y: 119, ...figure });

/** The eight Big Critters, and those who are met on the way. */
export const critters = {
  stubblehoof: {
    ground: 'hills',
    behind: [{ thing: 'hay', x: 26, y: 94, s: 0.5 }],
    figures: [
      large({ sp: 'yak', wear: 'none', extras: [['collar', '#b3542a']], left: 'down', right: 'down', x: 76 }),
      dweller({ sp: 'mouse', wear: 'tunic', cloth: '#3f7a6c', x: 128, s: 0.28, left: 'wave', mouth: 'open' }),
    ],
    front: [{ thing: 'bell', x: 76, y: 98, s: 0.24 }],
  },
  truffle: {
    ground: 'forest',
    behind: [{ thing: 'mushroomRing', x: 130, y: 92, s: 0.5 }],
    figures: [large({ sp: 'boar', wear: 'vest', cloth: '#5f7a36', left: 'chest', right: 'reach', x: 78 })],
    front: [
      { thing: 'basket', x: 124, y: 98, s: 0.44 },
      { thing: 'mushroomRing', x: 34, y: 98, s: 0.46 },
    ],
  },
  corliander: {
    ground: 'meadow',
    figures: [
      large({
        sp: 'goat',
        wear: 'none',
        extras: [['scarf', '#7a5aa3']],
        eyes: 'happy',
        left: 'down',
        right: 'down',
        y: 121,
      }),
      dweller({
        sp: 'rabbit',
        wear: 'dress',
        cloth: '#c2473b',
        x: 126,
        s: 0.28,
        left: 'cheer',
        right: 'cheer',
        mouth: 'open',
      }),
    ],
    front: [{ thing: 'flowerBush', x: 34, y: 99, s: 0.5 }],
  },
  firebeak: {
    ground: 'sundown',
    behind: [{ thing: 'sparks', x: 80, y: 44, s: 0.9 }],
    figures: [large({ sp: 'eagle', wear: 'none', left: 'cheer', right: 'cheer', brows: 'stern', s: 0.78, y: 118 })],
    front: [{ thing: 'cards', x: 128, y: 98, s: 0.4 }],
  },
  honeypaw: {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 24, y: 92, s: 0.66 }],
    figures: [large({ sp: 'bear', wear: 'none', eyes: 'happy', mouth: 'open', left: 'wave', right: 'chest', x: 82 })],
    front: [{ thing: 'butterflies', x: 126, y: 56, s: 0.4 }],
  },
  'king-rhun': {
    ground: 'royal',
    figures: [
      large({
        sp: 'elk',
        wear: 'robe',
        cloth: '#6a3f7c',
        trim: '#f3d77a',
        extras: ['ermine', ['chain', '#f3d77a']],
        hat: 'crown',
        brows: 'stern',
        left: 'down',
        right: 'down',
        y: 122,
      }),
    ],
  },
  whisper: {
    ground: 'night',
    behind: [{ thing: 'stars', x: 80, y: 40, s: 0.9 }],
    figures: [
      large({ sp: 'wolf', wear: 'none', cape: '#56678f', left: 'down', right: 'down', eyes: 'sly', mouth: 'flat' }),
    ],
  },
  windlore: {
    ground: 'snow',
    figures: [
      large({ sp: 'owl', wear: 'none', cape: '#4f7b9b', left: 'cheer', right: 'cheer', s: 0.8, y: 118 }),
      dweller({ sp: 'squirrel', wear: 'tunic', cloth: '#a53a1b', x: 132, s: 0.26, left: 'wave', mouth: 'oh' }),
    ],
    front: [{ thing: 'leaves', x: 80, y: 40, s: 0.5 }],
  },
  archeologist: {
    ground: 'cave',
    behind: [{ thing: 'statue', x: 122, y: 93, s: 0.6 }],
    figures: [
      {
        sp: 'mole',
        wear: 'vest',
        cloth: '#8a6a3a',
        hat: 'explorer',
        holds: 'brush',
        left: 'hip',
        x: 68,
        onFace: ['glasses'],
      },
    ],
    front: [{ thing: 'stones', x: 118, y: 98, s: 0.4 }],
  },
  'cartographers-caravan': {
    ground: 'hills',
    behind: [
      { thing: 'cart', x: 104, y: 94, s: 0.78 },
      { thing: 'bunting', x: 104, y: 48, s: 0.5 },
    ],
    figures: [
      {
        sp: 'ferret',
        wear: 'coat',
        cloth: '#7a4a2a',
        hat: 'beret',
        holds: 'treasureMap',
        left: 'down',
        x: 52,
        s: 0.54,
      },
    ],
  },
  forager: {
    ground: 'forest',
    behind: [{ thing: 'berryBush', x: 118, y: 92, s: 0.7 }],
    figures: [
      {
        sp: 'hedgehog',
        wear: 'apron',
        cloth: '#a83a50',
        hat: 'leaf',
        holds: 'basket',
        left: 'reach',
        x: 66,
        mouth: 'open',
      },
    ],
    front: [{ thing: 'berries', x: 122, y: 98, s: 0.4 }],
  },
  'map-seller': {
    ground: 'village',
    behind: [{ thing: 'stall', x: 112, y: 94, s: 0.72 }],
    figures: [
      {
        sp: 'raccoon',
        wear: 'vest',
        cloth: '#8a5a34',
        hat: 'explorer',
        holds: 'scroll',
        left: 'wave',
        x: 62,
        mouth: 'open',
      },
    ],
  },
  mountaineer: {
    ground: 'snow',
    behind: [{ thing: 'tent', x: 124, y: 90, s: 0.5 }],
    figures: [
      {
        sp: 'stoat',
        wear: 'coat',
        cloth: '#b3392e',
        trim: '#fdf6e2',
        hat: 'scarf',
        hatColour: '#2f66a3',
        holds: 'pick',
        left: 'lift',
        extras: [['rope', '#e2b443']],
        onFace: ['goggles'],
        x: 72,
      },
    ],
  },
  prospector: {
    ground: 'cave',
    behind: [{ thing: 'goods', x: 120, y: 92, s: 0.5 }],
    figures: [
      {
        sp: 'rat',
        wear: 'vest',
        cloth: '#a8814e',
        hat: 'miner',
        holds: 'pick',
        left: 'lift',
        holdsLeft: 'lantern',
        x: 68,
        onFace: [['beard', '#e8e0d0']],
      },
    ],
    front: [{ thing: 'pebbles', x: 116, y: 98, s: 0.5 }],
  },
  'trail-guide': {
    ground: 'hills',
    behind: [{ thing: 'signpost', x: 118, y: 94, s: 0.66 }],
    figures: [
      {
        sp: 'rabbit',
        wear: 'tunic',
        cloth: '#4d7a4a',
        hat: 'feather',
        holds: 'staff',
        left: 'wave',
        stance: 'walk',
        extras: [['satchel', '#8a5a34']],
        x: 66,
        mouth: 'open',
      },
    ],
    front: [{ thing: 'backpack', x: 30, y: 98, s: 0.34 }],
  },
  'bounty-hunter': {
    ground: 'tavern',
    figures: [
      {
        sp: 'cat',
        wear: 'coat',
        cloth: '#3b4a52',
        trim: '#d9c48f',
        hat: 'tricorn',
        holds: 'letter',
        left: 'hip',
        eyes: 'sly',
        mouth: 'smirk',
        x: 70,
      },
    ],
    front: [{ thing: 'card', x: 122, y: 92, s: 0.5 }],
  },
  cloudsong: {
    ground: 'rooftops',
    behind: [{ thing: 'notes', x: 118, y: 56, s: 0.7 }],
    figures: [
      {
        sp: 'swan',
        wear: 'dress',
        cloth: '#86b6d6',
        trim: '#ffffff',
        hat: 'flower',
        left: 'wave',
        right: 'cheer',
        eyes: 'happy',
        mouth: 'open',
        x: 70,
      },
    ],
  },
  'star-weavers': {
    ground: 'night',
    behind: [{ thing: 'web', x: 80, y: 50, s: 0.8 }],
    figures: [
      {
        sp: 'spider',
        wear: 'robe',
        cloth: '#3b4f8a',
        trim: '#f3e2a4',
        hat: 'tiara',
        left: 'chest',
        right: 'chest',
        x: 56,
        s: 0.5,
      },
      {
        sp: 'butterfly',
        wear: 'robe',
        cloth: '#5a3f7c',
        trim: '#f3e2a4',
        left: 'chest',
        right: 'chest',
        x: 106,
        s: 0.5,
      },
    ],
    front: [{ thing: 'stars', x: 80, y: 82, s: 0.5 }],
  },
  'tezels-laboratory': {
    ground: 'workshop',
    behind: [{ thing: 'table', x: 116, y: 94, s: 0.7 }],
    figures: [
      {
        sp: 'lizard',
        wear: 'coat',
        cloth: '#efe6d2',
        trim: '#4d8e88',
        holds: 'potion',
        left: 'cheer',
        onFace: ['goggles'],
        mouth: 'grin',
        x: 66,
      },
    ],
    front: [{ thing: 'steam', x: 118, y: 60, s: 0.6 }],
  },
} satisfies Readonly<Record<string, Recipe>>;
