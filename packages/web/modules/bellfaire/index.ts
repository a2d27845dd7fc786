import type { ModuleLook } from '../look.ts';

export const bellfaire: ModuleLook = {
  mark: 'set-bellfaire',
  rows: { marketTokens: { zone: null }, garlands: { zone: null } },
  categories: { garland: { pattern: 'facets', icon: 'set-bellfaire' } },
};
