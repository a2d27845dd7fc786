import type { OptionDef } from '@everdell/engine';

export const options: Readonly<Record<string, OptionDef>> = {
  'nightweave.level': { values: [0, 1, 2, 3, 4], default: 1 }, // R-NW-SETUP-06
  /** With two persons: each for himself, or both must have more points than she (OQ-NW-09). */
  'nightweave.victory': { values: ['ranking', 'together'], default: 'ranking' },
  /** How many of the cards that it names make a special Event worth while, where others count kinds of cards (OQ-NW-31). */
  /** With powers, which cost a worker in spring: it joins all the same (R-NW-EXP-03). */
  'nightweave.springWorker': { values: [false, true], default: false },
  'nightweave.eventCards': { values: ['each', 'game'], default: 'each' },
};

export const SPRING_WORKER = { of: 'nightweave.springWorker', is: true } as const;
export const TOGETHER = { of: 'nightweave.victory', is: 'together' } as const;
export const PER_GAME = { of: 'nightweave.eventCards', is: 'game' } as const;
