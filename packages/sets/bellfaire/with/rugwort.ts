import type { ModuleBridge } from '@everdell/engine';

/** His basic Events are worth 3 points; this one is worth 4 to him (R-RUG-46). */
export const withRugwort: ModuleBridge = {
  needs: ['bellfaire', 'rugwort'],
  automa: {
    scoring: [{ id: 'basicEvents', amount: { count: { in: 'events', where: [{ tile: 'flower-festival' }] } } }],
  },
};
