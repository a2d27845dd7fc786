import { givesCards } from '../format.names.ts';
import type { Format } from '../format.ts';

/** What Corrin Evertail the Warrior asks before each gift. */
export const format: Format = {
  id: 'corrin',
  answers: {
    keys: { gifts: ['give', 'option'] },
    words: { goods: ['resources', 'gain'], cards: ['draw'] },
    options: { gifts: (key, value) => (key !== 'give' ? null : givesCards(value) ? 'cards' : 'goods') },
    beforeGifts: ['gifts'],
  },
};
