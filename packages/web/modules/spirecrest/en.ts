import type { ModuleWords } from '../moduleWords.ts';

export const spirecrest = {
  about: 'A card and a Forest location of Spirecrest.',
} satisfies ModuleWords;
