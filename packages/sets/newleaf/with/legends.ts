import type { ModuleBridge } from '@everdell/engine';
import { lodgeOfLegends } from '../lodge.ts';

/** R-LEG-16. */
export const withLegends: ModuleBridge = { needs: ['newleaf', 'legends'], effects: lodgeOfLegends };
