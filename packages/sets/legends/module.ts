import type { Module } from '@everdell/engine';
import { zones } from '../legendary.ts';
import { cards } from './cards.ts';
import { text } from './text.ts';

/** Ten Legendary cards, of which every player holds two. */
export const legends: Module = {
  id: 'legends',
  needs: ['base'],
  minutes: 2,
  cards,
  zones,
  text,
};
