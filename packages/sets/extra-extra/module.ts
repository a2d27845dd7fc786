import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { nameColour, showNamed } from './ops/colours.ts';
import { revealOn } from './ops/revealOn.ts';
import { shapes } from './shapes.ts';
import { text } from './text.ts';
import './vocabulary.ts';

/** Six more designs for the deck (R-XX-01). */
export const extraExtra: Module = {
  id: 'extra-extra',
  needs: ['base'],
  cards,
  ops: { nameColour, showNamed, revealOn },
  shapes,
  text,
  eventFields: { showed: ['seat'] },
};
