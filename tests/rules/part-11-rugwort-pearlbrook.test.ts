import { push, scopeOf, settle } from '@everdell/engine';
import { describe, expect, test } from 'vitest';
import {
  adornmentsHeld,
  adornmentsPlayed,
  brook,
  deck,
  frog,
  offers,
  pearls,
  SPOT_IDS,
  SPOTS,
  wonders,
} from '../test-support/brook.ts';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const SEEDS = Array.from({ length: 24 }, (_, i) => `rugwort-${i}`);
const MEADOW = ['castle', 'castle', 'king', 'king', 'palace', 'palace', 'doctor', 'doctor'];
const ALL = Array.from({ length: 6 }, () => 'basic-1-berry');

function solo(human: SeatShorthand, rugwort: TableShorthand['rugwort'] = {}, rest: TableShorthand = {}): Table {
  return brook({ meadow: MEADOW, ...rest, modules: ['rugwort'], rugwort, seats: [human] });
}
const starts = (): Table[] =>
  SEEDS.map((seed) => table.fresh({ players: 1, modules: ['rugwort', 'pearlbrook'] }, seed));

describe('Rugwort with Pearlbrook: set-up', () => {
  test('R-RUG-43: he gets no Adornments, the human has two', () => {
    for (const t of starts()) {
      expect(adornmentsHeld(t, 0)).toHaveLength(2);
      expect(adornmentsHeld(t, 1)).toEqual([]);
      expect(deck(t, 'adornmentsOut')).toHaveLength(10);
    }
  });

  test('R-RUG-47: his Ambassador stands on a River Destination that is face up now, and he has two pearls', () => {
    const seen = new Set<string>();
    for (const t of starts()) {
      const at = frog(t, 1);
      expect(SPOT_IDS).toContain(at);
      seen.add(at);
      const up = t.row('riverCards');
      expect(up.filter((card) => card !== null)).toHaveLength(1);
      expect(up[SPOT_IDS.findIndex((spot) => spot === at)]).not.toBeNull();
      expect(deck(t, 'riverDown')).toHaveLength(3);
      expect(t.res(1)).toEqual(goods({ pearl: 2 }));
      expect(pearls(t, 0)).toBe(0);
      expect(frog(t, 0)).toBe('home');
    }
    expect([...seen].sort()).toEqual(SPOT_IDS.slice().sort());
  });

  test('R-RUG-47, OQ-30: the die says 1-2, 3-4, 5-6 or 7-8 for the spots from top to bottom', () => {
    for (let roll = 1; roll <= 8; roll++) {
      const t = solo({}, {}, { dice: [roll] });
      const { rules } = t.game;
      rules.code.get('pearlbrook.setsUp')!(rules, t.state, 1);
      push(t.state, { do: 'call', id: 'pearlbrook.rugwortEnters' }, scopeOf(1));
      settle(rules, t.state);
      expect(frog(t, 1)).toBe(SPOT_IDS[Math.ceil(roll / 2) - 1]);
      expect(pearls(t, 1)).toBe(2);
    }
  });

  test('R-RUG-47: where his Ambassador stands the human’s cannot go', () => {
    const spot = 'river-spot-3-green';
    const river = { [spot]: { card: 'watermill', revealed: true } };
    const human = { city: SPOTS[spot], points: 1, res: { twig: 1 } };
    const t = solo(human, { ambassador: spot }, { river });
    expect(t.refuses(() => t.ambassador(spot))).toBe('location-occupied');
    expect(offers(t, 'ambassador', spot)).toBe(false);
    const free = solo(human, { ambassador: 'river-spot-2-tan' }, { river });
    expect(offers(free, 'ambassador', spot)).toBe(true);
  });

  test('R-RUG-47: a human with a Ferry may copy the card he stands on', () => {
    const spot = 'river-spot-3-green';
    const human = { city: ['ferry'], points: 1, res: { twig: 1 } };
    const t = solo(human, { ambassador: spot }, { river: { [spot]: { card: 'watermill', revealed: true } } });
    t.ambassador('ferry');
    expect(pearls(t, 0)).toBe(1);
  });

  test('R-PEARL-01, R-RUG-22: there is no basic Event that he could take', () => {
    const city = ['farm', 'farm', 'mine', 'mine', 'inn', 'inn', 'inn', 'bard', 'ruins', 'ruins', 'judge', 'crane'];
    const t = solo({ deployed: ['basic-1-berry', 'basic-1-berry'] }, { city }).prepare();
    expect(t.row('basicEvents')).toEqual([]);
    expect(t.events(1)).toEqual([]);
    expect(t.score(1)['basicEvents']).toBe(0);
  });
});

describe('Rugwort with Pearlbrook: the game', () => {
  test('R-RUG-48: an Adornment of the human gives him 5 point tokens, and he plays no card for it', () => {
    const t = solo({ adornments: ['tiara', 'bell'], pearls: 2 }, { points: 1 }).adorn('tiara');
    expect(t.points(1)).toBe(6);
    expect(t.city(1)).toEqual([]);
    expect(adornmentsPlayed(t, 0)).toEqual(['tiara']);
    t.adorn('bell');
    expect(t.points(1)).toBe(11);
  });

  test('R-RUG-48: neither Wonders nor the Ambassador give him any', () => {
    const hand = ['farm', 'mine'];
    const t = solo({ res: { twig: 1, resin: 1, pebble: 1 }, pearls: 2, hand }).visit('hopewatch-gate');
    expect(t.points(1)).toBe(0);
    const spot = solo({ city: SPOTS['river-spot-2-tan'] }).ambassador('river-spot-2-tan');
    expect(spot.points(1)).toBe(0);
  });

  test('R-RUG-48, masque: a card played through an Adornment makes him play a card too', () => {
    const t = solo({ adornments: ['masque'], pearls: 1, hand: ['farm'] }, {}, { dice: [1] });
    t.adorn('masque').pick('farm');
    expect(t.city(1)).toEqual(['castle']);
    expect(t.points(1)).toBe(5);
  });

  test('R-RUG-48, mirror: he has played none that could be used', () => {
    const t = solo({ adornments: ['mirror'], pearls: 1 }).adorn('mirror');
    expect(t.asks()).toBe('turn');
    expect(t.points(1)).toBe(5);
  });

  test.each([
    ['river-spot-3-green', 'river-spot-2-red'],
    ['river-spot-2-red', 'river-spot-2-blue'],
    ['river-spot-2-blue', 'river-spot-2-tan'],
    ['river-spot-2-tan', 'river-spot-3-green'],
  ])('R-RUG-49: from %s his Ambassador goes to %s', (from, to) => {
    const river = { [from]: { card: 'watermill', revealed: true }, [to]: { card: 'ballroom' } };
    const t = solo({ deployed: ['basic-1-berry', 'basic-1-berry'] }, { ambassador: from, pearls: 2 }, { river });
    t.prepare();
    expect(frog(t, 1)).toBe(to);
    expect(pearls(t, 1)).toBe(4);
    expect(t.row('riverCards')[SPOT_IDS.findIndex((spot) => spot === to)]).toBe('ballroom');
    expect(deck(t, 'riverDown')).toHaveLength(2);
  });

  test('R-RUG-49: a card that lies face up gives him one pearl', () => {
    const river = { 'river-spot-2-red': { card: 'ballroom', revealed: true } };
    const t = solo({ deployed: ['basic-1-berry', 'basic-1-berry'] }, { ambassador: 'river-spot-3-green' }, { river });
    t.prepare();
    expect(frog(t, 1)).toBe('river-spot-2-red');
    expect(pearls(t, 1)).toBe(1);
    expect(t.points(1)).toBe(0);
  });

  test('R-RUG-49, R-PEARL-13: the human’s Ambassador is home before his moves, even from the next spot', () => {
    const t = solo(
      { deployed: ['basic-1-berry', 'basic-1-berry'], ambassador: 'river-spot-2-red' },
      { ambassador: 'river-spot-3-green' },
      { river: { 'river-spot-2-red': { card: 'ballroom', revealed: true } } },
    ).prepare();
    expect(frog(t, 0)).toBe('home');
    expect(frog(t, 1)).toBe('river-spot-2-red');
  });

  test('R-RUG-49: in each of the three seasons', () => {
    const t = solo({ deployed: ['basic-1-berry', 'basic-1-berry'] }, { ambassador: 'river-spot-2-blue' });
    t.prepare();
    expect(frog(t, 1)).toBe('river-spot-2-tan');
    for (let i = 0; i < 3; i++) t.visit('basic-1-berry');
    t.prepare();
    while (t.asks() !== 'turn') t.pick(...t.choices().slice(0, 2));
    expect(frog(t, 1)).toBe('river-spot-3-green');
    expect(pearls(t, 1)).toBe(4);
  });

  test('bridge, R-RUG-10: a Bridge in his city does nothing for him', () => {
    const t = solo(
      { deployed: ['basic-1-berry', 'basic-1-berry'] },
      { city: ['bridge'], ambassador: 'river-spot-3-green' },
    ).prepare();
    expect(pearls(t, 1)).toBe(2);
    expect(t.hand(1)).toEqual([]);
  });

  test('ferry, R-RUG-15: the human may use a Ferry in his city, and he gains the token', () => {
    const human = { points: 1, res: { twig: 1 } };
    const river = { 'river-spot-3-green': { card: 'watermill', revealed: true } };
    const t = solo(human, { city: ['ferry'], ambassador: 'river-spot-3-green' }, { river });
    t.ambassador('ferry', { owner: 1 });
    expect(t.points(1)).toBe(1);
    expect(pearls(t, 0)).toBe(1);
  });

  test('pirate-ship, R-RUG-11: it sails into his city, however full, and his pearls are counted', () => {
    const city = [
      ...Array.from({ length: 8 }, () => 'farm'),
      ...Array.from({ length: 3 }, () => ['inn', 'mine']).flat(),
      'crane',
    ];
    const t = solo({ city: ['pirate-ship'] }, { city, pearls: 2 })
      .visit('pirate-ship')
      .split({ twig: 2 });
    expect(t.city(1)).toHaveLength(16);
    expect(t.points(0)).toBe(2);
    expect(pearls(t, 1)).toBe(2);
    expect(t.deployed(0)).toEqual(['pirate-ship']);
  });

  test('masquerade-invitations, R-RUG-13: cards for him are discarded and count', () => {
    const hand = ['farm', 'mine', 'inn'];
    const t = solo({ city: ['messenger', 'fairgrounds'], hand }, {}, { specialEvents: ['masquerade-invitations'] });
    t.claim('masquerade-invitations').pick('farm', 'mine');
    t.decline();
    expect(t.points(0)).toBe(2);
    expect(t.hand(1)).toEqual([]);
    expect(t.discard().slice().sort()).toEqual(['farm', 'mine']);
  });
});

describe('Rugwort with Pearlbrook: the end', () => {
  const last = { season: 'autumn', deployed: ALL };

  test('R-RUG-50, R-RUG-52: six pearls buy the 20- and the 15-point Wonder when the human has built the first', () => {
    const t = solo({ ...last, wonders: ['starfalls-flame'] }, { pearls: 6 }).pass();
    expect(wonders(t, 1)).toEqual(['mistrise-fountain', 'sunblaze-bridge']);
    expect(pearls(t, 1)).toBe(0);
    expect(t.score(1)).toMatchObject({ wonders: 35, pearls: 0 });
    expect(t.row('wonders')).toEqual(['hopewatch-gate']);
  });

  test.each([
    [0, [], 0],
    [1, [], 1],
    [2, ['hopewatch-gate'], 0],
    [3, ['starfalls-flame'], 0],
    [5, ['hopewatch-gate', 'starfalls-flame'], 0],
    [7, ['starfalls-flame', 'sunblaze-bridge'], 1],
    [8, ['hopewatch-gate', 'starfalls-flame', 'sunblaze-bridge'], 0],
    [13, ['hopewatch-gate', 'mistrise-fountain', 'starfalls-flame', 'sunblaze-bridge'], 2],
  ])('R-RUG-50, R-RUG-51: with %i pearls he builds %j and keeps %i', (held, built, left) => {
    const t = solo(last, { pearls: held }).pass();
    expect(wonders(t, 1)).toEqual(built);
    expect(pearls(t, 1)).toBe(left);
    expect(t.score(1)['pearls']).toBe(2 * left);
  });

  test('R-RUG-50: he builds only after the human has passed', () => {
    const t = solo({ ...last, deployed: ALL.slice(1) }, { pearls: 6 }).visit('basic-1-berry');
    expect(wonders(t, 1)).toEqual([]);
    expect(pearls(t, 1)).toBe(6);
  });

  test('R-RUG-50: none is left for him when the human has built all', () => {
    const all = ['hopewatch-gate', 'mistrise-fountain', 'starfalls-flame', 'sunblaze-bridge'];
    const t = solo({ ...last, wonders: all }, { pearls: 6 }).pass();
    expect(wonders(t, 1)).toEqual([]);
    expect(t.score(1)).toMatchObject({ wonders: 0, pearls: 12 });
  });

  test('R-RUG-51: pearls and Wonders are part of his total', () => {
    const t = solo(last, { pearls: 1, wonders: ['hopewatch-gate'], points: 3 });
    const plain = solo(last, { points: 3 });
    expect(t.score(1).total - plain.score(1).total).toBe(12);
    expect(t.score(1)).toMatchObject({ pearls: 2, wonders: 10 });
    expect(t.score(1)).not.toHaveProperty('adornments');
  });
});
