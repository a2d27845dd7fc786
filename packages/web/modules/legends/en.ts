import type { ModuleWords } from '../moduleWords.ts';
import { help } from '../legendary.en.ts';

export const legends = {
  about: 'Each player secretly holds two Legendary cards, which take the place of a card of the city.',
  help,
} satisfies ModuleWords;
