import type { Recipe } from '../../vignette.ts';

/** Wonders, and somebody very small before each. */
export const wonders = {
  'hopewatch-gate': {
    ground: 'hills',
    site: { form: 'hopewatchGate', s: 0.66, y: 99 },
    figures: [{ sp: 'mouse', wear: 'coat', cloth: '#b3564a', holds: 'staff', x: 80, y: 99, s: 0.13 }],
  },
  'mistrise-fountain': {
    ground: 'dusk',
    site: { form: 'mistriseFountain', s: 0.67, y: 95 },
    figures: [{ sp: 'frog', wear: 'robe', cloth: '#3f66ac', left: 'cheer', right: 'cheer', x: 38, y: 99, s: 0.15 }],
  },
  'sunblaze-bridge': {
    ground: 'sundown',
    site: { form: 'sunblazeBridge', s: 0.68, y: 100 },
    front: [{ thing: 'sailboat', x: 80, y: 95, s: 0.26 }],
  },
  'starfalls-flame': {
    ground: 'starlake',
    behind: [{ thing: 'meteors', x: 80, y: 48, s: 0.8 }],
    site: { form: 'starfallsFlame', s: 0.7, y: 98 },
  },
} as const satisfies Record<string, Recipe>;
