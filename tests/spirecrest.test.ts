import { makeSetup, tableFor } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { table, type Table } from './test-support/table.ts';

/** What scenarios cannot say of Spirecrest: who sees what, and what cannot be taken back. */

const seats = [
  { season: 'spring', discoveries: ['firebeak'], bigCritter: 'firebeak', bigCritterAt: 'discard', workersFree: 2 },
  { season: 'spring', hand: ['king', 'farm'], workersFree: 3 },
] as const;
const watched = (): Table => table({ modules: ['spirecrest'], active: 1, seats });
const tiles = (t: Table, zone: string, viewer: number | null): unknown =>
  t.game.view(t.state, viewer).zones[t.game.rules.zone[zone]];

describe('Spirecrest', () => {
  test('nobody sees Weather, map tiles and Discovery cards that lie face down', () => {
    const t = table({ modules: ['spirecrest'], seats: [{}, {}] });
    for (const viewer of [0, 1, null]) {
      for (const zone of ['weatherSpring', 'weatherSummer', 'weatherAutumn']) expect(tiles(t, zone, viewer)).toBe(1);
      for (const zone of ['trailPeaksDown', 'trailRidgeDown']) expect(tiles(t, zone, viewer)).toBe(3);
      for (const zone of ['foothills', 'peaks', 'ridge']) expect(tiles(t, zone, viewer)).toBe(14);
      expect(tiles(t, 'weatherOut', viewer)).toBe(8);
      expect(tiles(t, 'trailFoothills', viewer)).toHaveLength(3);
    }
  });

  test('firebeak: its owner alone sees what another discards, and that is not taken back (OQ-120)', () => {
    const t = watched();
    const g = t.game.rules;
    const before = t.state.reveals;
    t.visit('haven');
    t.answer({ t: 'pick', items: t.state.zones[g.hand[1]].slice() });
    t.answer({ t: 'split', by: [1, 0, 0, 0] });
    const salvage = g.seatZone['salvage'][0];
    expect(t.state.zones[salvage]).toHaveLength(2);
    expect(t.game.view(t.state, 0).zones[salvage]).toHaveLength(2);
    expect(t.game.view(t.state, 1).zones[salvage]).toBe(2);
    expect(t.game.view(t.state, null).zones[salvage]).toBe(2);
    expect(t.state.reveals).toBeGreaterThan(before);
    expect(t.game.decisions(t.state)[0]).toMatchObject({ seat: 0, ask: 'salvaged' });
  });

  test('more than one of the great expansions is allowed (R-SETUP-22)', () => {
    expect(makeSetup(tableFor(['pearlbrook', 'spirecrest', 'newleaf'])!).modules).toEqual(
      expect.arrayContaining(['pearlbrook', 'spirecrest', 'newleaf']),
    );
  });
});
