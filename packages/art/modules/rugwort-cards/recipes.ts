import type { Recipe } from '../../vignette.ts';

/** Rugwort in three moods. */
export const recipes = {
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
} satisfies Readonly<Record<string, Recipe>>;
