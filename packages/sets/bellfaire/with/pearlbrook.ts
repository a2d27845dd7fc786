import type { ModuleBridge } from '@everdell/engine';

/** With Pearlbrook there are no basic Events (R-BELL-08). */
export const withPearlbrook: ModuleBridge = { needs: ['bellfaire', 'pearlbrook'], leavesOut: ['flower-festival'] };
