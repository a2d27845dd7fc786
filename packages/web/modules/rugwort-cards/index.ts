import type { ModuleLook } from '../look.ts';

export const rugwortCards: ModuleLook = {
  cover: {
    scene: 'scene-autumn',
    at: '20% 20%',
    cards: ['rugwort-the-robber', 'rugwort-the-ruler', 'rugwort-the-rowdy'],
  },
  mark: 'set-rugwort-cards',
};
