import { dweller } from '../../recipes/helpers.ts';
import type { Recipe } from '../../vignette.ts';

/** The cards of Extra! Extra! */
export const recipes = {
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
} satisfies Readonly<Record<string, Recipe>>;
