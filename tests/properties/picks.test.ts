import { describe, expect, test } from 'vitest';
import { buildPosition } from '@everdell/game';
import { WHOLE_PICKS } from '@everdell/engine';

describe('selections', () => {
  test('a full hand at the Haven is still listed whole', () => {
    const hand = ['farm', 'mine', 'inn', 'king', 'queen', 'judge', 'fool', 'shopkeeper'];
    const { game, state } = buildPosition({ players: 2 }, { seats: [{ season: 'winter', workersFree: 2, hand }] });
    game.apply(state, 0, { t: 'visit', place: game.rules.placeById.get('haven')!.ix });
    const legal = game.legal(state, 0);
    expect(new Set(legal.map((action) => action.t))).toEqual(new Set(['pick']));
    expect(legal).toHaveLength(2 ** hand.length);
    expect(legal.length).toBeLessThanOrEqual(WHOLE_PICKS);
  });
});
