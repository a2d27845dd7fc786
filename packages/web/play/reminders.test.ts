import { buildPosition, type Action, type Given } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { remindersFor } from './reminders.ts';
import { seenAt } from './test-support/lookAt.ts';

const SEASON: Action = { t: 'season' };
const PASS: Action = { t: 'pass' };

function reminded(given: Given, action: Action, muted: readonly string[] = []) {
  const { state } = buildPosition({ players: 2, options: { earlyPass: true } }, given);
  const seen = seenAt(state, 0);
  return Object.fromEntries(remindersFor(seen, action, muted).map(({ name, n, ids }) => [name, { n, ids }]));
}

const OUT = { workersFree: 0, deployed: ['basic-3-twigs', 'basic-2-resin'] };
const MEADOW = ['king', 'queen', 'palace', 'castle', 'ever-tree', 'theater', 'university', 'clock-tower'];

describe('reminders before the next season', () => {
  test('name the cards that could still be played, those that come for free apart', () => {
    const found = reminded(
      {
        active: 0,
        meadow: MEADOW,
        seats: [
          {
            season: 'winter',
            ...OUT,
            resources: { twig: 2, resin: 1 },
            hand: ['farm', 'farm', 'innkeeper'],
            city: ['inn'],
          },
          {},
        ],
      },
      SEASON,
    );
    expect(found['cards']?.ids).toEqual(['farm']);
    expect(found['free']).toEqual({ n: 1, ids: ['innkeeper'] });
    expect(found['workers']).toBeUndefined();
    expect(found['hand']).toBeUndefined();
  });

  test('tell how many cards would not fit into the hand', () => {
    const hand = ['king', 'queen', 'palace', 'castle', 'ever-tree', 'theater', 'university'];
    const given = { active: 0, meadow: MEADOW, seats: [{ season: 'winter', ...OUT, hand, city: ['fairgrounds'] }, {}] };
    expect(reminded(given, SEASON)['hand']).toEqual({ n: 1, ids: [] });
    expect(reminded(given, SEASON, ['hand'])['hand']).toBeUndefined();
  });

  test('say nothing when there is nothing to lose, or the turn is used for something else', () => {
    const given = { active: 0, meadow: MEADOW, seats: [{ season: 'winter', ...OUT, hand: ['king'] }, {}] };
    expect(reminded(given, SEASON)).toEqual({});
    expect(reminded(given, PASS)).toEqual({});
  });
});

describe('reminders before passing', () => {
  test('count workers that were not placed and Events that could be achieved', () => {
    const city = ['farm', 'farm', 'mine', 'resin-refinery'];
    const found = reminded(
      { active: 0, meadow: MEADOW, seats: [{ season: 'autumn', workersFree: 2, hand: [], city }, {}] },
      PASS,
    );
    expect(found['workers']).toEqual({ n: 2, ids: [] });
    expect(found['events']?.n).toBe(1);
  });
});
