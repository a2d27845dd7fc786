import { checkClone } from '@everdell/cli';
import { describe, expect, test } from 'vitest';
import { createGame, type Game, type GameState } from '@everdell/game';
import { wrongJson } from '../test-support/properties/onlookers/copies.ts';

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
