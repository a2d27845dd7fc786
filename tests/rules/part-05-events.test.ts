import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table } from '../test-support/table.ts';

interface BasicEvent {
  readonly id: string;
  readonly colour: string;
  /** Just enough cards of that colour. */
  readonly cards: readonly string[];
}

const BASIC: readonly BasicEvent[] = [
  { id: 'city-monument', colour: 'blue', cards: ['judge', 'crane', 'historian'] },
  { id: 'grand-tour', colour: 'red', cards: ['inn', 'inn', 'queen'] },
  { id: 'harvest-festival', colour: 'green', cards: ['farm', 'farm', 'monk', 'mine'] },
  { id: 'cartographers-expedition', colour: 'tan', cards: ['wanderer', 'bard', 'ruins'] },
];
/** Purple cards count for no basic Event. */
const PURPLE = ['king', 'school'];
const RED = ['inn', 'inn', 'lookout'];
const BLUE = ['judge', 'crane', 'historian'];

describe('Part 5.6: Events', () => {
  test('R-EVENT-01: an Event is reached with a worker and the cards it asks for', () => {
    const t = table({ seats: [{ city: RED }] });
    t.claim('grand-tour');
    expect(t.events(0)).toEqual(['grand-tour']);
    expect(t.workersFree(0)).toBe(1);
    const busy = table({ seats: [{ city: RED, deployed: ['basic-1-berry', 'haven'] }] });
    expect(busy.refuses(() => busy.claim('grand-tour'))).toBe('no-worker');
  });

  test("R-EVENT-01: the cards must lie in the own city: neither the hand nor a rival's city counts", () => {
    const seats = [{ city: ['inn', 'lookout', 'king'], hand: ['inn', 'chapel'] }, { city: ['queen', 'chapel'] }];
    const t = table({ seats });
    expect(t.refuses(() => t.claim('grand-tour'))).toBe('requirement-not-met');
    expect(t.canVisit('grand-tour')).toBe(false);
  });

  test('R-EVENT-01: the cards must be there at that moment: the third card of the turn before is enough', () => {
    const seats = [{ city: RED.slice(1), hand: ['inn'], res: { twig: 2, resin: 1 } }, { passed: true }];
    const t = table({ seats });
    expect(t.refuses(() => t.claim('grand-tour'))).toBe('requirement-not-met');
    t.play('inn').claim('grand-tour');
    expect(t.events(0)).toEqual(['grand-tour']);
  });

  test('R-EVENT-02: Croak Wart Cure is paid for when the worker is placed', () => {
    const t = table({
      specialEvents: ['croak-wart-cure'],
      seats: [{ res: { berry: 3 }, city: ['undertaker', 'barge-toad', 'farm', 'king'] }],
    });
    t.claim('croak-wart-cure');
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.refuses(() => t.pick('farm'))).toBe('too-few');
    t.pick('farm', 'barge-toad');
    expect(t.city(0)).toEqual(['king', 'undertaker']);
    expect(t.discard().slice().sort()).toEqual(['barge-toad', 'farm']);
    expect(t.turn()).toBe(1);
  });

  test('R-EVENT-02: an Event whose payment cannot be made in full is refused', () => {
    const seats = [{ res: { berry: 1, twig: 5 }, city: ['undertaker', 'barge-toad', 'farm'] }];
    const t = table({ specialEvents: ['croak-wart-cure'], seats });
    expect(t.refuses(() => t.claim('croak-wart-cure'))).toBe('cannot-pay-price');
    expect(t.canVisit('croak-wart-cure')).toBe(false);
  });

  test('R-EVENT-03: an Event that one player has achieved is gone for the others', () => {
    const t = table({ seats: [{ city: ['inn', 'inn', 'lookout'] }, { city: ['queen', 'chapel', 'university'] }] });
    t.claim('grand-tour');
    expect(t.refuses(() => t.claim('grand-tour'))).toBe('not-in-play');
    expect(t.events(1)).toEqual([]);
  });

  test('R-EVENT-03: nor may its own player achieve it twice, also after the worker has come home', () => {
    const t = table({ seats: [{ city: RED, deployed: ['basic-1-berry'] }, { passed: true }] });
    t.claim('grand-tour');
    expect(t.refuses(() => t.claim('grand-tour'))).toBe('no-worker');
    t.prepare();
    expect(t.refuses(() => t.claim('grand-tour'))).toBe('not-in-play');
  });

  test('R-EVENT-04: the Event moves to the player with the worker on it, who comes home with the season', () => {
    const t = table({ seats: [{ city: RED, deployed: ['basic-1-berry'] }, { passed: true }] });
    t.claim('grand-tour');
    expect(t.row('basicEvents')).toEqual(['city-monument', 'harvest-festival', 'cartographers-expedition']);
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'grand-tour']);
    t.prepare();
    expect(t.deployed(0)).toEqual([]);
    expect(t.workersFree(0)).toBe(3);
    expect(t.events(0)).toEqual(['grand-tour']);
  });

  test('R-EVENT-05: an achieved Event stays although its cards leave the city', () => {
    const t = table({ seats: [{ city: RED, hand: ['ruins'] }, { passed: true }] });
    t.claim('grand-tour').play('ruins').pick('lookout');
    expect(t.city(0)).toEqual(['inn', 'inn', 'ruins']);
    expect(t.events(0)).toEqual(['grand-tour']);
    expect(t.score(0).events).toBe(3);
  });

  test('R-EVENT-06: what an Event does when achieved it does once', () => {
    const t = table({
      specialEvents: ['tax-relief'],
      seats: [{ city: ['judge', 'queen', 'farm', 'farm', 'mine'] }, { passed: true }],
    });
    t.claim('tax-relief');
    expect(t.res(0)).toEqual(goods({ berry: 2, pebble: 1 }));
    t.visit('basic-1-berry');
    expect(t.res(0)).toEqual(goods({ berry: 3, pebble: 1 }));
    t.prepare(); // the Production of spring, and nothing on top of it
    expect(t.res(0)).toEqual(goods({ berry: 5, pebble: 2 }));
  });

  test('R-EVENT-06: tokens that come onto the Chapel later bring no more cards and resources of its Event', () => {
    const seats = [{ city: ['woodcarver', { card: 'chapel', tokens: 1 }] }, { passed: true }];
    const t = table({ specialEvents: ['pristine-chapel-ceiling'], deckTop: ['farm', 'mine', 'inn', 'bard'], seats });
    t.claim('pristine-chapel-ceiling').split({ pebble: 1 });
    expect(t.hand(0)).toEqual(['farm']);
    t.visit('chapel');
    expect(t.tokensOn(0, 'chapel')).toBe(2);
    expect(t.hand(0)).toHaveLength(5);
    expect(t.res(0)).toEqual(goods({ pebble: 1 }));
  });

  test('R-EVENT-07: the printed points of an Event count at the end and are no tokens', () => {
    const t = table({ seats: [{ city: RED }] });
    expect(t.score(0)).toMatchObject({ base: 6, events: 0, total: 6 });
    t.claim('grand-tour');
    expect(t.points(0)).toBe(0);
    expect(t.score(0)).toMatchObject({ base: 6, events: 3, tokens: 0, total: 9 });
    const later = table({ seats: [{ events: ['grand-tour', 'tax-relief', 'the-everdell-games'] }] });
    expect(later.score(0)).toMatchObject({ events: 15, total: 15 });
  });

  test('R-EVENT-10: a player may achieve any number of Events', () => {
    const achieved = ['city-monument', 'harvest-festival', 'tax-relief', 'the-everdell-games', 'croak-wart-cure'];
    const t = table({
      seats: [{ season: 'autumn', city: [...RED, 'wanderer', 'bard', 'ranger'], events: achieved }, { passed: true }],
    });
    t.claim('grand-tour').claim('cartographers-expedition');
    expect(t.events(0)).toEqual([...achieved, 'grand-tour', 'cartographers-expedition']);
    expect(t.score(0).events).toBe(3 + 3 + 3 + 9 + 6 + 3 + 3);
  });

  test('R-EVENT-11: a full city is no hindrance to achieving an Event', () => {
    const full = [...RED, ...Array.from({ length: 8 }, () => 'farm'), 'king', 'school', 'theater', 'castle'];
    expect(full).toHaveLength(15);
    const t = table({ seats: [{ city: full }] });
    t.claim('grand-tour');
    expect(t.events(0)).toEqual(['grand-tour']);
  });

  test('R-EVENT-11: achieved Events take no space: the fifteenth card still fits, the sixteenth does not', () => {
    const city = [...RED, ...Array.from({ length: 7 }, () => 'farm'), 'king', 'school', 'theater', 'castle'];
    const events = ['grand-tour', 'harvest-festival', 'tax-relief'];
    const seats = [{ city, events, hand: ['mine', 'farm'], res: { twig: 9, resin: 9, pebble: 9 } }, { passed: true }];
    const t = table({ seats });
    expect(t.city(0)).toHaveLength(14);
    t.play('mine');
    expect(t.city(0)).toHaveLength(15);
    expect(t.refuses(() => t.play('farm'))).toBe('city-full');
  });
});

describe('Part 5.6: basic Events', () => {
  for (const { id, colour, cards } of BASIC) {
    test(`R-EVENT-08: ${id} asks for ${cards.length} ${colour} cards and is worth 3 points`, () => {
      const t = table({ seats: [{ city: cards, res: { twig: 1 } }] });
      t.claim(id);
      expect(t.events(0)).toEqual([id]);
      expect(t.score(0).events).toBe(3);
      expect(t.city(0)).toEqual(cards.slice().sort());
      expect(t.res(0)).toEqual(goods({ twig: 1 }));
      expect(t.turn()).toBe(1);
    });

    test(`R-EVENT-08: ${id} is refused when one ${colour} card is missing`, () => {
      for (const missing of cards.keys()) {
        const others = BASIC.filter((other) => other.id !== id).flatMap((other) => other.cards);
        const city = [...cards.filter((_, i) => i !== missing), ...PURPLE, ...others].slice(0, 15);
        const t = table({ seats: [{ city }] });
        expect(t.refuses(() => t.claim(id))).toBe('requirement-not-met');
      }
    });
  }

  test('R-EVENT-08: more cards than asked for do no harm, and both kinds and rarities count', () => {
    const t = table({ seats: [{ city: [...BLUE, 'shopkeeper', 'courthouse', 'dungeon'] }] });
    t.claim('city-monument');
    expect(t.score(0).events).toBe(3);
  });
});
