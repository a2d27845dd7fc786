import { buildPosition } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { legalByPart, partAsked, partOf } from './parts.ts';
import { seenAt } from './test-support/lookAt.ts';
import { cardKey, seatKey } from './things.ts';
import { doingOf, movingIn, rivalsOf, turnOrder } from './turns.ts';

const at = (active: number, passed: readonly number[] = []) => {
  const seats = Array.from({ length: 4 }, (_, seat) =>
    passed.includes(seat) ? { passed: true, season: 'autumn' } : {},
  );
  return buildPosition({ players: 4 }, { active, seats }).state;
};

describe('the order of turns', () => {
  it('begins with whoever decides and goes round', () => {
    expect(turnOrder(seenAt(at(2), 0))).toEqual([2, 3, 0, 1]);
  });

  it('begins with whoever made the move that is still shown', () => {
    const { picture, ...seen } = seenAt(at(0), 0);
    const story = [{ index: 0, turn: 1, seat: 3, events: [], action: null, takenBack: false }];
    const shown = { ...picture, asked: false, story: story as unknown as typeof picture.story };
    expect(movingIn(shown)).toBe(0);
    expect(movingIn({ ...shown, early: true })).toBe(3);
    expect(turnOrder({ ...seen, picture: { ...shown, early: true } })[0]).toBe(3);
  });

  it('leaves out those who have passed', () => {
    expect(turnOrder(seenAt(at(0, [2]), 0))).toEqual([0, 1, 3]);
  });

  it('knows what a decision is about', () => {
    expect(doingOf(seenAt(at(0), 0))).toBe('turn');
  });

  it('puts rivals in the order in which they follow the viewer', () => {
    expect(rivalsOf(seenAt(at(0), 2))).toEqual([3, 0, 1]);
  });
});

describe('the parts of the table', () => {
  const { state, game } = buildPosition(
    { players: 2 },
    {
      seats: [{ workersFree: 2, hand: ['farm'], city: ['inn'], resources: { twig: 5, resin: 5 } }, { city: ['mine'] }],
    },
  );
  const seen = seenAt(state, 0);

  it('knows where things lie', () => {
    const first = (zone: number) => cardKey(state.zones[zone][0]);
    expect(partOf(seen, first(game.rules.hand[0]))).toBe('hand');
    expect(partOf(seen, first(game.rules.city[0]))).toBe('city');
    expect(partOf(seen, first(game.rules.city[1]))).toBe('rivals');
    expect(partOf(seen, seatKey(1))).toBe('rivals');
  });

  it('counts what can be chosen in each', () => {
    const legal = legalByPart(seen);
    expect(legal.get('hand')).toBe(1);
    expect(legal.get('river')).toBeGreaterThan(3);
  });

  it('asks about the whole table in a turn', () => expect(partAsked(seen)).toBeNull());
});
