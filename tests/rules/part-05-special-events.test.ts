import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

/** The two cards that each special Event asks for. */
const NEEDS: Readonly<Record<string, readonly [string, string]>> = {
  'a-brilliant-marketing-plan': ['shopkeeper', 'post-office'],
  'a-well-run-city': ['chip-sweep', 'clock-tower'],
  'an-evening-of-fireworks': ['lookout', 'miner-mole'],
  'ancient-scrolls-discovered': ['historian', 'ruins'],
  'capture-of-the-acorn-thieves': ['courthouse', 'ranger'],
  'croak-wart-cure': ['undertaker', 'barge-toad'],
  'flying-doctor-service': ['doctor', 'postal-pigeon'],
  'graduation-of-scholars': ['teacher', 'university'],
  'ministering-to-miscreants': ['monk', 'dungeon'],
  'path-of-the-pilgrims': ['monastery', 'wanderer'],
  'performer-in-residence': ['inn', 'bard'],
  'pristine-chapel-ceiling': ['woodcarver', 'chapel'],
  'remembering-the-fallen': ['cemetery', 'shepherd'],
  'tax-relief': ['judge', 'queen'],
  'under-new-management': ['peddler', 'general-store'],
};
const RICH = { twig: 5, resin: 5, pebble: 5, berry: 5 };
const EIGHT = ['farm', 'farm', 'mine', 'inn', 'king', 'bard', 'monk', 'chapel'];

/** Seat 0 achieves the Event with the cards it needs and those besides. */
function achieve(event: string, seat: SeatShorthand = {}, given: TableShorthand = {}): Table {
  const city = seat.city ?? NEEDS[event];
  const { seats: others = [], ...rest } = given;
  const t = table({ specialEvents: [event], seats: [{ ...seat, city }, ...others], ...rest });
  return t.claim(event);
}

describe('Part 5.6: requirements of special Events', () => {
  for (const [event, needs] of Object.entries(NEEDS)) {
    test(`R-EVENT-09: ${event} asks for ${needs.join(' and ')}, both of them`, () => {
      for (const have of needs) {
        const city = [have, 'farm', 'farm', 'king'];
        const t = table({ specialEvents: [event], seats: [{ city, res: RICH }, { city: needs }] });
        expect(t.refuses(() => t.claim(event))).toBe('requirement-not-met');
        expect(t.canVisit(event)).toBe(false);
      }
      const t = achieve(event, { res: RICH });
      expect(t.events(0)).toEqual([event]);
      expect(t.row('specialEvents')).not.toContain(event);
    });
  }

  test('R-EVENT-09: the-everdell-games asks for two cards of each of the five colours', () => {
    const three = {
      tan: ['wanderer', 'bard', 'ruins'],
      green: ['farm', 'farm', 'monk'],
      red: ['inn', 'inn', 'queen'],
      blue: ['judge', 'crane', 'historian'],
      purple: ['king', 'castle', 'school'],
    };
    for (const short of Object.keys(three)) {
      const city = Object.entries(three).flatMap(([colour, cards]) => cards.slice(0, colour === short ? 1 : 3));
      const t = table({ specialEvents: ['the-everdell-games'], seats: [{ city }] });
      expect(t.refuses(() => t.claim('the-everdell-games'))).toBe('requirement-not-met');
    }
    const city = Object.values(three).flatMap((cards) => cards.slice(1));
    const t = achieve('the-everdell-games', { city });
    expect(t.score(0).events).toBe(9);
    expect(t.city(0)).toEqual(city.slice().sort());
    expect(t.turn()).toBe(1);
  });

  test('R-EVENT-09: special Events may be achieved by their cards, whatever their effect can do', () => {
    // No resources to give, no worker in the Cemetery, no prisoner, no token on the Chapel.
    const idle = ['a-brilliant-marketing-plan', 'remembering-the-fallen', 'ministering-to-miscreants'];
    for (const event of [...idle, 'pristine-chapel-ceiling', 'performer-in-residence', 'flying-doctor-service']) {
      const t = achieve(event);
      expect(t.events(0)).toEqual([event]);
      expect(t.score(0).events).toBe(0);
      expect(t.turn()).toBe(1);
    }
  });
});

describe('Part 5.6: what special Events do when achieved', () => {
  test('a-brilliant-marketing-plan: 2 tokens for each of up to 3 resources given to opponents', () => {
    const t = achieve('a-brilliant-marketing-plan', { res: { twig: 2, berry: 2 } }, { seats: [{ res: { twig: 1 } }] });
    expect(t.refuses(() => t.split({ twig: 2, berry: 2 }))).toBe('too-many');
    t.split({ twig: 2, berry: 1 });
    expect(t.res(0)).toEqual(goods({ berry: 1 }));
    expect(t.res(1)).toEqual(goods({ twig: 3, berry: 1 }));
    expect(t.points(0)).toBe(6);
    expect(t.score(0)).toMatchObject({ tokens: 6, events: 0 });
    expect(t.turn()).toBe(1);
  });

  test('a-brilliant-marketing-plan: the gifts may go to several opponents, or be left out', () => {
    const t = achieve('a-brilliant-marketing-plan', { res: { twig: 2, berry: 2 } }, { players: 3 });
    t.split({ twig: 1 }).seat(2);
    expect(t.asks()).toBe('giveGoods');
    expect(t.refuses(() => t.split({ berry: 2, twig: 1 }))).toBe('too-many');
    t.split({ berry: 2 }).seat(1);
    expect(t.res(1)).toEqual(goods({ berry: 2 }));
    expect(t.res(2)).toEqual(goods({ twig: 1 }));
    expect(t.points(0)).toBe(6);
    const none = achieve('a-brilliant-marketing-plan', { res: { twig: 2 } }).split({});
    expect(none.points(0)).toBe(0);
    expect(none.res(0)).toEqual(goods({ twig: 2 }));
  });

  test('a-brilliant-marketing-plan, OQ-47: with all opponents passed the gifts go to the supply and still count', () => {
    const t = achieve('a-brilliant-marketing-plan', { res: { twig: 3 } }, { seats: [{ passed: true }] });
    t.split({ twig: 3 });
    expect(t.res(0)).toEqual(goods());
    expect(t.res(1)).toEqual(goods());
    expect(t.points(0)).toBe(6);
  });

  test('a-well-run-city: a deployed worker comes home and its spot is free again; 4 points', () => {
    const t = achieve('a-well-run-city', { season: 'spring', deployed: ['basic-3-twigs', 'basic-1-berry'] });
    t.worker('basic-3-twigs');
    expect(t.workersFree(0)).toBe(1);
    expect(t.deployed(0)).toEqual(['a-well-run-city', 'basic-1-berry']);
    expect(t.score(0).events).toBe(4);
    expect(t.res(0)).toEqual(goods());
    expect(t.canVisit('basic-3-twigs')).toBe(true);
  });

  test('an-evening-of-fireworks: up to 3 twigs of the supply lie on it, for 2 points each', () => {
    const t = achieve('an-evening-of-fireworks', { res: { twig: 5, berry: 2 } });
    expect(t.refuses(() => t.split({ twig: 4 }))).toBe('too-many');
    expect(t.refuses(() => t.split({ berry: 1 }))).toBe('not-offered');
    t.split({ twig: 3 });
    expect(t.res(0)).toEqual(goods({ twig: 2, berry: 2 }));
    expect(t.storedOn(0, 'an-evening-of-fireworks')).toEqual(goods({ twig: 3 }));
    expect(t.score(0).events).toBe(6);
    expect(t.points(0)).toBe(0);
    expect(
      achieve('an-evening-of-fireworks', { res: { twig: 2 } })
        .split({ twig: 1 })
        .score(0).events,
    ).toBe(2);
  });

  test('ancient-scrolls-discovered: of 5 revealed cards some are kept, the others lie beneath for 1 point each', () => {
    const deckTop = ['farm', 'mine', 'inn', 'king', 'bard', 'queen'];
    const t = achieve('ancient-scrolls-discovered', { hand: ['chapel'] }, { deckTop });
    expect(t.choices()).toEqual(['bard', 'farm', 'inn', 'king', 'mine']);
    t.pick('king', 'inn');
    expect(t.hand(0)).toEqual(['chapel', 'inn', 'king']);
    expect(t.under(0, 'ancient-scrolls-discovered')).toEqual(['bard', 'farm', 'mine']);
    expect(t.discard()).toEqual([]);
    expect(t.deckTop(1)).toEqual(['queen']);
    expect(t.score(0).events).toBe(3);
  });

  test('ancient-scrolls-discovered: the hand limit bounds what is kept; all five may lie beneath', () => {
    const deckTop = ['school', 'theater', 'mine', 'inn', 'bard'];
    const seven = achieve('ancient-scrolls-discovered', { hand: EIGHT.slice(1) }, { deckTop });
    expect(seven.refuses(() => seven.pick('school', 'theater'))).toBe('too-many');
    seven.pick('school');
    expect(seven.score(0).events).toBe(4);
    const none = achieve('ancient-scrolls-discovered', {}, { deckTop }).pick();
    expect(none.score(0).events).toBe(5);
    const full = achieve('ancient-scrolls-discovered', { hand: EIGHT }, { deckTop });
    expect(full.turn()).toBe(1);
    expect(full.under(0, 'ancient-scrolls-discovered')).toHaveLength(5);
  });

  test('capture-of-the-acorn-thieves: up to 2 Critters of the city go beneath it, for 3 points each', () => {
    const city = ['courthouse', 'ranger', 'king', 'queen', 'farm'];
    const t = achieve('capture-of-the-acorn-thieves', { city });
    expect(t.choices()).toEqual(['king', 'queen', 'ranger']);
    expect(t.refuses(() => t.pick('king', 'queen', 'ranger'))).toBe('too-many');
    t.pick('ranger', 'queen');
    expect(t.city(0)).toEqual(['courthouse', 'farm', 'king']);
    expect(t.under(0, 'capture-of-the-acorn-thieves')).toEqual(['queen', 'ranger']);
    expect(t.discard()).toEqual([]);
    expect(t.score(0).events).toBe(6);
    expect(achieve('capture-of-the-acorn-thieves', { city }).pick().score(0).events).toBe(0);
  });

  test('croak-wart-cure: 2 berries and 2 cards of the city, also those it asks for; 6 points', () => {
    const t = achieve('croak-wart-cure', { res: { berry: 2 } });
    expect(t.city(0)).toEqual([]);
    expect(t.res(0)).toEqual(goods());
    expect(t.discard().slice().sort()).toEqual(['barge-toad', 'undertaker']);
    expect(t.score(0)).toMatchObject({ events: 6, total: 6 });
  });

  test('flying-doctor-service: 3 points for each Harvester and Gatherer pair of all cities', () => {
    const city = ['doctor', 'postal-pigeon', 'harvester', 'gatherer', 'gatherer'];
    const seats = [{ city: ['harvester', 'gatherer', 'harvester', 'gatherer', 'harvester'] }];
    const t = achieve('flying-doctor-service', { city }, { seats });
    expect(t.score(0).events).toBe(9);
    const alone = achieve('flying-doctor-service', { city: [...NEEDS['flying-doctor-service'], 'gatherer'] });
    expect(alone.score(0).events).toBe(0);
  });

  test('graduation-of-scholars: up to 3 Critters of the hand go beneath it, for 2 points each', () => {
    const t = achieve('graduation-of-scholars', { hand: ['king', 'queen', 'bard', 'monk', 'farm'] });
    expect(t.choices()).toEqual(['bard', 'king', 'monk', 'queen']);
    expect(t.refuses(() => t.pick('king', 'queen', 'bard', 'monk'))).toBe('too-many');
    expect(t.refuses(() => t.pick('farm'))).toBe('not-offered');
    t.pick('king', 'queen', 'bard');
    expect(t.hand(0)).toEqual(['farm', 'monk']);
    expect(t.under(0, 'graduation-of-scholars')).toEqual(['bard', 'king', 'queen']);
    expect(t.score(0).events).toBe(6);
    const none = achieve('graduation-of-scholars', { hand: ['king'] }).pick();
    expect(none.hand(0)).toEqual(['king']);
  });

  test('performer-in-residence: up to 3 berries of the supply lie on it, for 2 points each', () => {
    const t = achieve('performer-in-residence', { res: { berry: 4, twig: 1 } });
    expect(t.refuses(() => t.split({ berry: 4 }))).toBe('too-many');
    t.split({ berry: 3 });
    expect(t.res(0)).toEqual(goods({ berry: 1, twig: 1 }));
    expect(t.storedOn(0, 'performer-in-residence')).toEqual(goods({ berry: 3 }));
    expect(t.score(0).events).toBe(6);
  });

  test('pristine-chapel-ceiling: a card and a resource for each token on the Chapel, and 2 points for each', () => {
    const city = ['woodcarver', { card: 'chapel', tokens: 3 }];
    const deckTop = ['farm', 'mine', 'inn', 'king'];
    const t = achieve('pristine-chapel-ceiling', { city }, { deckTop });
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine']);
    expect(t.refuses(() => t.split({ twig: 2 }))).toBe('too-few');
    t.split({ pebble: 2, resin: 1 });
    expect(t.res(0)).toEqual(goods({ pebble: 2, resin: 1 }));
    expect(t.tokensOn(0, 'chapel')).toBe(3);
    expect(t.score(0)).toMatchObject({ events: 6, tokens: 3 });
  });

  test('tax-relief: all green cards of the city produce once, in any order; 3 points', () => {
    const city = ['judge', 'queen', 'farm', 'mine', 'teacher', 'peddler'];
    const t = achieve('tax-relief', { city }, { deckTop: ['school', 'theater'] });
    expect(t.res(0)).toEqual(goods({ berry: 1, pebble: 1 }));
    expect(t.choices()).toEqual(['peddler', 'teacher']);
    t.pick('peddler').split({ berry: 1 }).split({ twig: 1 });
    expect(t.asks()).toBe('give');
    t.pick('school');
    expect(t.hand(0)).toEqual(['theater']);
    expect(t.hand(1)).toEqual(['school']);
    expect(t.res(0)).toEqual(goods({ pebble: 1, twig: 1 }));
    expect(t.score(0).events).toBe(3);
    expect(t.season(0)).toBe('winter');
    expect(t.turn()).toBe(1);
  });

  test('under-new-management: up to 3 resources lie on it, twigs and berries for 1 point, resin and pebbles for 2', () => {
    const t = achieve('under-new-management', { res: RICH });
    expect(t.refuses(() => t.split({ twig: 2, resin: 2 }))).toBe('too-many');
    t.split({ twig: 1, resin: 1, pebble: 1 });
    expect(t.storedOn(0, 'under-new-management')).toEqual(goods({ twig: 1, resin: 1, pebble: 1 }));
    expect(t.res(0)).toEqual({ twig: 4, resin: 4, pebble: 4, berry: 5 });
    expect(t.score(0).events).toBe(5);
    expect(achieve('under-new-management', { res: RICH }).split({ berry: 2, twig: 1 }).score(0).events).toBe(3);
    expect(achieve('under-new-management', { res: RICH }).split({ pebble: 3 }).score(0).events).toBe(6);
    expect(achieve('under-new-management', { res: RICH }).split({}).score(0).events).toBe(0);
  });
});

describe('Part 5.6: special Events that count at the end', () => {
  test('ministering-to-miscreants: 3 points for each prisoner of the own Dungeon', () => {
    const jail = (under: readonly string[]) => ['monk', { card: 'dungeon', under }];
    for (const [under, points] of [
      [[], 0],
      [['king'], 3],
      [['king', 'bard'], 6],
    ] as const) {
      const seats = [{ city: [{ card: 'dungeon', under: ['queen', 'judge'] }] }];
      const t = achieve('ministering-to-miscreants', { city: jail(under) }, { seats });
      expect(t.score(0)).toMatchObject({ events: points, base: 0 });
    }
  });

  test('ministering-to-miscreants: a prisoner that comes later counts too', () => {
    const seat = { city: ['monk', 'dungeon', 'wanderer'], hand: ['mine'] };
    const t = achieve('ministering-to-miscreants', seat, { seats: [{ passed: true }] });
    expect(t.score(0).events).toBe(0);
    t.play('mine', { ability: 'dungeon', jail: 'wanderer' });
    expect(t.under(0, 'dungeon')).toEqual(['wanderer']);
    expect(t.score(0).events).toBe(3);
  });

  for (const [event, card, other] of [
    ['path-of-the-pilgrims', 'monastery', 'wanderer'],
    ['remembering-the-fallen', 'cemetery', 'shepherd'],
  ] as const) {
    test(`${event}: 3 points for each worker on the own ${card}`, () => {
      for (const workers of [[], [0], [0, 0]]) {
        const seats = [{ season: 'summer', city: [{ card, workers: [1] }] }];
        const seat = { season: 'summer', city: [{ card, workers }, other] };
        const t = achieve(event, seat, { seats });
        expect(t.score(0).events).toBe(3 * workers.length);
        expect(t.turn()).toBe(1);
      }
    });
  }

  test('the points of Events follow what lies on them and in the city, for their owner only', () => {
    const t = table({
      seats: [
        { events: [{ event: 'an-evening-of-fireworks', stored: { twig: 2 } }, { event: 'tax-relief' }] },
        { events: [{ event: 'graduation-of-scholars', under: ['king', 'bard', 'monk'] }], city: ['monastery'] },
      ],
    });
    expect(t.score(0).events).toBe(2 * 2 + 3);
    expect(t.score(1).events).toBe(3 * 2);
  });
});
