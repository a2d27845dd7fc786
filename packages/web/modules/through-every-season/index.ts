import type { ModuleLook } from '../look.ts';

export const throughEverySeason: ModuleLook = {
  cover: { scene: 'scene-spring', at: '50% 60%', cards: ['farm-winter-1', 'farm-spring-1', 'farm-autumn-1'] },
  mark: 'set-through-every-season',
};
