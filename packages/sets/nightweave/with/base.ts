import type { ModuleBridge } from '@everdell/engine';

/** R-NW-SETUP-03. */
export const withBase: ModuleBridge = { needs: ['nightweave', 'base'], leavesOut: ['the-everdell-games'] };
