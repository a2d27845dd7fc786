import type { Module } from '@everdell/engine';
import { zones } from '../legendary.ts';
import { cards } from './cards.ts';
import { text } from './text.ts';

/** Ten more Legendary cards, used alone or together with the others. */
export const moreLegends: Module = {
  id: 'more-legends',
  needs: ['base'],
  minutes: 1,
  cards,
  zones,
  text,
};
