import type { Format } from '../format.ts';

/** What is asked of the Scurrble Stadium, the Carnival and the Juggler. */
export const format: Format = {
  id: 'extra-extra',
  answers: {
    keys: { nameColour: ['colour', 'option'], showNamed: ['pick', 'take'] },
    options: { nameColour: (key, value) => (key === 'colour' ? String(value) : null) },
  },
};
