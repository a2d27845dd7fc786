import type { ModuleLook } from '../look.ts';

export const bellfaire: ModuleLook = {
  cover: { scene: 'land-fair-summer', at: '24% 40%', cards: ['flower-festival'] },
  mark: 'set-bellfaire',
  lands: [
    {
      name: 'fair',
      key: 'a',
      east: 1,
      north: 1,
      rows: ['market'],
      zones: ['marketTokens', 'garlands'],
      stalls: ['marketTokens'],
      places: ['flower-festival'],
    },
  ],
  rows: {
    market: { family: 'market', zone: 'fair' },
    marketTokens: { family: 'market', zone: 'fair' },
    garlands: { family: 'garland', zone: 'fair' },
  },
  families: { market: { icon: 'market' }, garland: { icon: 'garland', round: true } },
  categories: { garland: { pattern: 'leaves', icon: 'garland' } },
};
