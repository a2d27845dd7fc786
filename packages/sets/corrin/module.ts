import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { othersDraw } from './ops/othersDraw.ts';
import { shapes } from './shapes.ts';
import { text } from './text.ts';
import './vocabulary.ts';

/** Corrin Evertail: five cards for the deck (R-COR-01). */
export const corrin: Module = {
  id: 'corrin',
  needs: ['base'],
  cards,
  ops: { othersDraw },
  shapes,
  text,
};
