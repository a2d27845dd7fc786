import type { ModuleLook } from '../look.ts';

export const nightweave: ModuleLook = {
  mark: 'set-nightweave',
  automas: { nightweave: { portrait: 'nightweave', dark: true } },
  rows: {
    activity: { family: 'activity', zone: null },
    lair: { family: 'activity', zone: null },
  },
  families: { activity: { icon: 'set-nightweave' } },
  figures: { nightweave: { picture: 'nightweave', icon: 'set-nightweave', zone: 'meadow' } },
  kept: {
    achievements: { at: 'shelf', icon: 'set-nightweave' },
    achievementsDown: { at: 'shelf', icon: 'set-nightweave' },
  },
};
