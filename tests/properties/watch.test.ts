import { describe, expect, test } from 'vitest';
import type { GamePlan } from '../test-support/properties/plans.ts';
import { must } from '../test-support/properties/playOut.ts';
import { TO_THE_END, watchGames, type Watch, type Watches } from '../test-support/properties/watch.ts';

const plan = (seed: number): GamePlan => ({ request: { players: 2 }, eager: false, seed: `${seed}` });
const always: Watch = { onlooker: () => ({ before: () => undefined }) };

/** What is seen in some games by those who look on. */
const watched = (watches: Watches, games: number): Record<string, { looks: number; wrong: string[] }> =>
  Object.fromEntries(
    watchGames(
      Array.from({ length: games }, (_, seed) => plan(seed)),
      watches,
    ),
  );

describe('those who look on at random games', () => {
  test('tell what is wrong under their own name, once a game, and the others go on', () => {
    const nervous: Watch = { onlooker: () => ({ after: ({ at }) => must(at >= 5 ? 'something moved' : null) }) };
    const { nervous: shocked, calm, [TO_THE_END]: end } = watched({ nervous, calm: always }, 2);
    expect(shocked.wrong).toHaveLength(2);
    expect(shocked.wrong[0]).toMatch(
      /^something moved, at decision 5 \(\w+\) of \{"request":\{"players":2\}.*"seed":"0"\}$/,
    );
    expect([calm.wrong, end.wrong]).toEqual([[], []]);
    expect(calm.looks).toBe(end.looks);
    expect(calm.looks).toBeGreaterThan(50);
  });

  test('see the start and the end too', () => {
    const early: Watch = { onlooker: () => ({ start: () => must('begun') }) };
    const late: Watch = { onlooker: () => ({ end: () => must('over') }) };
    const seen = watched({ early, late }, 1);
    expect(seen['early'].wrong[0]).toMatch(/^begun, at the start/);
    expect(seen['late'].wrong[0]).toMatch(/^over, at the end/);
  });

  test('look at one game in so many, and at one decision in so many', () => {
    const { all, some, few, turns } = watched(
      {
        all: always,
        some: { ...always, games: 3 },
        few: { ...always, steps: 10 },
        turns: { ...always, when: ({ decision }) => decision.kind === 'turn' },
      },
      6,
    );
    expect(some.looks / all.looks).toBeGreaterThan(0.2);
    expect(some.looks / all.looks).toBeLessThan(0.5);
    expect(few.looks / all.looks).toBeLessThan(0.2);
    expect(few.looks).toBeGreaterThan(0);
    expect(turns.looks).toBeLessThan(all.looks);
    expect(turns.looks).toBeGreaterThan(0);
  });

  test('are not asked where a game breaks off: that is told too', () => {
    const impossible: GamePlan = { ...plan(0), request: { players: 9 } };
    const sights = watchGames([impossible], { calm: always });
    expect(sights.get(TO_THE_END)!.wrong[0]).toMatch(/^players must be a whole number/);
  });
});
