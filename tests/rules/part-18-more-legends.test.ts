import { describe, expect, test } from 'vitest';
import { cards, held, mine, spaces } from '../test-support/legends.ts';
import { type Table } from '../test-support/table.ts';

/** Every card of More Legends. */

const prosperity = (t: Table, seat = 0): number => t.score(seat)['prosperity'];

describe('Chipter Swipple', () => {
  const chipter = { legendary: ['chipter-swipple'], res: { berry: 4 } };

  test('R-CARD-CHIPTER-01: activates 2 different green cards', () => {
    const t = mine({ ...chipter, city: ['mine', 'twig-barge', 'resin-refinery'] }).play('chipter-swipple');
    t.pick('mine');
    expect(t.choices()).toEqual(['resin-refinery', 'twig-barge']);
    t.pick('twig-barge');
    expect(t.res(0)).toEqual({ twig: 2, resin: 0, pebble: 1, berry: 0 });
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-CHIPTER-01: or fewer, and in Production as well', () => {
    const t = mine({ ...chipter, city: ['mine', 'farm'] })
      .play('chipter-swipple')
      .decline();
    expect([t.res(0).pebble, t.turn()]).toEqual([0, 1]);
    const spring = mine({ city: ['chipter-swipple', 'mine'], deployed: ['haven', 'basic-3-twigs'] }).prepare();
    spring.pick('mine');
    expect(spring.res(0).pebble).toBe(2);
  });

  test('R-CARD-CHIPTER-01: two equal cards are different ones', () => {
    const t = mine({ ...chipter, city: ['mine', 'mine'] })
      .play('chipter-swipple')
      .pick('mine')
      .pick('mine');
    expect(t.res(0).pebble).toBe(2);
  });
});

describe('Click Clack’s', () => {
  test('R-CARD-CLICKCLACK-01: 3 berries and any resource for each Farm', () => {
    const t = mine({ legendary: ['click-clacks'], city: ['general-store', 'farm', 'farm', 'mcgregors-market'] });
    t.play('click-clacks', { banner: 'general-store' }).split({ pebble: 3 });
    expect(t.res(0)).toEqual({ twig: 0, resin: 0, pebble: 3, berry: 3 });
    const none = mine({ legendary: ['click-clacks'], city: ['general-store'] });
    expect(none.play('click-clacks', { banner: 'general-store' }).res(0).berry).toBe(3);
  });
});

describe('Darkdeep Prison', () => {
  const prison = { legendary: ['darkdeep-prison'], city: ['dungeon', 'fool', 'bard', 'king'] };

  test('R-CARD-DARKDEEP-01: discards up to 2 Critters for 3 point tokens and any 3 resources each', () => {
    const t = mine(prison).play('darkdeep-prison', { banner: 'dungeon' }).pick('fool', 'bard');
    t.split({ pebble: 4, berry: 2 });
    expect([t.points(0), t.city(0), t.res(0)]).toEqual([
      6,
      ['darkdeep-prison', 'king'],
      { twig: 0, resin: 0, pebble: 4, berry: 2 },
    ]);
    expect(t.discard().sort()).toEqual(['bard', 'dungeon', 'fool']);
  });

  test('R-CARD-DARKDEEP-01: or none', () => {
    const t = mine(prison).play('darkdeep-prison', { banner: 'dungeon' }).decline();
    expect([t.points(0), t.city(0).length]).toEqual([0, 4]);
  });
});

describe('Everflame Tomb', () => {
  test('R-CARD-EVERFLAME-01: plays any card for free, and its worker stays', () => {
    const t = mine({ city: ['everflame-tomb'], hand: ['castle'], deployed: ['haven'] }, { meadow: cards(8) });
    t.visit('everflame-tomb').pick('castle').visit('basic-3-twigs').prepare();
    expect([t.city(0), t.deployed(0)]).toEqual([['castle', 'everflame-tomb'], ['everflame-tomb']]);
  });

  test('R-CARD-EVERFLAME-01: the second spot needs an Undertaker', () => {
    const tomb = { card: 'everflame-tomb', workers: [0] };
    expect(mine({ city: [tomb], hand: ['castle'] }).why({ place: 'everflame-tomb' })).toBe('spot-locked');
    const open = mine({ city: [tomb, 'undertaker'], hand: ['castle'] });
    expect(open.canVisit('everflame-tomb')).toBe(true);
    const full = mine({ season: 'spring', city: [{ ...tomb, workers: [0, 0] }, 'undertaker'], hand: ['castle'] });
    expect(full.why({ place: 'everflame-tomb' })).toBe('location-occupied');
  });

  test('R-CARD-EVERFLAME-01, R-ABIL-11: no other ability beside it, and no opponent comes', () => {
    const t = mine({ hand: ['castle'] }, { seats: [{ city: ['everflame-tomb'] }] });
    expect(t.why({ place: 'everflame-tomb' })).toBe('not-open');
  });
});

describe('Jor Goldwing', () => {
  test('R-CARD-JOR-01: a point token for each hand card, which stay', () => {
    const t = mine({ legendary: ['jor-goldwing', 'click-clacks'], city: ['bard'], hand: ['farm', 'mine', 'inn'] });
    t.play('jor-goldwing', { banner: 'bard' });
    expect([t.points(0), t.hand(0).length, held(t, 0)]).toEqual([3, 3, ['click-clacks']]); // which is no hand card
  });

  test('R-CARD-JOR-01: at most 8', () => {
    const hand = ['farm', 'mine', 'inn', 'king', 'queen', 'castle', 'palace', 'school', 'chapel', 'theater'];
    const city = ['bard', 'bridge'];
    const t = mine({ legendary: ['jor-goldwing'], city, hand, pearls: 3 }, { modules: ['pearlbrook'] });
    expect(t.play('jor-goldwing', { banner: 'bard' }).points(0)).toBe(8);
  });
});

describe('King North’s Treasury', () => {
  const full = { card: 'king-norths-treasury', tokens: 4 };

  test('R-CARD-TREASURY-01: comes with 4 point tokens, which are points as long as they lie there', () => {
    const t = mine({ legendary: ['king-norths-treasury'], city: ['clock-tower'] });
    t.play('king-norths-treasury', { banner: 'clock-tower' });
    expect([t.tokensOn(0, 'king-norths-treasury'), t.score(0)['tokens'], t.points(0)]).toEqual([4, 4, 0]);
  });

  test('R-CARD-TREASURY-01: each token returned takes 2 resources off a card, several at once', () => {
    const one = mine({ city: [full], hand: ['king'], res: { berry: 4 } });
    one.play('king', { ability: 'king-norths-treasury', tokens: 1, pay: { berry: 4 } });
    expect([one.tokensOn(0, 'king-norths-treasury'), one.res(0).berry]).toEqual([3, 0]);
    const all = mine({ city: [full], hand: ['castle'] });
    all.play('castle', { ability: 'king-norths-treasury', tokens: 4 });
    expect([all.tokensOn(0, 'king-norths-treasury'), all.city(0)]).toEqual([0, ['castle', 'king-norths-treasury']]);
  });

  test('R-CARD-TREASURY-01, R-ABIL-12: only so many as lie there, and only so much for them', () => {
    const city = [{ ...full, tokens: 2 }];
    const t = mine({ city, hand: ['castle'], res: { twig: 2, resin: 3, pebble: 3 } });
    const pays = (tokens: number | undefined, pay: Record<string, number>) => () =>
      t.play('castle', { ability: 'king-norths-treasury', tokens, pay });
    expect(t.refuses(pays(3, { twig: 2 }))).toBe('not-offered');
    expect(t.refuses(pays(0, { twig: 2, resin: 3, pebble: 3 }))).toBe('not-offered');
    expect(t.refuses(pays(undefined, { twig: 2, resin: 3, pebble: 1 }))).toBe('not-offered');
    expect(t.refuses(pays(1, { twig: 2, resin: 3 }))).toBe('cannot-pay');
    pays(2, { twig: 2, resin: 2 })();
    expect(t.tokensOn(0, 'king-norths-treasury')).toBe(0);
    const empty = mine({ city: [{ ...full, tokens: 0 }], hand: ['mine'] });
    expect(empty.canPlay('mine')).toBe(false);
  });

  test('R-ABIL-12: it excludes other abilities; only useful numbers of tokens are listed', () => {
    const t = mine({ city: [full, 'crane'], hand: ['mine'] });
    t.answer({ t: 'play', card: t.legal().flatMap((a) => (a.t === 'play' ? [a.card] : []))[0] });
    const ways = t.legal().flatMap((a) => (a.t === 'pay' ? [a] : []));
    expect(ways.map((way) => way.uses[0].n ?? 'crane').sort()).toEqual([2, 'crane']);
  });

  test('OQ-59: it helps to pay for a Legendary', () => {
    const t = mine({ city: [full], legendary: ['foresight'] });
    t.play('foresight', { ability: 'king-norths-treasury', tokens: 2 });
    expect(t.city(0)).toEqual(['foresight', 'king-norths-treasury']);
  });
});

describe('Mayberry Matriarch', () => {
  test('R-CARD-MATRIARCH-01: 5 points if she shares with a Harvester and there is a Farm', () => {
    expect(prosperity(mine({ city: ['mayberry-matriarch', 'harvester', 'farm'] }))).toBe(5);
    expect(prosperity(mine({ city: ['mayberry-matriarch', 'harvester'] }))).toBe(0);
    expect(prosperity(mine({ city: ['mayberry-matriarch', 'farm'] }))).toBe(0);
    expect(prosperity(mine({ city: ['mayberry-matriarch', 'harvester', 'mcgregors-market'] }))).toBe(5);
  });

  test('R-CARD-MATRIARCH-01: they take one space together, one Harvester only', () => {
    expect(spaces(mine({ city: ['mayberry-matriarch', 'harvester'] }), 0)).toEqual({ used: 1, of: 16 });
    expect(spaces(mine({ city: ['mayberry-matriarch', 'harvester', 'harvester'] }), 0).used).toBe(2);
  });

  test('R-CARD-MATRIARCH-01: beside a Gatherer the pair that scores more counts', () => {
    expect(prosperity(mine({ city: ['gatherer', 'mayberry-matriarch', 'harvester', 'farm'] }))).toBe(5);
    expect(prosperity(mine({ city: ['gatherer', 'mayberry-matriarch', 'harvester'] }))).toBe(3);
    expect(prosperity(mine({ city: ['mayberry-matriarch', 'gatherer', 'harvester'] }))).toBe(3);
    expect(prosperity(mine({ city: ['gatherer', 'mayberry-matriarch', 'harvester', 'harvester', 'farm'] }))).toBe(8);
  });

  test('R-LEG-12: a Harvester produces with her', () => {
    const city = ['mayberry-matriarch', 'harvester', 'farm'];
    const t = mine({ city, deployed: ['haven', 'basic-3-twigs'] })
      .prepare()
      .split({ pebble: 1 });
    expect(t.res(0)).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 1 });
  });
});

describe('Strey Softpaw', () => {
  test('R-CARD-STREY-01: carries out up to 2 Basic or Forest locations where a worker stands, whoever’s', () => {
    const seats = [{ deployed: ['forest-3-berries'] }];
    const t = mine({ city: ['strey-softpaw'], deployed: ['basic-3-twigs'] }, { seats, forest: ['forest-3-berries'] });
    t.visit('strey-softpaw');
    expect(t.choices().sort()).toEqual(['basic-3-twigs', 'forest-3-berries']);
    t.place('forest-3-berries').place('basic-3-twigs');
    expect([t.res(0).twig, t.res(0).berry, t.turn()]).toEqual([3, 3, 1]);
    expect(t.deployed(0)).toEqual(['basic-3-twigs', 'strey-softpaw']);
  });

  test('R-CARD-STREY-01: different ones, or fewer, but no Haven and no Journey', () => {
    const t = mine({ city: ['strey-softpaw'], deployed: ['basic-2-resin'] }, { seats: [{ deployed: ['haven'] }] });
    t.visit('strey-softpaw').place('basic-2-resin');
    expect([t.res(0).resin, t.turn()]).toEqual([2, 1]);
    const none = mine({ city: ['strey-softpaw'] }, { seats: [{ deployed: ['haven'] }] });
    expect(none.why({ place: 'strey-softpaw' })).toBe('nothing-to-do');
    const declined = mine({ city: ['strey-softpaw'], deployed: ['basic-2-resin'] })
      .visit('strey-softpaw')
      .decline();
    expect(declined.res(0).resin).toBe(0);
  });

  test('R-CARD-STREY-01: Rugwort’s workers count as well', () => {
    const t = mine({ city: ['strey-softpaw'] }, { modules: ['rugwort'], rugwort: { basicWorker: 'basic-3-twigs' } });
    t.visit('strey-softpaw');
    expect(t.choices()).toContain('basic-3-twigs');
  });
});

describe('Strongroot Castle', () => {
  test('R-CARD-STRONGROOT-01: 2 points for each Common Construction', () => {
    expect(prosperity(mine({ city: ['strongroot-castle', 'farm', 'mine', 'palace', 'click-clacks'] }))).toBe(6 + 2);
  });
});

describe('Tarry Hare', () => {
  test('R-CARD-TARRY-01: any resource after a Critter, up to 2 cards after a Construction', () => {
    const critter = mine({ city: ['tarry-hare'], hand: ['innkeeper'], res: { berry: 1 } });
    expect(critter.play('innkeeper').split({ pebble: 1 }).res(0).pebble).toBe(1);
    const construction = mine(
      { city: ['tarry-hare'], hand: ['farm'], res: { twig: 2, resin: 1 } },
      { deckTop: ['king', 'inn'] },
    );
    construction.play('farm', { from: 'hand' });
    expect(construction.choose('deck').choose('deck').hand(0)).toEqual(['inn', 'king']);
  });

  test('R-CARD-TARRY-01: after a Construction one card is enough, or none', () => {
    const farm = () =>
      mine({ city: ['tarry-hare'], hand: ['farm'], res: { twig: 2, resin: 1 } }, { deckTop: ['king', 'inn'] }).play(
        'farm',
        { from: 'hand' },
      );
    expect(farm().choose('deck').choose('stop').hand(0)).toEqual(['king']);
    expect(farm().choose('stop').hand(0)).toEqual([]);
  });

  test('R-CARD-TARRY-01: not for itself', () => {
    const t = mine({ legendary: ['tarry-hare'], city: ['shopkeeper'] }).play('tarry-hare', { banner: 'shopkeeper' });
    expect([t.turn(), t.res(0).berry]).toEqual([1, 0]);
  });
});
