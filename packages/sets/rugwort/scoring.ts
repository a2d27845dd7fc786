import type { Amount, AutomaScore } from '@everdell/engine';
import { variant, year } from './options.ts';

const purple: Amount = { count: { in: 'city', where: [{ colour: 'purple' }] } };
/** Special Events he took count as not achieved by the human (R-RUG-40). */
const missed: Amount = {
  total: [{ events: 'special' }, { count: { in: 'locations', where: [{ row: 'specialEvents' }] } }],
};

/** R-RUG-31 to R-RUG-35, with the variants Glitzy and Squatty (R-RUG-39, R-RUG-42). */
export const scoring: readonly AutomaScore[] = [
  {
    id: 'cards',
    amount: {
      total: [
        { times: 2, of: { count: { in: 'city' } } },
        purple,
        { when: { option: variant('glitzy') }, then: { times: 2, of: purple } },
      ],
    },
  },
  { id: 'basicEvents', amount: { times: 3, of: { events: 'basic' } } },
  {
    id: 'specialEvents',
    amount: {
      when: year(1),
      then: { times: 3, of: missed },
      else: { times: 6, of: missed },
    },
  },
  { id: 'journey', amount: { journey: true } },
  { id: 'tokens', amount: { pointTokens: true } },
  { id: 'squatty', with: variant('squatty'), amount: { times: 2, of: { atOneRival: { spaces: 'empty' } } } }, // OQ-57
];
