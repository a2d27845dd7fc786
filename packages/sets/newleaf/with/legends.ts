import type { Effect, ModuleBridge } from '@everdell/engine';
import '../../legendary.ts';
import { lodge } from '../constructions.ts';

/** A Hotel serves Legendary cards as well, which are no hand cards (R-LEG-16). */
export const hotelServes: Readonly<Record<string, Effect>> = {
  'newleaf.lodge': lodge('hand', 'legendaryConstruction', 'legendaryCritter'),
};

export const withLegends: ModuleBridge = { needs: ['newleaf', 'legends'], effects: hotelServes };
