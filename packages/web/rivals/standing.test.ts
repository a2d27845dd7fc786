import { buildPosition } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { seenAt } from '../play/test-support/lookAt.ts';
import { standingOf, tallies } from './standing.ts';

describe('what a rival keeps', () => {
  it('is counted by kind: how many lie open, of how many', () => {
    const { state } = buildPosition(
      { players: 2, modules: ['pearlbrook'] },
      { seats: [{}, { adornments: ['bell'], adornmentsPlayed: ['tiara'], wonders: ['hopewatch-gate'] }] },
    );
    expect(tallies(standingOf(seenAt(state, 0), 1).keeps)).toEqual([
      { row: 'adornments', shown: 1, all: 2 },
      { row: 'wonders', shown: 1, all: null },
    ]);
  });

  it('is nothing in games without such things', () => {
    const { state } = buildPosition({ players: 2 }, {});
    expect(standingOf(seenAt(state, 0), 1)).toMatchObject({ keeps: [], figures: [] });
  });
});
