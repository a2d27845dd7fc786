import type { ModuleLook } from '../look.ts';

export const pearlbrook: ModuleLook = {
  cover: { scene: 'land-brook-summer', at: '40% 50%', cast: ['frog-hedgehog'] },
  mark: 'pearl',
  lands: [{ name: 'brook', key: 'b', east: -1, north: -1, rows: ['river', 'shoal', 'wonders'] }],
  rows: {
    shoal: { family: 'river', zone: 'brook' },
    river: { family: 'river', zone: 'brook' },
    riverCards: { family: 'river', zone: 'brook' },
    adornments: { family: 'adornment', zone: null },
    wonders: { family: 'wonder', zone: 'brook' },
  },
  families: {
    river: { icon: 'pearl' },
    adornment: { icon: 'adornment', round: true },
    wonder: { icon: 'wonder' },
  },
  figures: { ambassador: { picture: 'frog', icon: 'frog', zone: 'brook' } },
  actions: { ambassador: 'frog', adornment: 'adornment' },
  categories: {
    adornments: { pattern: 'facets', icon: 'adornment' },
    wonders: { pattern: 'courses', icon: 'wonder' },
    pearls: { pattern: 'beads', icon: 'pearl' },
  },
  events: { adorned: { flies: 'kept' }, sailed: { flies: 'moved', concerns: true } },
  colourNeeds: ['riverColour'],
};
