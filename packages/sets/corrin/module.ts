import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { text } from './text.ts';

/** Corrin Evertail: five cards for the deck (R-COR-01). */
export const corrin: Module = {
  id: 'corrin',
  needs: ['base'],
  cards,
  text,
};
