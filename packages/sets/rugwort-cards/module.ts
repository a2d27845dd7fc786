import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { swapHands, swapWith } from './swapHands.ts';
import { shapes } from './shapes.ts';
import { text } from './text.ts';
import './vocabulary.ts';

/** Three cards that show Rugwort himself; they do not need him at the table (R-RC-01). */
export const rugwortCards: Module = {
  id: 'rugwort-cards',
  needs: ['base'],
  cards,
  ops: { swapHands, swapWith },
  shapes,
  text,
  eventFields: { swapped: ['seat', 'to'] },
};
