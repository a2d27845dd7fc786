import type { ModuleBridge } from '@everdell/engine';
import { basicEvents } from '../../base/events.ts';

/** As they lie. */
export const BASIC_EVENTS = Object.keys(basicEvents);

/** R-NW-SETUP-03. */
export const withBase: ModuleBridge = { needs: ['nightweave', 'base'], leavesOut: ['the-everdell-games'] };
