import { compileRules, defaultOptions, type Module } from '@everdell/engine';
import { base, pearlbrook } from '@everdell/sets';
import { expect, test } from 'vitest';
import { gameOn } from '../index.ts';
import { checkState } from './state.ts';

/** Asks everybody something before the board is laid out. */
const asking: Module = {
  id: 'asking',
  reacts: [
    { to: 'choosing', then: { do: 'may', then: { do: 'points', n: 1 } } },
    { to: 'boardLaid', then: { do: 'may', then: { do: 'points', n: 1 } } },
  ],
};

test('a position in the middle of the set-up is read like any other, though nothing is dealt yet', () => {
  const modules = [base, pearlbrook, asking];
  const options = defaultOptions(modules);
  const game = gameOn(compileRules(modules, { modules: modules.map((m) => m.id), players: 2, options }, options));
  const state = game.start('in between');
  for (let asked = 0; state.turn === 0; asked++) {
    expect(checkState(game, JSON.parse(JSON.stringify(state)))).toEqual(state);
    expect(asked).toBeLessThan(4);
    game.advance(state, { t: 'option', id: 'use' });
  }
  expect(state.seats.map(({ points }) => points)).toEqual([2, 2]);
});
