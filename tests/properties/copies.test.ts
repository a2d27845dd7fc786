import { checkClone, checkRoundTrip } from '@everdell/cli';
import { describe, expect, test } from 'vitest';
import { createGame, stateHash, type Game, type GameState } from '@everdell/game';
import { checkGames, PATIENT, SEED } from '../test-support/properties/plans.ts';
import { must, playPlan } from '../test-support/properties/playOut.ts';

/** Plain JSON only: whatever is in the state survives the round trip. */
function wrongJson(value: unknown, path = 'state'): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return Number.isFinite(value) ? null : `${path} is ${value}`;
  if (typeof value !== 'object' || !isPlain(value)) return `${path} is no plain JSON`;
  for (const [name, part] of Object.entries(value)) {
    const wrong = wrongJson(part, `${path}.${name}`);
    if (wrong !== null) return wrong;
  }
  return null;
}

function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

describe(`copies of states in random games (seed ${SEED})`, PATIENT, () => {
  test('a clone is equal, and what happens to it does not touch the original', () => {
    checkGames(60, (plan) => {
      playPlan(plan, { before: ({ game, state, action }) => must(checkClone(game, state, action)) });
    });
  });

  test('a state that went through JSON goes on in the same way', () => {
    checkGames(36, (plan) => {
      playPlan(plan, { before: ({ game, state, seat, action }) => must(checkRoundTrip(game, state, seat, action)) });
    });
  });

  test('a state that went through JSON has the same hash', () => {
    checkGames(6, (plan) => {
      const { state } = playPlan(plan, {
        before: ({ state }) => {
          if (stateHash(JSON.parse(JSON.stringify(state)) as object) !== stateHash(state)) throw new Error('differs');
        },
      });
      expect(stateHash(state)).toMatch(/^[0-9a-f]{16}$/);
    });
  });

  test('a state is plain JSON', () => {
    checkGames(12, (plan) => void playPlan(plan, { before: ({ state }) => must(wrongJson(state)) }));
  });
});

describe('the checks can fail', () => {
  const real = createGame({ players: 2, options: { firstPlayer: 0 } });

  test('a clone that shares what changes', () => {
    const game: Game = { ...real, clone: (s): GameState => ({ ...s, stack: s.stack.slice() }) };
    const state = game.start('shared');
    expect(checkClone(real, state, real.legal(state, 0)[0])).toBeNull();
    expect(checkClone(game, state, real.legal(state, 0)[0])).toBe('playing on with a clone changed the original');
  });

  test('a state with a part that is no JSON', () => {
    const state = real.start('no JSON');
    expect(wrongJson(state)).toBeNull();
    expect(wrongJson({ ...state, slices: { lost: undefined } })).toBe('state.slices.lost is no plain JSON');
    expect(wrongJson({ ...state, rows: new Map() })).toBe('state.rows is no plain JSON');
    expect(wrongJson({ ...state, turn: Number.NaN })).toBe('state.turn is NaN');
  });
});
