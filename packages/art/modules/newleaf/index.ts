import { cards } from './cards.ts';
import { events } from './events.ts';
import { icons } from './icons.ts';
import { station } from './land.ts';
import { pictures } from './pictures.ts';
import { places } from './places.ts';
import { visitors } from './visitors.ts';

export const newleaf = {
  recipes: { ...cards, ...events, ...places, ...visitors },
  icons,
  pictures,
  lands: { station },
};
