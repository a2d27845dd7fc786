import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table } from '../test-support/table.ts';

/** Nothing here can be paid for, not even for 3 resources less. */
const DEAR = ['castle', 'castle', 'palace', 'palace', 'ever-tree', 'ever-tree', 'theater', 'theater'];
/** Fifteen cards, each of which uses a space. */
const FULL = ['inn', 'mine', 'twig-barge', 'resin-refinery', 'general-store'].flatMap((card) => [card, card, card]);
const BUSY = ['basic-1-berry', 'basic-1-berry'];

/** The dear Meadow with one card in it that is not. */
const meadowWith = (card: string): string[] => [card, ...DEAR.slice(1)];

describe('Part 5: placing a worker', () => {
  test('R-WORK-01: a worker at home is placed on a free location', () => {
    const t = table();
    t.visit('basic-3-twigs');
    expect(t.workersFree(0)).toBe(1);
    expect(t.deployed(0)).toEqual(['basic-3-twigs']);
  });

  test('R-WORK-01: with all workers deployed nobody can be placed, wherever there is room', () => {
    const t = table({ forest: ['forest-3-berries'], seats: [{ deployed: BUSY, city: ['lookout'] }] });
    for (const place of ['basic-3-twigs', 'basic-1-berry', 'haven', 'forest-3-berries', 'lookout'])
      expect(t.refuses(() => t.visit(place))).toBe('no-worker');
    expect(t.offers('visit')).toBe(false);
  });

  test('R-WORK-01: a location whose only spot is taken has no room', () => {
    const t = table({ seats: [{}, { deployed: ['basic-2-resin'] }] });
    expect(t.refuses(() => t.visit('basic-2-resin'))).toBe('location-occupied');
    expect(t.canVisit('basic-2-resin')).toBe(false);
  });

  test('R-WORK-02: the location is carried out at once and in full', () => {
    const t = table({ deckTop: ['farm', 'mine'] });
    t.visit('basic-2-cards-1-point');
    expect(t.hand(0)).toEqual(['farm', 'mine']);
    expect(t.points(0)).toBe(1);
    expect(t.turn()).toBe(1);
  });

  test('R-WORK-02: a worker that stands there gives nothing later, nor when it comes home', () => {
    const t = table();
    t.visit('basic-3-twigs').visit('basic-1-berry').visit('basic-1-berry').visit('basic-1-berry');
    expect(t.res(0)).toEqual(goods({ twig: 3, berry: 1 }));
    t.prepare();
    expect(t.res(0)).toEqual(goods({ twig: 3, berry: 1 }));
  });

  test('R-WORK-03: the worker stays over the turns of all players until its owner prepares for the season', () => {
    const t = table({ seats: [{ hand: ['farm'], res: { twig: 2, resin: 1 } }] });
    t.visit('basic-3-twigs').visit('basic-1-berry');
    t.visit('basic-1-berry').visit('basic-1-berry');
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'basic-3-twigs']);
    t.play('farm').prepare();
    expect(t.workersFree(1)).toBe(3);
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'basic-3-twigs']);
    t.prepare();
    expect(t.deployed(0)).toEqual([]);
    expect(t.workersFree(0)).toBe(3);
    expect(t.canVisit('basic-3-twigs')).toBe(true);
  });

  test('R-WORK-04: a part of the effect is enough: with a full hand the pebble is still gained', () => {
    const hand = ['farm', 'farm', 'farm', 'farm', 'mine', 'mine', 'inn', 'inn'];
    const t = table({ forest: ['forest-3-cards-1-pebble'], seats: [{ hand }] });
    t.visit('forest-3-cards-1-pebble');
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
    expect(t.hand(0)).toHaveLength(8);
  });

  test('R-WORK-04: a placement of which nothing can be carried out is refused', () => {
    const t = table({
      forest: ['forest-discard-3-any-each', 'forest-discard-any-draw-2-each'],
      seats: [{ city: ['storehouse', 'monastery', 'post-office', 'university'] }],
    });
    for (const place of ['forest-discard-3-any-each', 'forest-discard-any-draw-2-each', 'storehouse'])
      expect(t.refuses(() => t.visit(place))).toBe('nothing-to-do');
    for (const place of ['post-office', 'monastery']) expect(t.refuses(() => t.visit(place))).toBe('cannot-pay-price');
    expect(t.canVisit('university')).toBe(true);
  });

  test('R-WORK-04, OQ-54: an optional part that can be carried out is enough, also if it is then declined', () => {
    const t = table({ forest: ['forest-discard-3-any-each'], seats: [{ hand: ['farm'] }] });
    t.visit('forest-discard-3-any-each').pick();
    expect(t.deployed(0)).toEqual(['forest-discard-3-any-each']);
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.res(0)).toEqual(goods());
  });

  test("R-WORK-05: nobody may take a rival's Inn only to block it", () => {
    const t = table({ meadow: DEAR, seats: [{ res: { berry: 1 } }, { city: ['inn'] }] });
    expect(t.refuses(() => t.visit('inn', { owner: 1 }))).toBe('nothing-to-do');
    expect(t.points(1)).toBe(0);
    const rich = table({ meadow: DEAR, seats: [{ res: { twig: 3, resin: 3, pebble: 3 } }, { city: ['inn'] }] });
    expect(rich.canVisit('inn')).toBe(true);
  });

  test('R-WORK-06: an Inn is no use to a player whose city is full', () => {
    const seats = [{ city: FULL, res: { twig: 9, resin: 9, pebble: 9, berry: 9 } }];
    const t = table({ meadow: meadowWith('farm'), seats });
    expect(t.refuses(() => t.visit('inn'))).toBe('nothing-to-do');
    const roomy = table({ meadow: meadowWith('farm'), seats: [{ ...seats[0], city: FULL.slice(0, 14) }] });
    expect(roomy.canVisit('inn')).toBe(true);
  });

  test('R-WORK-06: a full city may still be sent to the Inn for a card that needs no space of its own', () => {
    const seats = [{ city: FULL, res: { twig: 9, resin: 9, pebble: 9, berry: 9 } }];
    for (const card of ['wanderer', 'ruins']) {
      const t = table({ meadow: meadowWith(card), seats });
      expect(t.canVisit('inn')).toBe(true);
    }
  });

  test("R-WORK-06: the room is that of the visitor's city, not of the owner's", () => {
    const res = { twig: 2, resin: 1 };
    const guest = table({ meadow: meadowWith('farm'), seats: [{ res }, { city: FULL }] });
    expect(guest.canVisit('inn')).toBe(true);
    const city = [...FULL.slice(1), 'storehouse'];
    const full = table({ meadow: meadowWith('farm'), seats: [{ res, city }, { city: ['inn'] }] });
    expect(full.refuses(() => full.visit('inn', { owner: 1 }))).toBe('nothing-to-do');
  });

  test('R-WORK-07: an exclusive location takes one worker, of whomever', () => {
    for (const owner of [0, 1]) {
      const deployed = ['basic-3-twigs', 'basic-2-resin'];
      const seats = [{ season: 'summer' }, { season: 'summer' }].map((seat, i) =>
        i === owner ? { ...seat, deployed } : seat,
      );
      const t = table({ seats });
      for (const place of deployed) expect(t.refuses(() => t.visit(place))).toBe('location-occupied');
    }
  });

  test('R-WORK-08: a shared location takes any number of workers, also several of one player', () => {
    for (const place of ['basic-1-berry', 'basic-2-twigs-1-card', 'haven']) {
      const t = table({ seats: [{ season: 'autumn' }, { season: 'autumn' }] });
      for (let n = 0; n < 12; n++) t.visit(place);
      for (const seat of [0, 1]) expect(t.deployed(seat)).toEqual(Array.from({ length: 6 }, () => place));
    }
  });

  test('R-WORK-09: no location on a card is shared: once its spots are taken it is full', () => {
    const cards: Record<string, number> = {
      cemetery: 2,
      chapel: 1,
      inn: 1,
      lookout: 1,
      monastery: 2,
      'post-office': 1,
      queen: 1,
      storehouse: 1,
      university: 1,
    };
    const t = table();
    const withSpots = t.game.rules.designs.filter((design) => design.visit !== null).map((design) => design.id);
    expect(withSpots.sort()).toEqual(Object.keys(cards).sort());
    for (const [card, spots] of Object.entries(cards)) {
      const workers = Array.from({ length: spots }, () => 0);
      const stored = card === 'storehouse' ? { twig: 3 } : {};
      const city = [{ card, workers, stored }, 'undertaker', 'monk'];
      const full = table({ seats: [{ season: 'autumn', hand: ['farm', 'mine', 'inn'], res: { twig: 4 }, city }] });
      expect(full.refuses(() => full.visit(card, { owner: 0 }))).toBe('location-occupied');
    }
  });

  test('R-WORK-09: the places without a limit are all on the board', () => {
    const { places, rowNames } = table().game.rules;
    const shared = places.filter((place) => place.def.visit?.spots === undefined);
    expect(new Set(shared.map((place) => rowNames[place.row]))).toEqual(new Set(['basic', 'haven', 'journey']));
  });
});

describe('Part 5: permanent workers and workers on lost cards', () => {
  const pilgrim = { card: 'monastery', workers: [0] };

  test('R-WORK-10: workers on Monastery and Cemetery stay when the others come home', () => {
    const t = table({
      seats: [{ city: [pilgrim, { card: 'cemetery', workers: [0] }], season: 'spring', deployed: ['basic-1-berry'] }],
    });
    t.prepare().pick(...t.choices().slice(0, 2));
    expect(t.deployed(0)).toEqual(['cemetery', 'monastery']);
    expect(t.workersFree(0)).toBe(2);
    expect(t.season(0)).toBe('summer');
  });

  test('R-WORK-10: neither the Ranger nor A Well Run City takes a worker off a permanent spot', () => {
    const deployed = ['journey-2', 'basic-1-berry', 'basic-3-twigs'];
    const city = [pilgrim, 'chip-sweep', 'clock-tower'];
    const seat = { season: 'autumn', hand: ['ranger'], res: { berry: 2 }, city, deployed };
    const ranger = table({ seats: [seat] });
    ranger.play('ranger');
    expect(ranger.choices()).toEqual(['basic-1-berry', 'basic-3-twigs']);
    const recall = table({ seats: [seat], specialEvents: ['a-well-run-city'] });
    recall.claim('a-well-run-city');
    expect(recall.choices()).not.toContain('monastery');
    expect(recall.choices()).not.toContain('journey-2');
    expect(recall.choices()).toContain('basic-3-twigs');
  });

  test('R-WORK-10: a Ranger finds nobody to move where all workers are permanent', () => {
    const t = table({ seats: [{ hand: ['ranger'], res: { berry: 2 }, city: [pilgrim], workersFree: 1 }] });
    t.play('ranger');
    expect(t.deployed(0)).toEqual(['monastery']);
    expect(t.turn()).toBe(1);
  });

  test('R-WORK-11: a permanent worker is lost with its card', () => {
    const t = table({
      seats: [{ hand: ['ruins'], city: [pilgrim], deployed: ['basic-1-berry'] }, { passed: true }],
    });
    t.play('ruins');
    expect(t.discard()).toEqual(['monastery']);
    expect(t.deployed(0)).toEqual(['basic-1-berry']);
    t.prepare();
    expect(t.workersFree(0)).toBe(2); // one came home, one is new, one is lost
    t.visit('basic-1-berry').visit('basic-1-berry').prepare();
    t.pick(...t.choices().slice(0, 2));
    expect(t.workersFree(0)).toBe(3);
  });

  test("R-WORK-12, OQ-02: a guest's worker on a discarded Inn stays away until the guest's next season", () => {
    const t = table({
      seats: [{ hand: ['ruins'], city: [{ card: 'inn', workers: [1] }] }, { deployed: ['basic-3-twigs'] }],
    });
    t.play('ruins');
    expect(t.city(0)).toEqual(['ruins']);
    expect(t.workersFree(1)).toBe(0);
    expect(t.refuses(() => t.visit('basic-1-berry'))).toBe('no-worker');
    t.prepare();
    expect(t.workersFree(1)).toBe(3);
    expect(t.deployed(1)).toEqual([]);
  });

  test('R-WORK-12, OQ-02: a worker without a card blocks nothing: a new copy of the card has a free spot', () => {
    const t = table({
      meadow: meadowWith('farm'),
      seats: [
        { hand: ['ruins', 'inn'], res: { twig: 4, resin: 2 }, city: [{ card: 'inn', workers: [0] }] },
        { passed: true },
      ],
    });
    t.play('ruins').play('inn');
    expect(t.deployed(0)).toEqual([]);
    expect(t.workersFree(0)).toBe(1);
    expect(t.canVisit('inn')).toBe(true);
  });

  test('R-WORK-12: the University discards a card with the worker on it; the worker returns with the season', () => {
    const city = [{ card: 'lookout', workers: [0] }, 'university'];
    const t = table({ seats: [{ city }, { passed: true }] });
    t.visit('university').split({ berry: 1 });
    expect(t.city(0)).toEqual(['university']);
    expect(t.workersFree(0)).toBe(0);
    t.prepare();
    expect(t.workersFree(0)).toBe(3);
  });
});

describe('Part 5: copying and moving', () => {
  test('R-WORK-13: a copied location is carried out although it is occupied, and no worker is placed there', () => {
    const t = table({
      forest: ['forest-3-berries'],
      seats: [{ season: 'spring', city: ['lookout'] }, { deployed: ['basic-3-twigs', 'forest-3-berries'] }],
    });
    t.visit('lookout').place('basic-3-twigs');
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
    expect(t.deployed(0)).toEqual(['lookout']);
    expect(t.deployed(1)).toEqual(['basic-3-twigs', 'forest-3-berries']);
    const forest = table({
      forest: ['forest-3-berries'],
      seats: [{ city: ['lookout'], deployed: ['forest-3-berries'] }],
    });
    forest.visit('lookout').place('forest-3-berries');
    expect(forest.res(0)).toEqual(goods({ berry: 3 }));
  });

  test('R-WORK-13: a free location that is copied stays free', () => {
    const t = table({ seats: [{ city: ['lookout'] }] });
    t.visit('lookout').place('basic-1-pebble');
    t.visit('basic-1-pebble');
    expect([t.res(0), t.res(1)]).toEqual([goods({ pebble: 1 }), goods({ pebble: 1 })]);
  });

  test('R-WORK-13: a Clock Tower activates the location where its owner stands once more', () => {
    const city = [{ card: 'clock-tower', tokens: 3 }];
    const t = table({
      seats: [{ city, deployed: ['basic-3-twigs', 'basic-1-berry'] }, { deployed: ['basic-2-resin'] }],
    });
    t.prepare().choose('use');
    expect(t.choices()).toEqual(['basic-1-berry', 'basic-3-twigs']);
    t.place('basic-3-twigs');
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
    expect(t.workersFree(0)).toBe(3);
  });

  test('R-WORK-14: a moved worker leaves its old spot free and carries out the new one', () => {
    const t = table({
      seats: [{ hand: ['ranger'], res: { berry: 2 }, deployed: ['basic-3-twigs', 'basic-1-berry'] }],
    });
    t.play('ranger').worker('basic-3-twigs').place('basic-1-pebble');
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'basic-1-pebble']);
    expect(t.canVisit('basic-3-twigs')).toBe(true);
    expect(t.refuses(() => t.visit('basic-1-pebble'))).toBe('location-occupied');
  });

  test('R-WORK-14: the new spot must be free, useful, open and in season, as for any placement', () => {
    const t = table({
      forest: ['forest-discard-3-any-each', 'forest-3-berries'],
      seats: [
        {
          hand: ['ranger'],
          res: { berry: 2 },
          city: ['storehouse'],
          deployed: ['basic-1-berry', 'basic-1-pebble'],
        },
        { city: ['lookout', 'chapel'], deployed: ['basic-3-twigs', 'forest-3-berries'] },
      ],
    });
    t.play('ranger').worker('basic-1-berry');
    const offered = t.choices();
    for (const place of ['basic-3-twigs', 'forest-3-berries', 'basic-1-pebble', 'storehouse', 'lookout', 'chapel'])
      expect(offered).not.toContain(place);
    for (const place of ['forest-discard-3-any-each', 'journey-2', 'grand-tour', 'basic-1-berry'])
      expect(offered).not.toContain(place);
    expect(t.refuses(() => t.place('basic-3-twigs'))).toBe('not-offered');
    expect(offered).toEqual(expect.arrayContaining(['basic-2-resin', 'basic-2-twigs-1-card', 'haven']));
  });

  test("R-WORK-14: a worker moved to a rival's Open card pays the rival, and an Event may be reached that way", () => {
    const seat = { hand: ['ranger'], res: { berry: 5 }, deployed: ['basic-3-twigs', 'basic-1-berry'] };
    const inn = table({ meadow: meadowWith('wanderer'), seats: [seat, { city: ['inn'] }] });
    inn.play('ranger').worker('basic-3-twigs').place('inn');
    expect(inn.points(1)).toBe(1);
    expect(inn.city(0)).toEqual(['ranger', 'wanderer']);
    const event = table({ seats: [{ ...seat, city: ['wanderer', 'bard'] }] });
    event.play('ranger').worker('basic-3-twigs').place('cartographers-expedition');
    expect(event.events(0)).toEqual(['cartographers-expedition']);
  });

  test('R-WORK-15: the worker of a player who has passed keeps its spot', () => {
    const t = table({
      forest: ['forest-3-berries'],
      seats: [
        { city: [{ card: 'inn', workers: [1] }], res: { twig: 9, resin: 9, pebble: 9 } },
        {
          passed: true,
          season: 'autumn',
          workersFree: 0,
          deployed: ['basic-3-twigs', 'forest-3-berries', 'journey-5'],
        },
      ],
    });
    for (const place of ['basic-3-twigs', 'forest-3-berries', 'inn'])
      expect(t.refuses(() => t.visit(place))).toBe('location-occupied');
    t.visit('basic-1-berry').visit('basic-1-berry').prepare();
    expect(t.refuses(() => t.visit('basic-3-twigs'))).toBe('location-occupied');
    expect(t.deployed(1)).toEqual(['basic-3-twigs', 'forest-3-berries', 'inn', 'journey-5']);
  });
});
