import type { ModuleWords } from '../moduleWords.ts';

export const newleaf = {
  about: '59 cards, a Station with Train Cars and Visitors, Golden tokens, Tickets and Reservations.',
} satisfies ModuleWords;
