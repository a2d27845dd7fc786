import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { showNamed } from './ops/showNamed.ts';
import { shapes } from './shapes.ts';
import { text } from './text.ts';
import './vocabulary.ts';

/** Six more designs for the deck (R-XX-01). */
export const extraExtra: Module = {
  id: 'extra-extra',
  needs: ['base'],
  cards,
  ops: { showNamed },
  shapes,
  text,
  eventFields: { showed: ['seat'] },
  reveals: ['showed'],
};
