import { describe, expect, test } from 'vitest';
import { cards, mine, spaces } from '../test-support/legends.ts';
import * as look from '../test-support/look.ts';
import { table, type SeatShorthand, type Table } from '../test-support/table.ts';

/** Legendary cards beside the cards of the base game and of Pearlbrook. */

/** Plays Production in spring: everything in the city is activated once. */
function spring(t: Table): Table {
  return t.prepare();
}
const WORKING = { deployed: ['basic-3-twigs', 'basic-2-resin'] };

describe('R-LEG-12: a Legendary counts as its banner card for all purposes', () => {
  test('Barge Toad and General Store find a Farm in McGregor’s Market', () => {
    const city = ['mcgregors-market', 'barge-toad', 'general-store'];
    const t = spring(mine({ ...WORKING, city })).split({ pebble: 2 });
    expect(t.res(0)).toEqual({ twig: 2, resin: 0, pebble: 2, berry: 2 });
  });

  test('a Harvester with a Gatherer produces on it', () => {
    const t = spring(mine({ ...WORKING, city: ['mcgregors-market', 'harvester', 'gatherer'] }));
    t.pick('harvester').split({ resin: 1 }).split({ resin: 2 });
    expect(t.res(0).resin).toBe(3);
  });

  test('Events find the cards they ask for', () => {
    const city = ['fynn-nobletail', 'castle'];
    const needs = (event: string, seat: readonly string[]): boolean =>
      mine({ city: seat }, { specialEvents: [event] }).canVisit(event);
    expect(needs('an-evening-of-fireworks', city)).toBe(false);
    expect(needs('a-brilliant-marketing-plan', ['tarry-hare', 'post-office'])).toBe(true);
    expect(needs('a-brilliant-marketing-plan', ['tarry-hare'])).toBe(false);
    expect(needs('ancient-scrolls-discovered', ['foresight', 'ruins'])).toBe(true);
    expect(needs('ancient-scrolls-discovered', ['foresight', 'silver-scale-spring', 'mine'])).toBe(true);
  });

  test('basic Events count its colour', () => {
    const city = ['mcgregors-market', 'poe', 'click-clacks', 'mine'];
    expect(mine({ city }).canVisit('harvest-festival')).toBe(true);
  });

  test('R-CARD-STREY-01: Strey Softpaw opens the second cell of the Dungeon and never lies in it', () => {
    const city = [{ card: 'dungeon', under: ['fool'] }, 'strey-softpaw', 'bard'];
    const t = mine({ city, hand: ['castle'], res: { twig: 2, resin: 3 } });
    const pay = { twig: 2, resin: 3 };
    expect(t.refuses(() => t.play('castle', { ability: 'dungeon', jail: 'strey-softpaw', pay }))).toBe('spot-locked');
    t.play('castle', { ability: 'dungeon', jail: 'bard', pay });
    expect(t.under(0, 'dungeon')).toEqual(['bard', 'fool']);
  });
});

describe('OQ-68: it has the class of its banner card', () => {
  const prosperity = (city: readonly string[]): number => mine({ city }).score(0)['prosperity'];

  test('R-LEG-12: Castle and Palace count Legendary Constructions', () => {
    const common = ['mcgregors-market', 'the-green-acorn', 'click-clacks', 'silver-scale-spring'];
    const unique = ['bridge-of-the-sky', 'darkdeep-prison', 'everflame-tomb', 'king-norths-treasury'];
    expect(prosperity(['castle', ...common, ...unique])).toBe(4);
    expect(prosperity(['palace', ...common, ...unique])).toBe(5); // itself as well
  });

  test('R-LEG-12: School and Theater count Legendary Critters', () => {
    const common = ['poe', 'cirrus-windfall', 'chipter-swipple'];
    const unique = ['amilla-glistendew', 'foresight', 'jor-goldwing', 'strey-softpaw', 'tarry-hare'];
    expect(prosperity(['school', ...common, ...unique])).toBe(3);
    expect(prosperity(['theater', ...common, ...unique])).toBe(5);
  });
});

describe('R-LEG-14: it cannot be discarded nor leave the city in another way', () => {
  test('University', () => {
    const t = mine({ city: ['university', 'poe', 'mine', 'click-clacks'] }).visit('university');
    expect(t.res(0).resin).toBe(1); // the Mine was the only choice
    expect(t.city(0)).toEqual(['click-clacks', 'poe', 'university']);
    expect(mine({ city: ['university', 'poe'] }).why({ place: 'university' })).toBe('cannot-pay-price');
  });

  test('Ruins', () => {
    const only = mine({ city: ['click-clacks'], hand: ['ruins'] });
    expect(only.why({ card: 'ruins' })).toBe('no-target');
    const t = mine({ city: ['click-clacks', 'mine'], hand: ['ruins'] }).play('ruins');
    expect(t.city(0)).toEqual(['click-clacks', 'ruins']);
  });

  test('Dungeon', () => {
    const t = mine({ city: ['dungeon', 'poe'], hand: ['mine'] });
    expect(t.why({ card: 'mine' })).toBe('cannot-pay');
    const other = mine({ city: ['dungeon', 'poe', 'fool'], hand: ['mine'], res: { twig: 1, resin: 1, pebble: 1 } });
    expect(other.refuses(() => other.play('mine', { ability: 'dungeon', jail: 'poe', pay: {} }))).toBe('spot-locked');
  });

  test('Events that take cards of the city', () => {
    const cure = { specialEvents: ['croak-wart-cure'] };
    const seat = { res: { berry: 2 } };
    const poor = mine({ ...seat, city: ['undertaker', 'barge-toad', 'poe', 'click-clacks'] }, cure);
    poor.claim('croak-wart-cure');
    expect(poor.city(0)).toEqual(['click-clacks', 'poe']); // the required two were the only choice
    const thieves = mine(
      { city: ['courthouse', 'ranger', 'poe', 'bard'] },
      { specialEvents: ['capture-of-the-acorn-thieves'] },
    );
    thieves.claim('capture-of-the-acorn-thieves');
    expect(thieves.choices()).not.toContain('poe');
  });

  test('R-CARD-DARKDEEP-01: Darkdeep Prison', () => {
    const t = mine({ legendary: ['darkdeep-prison'], city: ['dungeon', 'poe', 'strey-softpaw', 'bard'] });
    expect(t.play('darkdeep-prison', { banner: 'dungeon' }).choices()).toEqual(['bard']);
  });
});

describe('R-LEG-15, R-COMBO-11: it cannot be copied nor activated by another card', () => {
  test('Miner Mole', () => {
    const seats = [{ city: ['mcgregors-market', 'poe', 'mine'] }];
    const t = mine({ hand: ['miner-mole'], res: { berry: 3 } }, { seats }).play('miner-mole');
    expect(t.choices()).toEqual(['mine']);
  });

  test('OQ-69: Chip Sweep in the own city', () => {
    const city = ['mcgregors-market', 'click-clacks', 'poe'];
    const t = mine({ hand: ['chip-sweep'], city, res: { berry: 3 } }).play('chip-sweep');
    expect([t.turn(), t.res(0)]).toEqual([1, { twig: 0, resin: 0, pebble: 0, berry: 0 }]);
    const more = mine({ hand: ['chip-sweep'], city: [...city, 'mine', 'farm'], res: { berry: 3 } }).play('chip-sweep');
    expect(more.choices()).toEqual(['farm', 'mine']);
  });

  test('R-CARD-CHIPTER-01: Chipter Swipple activates no Legendary card, and no Chip Sweep activates it', () => {
    const city = ['mcgregors-market', 'poe', 'chip-sweep', 'mine'];
    const t = mine({ legendary: ['chipter-swipple'], city, res: { berry: 4 } });
    t.play('chipter-swipple', { pay: { berry: 4 } });
    expect(t.choices()).toEqual(['chip-sweep', 'mine']);
    t.pick('chip-sweep');
    expect(t.choices()).toEqual(['mine']); // the second of the two; the Sweep's own choice was the Mine alone
    expect(t.res(0).pebble).toBe(1);
    expect(t.pick('mine').res(0).pebble).toBe(2);
    expect(t.turn()).toBe(1);
  });

  test('R-LEG-12: in Production it acts itself like any green card', () => {
    const t = spring(mine({ ...WORKING, city: ['mcgregors-market', 'mine'] })).split({ twig: 1, resin: 1 });
    expect(t.res(0)).toEqual({ twig: 1, resin: 1, pebble: 1, berry: 0 });
  });

  test('the Compass of Pearlbrook, which repeats what tan cards do when played', () => {
    const city = ['jor-goldwing', 'cirrus-windfall', 'wanderer', 'bard'];
    const t = mine({ city, adornments: ['compass'], pearls: 1, hand: ['mine'] }, { modules: ['pearlbrook'] });
    expect(t.adorn('compass').choices()).toEqual(['bard', 'wanderer']);
  });
});

describe('together with cards that share spaces', () => {
  test('a Messenger lies on a Legendary Construction, and finds it when its own card was the banner card', () => {
    const city = ['farm', { card: 'messenger', on: 'farm' }];
    const t = mine({ legendary: ['mcgregors-market'], city }, { modules: ['pearlbrook'] });
    t.play('mcgregors-market', { banner: 'farm' }).split({ twig: 2 });
    expect(t.state.slices.guests).toHaveLength(1);
    expect(spaces(t, 0)).toEqual({ used: 1, of: 16 });
  });

  test('at the river Silver Scale Spring keeps its colour, which a Messenger does not', () => {
    const spring = { card: 'silver-scale-spring', on: 'lookout' };
    const visits = (spot: string, city: SeatShorthand['city']): boolean => {
      const t = mine({ city }, { modules: ['pearlbrook'] });
      return t
        .legal()
        .some((a) => a.t === 'act' && a.id === 'ambassador' && look.holderId(t.game, t.state, a.it) === spot);
    };
    expect(visits('river-spot-2-tan', ['lookout', spring, 'wanderer'])).toBe(true);
    expect(visits('river-spot-2-red', ['lookout', spring, 'wanderer'])).toBe(false);
    expect(visits('river-spot-2-red', ['lookout', { card: 'messenger', on: 'lookout' }])).toBe(true);
  });

  test('R-LEG-13: in a city that is full it makes room for no other card', () => {
    const t = mine({ city: [...cards(15), 'fynn-nobletail'], hand: ['queen', 'wanderer'], res: { berry: 9 } });
    expect(spaces(t, 0)).toEqual({ used: 16, of: 16 });
    expect([t.canPlay('queen'), t.canPlay('wanderer')]).toEqual([false, true]);
  });
});

describe('R-LEG-15: other packs do not copy Legendary cards', () => {
  test('Corrin Evertail’s Path carries out none where an opponent stands', () => {
    const at = (card: string): boolean =>
      table({
        modules: ['legends', 'corrin'],
        seats: [{ city: ['corrin-evertails-path'] }, { city: [{ card, workers: [1] }] }],
      }).canVisit('corrin-evertails-path');
    expect(at('queen')).toBe(false);
    expect(at('lookout')).toBe(true);
    expect(at('the-green-acorn')).toBe(false);
  });
});
