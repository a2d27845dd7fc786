import type { ModuleLook } from '../look.ts';

export const moreLegends: ModuleLook = {
  cover: { scene: 'scene-autumn', at: '85% 30%', cards: ['jor-goldwing', 'strongroot-castle', 'tarry-hare'] },
  mark: 'set-more-legends',
};
