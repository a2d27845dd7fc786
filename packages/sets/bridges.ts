import type { ModuleBridge } from '@everdell/engine';
import { withRugwort as legendsWithRugwort } from './legends/with/rugwort.ts';
import { withRugwort as moreLegendsWithRugwort } from './more-legends/with/rugwort.ts';
import { withRugwort as pearlbrookWithRugwort } from './pearlbrook/with/rugwort.ts';

/** What sets say about one another, in the order in which it applies. The only place that lists it. */
export const bridges: readonly ModuleBridge[] = [pearlbrookWithRugwort, legendsWithRugwort, moreLegendsWithRugwort];
