import { createGame } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const MODULES = ['through-every-season'];
const FARMS = ['winter-1', 'winter-2', 'spring-1', 'spring-2', 'summer-1', 'summer-2', 'autumn-1', 'autumn-2'].map(
  (season) => `farm-${season}`,
);

const mine = (seat: SeatShorthand, given: TableShorthand = {}): Table =>
  table({ ...given, modules: [...MODULES, ...(given.modules ?? [])], seats: [seat, ...(given.seats ?? [])] });

/** Plays the Farm with enough to pay for it; what is left of the cost is taken away. */
function grow(farm: string, seat: SeatShorthand = {}): Table {
  const { cost } = createGame({ players: 2, modules: MODULES }).rules.designById.get(farm)!.def;
  const res = { ...cost };
  for (const [r, n] of Object.entries(seat.res ?? {})) res[r as 'berry'] = (res[r as 'berry'] ?? 0) + n;
  return mine({ ...seat, hand: [farm, ...(seat.hand ?? [])], res }).play(farm);
}

describe('Part 12.5: Through Every Season', () => {
  test('R-TES-01, R-COMP-02: the 8 special Farms replace the 8 Farms one for one', () => {
    const { rules } = createGame({ players: 2, modules: MODULES });
    expect(rules.cards).toBe(128);
    const inDeck = rules.deckList.map((ix) => rules.designs[ix].id);
    expect(inDeck).not.toContain('farm');
    expect(inDeck.filter((id) => id.startsWith('farm-')).sort()).toEqual(FARMS.slice().sort());
    expect(rules.designById.get('farm')!.copies).toBe(0);
    const t = table.fresh({ players: 4, modules: MODULES });
    const all = t.state.cardOf.map((ix) => rules.designs[ix].id);
    expect(all).not.toContain('farm');
  });

  test('R-TES-01: an imagined world has no Farm of the base game either', () => {
    const t = table.fresh({ players: 3, modules: MODULES });
    let x = 0.7;
    const imagined = t.game.determinize(t.game.view(t.state, 0), () => (x = (x * 997 + 0.123) % 1));
    const farm = t.game.rules.designById.get('farm')!.ix;
    expect(imagined.cardOf).not.toContain(farm);
    expect(imagined.cardOf.every((ix) => ix >= 0)).toBe(true);
  });

  test('they are marked as reconstructed', () => {
    const { rules } = createGame({ players: 2, modules: MODULES });
    for (const id of FARMS) expect(rules.designById.get(id)!.def.reconstructed, id).toBe(true);
  });

  test('R-TES-03: their costs differ', () => {
    const { rules } = createGame({ players: 2, modules: MODULES });
    const costs = FARMS.map((id) => rules.designById.get(id)!.cost.join());
    expect(new Set(costs).size).toBeGreaterThan(1);
    const t = mine({ hand: ['farm-winter-1', 'farm-summer-1'], res: { twig: 2 } });
    expect(t.canPlay('farm-winter-1')).toBe(true);
    expect(t.why({ card: 'farm-summer-1' })).toBe('cannot-pay');
  });

  test.each([
    ['farm-winter-1', 'cards', {}, 1, 0],
    ['farm-winter-2', 'twig', { twig: 1 }, 0, 0],
    ['farm-spring-1', 'cards', {}, 2, 0],
    ['farm-spring-2', 'resin', { resin: 1 }, 0, 0],
  ])('R-TES-02, %s: a berry, or the other ability, and not both', (farm, other, gained, cards, points) => {
    const first = grow(farm).choose('berry');
    expect(first.res(0)).toEqual(goods({ berry: farm === 'farm-spring-2' ? 2 : 1 }));
    expect(first.hand(0)).toEqual([]);
    const second = grow(farm).choose(other);
    expect(second.res(0)).toEqual(goods(gained));
    expect(second.hand(0)).toHaveLength(cards);
    expect(second.points(0)).toBe(points);
  });

  test('R-TES-02, farm-autumn-1: a berry, or 2 tokens for a berry; without one only the first', () => {
    expect(grow('farm-autumn-1').res(0)).toEqual(goods({ berry: 1 }));
    const t = grow('farm-autumn-1', { res: { berry: 1 } }).choose('points');
    expect(t.res(0)).toEqual(goods());
    expect(t.points(0)).toBe(2);
  });

  test('R-TES-02, farm-autumn-2: a resource only of a type that one has none of', () => {
    const t = grow('farm-autumn-2', { res: { resin: 2, berry: 1 } }).choose('any');
    expect(t.refuses(() => t.answer({ t: 'split', by: [0, 0, 0, 1] }))).toBe('malformed');
    t.split({ pebble: 1 });
    expect(t.res(0)).toEqual(goods({ resin: 2, berry: 1, pebble: 1 }));
    const rich = grow('farm-autumn-2', { res: { twig: 1, resin: 1, pebble: 1, berry: 1 } });
    expect(rich.res(0)).toEqual(goods({ twig: 1, resin: 1, pebble: 1, berry: 2 })); // nothing else was possible
  });

  test.each([
    ['farm-summer-1', 2],
    ['farm-summer-2', 1],
  ])('%s has a single ability and asks nothing', (farm, berry) => {
    expect(grow(farm).res(0)).toEqual(goods({ berry }));
  });

  test('R-TES-02: the choice is made anew at each activation', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = mine({ city: ['farm-winter-1', 'farm-winter-2'], deployed }).prepare();
    t.pick('farm-winter-2').choose('twig').choose('berry');
    expect(t.res(0)).toEqual(goods({ twig: 1, berry: 1 }));
  });

  test('R-CITY-04, farm-summer-2: uses no space', () => {
    const full = Array.from(
      { length: 15 },
      (_, i) => ['mine', 'twig-barge', 'resin-refinery', 'inn', 'teacher'][i % 5],
    );
    const t = mine({ city: full, hand: ['farm-summer-2', 'farm-summer-1'], res: { twig: 4, resin: 4 } });
    expect(t.why({ card: 'farm-summer-1' })).toBe('city-full');
    expect(t.play('farm-summer-2').city(0)).toHaveLength(16);
  });
});

describe('Part 12.5: each counts as a Farm', () => {
  test('R-TES-04, OQ-49, R-CARD-BARGETOAD-01: 2 twigs for each, whatever its season', () => {
    const t = mine({ hand: ['barge-toad'], res: { berry: 2 }, city: FARMS.slice(0, 3) }).play('barge-toad');
    expect(t.res(0)).toEqual(goods({ twig: 6 }));
  });

  test.each(FARMS)('R-TES-04, OQ-49, R-CARD-GENERALSTORE-01: the General Store finds %s', (farm) => {
    const t = mine({ hand: ['general-store'], res: { resin: 1, pebble: 1 }, city: [farm] }).play('general-store');
    expect(t.res(0)).toEqual(goods({ berry: 2 }));
  });

  test('R-TES-04, R-CARD-HARVESTER-01: the pair harvests with one', () => {
    const t = mine({ hand: ['harvester'], res: { berry: 3 }, city: ['gatherer', 'farm-winter-1'] }).play('harvester');
    t.split({ pebble: 1 });
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-TES-04, R-OCC-04: each brings in a Harvester or a Gatherer by a token of its own', () => {
    const city = ['farm-winter-1', 'farm-autumn-2'];
    const t = mine({ hand: ['gatherer', 'harvester'], city });
    t.play('gatherer', { via: 'farm-winter-1' }).visit('basic-1-berry').play('harvester', { via: 'farm-autumn-2' });
    if (t.asks() !== 'turn') t.split({ twig: 1 });
    expect(t.occupied(0)).toEqual(['farm-autumn-2', 'farm-winter-1']);
  });

  test('R-TES-04, R-CARD-CORRINFIELD-01: Corrin Evertail’s Field counts them', () => {
    const t = mine(
      { hand: ['corrin-evertails-field'], res: { twig: 1, resin: 1, pebble: 1 } },
      { modules: ['corrin'], seats: [{ city: ['farm-winter-1', 'farm-summer-2'] }] },
    ).play('corrin-evertails-field');
    expect(t.res(0)).toEqual(goods({ berry: 3 }));
    expect(t.hand(1)).toHaveLength(2);
  });
});
