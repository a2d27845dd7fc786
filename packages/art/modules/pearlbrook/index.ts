import { adornments } from './adornments.ts';
import { cards } from './cards.ts';
import { events } from './events.ts';
import { frog, ghostFrog } from './frog.ts';
import { icons } from './icons.ts';
import { brook } from './land.ts';
import { places } from './places.ts';
import { river } from './river.ts';
import { wonders } from './wonders.ts';

export const pearlbrook = {
  recipes: { ...adornments, ...cards, ...events, ...places, ...river, ...wonders },
  icons,
  pieces: { frog, 'frog-ghost': ghostFrog },
  lands: { brook },
};
