import type { Module } from '@everdell/engine';
import { cards } from './cards.ts';
import { text } from './text.ts';

/** Eight special Farms in place of those of the base game (R-TES-01). */
export const throughEverySeason: Module = {
  id: 'through-every-season',
  needs: ['base'],
  minutes: 1,
  cards,
  facts: { cards: ['cost', 'points', 'production', 'onPlay', 'reacts', 'scores', 'noSpace'] },
  leavesOut: ['farm'],
  text,
};
