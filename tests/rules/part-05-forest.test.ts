import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const MEADOW = ['farm', 'mine', 'inn', 'bard', 'king', 'peddler', 'post-office', 'monk'];
const EIGHT = ['farm', 'farm', 'mine', 'inn', 'king', 'bard', 'monk', 'chapel'];

/** A worker of seat 0 goes to this Forest card. */
function visit(card: string, seat: SeatShorthand = {}, given: TableShorthand = {}): Table {
  return table({ forest: [card], seats: [seat], ...given }).visit(card);
}

/** Tables at which these seats have a worker on `forest-3-berries`. */
function crowded(players: number, seats: readonly number[], given: TableShorthand = {}): Table {
  const deployed = ['forest-3-berries'];
  return table({
    players,
    seats: Array.from({ length: players }, (_, seat) => (seats.includes(seat) ? { deployed } : {})),
    ...given,
  });
}

describe('Part 5.2: spots on Forest cards', () => {
  test('R-FOREST-01: with 2 or 3 players one worker fills a Forest card', () => {
    for (const players of [2, 3]) {
      expect(crowded(players, [], { forest: ['forest-3-berries'] }).canVisit('forest-3-berries')).toBe(true);
      const t = crowded(players, [1]);
      expect(t.refuses(() => t.visit('forest-3-berries'))).toBe('location-occupied');
    }
  });

  test('R-FOREST-01: the same holds against Rugwort, whose worker shuts the card', () => {
    const t = table({
      modules: ['rugwort'],
      forestAt: { 'top-left': 'forest-3-berries', 'top-right': 'forest-2-any' },
    });
    expect(t.refuses(() => t.visit('forest-3-berries'))).toBe('location-occupied');
    expect(t.canVisit('forest-2-any')).toBe(true);
  });

  test('R-FOREST-02: with 4 or more players a second player may join, a third not', () => {
    for (const players of [4, 5, 6]) {
      const t = crowded(players, [1]);
      t.visit('forest-3-berries');
      expect(t.res(0)).toEqual(goods({ berry: 3 }));
      const full = crowded(players, [1, 2]);
      expect(full.refuses(() => full.visit('forest-3-berries'))).toBe('location-occupied');
    }
  });

  test('R-FOREST-03: nobody has two workers on one Forest card, whatever the number of players', () => {
    const reason = ['location-occupied', 'location-occupied', 'already-there', 'already-there', 'already-there'];
    for (const players of [2, 3, 4, 5, 6]) {
      const t = crowded(players, [0]);
      expect(t.refuses(() => t.visit('forest-3-berries'))).toBe(reason[players - 2]);
      expect(t.canVisit('forest-3-berries')).toBe(false);
    }
  });

  test('R-FOREST-03: nor may a worker be moved to where another one of the player stands', () => {
    const deployed = ['forest-3-berries', 'basic-1-berry'];
    const t = table({ players: 4, seats: [{ hand: ['ranger'], res: { berry: 2 }, deployed }] });
    t.play('ranger').worker('basic-1-berry');
    expect(t.choices()).not.toContain('forest-3-berries');
  });

  test('R-FOREST-04: the discount of a Forest card is the one card-playing ability of that card', () => {
    const seat = { city: ['crane', 'dungeon', 'monk', 'judge'], res: { twig: 1, resin: 1 } };
    const t = visit('forest-2-meadow-play-1', seat, { meadow: MEADOW });
    t.pick('mine', 'inn').pick('inn');
    // For one less: not also without the Crane, nor with a prisoner, nor with a replaced resource.
    expect(t.city(0)).toEqual(['crane', 'dungeon', 'inn', 'judge', 'monk']);
    expect(t.res(0)).toEqual(goods());
    const poor = visit('forest-2-meadow-play-1', { ...seat, res: { twig: 1 } }, { meadow: MEADOW });
    poor.pick('mine', 'inn');
    expect(poor.turn()).toBe(1);
    expect(poor.city(0)).toEqual(['crane', 'dungeon', 'judge', 'monk']);
    expect(poor.hand(0)).toEqual(['inn', 'mine']);
  });

  test('R-FOREST-04: a payment that adds the Crane to the discount of the Forest card is refused', () => {
    const seat = { city: ['crane'], res: { twig: 2, resin: 2, pebble: 2 } };
    const t = visit('forest-2-meadow-play-1', seat, { meadow: MEADOW });
    t.pick('mine', 'inn').pick('inn');
    expect(t.asks()).toBe('payFor');
    expect(t.refuses(() => t.payFor({ pay: {}, ability: 'crane' }))).toBe('not-offered');
    t.payFor({ pay: { twig: 1, resin: 1 } });
    expect(t.city(0)).toEqual(['crane', 'inn']);
  });
});

describe('Part 5.2: the 11 Forest cards', () => {
  test('forest-copy-basic-1-card: any Basic location, also an occupied one, and then a card', () => {
    const t = table({
      forest: ['forest-copy-basic-1-card', 'forest-3-berries'],
      deckTop: ['farm', 'mine', 'inn', 'king'],
      seats: [{}, { deployed: ['basic-3-twigs'] }],
    });
    t.visit('forest-copy-basic-1-card');
    expect(new Set(t.choices())).toEqual(new Set(t.row('basic')));
    t.place('basic-3-twigs');
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.deployed(0)).toEqual(['forest-copy-basic-1-card']);
  });

  test('forest-copy-basic-1-card: the copied location comes first, so its cards are the upper ones', () => {
    const given = { deckTop: ['farm', 'mine', 'inn', 'king'] };
    const t = visit('forest-copy-basic-1-card', { hand: EIGHT.slice(0, 5) }, given).place('basic-2-cards-1-point');
    expect(t.points(0)).toBe(1);
    expect(t.hand(0)).toHaveLength(8);
    expect(t.deckTop(1)).toEqual(['king']);
    const full = visit('forest-copy-basic-1-card', { hand: EIGHT }, given).place('basic-2-resin');
    expect(full.res(0)).toEqual(goods({ resin: 2 }));
    expect(full.deckTop(1)).toEqual(['farm']);
  });

  test('forest-3-berries: three berries', () => {
    expect(visit('forest-3-berries').res(0)).toEqual(goods({ berry: 3 }));
  });

  test('forest-2-cards-1-any: two cards and a resource of any kind', () => {
    const t = visit('forest-2-cards-1-any', {}, { deckTop: ['farm', 'mine', 'inn'] });
    expect(t.hand(0)).toEqual(['farm', 'mine']);
    t.split({ pebble: 1 });
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
    expect(t.turn()).toBe(1);
  });

  test('forest-discard-any-draw-2-each: two cards for each one discarded, up to the hand limit', () => {
    const given = { deckTop: ['school', 'theater', 'inn', 'inn', 'farm', 'king'] };
    const t = visit('forest-discard-any-draw-2-each', { hand: ['bard', 'monk', 'chapel'] }, given);
    t.pick('bard', 'monk');
    expect(t.discard().slice().sort()).toEqual(['bard', 'monk']);
    expect(t.hand(0)).toEqual(['chapel', 'inn', 'inn', 'school', 'theater']);
    const many = visit('forest-discard-any-draw-2-each', { hand: EIGHT }, given).pick('farm', 'farm');
    expect(many.hand(0)).toHaveLength(8);
    expect(many.deckTop(1)).toEqual(['inn']);
  });

  test('forest-discard-any-draw-2-each: nothing need be discarded, but there must be a card', () => {
    const t = visit('forest-discard-any-draw-2-each', { hand: ['bard'] }).pick();
    expect(t.hand(0)).toEqual(['bard']);
    const empty = table({ forest: ['forest-discard-any-draw-2-each'] });
    expect(empty.refuses(() => empty.visit('forest-discard-any-draw-2-each'))).toBe('nothing-to-do');
  });

  test('forest-discard-3-any-each: up to three cards, each for a resource of any kind', () => {
    const t = visit('forest-discard-3-any-each', { hand: ['farm', 'mine', 'inn', 'king'] });
    expect(t.refuses(() => t.pick('farm', 'mine', 'inn', 'king'))).toBe('too-many');
    t.pick('farm', 'mine', 'inn');
    expect(t.refuses(() => t.split({ twig: 2 }))).toBe('too-few');
    t.split({ twig: 1, pebble: 2 });
    expect(t.res(0)).toEqual(goods({ twig: 1, pebble: 2 }));
    expect(t.hand(0)).toEqual(['king']);
    expect(t.discard()).toHaveLength(3);
    const one = visit('forest-discard-3-any-each', { hand: ['farm', 'mine'] })
      .pick('mine')
      .split({ berry: 1 });
    expect(one.res(0)).toEqual(goods({ berry: 1 }));
  });

  test('forest-discard-3-any-each: useless without cards in hand', () => {
    const t = table({ forest: ['forest-discard-3-any-each'] });
    expect(t.refuses(() => t.visit('forest-discard-3-any-each'))).toBe('nothing-to-do');
  });

  test('forest-2-meadow-play-1: two Meadow cards, one of which may be played for a resource less', () => {
    const given = { meadow: MEADOW, deckTop: ['castle', 'queen'] };
    const t = visit('forest-2-meadow-play-1', { res: { twig: 2 }, hand: ['wanderer'] }, given);
    t.pick('farm', 'king');
    expect(t.meadow()).toEqual(['castle', 'mine', 'inn', 'bard', 'queen', 'peddler', 'post-office', 'monk']);
    expect(t.asks()).toBe('play');
    expect(t.choices()).toEqual(['farm']);
    t.pick('farm');
    expect(t.res(0)).toEqual(goods({ berry: 1 })); // of the Farm itself
    expect(t.city(0)).toEqual(['farm']);
    expect(t.hand(0)).toEqual(['king', 'wanderer']);
    expect(t.turn()).toBe(1);
  });

  test('forest-2-meadow-play-1: playing is optional, and only one of the two may be played', () => {
    const seat = { res: { twig: 9, resin: 9, pebble: 9 }, hand: ['general-store'] };
    const t = visit('forest-2-meadow-play-1', seat, { meadow: MEADOW }).pick('farm', 'mine');
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.decline();
    expect(t.hand(0)).toEqual(['farm', 'general-store', 'mine']);
    expect(t.city(0)).toEqual([]);
    expect(t.turn()).toBe(1);
  });

  test('forest-2-meadow-play-1: with seven cards in hand one is drawn, with eight none', () => {
    const t = visit('forest-2-meadow-play-1', { hand: EIGHT.slice(1) }, { meadow: ['farm', ...MEADOW.slice(1)] });
    expect(t.refuses(() => t.pick('farm', 'peddler'))).toBe('too-many');
    t.pick('peddler');
    expect(t.hand(0)).toHaveLength(8);
    const full = table({ forest: ['forest-2-meadow-play-1'], seats: [{ hand: EIGHT }] });
    expect(full.refuses(() => full.visit('forest-2-meadow-play-1'))).toBe('nothing-to-do');
  });

  test('forest-2-meadow-play-1: the two cards must be taken', () => {
    const t = visit('forest-2-meadow-play-1', {}, { meadow: MEADOW });
    expect(t.refuses(() => t.pick())).toBe('too-few');
    expect(t.refuses(() => t.pick('farm'))).toBe('too-few');
    expect(t.refuses(() => t.pick('farm', 'mine', 'inn'))).toBe('too-many');
  });

  test('forest-3-cards-1-pebble: three cards and a pebble', () => {
    const t = visit('forest-3-cards-1-pebble', {}, { deckTop: ['farm', 'mine', 'inn', 'king'] });
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine']);
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
    expect(t.deckTop(1)).toEqual(['king']);
  });

  test('forest-2-berries-1-card: two berries and a card', () => {
    const t = visit('forest-2-berries-1-card', {}, { deckTop: ['farm', 'mine'] });
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.res(0)).toEqual(goods({ berry: 2 }));
  });

  test('forest-2-resin-1-twig: two resin and a twig', () => {
    expect(visit('forest-2-resin-1-twig').res(0)).toEqual(goods({ resin: 2, twig: 1 }));
  });

  test('forest-2-any: two resources of any kind, alike or not', () => {
    expect(visit('forest-2-any').split({ pebble: 2 }).res(0)).toEqual(goods({ pebble: 2 }));
    expect(visit('forest-2-any').split({ twig: 1, berry: 1 }).res(0)).toEqual(goods({ twig: 1, berry: 1 }));
    const t = visit('forest-2-any');
    expect(t.refuses(() => t.split({ resin: 1 }))).toBe('too-few');
    expect(t.refuses(() => t.split({ resin: 3 }))).toBe('too-many');
  });

  test('forest-1-twig-1-resin-1-berry: one of each of the three', () => {
    expect(visit('forest-1-twig-1-resin-1-berry').res(0)).toEqual(goods({ twig: 1, resin: 1, berry: 1 }));
  });
});
