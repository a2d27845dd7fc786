import type { ModuleLook } from '../look.ts';

export const nightweave: ModuleLook = {
  mark: 'set-nightweave',
  automas: { nightweave: { portrait: 'nightweave', dark: true } },
  rows: {
    activity: { family: 'activity', zone: null },
    lair: { family: 'activity', zone: null },
    personalities: { family: 'temper', zone: null },
    plans: { family: 'temper', zone: null },
    plots: { family: 'temper', zone: null },
  },
  families: { activity: { icon: 'set-nightweave' }, temper: { icon: 'set-nightweave' } },
  figures: { nightweave: { picture: 'nightweave', icon: 'set-nightweave', zone: 'meadow' } },
  kept: {
    achievements: { at: 'shelf', icon: 'set-nightweave' },
    achievementsDown: { at: 'shelf', icon: 'set-nightweave' },
    personality: { at: 'shelf', icon: 'set-nightweave' },
    plan: { at: 'shelf', icon: 'set-nightweave' },
    plot: { at: 'shelf', icon: 'set-nightweave' },
    seasonalPlot: { at: 'shelf', icon: 'set-nightweave' },
    closed: { at: 'shelf', icon: 'set-nightweave' },
    webbed: { at: 'shelf', icon: 'set-nightweave' },
  },
  marks: { web: 'set-nightweave' },
};
