import type { ModuleWords } from '../moduleWords.ts';
import { help } from '../legendary.en.ts';

export const moreLegends = {
  about: 'Ten more Legendary cards, by themselves or shuffled together with Legends.',
  help,
} satisfies ModuleWords;
