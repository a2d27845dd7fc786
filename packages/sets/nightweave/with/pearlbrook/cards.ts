import type { ActivityCard } from '../../activityCards.ts';

/** R-NW-SETUP-07. */
export const THERE = { onlyWith: 'pearlbrook' } as const;

/** The two cards that speak of an Ambassador, of Wonders and of Adornments; reconstructed like the others. */
export const frogCards = {
  'ACT-19': {
    header: 'worker',
    arrow: 'clockwise',
    default: ['marketOrHaven', 'collectPoints'],
    spring: ['placeAmbassador', 'forest:top-right'],
    summer: ['placeAmbassador', 'wonderAndAdornment'],
    autumn: ['wonderAndAdornment', 'placeAmbassador'],
  },
  'ACT-20': {
    header: 'worker',
    arrow: 'counterclockwise',
    default: ['marketOrHaven', 'collectPoints'],
    summer: ['wonderAndAdornment', 'placeAmbassador'],
    autumn: ['placeAmbassador', 'wonderAndAdornment'],
  },
} as const satisfies Record<string, ActivityCard>;
