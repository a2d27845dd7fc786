import { describe, expect, test } from 'vitest';
import { freeWorkers } from '@everdell/game';
import { AWAY } from '../test-support/given.ts';
import { table, type Table } from '../test-support/table.ts';

const FIVE_OR_SIX = [5, 6] as const;

const handSizes = (t: Table): number[] => t.state.seats.map((_, seat) => t.hand(seat).length);

describe('Five and six players', () => {
  test('R-56P-01: starting hands of 5, 5, 6, 6, 7, 7 cards in turn order and an Event for each player', () => {
    for (const players of FIVE_OR_SIX) {
      const t = table.fresh({ players, options: { firstPlayer: 0 } });
      expect(handSizes(t)).toEqual([5, 5, 6, 6, 7, 7].slice(0, players));
      expect(t.row('specialEvents')).toHaveLength(players);
    }
  });

  test('R-56P-01, OQ-46: the hands go by turn order from whoever starts', () => {
    const t = table.fresh({ players: 6, options: { firstPlayer: 4 } });
    expect(t.turn()).toBe(4);
    expect(handSizes(t)).toEqual([6, 6, 7, 7, 5, 5]);
  });

  test('OQ-46: the host may name who starts, at every table', () => {
    for (const players of [2, 3, 4, 5, 6])
      for (let seat = 0; seat < players; seat++) {
        const t = table.fresh({ players, options: { firstPlayer: seat } });
        expect(t.turn()).toBe(seat);
        expect(handSizes(t)[seat]).toBe(5);
        t.visit('basic-1-berry');
        expect(t.turn()).toBe((seat + 1) % players);
      }
    expect(() => table.fresh({ players: 3, options: { firstPlayer: 3 } })).toThrow(/firstPlayer/);
  });

  test('OQ-46: otherwise the lot decides, and everybody may be the one', () => {
    const starters = new Set<number>();
    for (let seed = 0; seed < 60; seed++) starters.add(table.fresh({ players: 4 }, `lot ${seed}`).turn());
    expect(starters).toEqual(new Set([0, 1, 2, 3]));
    expect(table.fresh({ players: 4 }, 'same').turn()).toBe(table.fresh({ players: 4 }, 'same').turn());
  });

  test('R-56P-01: hand limit 7, no worker in spring, and the hand is discarded when passing', () => {
    for (const players of FIVE_OR_SIX) {
      const six = ['king', 'king', 'castle', 'castle', 'palace', 'palace'];
      const hand = table({ players, seats: [{ hand: six }] }).visit('basic-2-cards-1-point');
      expect(hand.hand(0)).toHaveLength(7);
      const spring = table({ players, seats: [{ deployed: ['haven', 'haven'] }] }).prepare();
      expect(spring.workersFree(0)).toBe(2);
      const deployed = new Array<string>(5).fill('haven');
      const end = table({ players, seats: [{ season: 'autumn', deployed, hand: ['king'] }] }).pass();
      expect(end.hand(0)).toEqual([]);
    }
  });

  test('R-56P-02: each player has 5 workers in all: 2 at the start, 1 in summer, 2 in autumn', () => {
    for (const players of FIVE_OR_SIX) {
      const fresh = table.fresh({ players });
      for (const seat of fresh.state.seats) expect(seat.workers).toHaveLength(5);
      const t = table({ players, seats: [{}, ...new Array<typeof AWAY>(players - 1).fill(AWAY)] });
      const counts: number[] = [];
      for (let season = 0; season < 4; season++) {
        counts.push(freeWorkers(t.state, 0));
        while (t.workersFree(0) > 0) t.visit('basic-1-berry');
        if (season === 3) continue;
        t.prepare();
        if (t.asks() === 'drawOpen') t.answer(t.legal()[0]);
      }
      expect(counts).toEqual([2, 2, 3, 5]);
    }
  });

  test('R-56P-03: four Forest cards with two spots each, for different players', () => {
    for (const players of FIVE_OR_SIX) {
      expect(
        table
          .fresh({ players })
          .row('forest')
          .filter((card) => card !== null),
      ).toHaveLength(4);
      const seats = [{ deployed: ['forest-3-berries'] }, {}, {}];
      const t = table({ players, seats, forest: ['forest-3-berries'] });
      expect(t.row('forest')).not.toContain(null);
      expect(t.refuses(() => t.visit('forest-3-berries'))).toBe('already-there');
      t.visit('basic-1-berry').visit('forest-3-berries');
      expect(t.res(1)['berry']).toBe(3);
      expect(t.refuses(() => t.visit('forest-3-berries'))).toBe('location-occupied');
    }
  });
});
