import type { ModuleBridge } from '@everdell/engine';
import { placesHerself } from '../die.ts';
import { SPRING_WORKER } from '../options.ts';
import { call } from '../words.ts';

/** R-NW-EXP-03: by agreement the worker that powers cost joins all the same. */
export const withSpringWorker: ModuleBridge = {
  needs: ['nightweave', 'player-powers'],
  with: SPRING_WORKER,
  workers: { spring: 1 },
};

/** The token of the Rats keeps her away: the die is rolled again (R-NW-EXP-04). An ordinary play takes the card. */
export const ROLLS_AGAIN = [
  { passes: { what: 'slot', where: [{ marked: 'rugwortToken' }] } },
  call('placeNightweave'),
] as const;
export const withPowers: ModuleBridge = {
  needs: ['nightweave', 'player-powers'],
  effects: { 'nightweave.placeNightweave': placesHerself(ROLLS_AGAIN) },
};
