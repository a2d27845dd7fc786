import type { HelpPage } from './moduleWords.ts';

/** Of both packs of Legendary cards; told once. */
export const help: readonly HelpPage[] = [
  {
    title: 'Legendary cards',
    text: 'You hold two of them beside your hand, a Construction and a Critter; nobody else sees them, and they do not count towards your hand limit. The red banner names a card: if it is in your city you may discard it and play the Legendary card for free, else you pay its cost. It takes over the workers and the used door of that card, brings a space of its own and never leaves; from then on you play no further card of that name.',
  },
];
