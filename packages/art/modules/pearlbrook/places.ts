import type { Recipe } from '../../vignette.ts';

/** Clearings, the four places at the river and the shoal. */
export const places = {
  'pb-forest-two-pebble-one-card': {
    ground: 'forest',
    figures: [
      {
        sp: 'otter',
        wear: 'vest',
        cloth: '#c07a2c',
        right: 'hip',
        left: 'wave',
        mouth: 'open',
        eyes: 'happy',
        x: 78,
        s: 0.58,
      },
    ],
    front: [
      { thing: 'pebble', x: 46, y: 95, s: 0.9 },
      { thing: 'pebble', x: 62, y: 98, s: 0.8 },
      { thing: 'card', x: 116, y: 94, s: 0.8 },
    ],
  },
  'pb-forest-resin-pebble-or-four-cards': {
    ground: 'forest',
    behind: [{ thing: 'honeyTree', x: 42, y: 92, s: 0.7 }],
    front: [
      { thing: 'resinDrop', x: 50, y: 96, s: 0.95 },
      { thing: 'pebble', x: 68, y: 99, s: 0.8 },
      { thing: 'fourCards', x: 98, y: 84, s: 0.6 },
    ],
  },
  'pb-forest-berry-pebble-card': {
    ground: 'forest',
    behind: [{ thing: 'berryBush', x: 48, y: 90, s: 0.66 }],
    figures: [
      {
        sp: 'newt',
        wear: 'vest',
        cloth: '#a8713a',
        right: 'hip',
        left: 'wave',
        eyes: 'happy',
        mouth: 'open',
        x: 76,
        s: 0.56,
      },
    ],
    front: [
      { thing: 'berry', x: 48, y: 97, s: 0.75 },
      { thing: 'pebble', x: 98, y: 98, s: 0.75 },
      { thing: 'card', x: 116, y: 94, s: 0.75 },
    ],
  },
  'pb-forest-churn-meadow': {
    ground: 'meadow',
    behind: [{ thing: 'whirl', x: 80, y: 66, s: 0.66 }],
    figures: [
      {
        sp: 'frog',
        wear: 'robe',
        cloth: '#7a4a96',
        trim: '#f3d98a',
        left: 'cheer',
        right: 'cheer',
        eyes: 'happy',
        mouth: 'open',
        x: 80,
        s: 0.5,
      },
    ],
  },
  'river-spot-3-green': {
    ground: 'marsh',
    front: [
      { thing: 'lily', x: 82, y: 88, s: 0.85 },
      { thing: 'cattails', x: 46, y: 92, s: 0.6 },
      { thing: 'cattails', x: 120, y: 90, s: 0.5, flip: true },
    ],
  },
  'river-spot-2-red': {
    ground: 'sundown',
    front: [
      { thing: 'redBoat', x: 64, y: 84, s: 0.6 },
      { thing: 'mooring', x: 118, y: 98, s: 0.95, flip: true },
    ],
  },
  'river-spot-2-blue': {
    ground: 'falls',
    front: [
      { thing: 'stones', x: 80, y: 92, s: 0.75 },
      { thing: 'fishes', x: 82, y: 80, s: 0.4 },
    ],
  },
  'river-spot-2-tan': {
    ground: 'sandbank',
    behind: [{ thing: 'tent', x: 108, y: 74, s: 0.55 }],
    front: [
      { thing: 'driftwood', x: 106, y: 86, s: 0.6 },
      { thing: 'rowboat', x: 62, y: 90, s: 0.5 },
    ],
  },
  shoal: {
    ground: 'seabed',
    behind: [
      { thing: 'fishes', x: 110, y: 44, s: 0.5 },
      { thing: 'bubbles', x: 48, y: 56, s: 0.5 },
    ],
    front: [
      { thing: 'clam', x: 78, y: 92, s: 0.82 },
      { thing: 'starfish', x: 120, y: 90, s: 0.55 },
      { thing: 'shells', x: 44, y: 96, s: 0.34 },
    ],
  },
} as const satisfies Record<string, Recipe>;
