import type { ModuleLook } from '../look.ts';

export const corrin: ModuleLook = {
  cover: {
    scene: 'scene-spring',
    at: '80% 30%',
    cards: ['corrin-evertail-the-warrior', 'corrin-evertail-the-king', 'corrin-evertails-field'],
  },
  mark: 'set-corrin',
};
