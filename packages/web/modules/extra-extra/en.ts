import type { ModuleWords } from '../moduleWords.ts';

export const extraExtra = {
  about: 'Fifteen more cards for the deck: a Carnival, the Gazette, the Scurrble games.',
} satisfies ModuleWords;
