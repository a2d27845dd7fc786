import { createGame, ZONE } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type Table } from '../test-support/table.ts';

/** Which cards of a zone a seat (null = a spectator) sees; a number = only how many there are. */
function seen(t: Table, zone: keyof typeof ZONE, seat: number | null): string[] | number {
  const view = t.game.view(t.state, seat);
  const cards = view.zones[ZONE[zone]];
  return typeof cards === 'number' ? cards : cards.map((uid) => t.game.rules.designs[view.cardOf[uid]].id);
}

describe('Part 1: resources', () => {
  test('R-GEN-01: the four exclusive and shared locations fill a supply of twigs, resin, pebbles and berries', () => {
    const t = table({ seats: [{ season: 'summer' }, { passed: true }] });
    expect(Object.keys(t.res(0))).toEqual(['twig', 'resin', 'pebble', 'berry']);
    t.visit('basic-3-twigs').visit('basic-2-resin').visit('basic-1-pebble').visit('basic-1-berry');
    expect(t.res(0)).toEqual({ twig: 3, resin: 2, pebble: 1, berry: 1 });
  });

  test('R-GEN-02: "1 any" is one twig, one resin, one pebble or one berry, as the visitor likes', () => {
    for (const kind of ['twig', 'resin', 'pebble', 'berry'] as const) {
      const t = table({ forest: ['forest-2-cards-1-any'] });
      t.visit('forest-2-cards-1-any');
      expect(t.decider()).toBe(0);
      expect(t.legal()).toHaveLength(4);
      t.split({ [kind]: 1 });
      expect(t.res(0)).toEqual(goods({ [kind]: 1 }));
    }
  });

  test('R-GEN-02: "1 any" is neither nothing nor two, nor one each of two kinds', () => {
    const t = table({ forest: ['forest-2-cards-1-any'] });
    t.visit('forest-2-cards-1-any');
    expect(t.refuses(() => t.split({}))).toBe('too-few');
    expect(t.refuses(() => t.split({ twig: 2 }))).toBe('too-many');
    expect(t.refuses(() => t.split({ twig: 1, berry: 1 }))).toBe('too-many');
  });

  test('R-GEN-03: without Pearlbrook there is no pearl to hold, to gain or to pay', () => {
    expect(createGame({ players: 2 }).rules.resources).not.toContain('pearl');
    expect(() => table({ seats: [{ res: { pearl: 1 } }] })).toThrow(/pearl/);
    const t = table({ forest: ['forest-2-cards-1-any'] });
    t.visit('forest-2-cards-1-any');
    expect(t.refuses(() => t.answer({ t: 'split', by: [0, 0, 0, 0, 1] }))).toBe('malformed');
  });

  test('R-GEN-04: a supply as large as no box can hold is still added to', () => {
    const t = table({ seats: [{ season: 'spring', res: { twig: 500 }, points: 500 }, { passed: true }] });
    t.visit('basic-3-twigs').visit('basic-2-cards-1-point');
    expect(t.res(0)).toEqual(goods({ twig: 503 }));
    expect(t.points(0)).toBe(501);
  });

  test('R-GEN-04: occupied tokens do not run out: every Construction of a full table may carry one', () => {
    const taken = ['inn', 'inn', 'inn', 'mine', 'mine', 'mine', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm', 'farm'];
    const rivals = ['ruins', 'ruins', 'ruins', 'twig-barge', 'twig-barge', 'twig-barge', 'storehouse', 'storehouse'];
    const occupied = (card: string) => ({ card, occupied: true });
    const t = table({
      seats: [{ hand: ['gatherer'], city: [...taken.map(occupied), 'farm'] }, { city: rivals.map(occupied) }],
    });
    t.play('gatherer', { via: 'farm' });
    expect(t.occupied(0)).toHaveLength(14);
    expect(t.city(0)).toContain('gatherer');
  });

  test('R-GEN-05: nobody has to give up resources, however many there are', () => {
    const t = table({ seats: [{ res: { twig: 40, resin: 40, pebble: 40, berry: 40 } }] });
    t.visit('basic-1-berry');
    expect(t.res(0)).toEqual({ twig: 40, resin: 40, pebble: 40, berry: 41 });
    t.visit('basic-1-berry').visit('basic-1-berry');
    t.visit('basic-2-resin').prepare();
    expect(t.res(0)).toEqual({ twig: 40, resin: 40, pebble: 40, berry: 42 });
  });

  test('R-GEN-06: what is gained comes from the general supply: no other player loses anything', () => {
    const t = table({ seats: [{}, { res: { twig: 4, berry: 2 }, points: 3 }], deckTop: ['farm', 'mine'] });
    t.visit('basic-2-cards-1-point');
    expect(t.points(0)).toBe(1);
    expect(t.points(1)).toBe(3);
    t.visit('basic-1-berry').visit('basic-3-twigs');
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
    expect(t.res(1)).toEqual(goods({ twig: 4, berry: 3 }));
  });

  test('R-GEN-07: what is paid goes back to the general supply: no other player gets it', () => {
    const t = table({ seats: [{ hand: ['mine'], res: { twig: 2, resin: 2, pebble: 2 } }, { res: { twig: 1 } }] });
    t.play('mine');
    expect(t.res(0)).toEqual(goods({ twig: 1, resin: 1, pebble: 2 })); // the Mine itself brings a pebble
    expect(t.res(1)).toEqual(goods({ twig: 1 }));
    expect(t.storedOn(0, 'mine')).toEqual(goods());
  });
});

describe('Part 1: cards', () => {
  test('R-GEN-08: cards are drawn from the top of the deck, not from the Meadow', () => {
    const t = table({ seats: [{ hand: ['king'] }], deckTop: ['farm', 'mine', 'inn'] });
    const meadow = t.meadow();
    t.visit('basic-2-cards-1-point');
    expect(t.hand(0)).toEqual(['farm', 'king', 'mine']);
    expect(t.deckTop(1)).toEqual(['inn']);
    expect(t.meadow()).toEqual(meadow);
  });

  test('R-GEN-08: where the Meadow is named as the source, the deck only refills it', () => {
    const meadow = ['farm', 'mine', 'inn', 'bard', 'king', 'peddler', 'post-office', 'monk'];
    const t = table({ meadow, deckTop: ['chapel', 'school'], forest: ['forest-2-meadow-play-1'] });
    t.visit('forest-2-meadow-play-1').pick('mine', 'king');
    expect(t.hand(0)).toEqual(['king', 'mine']);
    expect(t.meadow()).toEqual(['farm', 'chapel', 'inn', 'bard', 'school', 'peddler', 'post-office', 'monk']);
  });

  test('R-GEN-09: revealed cards come from the top of the deck, everybody sees them and they are in no hand', () => {
    const t = table({
      seats: [{ hand: ['postal-pigeon'], res: { berry: 2 } }],
      deckTop: ['farm', 'inn', 'queen'],
    });
    const hidden = t.deckCount();
    t.play('postal-pigeon');
    for (const viewer of [0, 1, null]) expect(seen(t, 'revealed', viewer)).toEqual(['farm', 'inn']);
    expect(t.hand(0)).toEqual([]);
    expect(t.deckCount()).toBe(hidden - 2);
    expect(t.deckTop(1)).toEqual(['queen']);
  });

  test('R-GEN-10: a discard comes out of the hand and goes on the discard pile; city and Meadow are not touched', () => {
    const t = table({ seats: [{ hand: ['farm', 'mine', 'inn'], city: ['king'] }], discardTop: ['queen'] });
    const meadow = t.meadow();
    t.visit('haven');
    expect(t.choices()).toEqual(['farm', 'inn', 'mine']);
    t.pick('farm', 'mine').split({ berry: 1 });
    expect(t.hand(0)).toEqual(['inn']);
    expect(t.discard().slice().sort()).toEqual(['farm', 'mine', 'queen']);
    expect(t.discard().at(-1)).toBe('queen');
    expect(t.city(0)).toEqual(['king']);
    expect(t.meadow()).toEqual(meadow);
  });

  test('R-GEN-11: the discard pile is facedown: everybody knows how many cards it has, nobody which', () => {
    const t = table({ seats: [{ hand: ['farm', 'mine'] }], discardTop: ['queen'] });
    t.visit('haven').pick('farm', 'mine').split({ berry: 1 });
    for (const viewer of [0, 1, null]) {
      expect(seen(t, 'discard', viewer)).toBe(3);
      const { cardOf } = t.game.view(t.state, viewer);
      for (const uid of t.state.zones[ZONE.discard]) expect(cardOf[uid]).toBe(-1);
    }
  });

  test('R-GEN-13: the Meadow shows 8 cards to everybody', () => {
    const t = table.fresh({ players: 3 });
    expect(t.meadow()).toHaveLength(8);
    expect(t.meadow()).not.toContain(null);
    for (const viewer of [0, 1, 2, null]) expect(seen(t, 'meadow', viewer)).toEqual(t.meadow());
  });

  test('R-GEN-13: Meadow spaces are counted 1 to 8 from the top left on: the die takes the card of its space', () => {
    const meadow = ['king', 'mine', 'inn', 'bard', 'castle', 'peddler', 'post-office', 'monk'];
    for (const space of [1, 4, 5, 8]) {
      const seats = [{ hand: ['farm'], res: { twig: 2, resin: 1 } }];
      const t = table({ modules: ['rugwort'], meadow, deckTop: ['queen'], dice: [space], seats });
      t.play('farm');
      expect(t.city(1)).toEqual([meadow[space - 1]]);
      expect(t.meadow()).toEqual(meadow.map((card, i) => (i === space - 1 ? 'queen' : card)));
    }
  });
});

describe('Part 1: tokens and choices', () => {
  test('R-GEN-12: a point token is 1 point; printed points of cards and Events are not tokens', () => {
    const t = table({ seats: [{ points: 4, city: ['king', 'inn', 'inn', 'lookout'] }, { passed: true }] });
    expect(t.score(0)).toMatchObject({ base: 10, tokens: 4, events: 0, total: 14 });
    t.visit('basic-2-cards-1-point');
    expect(t.score(0)).toMatchObject({ base: 10, tokens: 5, events: 0, total: 15 });
    t.claim('grand-tour');
    expect(t.points(0)).toBe(5);
    // Three printed points of the Event, and the King counts it for one more.
    expect(t.score(0)).toMatchObject({ base: 10, tokens: 5, events: 3, prosperity: 1, total: 19 });
  });

  test('R-GEN-14: goods on a Storehouse stay there over the seasons and pay for nothing', () => {
    const t = table({
      seats: [
        {
          hand: ['mine'],
          city: [{ card: 'storehouse', stored: { twig: 3, resin: 2, pebble: 2 } }],
          deployed: ['basic-3-twigs', 'basic-1-berry'],
        },
      ],
    });
    expect(t.refuses(() => t.play('mine'))).toBe('cannot-pay');
    t.prepare().choose('pebble');
    expect(t.storedOn(0, 'storehouse')).toEqual(goods({ twig: 3, resin: 2, pebble: 3 }));
    expect(t.res(0)).toEqual(goods());
  });

  test('R-GEN-14: tokens on a Chapel stay on it, those of a Clock Tower leave only for what it says', () => {
    const t = table({
      forest: ['forest-3-berries'],
      seats: [
        {
          city: [
            { card: 'chapel', tokens: 2 },
            { card: 'clock-tower', tokens: 3 },
          ],
          deployed: ['basic-3-twigs', 'forest-3-berries'],
        },
        { passed: true },
      ],
    });
    t.prepare();
    expect(t.asks()).toBe('useToken');
    t.choose('use').place('forest-3-berries');
    expect(t.tokensOn(0, 'clock-tower')).toBe(2);
    expect(t.tokensOn(0, 'chapel')).toBe(2);
    expect(t.points(0)).toBe(0);
    expect(t.res(0)).toEqual(goods({ berry: 3 }));
  });

  test("R-GEN-15: tokens left on cards count for the owner of the city, also those on a rival's copy of the card", () => {
    const t = table({
      seats: [
        {
          points: 1,
          city: [
            { card: 'chapel', tokens: 2 },
            { card: 'clock-tower', tokens: 3 },
          ],
        },
        { city: [{ card: 'chapel', tokens: 4 }] },
      ],
    });
    expect(t.score(0)).toMatchObject({ tokens: 6, base: 2, total: 8 });
    expect(t.score(1)).toMatchObject({ tokens: 4, base: 2, total: 6 });
  });

  test("R-GEN-16: a visitor of a rival's Post Office makes every choice, the owner none", () => {
    const t = table({
      players: 3,
      seats: [{ hand: ['farm', 'mine', 'inn', 'king'] }, { city: ['post-office'] }, {}],
    });
    t.visit('post-office', { owner: 1 });
    expect([t.asks(), t.decider()]).toEqual(['give', 0]);
    t.pick('farm', 'mine');
    expect([t.asks(), t.decider()]).toEqual(['receiver', 0]);
    t.seat(2);
    expect([t.asks(), t.decider()]).toEqual(['discard', 0]);
    t.pick('inn');
    expect(t.hand(2)).toEqual(['farm', 'mine']);
    expect(t.hand(0)).toHaveLength(8);
  });

  test('R-GEN-16: whoever played the card says in which order the other cards of the city react', () => {
    const seats = [{ hand: ['farm'], res: { twig: 2, resin: 1 }, city: ['courthouse', 'historian'] }];
    const t = table({ seats, deckTop: ['queen'] });
    t.play('farm');
    expect([t.asks(), t.decider()]).toEqual(['order', 0]);
    expect(t.choices()).toEqual(['courthouse', 'historian']);
    t.pick('courthouse');
    expect(t.hand(0)).toEqual([]);
    t.split({ pebble: 1 });
    expect(t.hand(0)).toEqual(['queen']);
  });
});
