import type { ModuleWords } from '../moduleWords.ts';

export const rugwortCards = {
  about: 'Three cards of the old rat in the deck: he robs, brawls and rules. Rougher than the rest.',
  help: [
    {
      title: 'Rugwort in the deck',
      text: 'His three cards move in for free through the door of a whole class of Constructions. They swap hands, change places with a card of another city, or score by what others have done.',
    },
  ],
} satisfies ModuleWords;
