import type { Module } from '@everdell/engine';
import { almanac } from '../almanac.ts';
import { bazaar } from '../bazaar.ts';
import { magpie } from '../magpie.ts';
import { voyage } from '../voyage.ts';

/** Sets that do not exist, in the order in which their rules apply. */
export const registry: readonly Module[] = [almanac, bazaar, voyage, magpie];
