import type { ModuleBridge } from '@everdell/engine';

/** R-RUG-44. */
export const withRugwort: ModuleBridge = { needs: ['player-powers', 'rugwort'], leavesOut: ['rats'] };
