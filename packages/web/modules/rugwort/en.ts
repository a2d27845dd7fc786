import type { ModuleWords } from '../moduleWords.ts';

export const rugwort = {
  alone: 'Alone against Rugwort the rat, who answers every card you play.',
  options: {
    'rugwort.year': 'How hard shall it be?',
    'rugwort.variants': 'Make it harder still',
  },
  values: {
    'rugwort.year/1': 'Year 1. A special Event you miss gives him 3 points.',
    'rugwort.year/2': 'Year 2. A special Event you miss gives him 6 points, and his journey leads further.',
    'rugwort.year/3': 'Year 3. As year 2, and in autumn he drives one of your workers away.',
  },
} satisfies ModuleWords;
