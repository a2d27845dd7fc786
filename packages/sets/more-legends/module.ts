import type { Module } from '@everdell/engine';
import { zones } from '../legendary.ts';
import { cards } from './cards.ts';
import { text } from './text.ts';
import { rugwortMoments } from './with/legends.ts';

/** Ten more Legendary cards, used alone or together with the others. */
export const moreLegends: Module = {
  id: 'more-legends',
  needs: ['base'],
  cards,
  zones,
  moments: rugwortMoments('more-legends'),
  text,
};
