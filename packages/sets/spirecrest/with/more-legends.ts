import type { ModuleBridge } from '@everdell/engine';
import { laboratoryOfLegends } from '../laboratory.ts';

/** OQ-118. */
export const withMoreLegends: ModuleBridge = { needs: ['spirecrest', 'more-legends'], effects: laboratoryOfLegends };
