import { createGame } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { adornmentsHeld, adornmentsPlayed, deck, frog, SPOT_IDS, wonders } from '../test-support/brook.ts';
import { table, type Table } from '../test-support/table.ts';

const SEEDS = ['acorn', 'bramble', 'clover', 'dandelion', 'elder', 'fern', 'gorse', 'heather'];
const CITIZENS = [
  'bosley-the-artist',
  'crustina-the-constable',
  'gus-the-gardener',
  'iluminor-the-inventor',
  'omicron-the-elder',
  'snout-the-explorer',
];
const LOCATIONS = ['ballroom', 'gardens', 'great-hall', 'observatory', 'river-market', 'watermill'];
const EVENTS = [
  'masquerade-invitations',
  'river-race',
  'riverside-resort',
  'romantic-cruise',
  'sunken-treasure-discovered',
  'x-marks-the-spot',
];
const FOREST = [
  'pb-forest-two-pebble-one-card',
  'pb-forest-resin-pebble-or-four-cards',
  'pb-forest-berry-pebble-card',
  'pb-forest-churn-meadow',
];

function starts(players: number, options = {}, seeds: readonly string[] = SEEDS): Table[] {
  return seeds.map((seed) => table.fresh({ players, modules: ['pearlbrook'], options }, seed));
}
const manySeeds = Array.from({ length: 40 }, (_, i) => `brook-${i}`);
const ofSet = (ids: readonly (string | null)[], set: readonly string[]): string[] =>
  ids.filter((id): id is string => id !== null && set.includes(id));

describe('Part 14: set-up with Pearlbrook', () => {
  test('R-PEARL-01, R-COMBO-01: no basic Event lies out, the four Wonders do', () => {
    for (const t of starts(3)) {
      expect(t.row('basicEvents')).toEqual([]);
      expect(t.row('wonders')).toEqual(['hopewatch-gate', 'mistrise-fountain', 'sunblaze-bridge', 'starfalls-flame']);
      expect(wonders(t, 0)).toEqual([]);
    }
    expect(table.fresh({ players: 3 }).row('basicEvents')).toHaveLength(4);
  });

  test('R-PEARL-01: a basic Event that everybody could achieve cannot be achieved', () => {
    const city = ['farm', 'farm', 'mine', 'inn', 'lookout', 'wanderer', 'bard', 'courthouse', 'judge', 'king'];
    const t = table({ modules: ['pearlbrook'], seats: [{ city }] });
    for (const event of ['grand-tour', 'city-monument', 'cartographers-expedition', 'harvest-festival'])
      expect(t.refuses(() => t.claim(event))).toBe('not-in-play');
    expect(t.row('basicEvents')).toEqual([]);
  });

  test('R-PEARL-02: two citizens and two locations lie face down on the four spots, each under a pearl', () => {
    const orders = new Set<string>();
    for (const t of starts(2)) {
      const down = deck(t, 'riverDown');
      expect(t.row('river')).toEqual(SPOT_IDS);
      expect(t.row('riverCards')).toEqual([null, null, null, null]);
      expect(ofSet(down, CITIZENS)).toHaveLength(2);
      expect(ofSet(down, LOCATIONS)).toHaveLength(2);
      orders.add(t.state.zones[t.game.rules.zone['riverDown']].join());
    }
    expect(orders.size).toBe(SEEDS.length);
  });

  test('R-PEARL-02: the four are shuffled, so that any of the spots may hold a citizen', () => {
    const firsts = starts(2, {}, manySeeds).map((t) => {
      const first = t.state.zones[t.game.rules.zone['riverDown']][0];
      return CITIZENS.includes(t.game.rules.places[first - t.game.rules.cards].id);
    });
    expect(firsts).toContain(true);
    expect(firsts).toContain(false);
  });

  test('R-PEARL-03: the other eight leave the game and nobody is shown them', () => {
    for (const t of starts(2)) {
      const out = deck(t, 'riverOut');
      expect([...out, ...deck(t, 'riverDown')].sort()).toEqual([...CITIZENS, ...LOCATIONS].sort());
      expect(out).toHaveLength(8);
      for (const viewer of [0, 1, null]) {
        const { zones } = t.game.view(t.state, viewer);
        expect(zones[t.game.rules.zone['riverOut']]).toBe(8);
        expect(zones[t.game.rules.zone['riverDown']]).toBe(4);
      }
    }
  });

  test('R-PEARL-04, OQ-52: at least one special Event is of Pearlbrook, and some are not', () => {
    const counts = starts(2, {}, manySeeds).map((t) => {
      expect(new Set(t.row('specialEvents')).size).toBe(4);
      return ofSet(t.row('specialEvents'), EVENTS).length;
    });
    expect(Math.min(...counts)).toBe(1);
    expect(Math.max(...counts)).toBeGreaterThan(1);
    expect(Math.min(...counts)).toBeLessThan(4);
  });

  test('R-PEARL-04: five players have five special Events, six have six, one of them of Pearlbrook at least', () => {
    for (const players of [5, 6])
      for (const t of starts(players)) {
        expect(t.row('specialEvents')).toHaveLength(players);
        expect(ofSet(t.row('specialEvents'), EVENTS).length).toBeGreaterThanOrEqual(1);
      }
  });

  test('R-PEARL-04: with the option "one" exactly one is of Pearlbrook, now this one and now that one', () => {
    const found = new Set<string>();
    const spaces = new Set<number>();
    for (const t of starts(2, { 'pearlbrook.events': 'one' }, manySeeds)) {
      const ours = ofSet(t.row('specialEvents'), EVENTS);
      expect(ours).toHaveLength(1);
      expect(t.row('specialEvents')).toHaveLength(4);
      found.add(ours[0]);
      spaces.add(t.row('specialEvents').indexOf(ours[0]));
    }
    expect([...found].sort()).toEqual(EVENTS);
    expect(spaces.size).toBe(4);
  });

  test('R-PEARL-05: Forest cards of Pearlbrook are mixed in, or left out by the option', () => {
    const mixed = starts(4, {}, manySeeds).flatMap((t) => t.row('forest'));
    expect([...new Set(ofSet(mixed, FOREST))].sort()).toEqual(FOREST.slice().sort());
    expect(ofSet(mixed, FOREST).length).toBeLessThan(mixed.length);
    const without = starts(4, { 'pearlbrook.forest': false }, manySeeds).flatMap((t) => t.row('forest'));
    expect(ofSet(without, FOREST)).toEqual([]);
    expect(new Set(without).size).toBe(11);
  });

  test('R-PEARL-06: each player is dealt two Adornments, no two alike, and the rest go back unseen', () => {
    for (const players of [2, 3, 4, 5, 6])
      for (const t of starts(players, {}, SEEDS.slice(0, 2))) {
        const dealt = Array.from({ length: players }, (_, seat) => adornmentsHeld(t, seat));
        for (const held of dealt) expect(held).toHaveLength(2);
        expect(new Set(dealt.flat()).size).toBe(2 * players);
        expect(deck(t, 'adornmentsOut')).toHaveLength(12 - 2 * players);
        expect(adornmentsPlayed(t, 0)).toEqual([]);
      }
  });

  test('R-PEARL-06: only their owner sees them', () => {
    const t = table.fresh({ players: 3, modules: ['pearlbrook'] });
    const zones = t.game.rules.seatZone['adornments'];
    for (const viewer of [0, 1, 2, null]) {
      const seen = t.game.view(t.state, viewer).zones;
      zones.forEach((zone, seat) => expect(seen[zone]).toEqual(seat === viewer ? t.state.zones[zone] : 2));
      expect(seen[t.game.rules.zone['adornmentsOut']]).toBe(6);
    }
  });

  test('R-PEARL-06, R-HAND-06: Adornments are no hand cards and leave the hand its usual size and limit', () => {
    const t = table.fresh({ players: 3, modules: ['pearlbrook'], options: { firstPlayer: 0 } });
    expect([0, 1, 2].map((seat) => t.hand(seat).length)).toEqual([5, 6, 7]);
    const hand = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel'];
    const seven = table({ modules: ['pearlbrook'], seats: [{ hand, adornments: ['bell', 'tiara'] }] });
    expect(seven.visit('basic-2-twigs-1-card').hand(0)).toHaveLength(8);
    const eight = table({ modules: ['pearlbrook'], seats: [{ hand: [...hand, 'ruins'], adornments: ['bell'] }] });
    expect(eight.visit('basic-2-twigs-1-card').hand(0)).toHaveLength(8);
  });

  test('R-PEARL-07, R-COMP-08: each player has one Ambassador from the start, besides six workers', () => {
    for (const t of starts(4)) {
      expect(t.state.slices.figures).toHaveLength(4);
      for (const seat of [0, 1, 2, 3]) {
        expect(t.state.slices.figures![seat]).toHaveLength(1);
        expect(frog(t, seat)).toBe('home');
        expect(t.state.seats[seat].workers).toHaveLength(6);
        expect(t.workersFree(seat)).toBe(2);
      }
    }
    expect(table.fresh({ players: 2 }).state.slices.figures).toBeUndefined();
  });

  test('R-GEN-03: everybody starts without pearls', () => {
    for (const t of starts(3)) for (const seat of [0, 1, 2]) expect(t.res(seat)['pearl']).toBe(0);
  });

  test('R-SETUP-20: twenty cards join the main deck before cards are dealt', () => {
    const { rules } = createGame({ players: 2, modules: ['pearlbrook'] });
    expect(rules.deckList).toHaveLength(128 + 20);
    const ours = rules.designs.filter((d) => d.set === 'pearlbrook');
    expect(ours.map((d) => [d.id, d.def.copies])).toEqual([
      ['bridge', 2],
      ['ferry', 3],
      ['ferry-ferret', 2],
      ['harbor', 2],
      ['messenger', 3],
      ['pirate', 3],
      ['pirate-ship', 3],
      ['shipwright', 2],
    ]);
    const t = table.fresh({ players: 2, modules: ['pearlbrook'], options: { firstPlayer: 0 } });
    expect(t.deckCount()).toBe(148 - 8 - 5 - 6);
    const dealt = starts(6, {}, manySeeds).flatMap((start) => [...start.meadow(), ...start.hand(0)]);
    for (const { id } of ours) expect(dealt).toContain(id);
  });
});
