import type { ModuleWords } from '../moduleWords.ts';

export const throughEverySeason = {
  about: 'Eight special Farms, two for each season, in place of the usual ones. What they do is our reconstruction.',
  help: [
    {
      title: 'Special Farms',
      text: 'Eight Farms take the place of the usual ones and count as Farms for everything. Their printed cards are not known to us: costs and effects are a reconstruction, and a closer look at such a card says so.',
    },
  ],
} satisfies ModuleWords;
