import type { Format } from '../format.ts';

/** What is asked of the Scurrble Stadium, the Carnival and the Juggler. */
export const format: Format = {
  id: 'extra-extra',
  answers: {
    keys: { showNamed: ['pick', 'take'] },
  },
};
