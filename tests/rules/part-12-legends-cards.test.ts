import { describe, expect, test } from 'vitest';
import { cards, mine, spaces } from '../test-support/legends.ts';
import { type Table } from '../test-support/table.ts';

/** Every card of Legends. */

const prosperity = (t: Table, seat = 0): number => t.score(seat)['prosperity'];

describe('Bridge of the Sky', () => {
  const bridge = { city: ['bridge-of-the-sky'], hand: ['castle', 'mine'] };

  test('takes up to 3 resources off a Construction, which then lies on it', () => {
    const t = mine({ ...bridge, res: { twig: 2, resin: 3 } });
    t.play('castle', { ability: 'bridge-of-the-sky', pay: { twig: 2, resin: 3 } });
    expect(t.city(0)).toEqual(['bridge-of-the-sky', 'castle']);
    expect(spaces(t, 0)).toEqual({ used: 1, of: 16 });
    expect(t.res(0)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });

  test('is worth the base points of what lies on it, and nothing without', () => {
    const empty = mine({ city: ['bridge-of-the-sky'] });
    expect(empty.score(0)['base']).toBe(0);
    const t = mine({ city: ['bridge-of-the-sky', { card: 'palace', on: 'bridge-of-the-sky' }] });
    expect(t.score(0)['base']).toBe(4 + 4);
    expect(prosperity(t)).toBe(2); // the Palace counts two Unique Constructions
  });

  test('makes room for the Construction in a full city', () => {
    const t = mine({
      city: ['bridge-of-the-sky', ...cards(15)],
      hand: ['castle'],
      res: { twig: 2, resin: 3, pebble: 3 },
    });
    expect(spaces(t, 0)).toEqual({ used: 16, of: 16 });
    expect(t.refuses(() => t.play('castle', { pay: { twig: 2, resin: 3, pebble: 3 } }))).toBe('city-full');
    t.play('castle', { ability: 'bridge-of-the-sky', pay: { twig: 2, resin: 3 } });
    expect(spaces(t, 0)).toEqual({ used: 16, of: 16 });
  });

  test('is used once, also when what lay on it has gone', () => {
    const res = { twig: 1, resin: 1, pebble: 1 };
    const city = ['bridge-of-the-sky', { card: 'farm', on: 'bridge-of-the-sky' }, 'university'];
    const t = mine({ city, hand: ['mine'], res });
    expect(t.refuses(() => t.play('mine', { ability: 'bridge-of-the-sky', pay: {} }))).toBe('not-offered');
    t.visit('university').split({ twig: 1 }).visit('basic-3-twigs');
    expect(t.city(0)).toEqual(['bridge-of-the-sky', 'university']);
    expect(t.score(0)['base']).toBe(3); // of the University
    expect(t.refuses(() => t.play('mine', { ability: 'bridge-of-the-sky', pay: {} }))).toBe('not-offered');
  });

  test('serves no Critter, no other ability beside it, and no card with a place of its own', () => {
    const t = mine({ city: ['bridge-of-the-sky', 'mine', 'crane'], hand: ['bard', 'ruins', 'mine'] });
    expect(t.why({ card: 'bard' })).toBe('cannot-pay');
    expect(t.refuses(() => t.play('ruins', { ability: 'bridge-of-the-sky', pay: {} }))).toBe('not-offered');
    t.play('mine', { ability: 'bridge-of-the-sky', from: 'hand' });
    expect(t.city(0)).toEqual(['bridge-of-the-sky', 'crane', 'mine', 'mine']);
  });

  test('OQ-59: takes a Legendary Construction as well', () => {
    const t = mine({ city: ['bridge-of-the-sky'], legendary: ['click-clacks'], res: { twig: 2 } });
    t.play('click-clacks', { ability: 'bridge-of-the-sky', pay: { twig: 2 } });
    expect([t.score(0)['base'], spaces(t, 0)]).toEqual([8, { used: 1, of: 17 }]);
  });

  test('OQ-76: the discount is taken in full, neither more nor less', () => {
    const t = mine({ ...bridge, res: { twig: 2, resin: 3, pebble: 3 } });
    const pays = (pay: Record<string, number>) => () => t.play('castle', { ability: 'bridge-of-the-sky', pay });
    expect(t.refuses(pays({ twig: 2, resin: 2 }))).toBe('cannot-pay');
    expect(t.refuses(pays({ twig: 2, resin: 3, pebble: 1 }))).toBe('cannot-pay');
    pays({ twig: 2, resin: 2, pebble: 1 })();
    expect(t.res(0).pebble).toBe(2);
  });
});

describe('McGregor’s Market', () => {
  test('gives any 2 resources when played and in Production', () => {
    const t = mine({ legendary: ['mcgregors-market'], city: ['farm'], deployed: ['haven', 'basic-3-twigs'] });
    t.play('mcgregors-market', { banner: 'farm' }).split({ pebble: 1, resin: 1 }).visit('basic-2-resin');
    t.prepare().split({ berry: 2 });
    expect(t.res(0)).toEqual({ twig: 0, resin: 1, pebble: 1, berry: 2 });
  });
});

describe('Oleander’s Opera House', () => {
  test('scores 2 for each Unique Critter', () => {
    expect(prosperity(mine({ city: ['oleanders-opera-house', 'king', 'bard', 'wanderer', 'foresight'] }))).toBe(6);
  });
});

describe('Silver Scale Spring', () => {
  const spring = { legendary: ['silver-scale-spring'], res: { pebble: 1 } };

  test('gives the cost of the Construction it lies under, which stays, and 2 cards', () => {
    const t = mine({ ...spring, city: ['castle', 'mine'] }, { deckTop: ['farm', 'inn'] });
    t.play('silver-scale-spring').pick('castle');
    expect(t.res(0)).toEqual({ twig: 2, resin: 3, pebble: 3, berry: 0 });
    expect([t.city(0), t.hand(0)]).toEqual([
      ['castle', 'mine', 'silver-scale-spring'],
      ['farm', 'inn'],
    ]);
  });

  test('R-LEG-13: shares its space, so the city gains one on balance', () => {
    const t = mine({ ...spring, city: cards(15) })
      .play('silver-scale-spring')
      .pick('mine');
    expect(spaces(t, 0)).toEqual({ used: 15, of: 16 });
  });

  test('needs a Construction besides the Ruins it replaces', () => {
    const t = mine({ legendary: ['silver-scale-spring'], city: ['ruins', 'bard'] });
    expect(t.why({ card: 'silver-scale-spring' })).toBe('cannot-pay'); // it could lie under the Ruins, for a pebble
    expect(mine({ ...spring, city: ['bard'] }).why({ card: 'silver-scale-spring' })).toBe('no-target');
    const two = mine({ legendary: ['silver-scale-spring'], city: ['ruins', 'mine'] });
    two.play('silver-scale-spring', { banner: 'ruins' });
    expect([two.city(0), two.res(0)]).toEqual([
      ['mine', 'silver-scale-spring'],
      { twig: 1, resin: 1, pebble: 1, berry: 0 },
    ]);
  });

  test('lies under a Legendary Construction as well, and stays when the card above goes', () => {
    const t = mine({ ...spring, city: ['click-clacks'] }).play('silver-scale-spring');
    expect(t.res(0)).toEqual({ twig: 2, resin: 2, pebble: 1, berry: 0 });
    const city = ['mine', { card: 'silver-scale-spring', on: 'mine' }, 'university'];
    const gone = mine({ city }).visit('university').split({ twig: 1 });
    expect([gone.city(0), spaces(gone, 0)]).toEqual([['silver-scale-spring', 'university'], { used: 1, of: 16 }]);
  });
});

describe('The Green Acorn', () => {
  test('plays a card of hand or Meadow for up to 4 fewer resources', () => {
    const t = mine({ city: ['the-green-acorn'], hand: ['king', 'castle'], res: { berry: 2 } }, { meadow: cards(8) });
    t.visit('the-green-acorn');
    expect(t.choices()).toContain('king');
    expect(t.choices()).toContain('mine');
    expect(t.choices()).not.toContain('castle');
    t.pick('king');
    expect([t.city(0), t.res(0).berry]).toEqual([['king', 'the-green-acorn'], 0]);
  });

  test('is open: its owner takes 2 point tokens', () => {
    const t = mine({ hand: ['king'], res: { berry: 2 } }, { seats: [{ city: ['the-green-acorn'] }] });
    t.visit('the-green-acorn').pick('king');
    expect([t.points(1), t.city(0)]).toEqual([2, ['king']]);
  });

  test('R-ABIL-02: no other ability beside it', () => {
    const t = mine({ city: ['the-green-acorn', 'innkeeper'], hand: ['king'], res: { berry: 1 } });
    expect(t.visit('the-green-acorn').choices()).not.toContain('king');
  });
});

describe('Amilla Glistendew', () => {
  test('achieves an Event whose requirement is not met; her worker stays with her', () => {
    const t = mine({ city: ['amilla-glistendew'] });
    t.visit('amilla-glistendew').place('grand-tour');
    expect([t.events(0), t.deployed(0), t.row('basicEvents').length]).toEqual([
      ['grand-tour'],
      ['amilla-glistendew'],
      3,
    ]);
    expect(t.score(0)['events']).toBe(3);
  });

  test('what the Event asks to pay is paid, and what it does is done', () => {
    const given = { specialEvents: ['croak-wart-cure'] };
    const poor = mine({ city: ['amilla-glistendew', 'mine', 'inn'] }, given).visit('amilla-glistendew');
    expect(poor.choices()).not.toContain('croak-wart-cure');
    const t = mine({ city: ['amilla-glistendew', 'mine', 'inn'], res: { berry: 2 } }, given);
    t.visit('amilla-glistendew').place('croak-wart-cure');
    expect([t.city(0), t.res(0).berry, t.events(0)]).toEqual([['amilla-glistendew'], 0, ['croak-wart-cure']]);
  });

  test('an Event that somebody has achieved is gone; with none left there is nothing to do', () => {
    const seats = [{ events: ['grand-tour'] }];
    expect(
      mine({ city: ['amilla-glistendew'] }, { seats })
        .visit('amilla-glistendew')
        .choices(),
    ).not.toContain('grand-tour');
    const t = mine({ city: ['amilla-glistendew'] });
    for (const row of ['basicEvents', 'specialEvents'] as const) t.state.rows[t.game.rules.rowIx[row]] = [];
    expect(t.why({ place: 'amilla-glistendew' })).toBe('nothing-to-do');
  });

  test('R-COMBO-02: with Pearlbrook there are special Events only, and no Wonder is one', () => {
    const t = mine({ city: ['amilla-glistendew'] }, { modules: ['pearlbrook'] }).visit('amilla-glistendew');
    expect(t.choices()).toHaveLength(4);
    expect(t.row('specialEvents')).toEqual(t.choices());
  });
});

describe('Cirrus Windfall', () => {
  const cirrus = { legendary: ['cirrus-windfall'], city: ['postal-pigeon'], hand: ['queen', 'bard'] };

  test('may play a card worth at most 3 points for free, from hand or Meadow', () => {
    const t = mine(cirrus, { meadow: cards(8) }).play('cirrus-windfall', { banner: 'postal-pigeon' });
    expect(t.choices()).toContain('bard');
    expect(t.choices()).toContain('mine');
    expect(t.choices()).not.toContain('queen');
    t.pick('mine');
    expect(t.city(0)).toEqual(['cirrus-windfall', 'mine']);
  });

  test('or none', () => {
    const t = mine(cirrus).play('cirrus-windfall', { banner: 'postal-pigeon' }).decline();
    expect([t.city(0), t.turn()]).toEqual([['cirrus-windfall'], 1]);
  });
});

describe('Foresight', () => {
  test('R-ABIL-08: draws 2 after a Critter and gives any resource after a Construction', () => {
    const critter = mine(
      { city: ['foresight'], hand: ['innkeeper'], res: { berry: 1 } },
      { deckTop: ['farm', 'mine'] },
    );
    expect(critter.play('innkeeper').hand(0)).toEqual(['farm', 'mine']);
    const construction = mine({ city: ['foresight'], hand: ['farm'], res: { twig: 2, resin: 1 } });
    construction.play('farm', { from: 'hand' }).split({ pebble: 1 });
    expect(construction.res(0)).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 1 });
    expect(construction.hand(0)).toEqual([]);
  });

  test('does not act for itself; beside a Courthouse the order is free', () => {
    const own = mine({ legendary: ['foresight'], city: ['historian'] }).play('foresight', { banner: 'historian' });
    expect([own.hand(0), own.turn()]).toEqual([[], 1]);
    const city = ['foresight', 'courthouse'];
    const t = mine({ city, hand: ['farm'], res: { twig: 2, resin: 1 } }).play('farm', { from: 'hand' });
    expect([t.asks(), t.choices()]).toEqual(['order', ['courthouse', 'foresight']]);
    t.pick('courthouse').split({ twig: 1 }).split({ berry: 1 });
    expect(t.res(0)).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 2 });
  });
});

describe('Fynn Nobletail', () => {
  test('scores 2 for each basic and 3 for each special Event', () => {
    const events = ['grand-tour', 'city-monument', 'croak-wart-cure'];
    expect(prosperity(mine({ city: ['fynn-nobletail'], events }))).toBe(7);
  });
});

describe('Poe', () => {
  test('discards any number and draws up to the hand limit, when played and in Production', () => {
    const t = mine({ legendary: ['poe'], city: ['teacher'], hand: ['king', 'queen', 'bard'] });
    t.play('poe', { banner: 'teacher' }).pick('king', 'bard');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(0)).toContain('queen');
    const spring = mine({ city: ['poe'], hand: ['king'], deployed: ['haven', 'basic-3-twigs'] })
      .prepare()
      .decline();
    expect(spring.hand(0)).toHaveLength(8);
  });
});
