import type { ModuleBridge } from '@everdell/engine';
import { hotelServes } from './legends.ts';

export const withMoreLegends: ModuleBridge = { needs: ['newleaf', 'more-legends'], effects: hotelServes };
