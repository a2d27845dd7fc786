import type { ModuleBridge } from '@everdell/engine';

/** R-POWER-SPIDERS-02. */
export const withNightweave: ModuleBridge = { needs: ['player-powers', 'nightweave'], leavesOut: ['spiders'] };
