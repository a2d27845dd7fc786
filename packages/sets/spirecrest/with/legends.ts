import type { ModuleBridge } from '@everdell/engine';
import { laboratoryOfLegends } from '../laboratory.ts';

/** OQ-118. */
export const withLegends: ModuleBridge = { needs: ['spirecrest', 'legends'], effects: laboratoryOfLegends };
