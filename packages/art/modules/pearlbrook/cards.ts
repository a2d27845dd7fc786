import type { Figure, Recipe } from '../../vignette.ts';

/** Somebody small who is about. */
const dweller = (figure: Figure): Figure => ({ s: 0.22, y: 97, ...figure });

/** Critters and Constructions of Pearlbrook. */
export const cards = {
  bridge: {
    ground: 'lake',
    site: { form: 'footbridge', s: 0.72, y: 98 },
    figures: [
      dweller({ sp: 'mouse', wear: 'dress', cloth: '#c4758a', hat: 'straw', x: 80, y: 56, s: 0.2, left: 'wave' }),
    ],
    front: [
      { thing: 'cattails', x: 38, y: 100, s: 0.32 },
      { thing: 'lilies', x: 80, y: 96, s: 0.3 },
    ],
  },
  ferry: {
    ground: 'lake',
    site: { form: 'ferry', palette: 'teal', s: 0.74, y: 95 },
    front: [{ thing: 'cattails', x: 36, y: 101, s: 0.34 }],
  },
  'ferry-ferret': {
    ground: 'jetty',
    behind: [{ thing: 'rowboat', x: 118, y: 76, s: 0.5 }],
    figures: [
      {
        sp: 'ferret',
        wear: 'tunic',
        cloth: '#2f6a8c',
        pattern: 'stripes',
        hat: 'cap',
        hatColour: '#b3443a',
        holds: 'oar',
        right: 'hold',
        left: 'wave',
        eyes: 'open',
        mouth: 'open',
        x: 74,
      },
    ],
    front: [{ thing: 'rope', x: 40, y: 97, s: 0.4 }],
  },
  harbor: {
    ground: 'lake',
    behind: [{ thing: 'birds', x: 66, y: 38, s: 0.4 }],
    site: { form: 'quay', palette: 'blue', s: 0.7, y: 98 },
  },
  messenger: {
    ground: 'hills',
    behind: [{ thing: 'letters', x: 84, y: 54, s: 0.55 }],
    figures: [
      {
        sp: 'rabbit',
        wear: 'tunic',
        cloth: '#b5722c',
        hat: 'feather',
        hatColour: '#2f5f95',
        stance: 'run',
        holds: 'scroll',
        right: 'lift',
        left: 'reach',
        extras: [['satchel', '#7a4d28']],
        cape: '#2f5f95',
        mouth: 'open',
        s: 0.58,
        x: 76,
      },
    ],
  },
  pirate: {
    ground: 'cove',
    behind: [{ thing: 'sailboat', x: 112, y: 62, s: 0.4 }],
    figures: [
      {
        sp: 'rat',
        wear: 'coat',
        cloth: '#5b2f4a',
        trim: '#f6ead0',
        hat: 'tricorn',
        holds: 'treasureMap',
        right: 'lift',
        left: 'hip',
        onFace: ['patch'],
        mouth: 'grin',
        s: 0.62,
        x: 72,
      },
    ],
    front: [{ thing: 'chest', x: 122, y: 98, s: 0.5 }],
  },
  'pirate-ship': {
    ground: 'moonlake',
    site: { form: 'pirateShip', s: 0.7, y: 98 },
  },
  shipwright: {
    ground: 'boatyard',
    behind: [{ thing: 'ribs', x: 94, y: 62, s: 0.62 }],
    figures: [
      {
        sp: 'beaver',
        wear: 'apron',
        cloth: '#7a5230',
        trim: '#6a8f9c',
        hat: 'scarf',
        hatColour: '#c2473b',
        holds: 'hammer',
        right: 'lift',
        left: 'hip',
        eyes: 'happy',
        mouth: 'open',
        x: 56,
        s: 0.56,
      },
    ],
    front: [{ thing: 'rope', x: 118, y: 98, s: 0.36 }],
  },
} as const satisfies Record<string, Recipe>;
