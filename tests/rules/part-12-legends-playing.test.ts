import { describe, expect, test } from 'vitest';
import { BOTH, cards, held, LEGENDS, mine, MORE_LEGENDS, spaces } from '../test-support/legends.ts';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

const banners = (t: Table): string[] =>
  t
    .legal()
    .flatMap((a) => (a.t === 'pay' ? a.uses : []))
    .flatMap(({ by, at }) => (by === 'banner' ? [at] : []))
    .map((uid) => t.game.rules.designs[t.state.cardOf[uid]].id);

describe('Part 12: playing a Legendary card', () => {
  test('R-PLAY-03: it is played as an action out of the own Legendary cards', () => {
    const t = mine(
      { legendary: ['poe', 'click-clacks'], res: { berry: 4 } },
      { seats: [{ legendary: ['foresight'] }] },
    );
    expect(t.canPlay('poe')).toBe(true);
    expect(t.canPlay('click-clacks')).toBe(false);
    expect(t.why({ card: 'click-clacks' })).toBe('cannot-pay');
    t.play('poe');
    expect(t.city(0)).toEqual(['poe']);
    expect(t.hand(0)).toHaveLength(8);
    expect(held(t, 0)).toEqual(['click-clacks']);
    expect(t.turn()).toBe(1);
  });

  test('R-PLAY-03: nobody plays what another holds, nor what was not dealt', () => {
    const seats = [{ res: { berry: 9 } }, { legendary: ['foresight'] }];
    const t = table({ modules: ['legends'], seats });
    const { legendaryCritter } = t.game.rules.seatZone;
    const [theirs] = t.state.zones[legendaryCritter[1]];
    const [unused] = t.state.zones[t.game.rules.zone['critterLegends']];
    for (const card of [theirs, unused]) expect(t.refuses(() => t.answer({ t: 'play', card }))).toBe('card-not-here');
    expect(t.game.whyNot(t.state, 0, { card: theirs })!.params).toEqual({}); // a reason names no hidden card
  });

  test('R-LEG-04: with the banner card in the city it is played by discarding that', () => {
    const t = mine({ legendary: ['foresight'], city: ['historian', 'mine'] });
    t.play('foresight', { banner: 'historian' });
    expect(t.city(0)).toEqual(['foresight', 'mine']);
    expect(t.discard()).toEqual(['historian']);
    expect(held(t, 0)).toEqual([]);
  });

  test('R-LEG-05: without it, it costs its resources', () => {
    const t = mine({ legendary: ['foresight'], res: { berry: 5 }, city: ['mine'] }).play('foresight');
    expect(t.res(0).berry).toBe(1);
    expect(mine({ legendary: ['foresight'], res: { berry: 3 } }).canPlay('foresight')).toBe(false);
  });

  test('OQ-71, R-LEG-05: with a Common banner card either way may be chosen', () => {
    const seat: SeatShorthand = {
      legendary: ['mcgregors-market'],
      city: ['farm'],
      res: { twig: 2, resin: 2, pebble: 1 },
    };
    const paid = mine(seat)
      .play('mcgregors-market', { pay: { twig: 2, resin: 2, pebble: 1 } })
      .split({ berry: 2 });
    expect(paid.city(0)).toEqual(['farm', 'mcgregors-market']);
    const free = mine(seat).play('mcgregors-market', { banner: 'farm' }).split({ berry: 2 });
    expect(free.city(0)).toEqual(['mcgregors-market']);
    expect(free.res(0)).toEqual({ twig: 2, resin: 2, pebble: 1, berry: 2 });
  });

  test('OQ-71: a Unique banner card must be the card discarded', () => {
    const t = mine({ legendary: ['fynn-nobletail'], city: ['king'], res: { berry: 9 } });
    expect(t.refuses(() => t.play('fynn-nobletail', { pay: { berry: 7 } }))).toBe('already-in-city');
    t.play('fynn-nobletail', { banner: 'king' });
    expect(t.city(0)).toEqual(['fynn-nobletail']);
    expect(t.res(0).berry).toBe(9);
  });

  test('R-LEG-04: no other card is taken in place of the cost, and nothing is paid besides', () => {
    const t = mine({ legendary: ['foresight'], city: ['historian', 'king', 'innkeeper'], res: { berry: 4 } });
    expect(t.refuses(() => t.play('foresight', { banner: 'king' }))).toBe('not-offered');
    expect(t.refuses(() => t.play('foresight', { banner: 'historian', pay: { berry: 1 } }))).toBe('not-offered');
    expect(t.refuses(() => t.play('foresight', { banner: 'historian', ability: 'innkeeper' }))).toBe('not-offered');
    expect(mine({ hand: ['king'], city: ['king'] }).canPlay('king')).toBe(false);
  });

  test('R-LEG-07, R-LEG-09: of several banner cards one is discarded and the others stay', () => {
    const t = mine({ legendary: ['mcgregors-market'], city: ['farm', 'farm', 'farm'] });
    t.play('mcgregors-market', { banner: 'farm' }).split({ twig: 2 });
    expect(t.city(0)).toEqual(['farm', 'farm', 'mcgregors-market']);
    expect(t.discard()).toEqual(['farm']);
  });

  test('R-LEG-10: banner cards that hold different things are different choices, equal ones are one', () => {
    const city = ['farm', 'farm', { card: 'farm', occupied: true }];
    const t = mine({ legendary: ['mcgregors-market'], city });
    t.answer({ t: 'play', card: t.legal().flatMap((a) => (a.t === 'play' ? [a.card] : []))[0] });
    expect(banners(t)).toEqual(['farm', 'farm']);
  });

  test('OQ-59: card-playing abilities make it cheaper, down to nothing', () => {
    const crane = mine({ legendary: ['click-clacks'], city: ['crane'], res: { twig: 2 } });
    crane.play('click-clacks', { ability: 'crane', pay: { twig: 2 } });
    expect(crane.city(0)).toEqual(['click-clacks']);
    const innkeeper = mine({ legendary: ['foresight'], city: ['innkeeper'], res: { berry: 1 } });
    expect(innkeeper.play('foresight', { ability: 'innkeeper' }).city(0)).toEqual(['foresight']);
    const dungeon = mine({ legendary: ['silver-scale-spring'], city: ['dungeon', 'fool'] });
    dungeon.play('silver-scale-spring', { ability: 'dungeon', jail: 'fool' });
    expect(dungeon.city(0)).toEqual(['dungeon', 'silver-scale-spring']);
    const judge = mine({ legendary: ['foresight'], city: ['judge'], res: { berry: 3, twig: 1 } });
    expect(judge.play('foresight', { ability: 'judge' }).res(0)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });

  test('R-LEG-06: no occupied token brings it in, not even one on the Ever Tree', () => {
    const t = mine({ legendary: ['fynn-nobletail'], city: ['castle', 'ever-tree'], hand: ['king'] });
    expect(t.canPlay('fynn-nobletail')).toBe(false);
    expect(t.canPlay('king')).toBe(true);
    const rich = mine({ legendary: ['fynn-nobletail'], city: ['castle'], res: { berry: 7 } });
    expect(rich.refuses(() => rich.play('fynn-nobletail', { via: 'castle' }))).toBe('not-offered');
  });

  test.each([
    ['queen', { city: ['queen'] }],
    ['everflame-tomb', { city: ['everflame-tomb'] }],
  ])('R-LEG-06: %s does not play it for free', (place, seat) => {
    const t = mine({ ...seat, hand: ['wanderer', 'bard'], legendary: ['bridge-of-the-sky', 'poe'] });
    expect(t.visit(place).choices()).not.toContain('bridge-of-the-sky');
    expect(t.choices()).not.toContain('poe');
  });

  test('R-LEG-08: after that no further copy of the banner card is played, however it was paid', () => {
    for (const seat of [{ city: ['farm'] }, { res: { twig: 2, resin: 2, pebble: 1 } }]) {
      const meadow = ['farm', ...cards(7)];
      const t = mine({ ...seat, legendary: ['mcgregors-market'], hand: ['farm'] }, { meadow });
      if ('city' in seat) t.play('mcgregors-market', { banner: 'farm' });
      else t.play('mcgregors-market');
      t.split({ twig: 2 }).visit('basic-3-twigs');
      t.state.seats[0].res.fill(9);
      expect(t.turn()).toBe(0);
      expect(t.refuses(() => t.play('farm', { from: 'hand' }))).toBe('supplanted');
      expect(t.refuses(() => t.play('farm', { from: 'meadow' }))).toBe('supplanted');
    }
  });

  test('R-LEG-08: nor by an effect that plays cards for free; opponents play theirs as before', () => {
    const seats = [{ hand: ['farm'], res: { twig: 2, resin: 1 } }];
    const t = mine({ city: ['mcgregors-market', 'queen'], hand: ['farm', 'mine'] }, { seats, meadow: cards(8) });
    expect(t.visit('queen').choices()).not.toContain('farm');
    t.pick('twig-barge');
    expect(t.turn()).toBe(1);
    expect(t.play('farm').city(1)).toEqual(['farm']);
  });

  test('R-LEG-08, R-PLAY-07: a Unique banner card is barred as well', () => {
    const t = mine({ city: ['fynn-nobletail'], hand: ['king'], res: { berry: 6 } });
    expect(t.why({ card: 'king' })).toBe('supplanted');
  });

  test('R-LEG-10, R-OCC-06: the occupied token goes over and is still used up', () => {
    const city = [{ card: 'farm', occupied: true }];
    const t = mine({ legendary: ['mcgregors-market'], city, hand: ['gatherer'] });
    t.play('mcgregors-market', { banner: 'farm' }).split({ twig: 2 });
    expect(t.occupied(0)).toEqual(['mcgregors-market']);
    t.visit('basic-3-twigs');
    expect(t.canPlay('gatherer')).toBe(false);
  });

  test('R-OCC-06: without one it takes the token that the banner card would take', () => {
    const t = mine({ city: ['mcgregors-market'], hand: ['gatherer'] });
    t.play('gatherer', { via: 'mcgregors-market' });
    expect(t.occupied(0)).toEqual(['mcgregors-market']);
  });

  test('R-LEG-10, R-LEG-11: workers go over, block the location and do not activate it', () => {
    const seats = [{ hand: ['king'], res: { berry: 9 } }];
    const city = [{ card: 'inn', workers: [1] }];
    const t = mine({ legendary: ['the-green-acorn'], city }, { seats });
    t.play('the-green-acorn', { banner: 'inn' });
    expect(t.deployed(1)).toEqual(['the-green-acorn']);
    expect([t.points(0), t.city(1), t.turn()]).toEqual([0, [], 1]);
    expect(t.refuses(() => t.visit('the-green-acorn', { owner: 0 }))).toBe('location-occupied');
  });

  test('R-LEG-10: the worker comes home with the others; one on a permanent spot stays', () => {
    const own = mine({
      legendary: ['the-green-acorn'],
      city: [{ card: 'inn', workers: [0] }],
      deployed: ['basic-3-twigs'],
    });
    own.play('the-green-acorn', { banner: 'inn' }).visit('basic-2-resin').prepare();
    expect(own.workersFree(0)).toBe(3);
    const tomb = mine({
      legendary: ['everflame-tomb'],
      city: [{ card: 'cemetery', workers: [0] }],
      deployed: ['haven'],
    });
    tomb.play('everflame-tomb', { banner: 'cemetery' }).visit('basic-3-twigs').prepare();
    expect(tomb.deployed(0)).toEqual(['everflame-tomb']);
    expect(tomb.workersFree(0)).toBe(2);
  });

  test('R-LEG-18: point tokens and prisoners on the discarded card are lost', () => {
    const tower = mine({ legendary: ['king-norths-treasury'], city: [{ card: 'clock-tower', tokens: 2 }] });
    tower.play('king-norths-treasury', { banner: 'clock-tower' });
    expect([tower.tokensOn(0, 'king-norths-treasury'), tower.score(0)['tokens']]).toEqual([4, 4]);
    const city = [{ card: 'dungeon', under: ['fool', 'bard'] }];
    const prison = mine({ legendary: ['darkdeep-prison'], city }).play('darkdeep-prison', { banner: 'dungeon' });
    expect(prison.discard().sort()).toEqual(['bard', 'dungeon', 'fool']);
    expect(prison.under(0, 'darkdeep-prison')).toEqual([]);
  });

  test('R-LEG-13: it takes a space and adds one, so a full city takes it, paid or not', () => {
    const city = cards(15);
    const t = mine({ legendary: ['fynn-nobletail'], city, res: { berry: 7 }, hand: ['king'] });
    expect(spaces(t, 0)).toEqual({ used: 15, of: 15 });
    expect(t.why({ card: 'king' })).toBe('city-full');
    t.play('fynn-nobletail');
    expect(spaces(t, 0)).toEqual({ used: 16, of: 16 });
    const banner = mine({ legendary: ['mcgregors-market'], city: ['farm', ...cards(14)] });
    banner.play('mcgregors-market', { banner: 'farm' }).split({ twig: 2 });
    expect(spaces(banner, 0)).toEqual({ used: 15, of: 16 });
  });

  test('R-LEG-17: there is one of each', () => {
    const { designs } = mine({}).game.rules;
    for (const pack of [LEGENDS, MORE_LEGENDS])
      for (const id of [...pack.constructions, ...pack.critters])
        expect(designs.filter((d) => d.id === id).map((d) => d.def.copies)).toEqual([1]);
  });

  test('playing it can be taken back: its owner has learned nothing by it', () => {
    const t = mine({ legendary: ['foresight'], city: ['historian'] });
    const { reveals } = t.state;
    t.play('foresight', { banner: 'historian' });
    expect(t.state.reveals).toBe(reveals);
    expect(t.log.find((event) => event.e === 'played')).toMatchObject({ seat: 0, from: 'legendaryCritter' });
  });
});

describe('Rugwort with Legendary cards', () => {
  const solo = (seat: SeatShorthand, module: string): Table =>
    table({ modules: ['rugwort', module], seats: [seat], dice: [1, 2, 3], meadow: cards(8) });

  test.each([
    ['legends', 'foresight', 'historian'],
    ['more-legends', 'jor-goldwing', 'bard'],
  ])('R-RUG-45: with %s he gains 3 point tokens and plays 2 cards', (module, legendary, banner) => {
    const t = solo({ legendary: [legendary], city: [banner] }, module);
    t.play(legendary, { banner });
    expect(t.points(1)).toBe(3);
    expect(t.city(1)).toHaveLength(2);
  });

  test('R-RUG-45: he answers other cards as before, and the Legendary of one pack once with both', () => {
    const plain = solo({ hand: ['mine'], res: { twig: 1, resin: 1, pebble: 1 } }, 'legends').play('mine', {
      from: 'hand',
    });
    expect([plain.points(1), plain.city(1).length]).toEqual([0, 1]);
    const both = table({
      modules: ['rugwort', ...BOTH],
      seats: [{ legendary: ['foresight'], city: ['historian'] }],
      dice: [1, 2, 3],
      meadow: cards(8),
    });
    both.play('foresight', { banner: 'historian' });
    expect([both.points(1), both.city(1).length]).toEqual([3, 2]);
  });
});
