import type { Bot } from '../bot.ts';
import { pickOne } from '../seededRandom.ts';

/** Does anything that is allowed. */
export function randomBot(): Bot {
  return {
    name: 'random',
    usual: {},
    think({ legal, random }) {
      const action = pickOne(legal, random);
      return { step: () => false, answer: () => action, options: () => [] };
    },
  };
}
