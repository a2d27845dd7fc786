/** What holds in every game: each random game is played once, and all look on. */
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeSetup, modulesFor, registry, stateHash, TABLE_SIZES } from '@everdell/game';
import { WATCHES } from '../test-support/properties/onlookers/index.ts';
import { anyGame, everyGame, PATIENT, RUNS, SEED, waysOf } from '../test-support/properties/plans.ts';
import { playPlan } from '../test-support/properties/playOut.ts';
import { newSight, TO_THE_END, watchGame, watchGames, type Sight } from '../test-support/properties/watch.ts';

const GAMES = everyGame();

describe(`in ${GAMES.length} random games`, PATIENT, () => {
  let sights: ReadonlyMap<string, Sight>;
  beforeAll(() => {
    sights = watchGames(GAMES, WATCHES);
  }, PATIENT.timeout);

  test.each([TO_THE_END, ...Object.keys(WATCHES)])('%s', (name) => {
    const { looks, wrong } = sights.get(name)!;
    expect(wrong.slice(0, 5)).toEqual([]);
    expect(looks).toBeGreaterThan(GAMES.length / 5);
  });
});

test(`nor is anything of that wrong in games by lot (seed ${SEED})`, PATIENT, () => {
  const property = fc.property(anyGame, (plan) => {
    const sight = newSight();
    watchGame(plan, WATCHES, () => sight);
    expect(sight.wrong).toEqual([]);
  });
  fc.assert(property, { seed: SEED, numRuns: Math.ceil((GAMES.length * RUNS) / 40) });
});

describe('the random games', () => {
  const played = GAMES.map(({ request }) => makeSetup(request));

  test('are of every size and with every module, alone and with every other one', () => {
    expect(new Set(played.map(({ players }) => players))).toEqual(new Set(TABLE_SIZES));
    const added = registry.filter((m) => m.id !== 'base');
    for (const one of added)
      for (const other of added) {
        if (one.excludes?.includes(other.id) || other.excludes?.includes(one.id)) continue;
        const together = played.some(({ modules }) => modules.includes(one.id) && modules.includes(other.id));
        expect(together, `${one.id} with ${other.id}`).toBe(true);
      }
    const most = Math.max(...played.map(({ modules }) => modules.length));
    const { opponents, others } = modulesFor(1);
    expect(most).toBeGreaterThanOrEqual(Math.min(1, opponents.length) + others.length);
  });

  test('are against every opponent as it can play', () => {
    // Where values of options refuse one another, what goes together is drawn.
    for (const opponent of modulesFor(1).opponents.filter(({ refuses }) => refuses === undefined))
      for (const options of waysOf(opponent)) {
        const found = played.some((setup) =>
          Object.entries(options).every(([id, value]) => same(setup.options[id], value)),
        );
        expect(found, JSON.stringify(options)).toBe(true);
      }
  });

  test('differ with the seed', () => {
    const { game } = playPlan(GAMES.find(({ request }) => request.players === 3)!);
    const hashes = Array.from({ length: 50 }, (_, seed) => stateHash(game.start(`${seed}`)));
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
