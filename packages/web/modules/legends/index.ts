import type { ModuleLook } from '../look.ts';

export const legends: ModuleLook = {
  cover: { scene: 'scene-winter', at: '60% 30%', cards: ['fynn-nobletail', 'poe', 'bridge-of-the-sky'] },
  mark: 'set-legends',
};
