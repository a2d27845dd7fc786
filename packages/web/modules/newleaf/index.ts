import type { ModuleLook } from '../look.ts';

export const newleaf: ModuleLook = {
  mark: 'set-newleaf',
  rows: {
    trainCars: { zone: null },
    visitors: { zone: null },
    tickets: { zone: null },
    reservations: { zone: null },
  },
  purse: ['golden'],
  actions: { outbound: 'set-newleaf', inbound: 'set-newleaf', reserve: 'set-newleaf' },
  categories: { visitors: { pattern: 'facets', icon: 'set-newleaf' } },
};
