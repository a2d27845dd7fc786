import type { ModuleLook } from '../look.ts';

export const pearlbrook: ModuleLook = {
  mark: 'pearl',
  parts: [{ name: 'brook', key: 'b', rows: ['river', 'shoal'], piece: [560, 372, 300, 176] }],
  rows: {
    shoal: { family: 'river', zone: 'brook' },
    river: { family: 'river', zone: 'brook' },
    riverCards: { family: 'river', zone: 'brook' },
    adornments: { family: 'adornment', zone: null },
    wonders: { family: 'wonder', zone: 'tree', amongEvents: true },
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
