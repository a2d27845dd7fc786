import type { ModuleWords } from '../moduleWords.ts';

export const corrin = {
  about: 'Five cards of Corrin Evertail and her fields, which give something to the others too.',
} satisfies ModuleWords;
