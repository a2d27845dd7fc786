import type { Effect, Query, RowName } from '@everdell/engine';
import { variant, year } from './options.ts';

/** Where his workers stand, and the Events he takes. */

/** His two workers on the board; the others come in with the seasons and shut Meadow spaces. */
const ON_BOARD = 2;
export const MEADOW_WORKERS = 4;
export const WORKERS = ON_BOARD + MEADOW_WORKERS;

const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });
const row = (name: RowName): Query => ({ in: 'locations', where: [{ row: name }] });
const tile = (id: string): Query => ({ in: 'locations', where: [{ tile: id }] });
const stands = (name: RowName): Query => ({ in: 'locations', where: [{ row: name }, { occupied: 'me' }] });
const puts = (at: Query): Effect => ({ do: 'put', piece: 'worker', at });
const moves = (from: RowName, at: Query): Effect => ({ do: 'put', piece: 'worker', from: stands(from), at });
const inSeason = (season: string | readonly string[], then: Effect): Effect => ({ do: 'when', if: { season }, then });

const CHOSEN: Query = { in: 'locations', among: 'it' };

export const setsUp: Effect = seq(
  { do: 'pick', from: row('forest'), min: 1, max: 1, by: 'first', as: 'it', then: puts(CHOSEN) }, // R-RUG-04
  puts(tile('basic-3-twigs')), // R-RUG-05
);

/** R-RUG-22, R-RUG-30: every unclaimed basic Event whose requirement his city meets (R-RUG-63). */
export const takesBasicEvents: Effect = {
  do: 'claim',
  what: { in: 'locations', where: [{ row: 'basicEvents' }, { met: true }] },
};

/** Hasty (R-RUG-40). */
const takesLeftmost: Effect = {
  do: 'when',
  if: { option: variant('hasty') },
  then: {
    do: 'pick',
    from: row('specialEvents'),
    min: 1,
    max: 1,
    by: 'first',
    as: 'it',
    then: { do: 'claim', what: 'it' },
  },
};

/** R-RUG-24. */
const shuts = (slot: number): Effect => puts({ in: 'slots', where: [{ slot }, { in: 'meadow' }] });

/** Counterclockwise over the clearings that have a card (R-RUG-25, R-RUG-26). */
const nextClearing: Effect = {
  do: 'pick',
  from: { in: 'locations', where: [{ row: 'forest' }, { not: { occupied: 'me' } }] },
  min: 1,
  max: 1,
  by: 'counterclockwise',
  start: stands('forest'),
  as: 'it',
  then: moves('forest', CHOSEN),
};

/** R-RUG-27. */
const journeys: readonly Effect[] = ([1, 2, 3] as const).map((n) => ({
  do: 'when',
  if: year(n),
  then: moves('forest', tile(`journey-${n + 2}`)),
}));

/** Year 3: one worker of the human's leaves the game too; nearly all have just come home (R-RUG-29). */
const removesWorkers: Effect = seq(
  { do: 'retire', at: stands('basic') },
  { do: 'as', seat: 'actor', then: { do: 'retire' } },
);

/** Right after the human's Prepare for Season (R-RUG-21). */
export const prepares: Effect = seq(
  { do: 'call', id: 'rugwort.takesBasicEvents' },
  takesLeftmost,
  { do: 'nextSeason' },
  inSeason('spring', seq(shuts(1), moves('basic', tile('basic-2-resin')))), // R-RUG-28
  inSeason('summer', seq(shuts(2), moves('basic', tile('basic-1-pebble')))),
  inSeason(['spring', 'summer'], nextClearing),
  inSeason(
    'autumn',
    seq(shuts(3), shuts(4), ...journeys, {
      do: 'when',
      if: year(3),
      then: removesWorkers,
      else: moves('basic', tile('basic-1-berry-1-card')),
    }),
  ),
);
