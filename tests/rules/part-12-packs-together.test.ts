import { describe, expect, test } from 'vitest';
import { held, mine as legendary } from '../test-support/legends.ts';
import type { SeatShorthand, Table, TableShorthand } from '../test-support/table.ts';

/** Legendary cards beside the packs of cards for the main deck. */

const PACKS = ['extra-extra', 'rugwort-cards', 'corrin', 'through-every-season'];
const mine = (seat: SeatShorthand, given: TableShorthand = {}): Table =>
  legendary(seat, { ...given, modules: [...PACKS, ...(given.modules ?? [])] });

describe('Legendary cards and the special Farms', () => {
  test('R-LEG-04, OQ-49: any special Farm makes way for McGregor’s Market', () => {
    const t = mine({ legendary: ['mcgregors-market'], city: [{ card: 'farm-winter-1', occupied: true }] });
    t.play('mcgregors-market', { banner: 'farm-winter-1' }).split({ pebble: 2 });
    expect([t.city(0), t.occupied(0)]).toEqual([['mcgregors-market'], ['mcgregors-market']]);
  });

  test('R-LEG-08: after that no special Farm is played', () => {
    const t = mine({
      city: ['mcgregors-market'],
      hand: ['farm-spring-2'],
      res: { twig: 9, resin: 9, pebble: 9, berry: 9 },
    });
    expect(t.why({ card: 'farm-spring-2' })).toBe('supplanted');
  });
});

describe('Legendary cards and the Rugwort cards', () => {
  test('R-LEG-14: Rugwort the Rowdy takes none', () => {
    const seats = [{ city: ['mcgregors-market', 'poe', 'mine'] }];
    const t = mine({ hand: ['rugwort-the-rowdy'], res: { berry: 9 } }, { seats }).play('rugwort-the-rowdy');
    expect([t.city(1), t.city(0)]).toEqual([['mcgregors-market', 'poe', 'rugwort-the-rowdy'], ['mine']]);
    const only = mine({ hand: ['rugwort-the-rowdy'], res: { berry: 9 } }, { seats: [{ city: ['poe'] }] });
    expect(only.why({ card: 'rugwort-the-rowdy' })).toBe('no-target');
  });

  test('Rugwort the Rowdy does not take what lies on the Bridge of the Sky, which shares its space', () => {
    const covered = { card: 'mine', on: 'bridge-of-the-sky' };
    const seats = [{ city: ['bridge-of-the-sky', covered] }];
    const t = mine({ hand: ['rugwort-the-rowdy'], res: { berry: 9 } }, { seats });
    expect(t.why({ card: 'rugwort-the-rowdy' })).toBe('no-target');
  });

  test('R-LEG-03: Rugwort the Robber swaps hands, not what is held besides', () => {
    const seats = [{ hand: ['king', 'queen'], legendary: ['poe'] }];
    const t = mine({ hand: ['rugwort-the-robber'], legendary: ['foresight'], res: { berry: 9 } }, { seats });
    t.play('rugwort-the-robber');
    if (t.asks() !== 'turn') t.answer(t.legal()[0]);
    expect([held(t, 0), held(t, 1)]).toEqual([['foresight'], ['poe']]);
  });
});

describe('Legendary cards and Events', () => {
  test('an Event that Amilla achieves is an Event achieved', () => {
    const t = mine({ city: ['amilla-glistendew', 'fynn-nobletail'] })
      .visit('amilla-glistendew')
      .place('grand-tour');
    expect([t.events(0), t.score(0)['prosperity']]).toEqual([['grand-tour'], 2]);
  });
});
