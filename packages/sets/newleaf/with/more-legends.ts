import type { ModuleBridge } from '@everdell/engine';
import { lodgeOfLegends } from '../lodge.ts';

/** R-LEG-16. */
export const withMoreLegends: ModuleBridge = { needs: ['newleaf', 'more-legends'], effects: lodgeOfLegends };
