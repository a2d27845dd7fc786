import type { Recipe } from '../../vignette.ts';
import { adornments } from './adornments.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { places } from './places.ts';
import { river } from './river.ts';
import { wonders } from './wonders.ts';

/** Everything of Pearlbrook. */
export const pearlbrook: Readonly<Record<string, Recipe>> = {
  ...adornments,
  ...cards,
  ...events,
  ...places,
  ...river,
  ...wonders,
};
