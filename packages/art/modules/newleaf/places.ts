import type { Recipe } from '../../vignette.ts';

export const places = {
  station: {
    ground: 'hills',
    site: { form: 'hall', palette: 'red', clock: true, s: 0.76, x: 68 },
    figures: [
      {
        sp: 'mole',
        wear: 'coat',
        cloth: '#2f4a6b',
        hat: 'post',
        holds: 'flag',
        right: 'lift',
        left: 'wave',
        x: 116,
        s: 0.4,
      },
    ],
    front: [{ thing: 'backpack', x: 42, y: 98, s: 0.44 }],
  },
  knoll: {
    ground: 'meadow',
    behind: [{ thing: 'butterflies', x: 110, y: 56, s: 0.5 }],
    site: { form: 'evertree', s: 0.6, x: 66, y: 88 },
    figures: [
      {
        sp: 'otter',
        wear: 'vest',
        cloth: '#6b4a2a',
        hat: 'explorer',
        holds: 'treasureMap',
        left: 'hip',
        x: 112,
        s: 0.42,
      },
    ],
    front: [{ thing: 'cards', x: 46, y: 98, s: 0.6 }],
  },
  'nl-forest-four-twig': {
    ground: 'forest',
    behind: [{ thing: 'logs', x: 112, y: 78, s: 0.5 }],
    figures: [{ sp: 'beaver', wear: 'vest', cloth: '#4c8250', holds: 'bundle', left: 'wave', x: 70, s: 0.54 }],
    front: [
      { thing: 'twigBundle', x: 110, y: 97, s: 0.8 },
      { thing: 'twigs', x: 40, y: 98, s: 0.7 },
    ],
  },
  'nl-forest-two-twig-one-resin': {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 112, y: 92, s: 0.8 }],
    figures: [
      {
        sp: 'ferret',
        wear: 'tunic',
        cloth: '#8a5a34',
        hat: 'hood',
        hatColour: '#5a6b3a',
        holds: 'bag',
        x: 72,
        s: 0.54,
      },
    ],
    front: [
      { thing: 'twigBundle', x: 42, y: 97, s: 0.7 },
      { thing: 'resinDrop', x: 104, y: 97, s: 0.9 },
    ],
  },
  'nl-forest-copy-forest': {
    ground: 'forest',
    behind: [{ thing: 'signpost', x: 110, y: 94, s: 0.86 }],
    figures: [
      {
        sp: 'raccoon',
        wear: 'vest',
        cloth: '#b5642f',
        hat: 'explorer',
        holds: 'spyglass',
        right: 'lift',
        left: 'hip',
        x: 70,
        s: 0.54,
      },
    ],
    front: [{ thing: 'mushroomRing', x: 42, y: 98, s: 0.44 }],
  },
} satisfies Readonly<Record<string, Recipe>>;
