import type { ModuleBridge } from '@everdell/engine';
import { basicEvents } from '../events.ts';

/** With Pearlbrook there are no basic Events (R-NEW-12). */
export const withPearlbrook: ModuleBridge = {
  needs: ['newleaf', 'pearlbrook'],
  leavesOut: Object.keys(basicEvents),
};
