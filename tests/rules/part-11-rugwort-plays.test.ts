import { describe, expect, test } from 'vitest';
import { seedState } from '@everdell/game';
import { constructions } from '../test-support/situations.ts';
import { table, type Table, type TableShorthand } from '../test-support/table.ts';

const MEADOW = ['farm', 'mine', 'inn', 'teacher', 'monk', 'doctor', 'judge', 'crane'];

type Human = NonNullable<TableShorthand['seats']>[number];

function solo(human: Human, rest: Omit<TableShorthand, 'seats' | 'modules'> = {}): Table {
  return table({ modules: ['rugwort'], dice: [1], meadow: MEADOW, deckTop: ['king'], ...rest, seats: [human] });
}

/** A human who can play a Farm at once. */
const farmer: Human = { hand: ['farm'], res: { twig: 2, resin: 1 } };

const order = (t: Table): string[] => t.log.map((event) => event.e);

describe('When Rugwort plays', () => {
  test('R-RUG-07: he waits until the effect of the card is resolved', () => {
    const t = solo({ hand: ['bard', 'ruins', 'chapel'], res: { berry: 3 } });
    t.play('bard');
    expect(t.asks()).toBe('discard');
    expect(t.city(1)).toEqual([]);
    t.pick('ruins');
    expect(t.points(0)).toBe(1);
    expect(t.city(1)).toEqual(['farm']);
  });

  test('R-RUG-07: he waits for the triggers of the play too', () => {
    const t = solo({ ...farmer, city: ['courthouse', 'historian'] });
    t.play('farm');
    expect(t.city(1)).toEqual([]);
    t.pick('courthouse');
    expect(t.city(1)).toEqual([]);
    t.split({ pebble: 1 });
    expect(t.city(1)).toEqual(['farm']);
    expect(order(t).indexOf('drew')).toBeLessThan(order(t).indexOf('rolled'));
  });

  test('R-RUG-07: other actions than playing a card are not answered', () => {
    const t = solo({ ...farmer, deployed: ['basic-1-berry'] });
    t.visit('basic-1-pebble');
    expect(t.city(1)).toEqual([]);
    t.prepare();
    expect(t.city(1)).toEqual([]);
    t.visit('basic-1-pebble').play('farm', { from: 'hand' });
    expect(t.city(1)).toHaveLength(1);
  });

  test('R-RUG-08: the space the human took from is filled before he rolls', () => {
    const t = solo({ res: { pebble: 1 } }, { dice: [8], deckTop: ['queen', 'king'] });
    t.play('crane', { slot: 8 });
    expect(t.city(1)).toEqual(['queen']);
    expect(t.meadow()[7]).toBe('king');
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('R-RUG-09: a roll of %i takes the card of that space at no cost', (roll) => {
    const t = solo(farmer, { dice: [roll] });
    t.play('farm');
    expect(t.city(1)).toEqual([MEADOW[roll - 1]]);
    expect(t.meadow()).toEqual(MEADOW.map((card, i) => (i === roll - 1 ? 'king' : card)));
    expect(t.res(1)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });

  test('R-RUG-09: the die has eight sides, all of which come up, and takes the card it shows', () => {
    const seen = new Set<number>();
    for (let i = 0; i < 120; i++) {
      const t = solo(farmer, { dice: [] });
      t.state.rng.splice(0, t.state.rng.length, ...seedState(`roll ${i}`));
      t.play('farm', { from: 'hand' });
      const roll = t.log.find((event) => event.e === 'rolled');
      const value = roll?.e === 'rolled' ? roll.value : 0;
      expect(t.city(1)).toEqual([MEADOW[value - 1]]);
      seen.add(value);
    }
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('R-RUG-10: what he plays does nothing, and what lies in his city reacts to nothing', () => {
    const t = solo(farmer, {
      dice: [1],
      meadow: ['clock-tower', ...MEADOW.slice(1)],
      rugwort: { city: ['historian'] },
    });
    t.play('farm');
    expect(t.city(1)).toEqual(['clock-tower', 'historian']);
    expect(t.tokensOn(1, 'clock-tower')).toBe(0);
    expect(t.hand(1)).toEqual([]);
    expect(t.points(1)).toBe(0);
  });

  test('R-RUG-10: a Traveler he plays draws nothing and moves nothing', () => {
    const t = solo(farmer, { meadow: ['wanderer', ...MEADOW.slice(1)] });
    const deck = t.deckCount();
    t.play('farm');
    expect(t.city(1)).toEqual(['wanderer']);
    expect(t.deckCount()).toBe(deck - 1);
    expect(t.asks()).toBe('turn');
  });

  test('R-RUG-11: his city goes beyond fifteen cards', () => {
    const t = solo(farmer, {
      dice: [8],
      rugwort: { city: constructions(15) },
    });
    expect(t.city(1)).toHaveLength(15);
    t.play('farm');
    expect(t.city(1)).toHaveLength(16);
  });

  test('R-RUG-64: he may own several copies of a Unique card', () => {
    const t = solo(farmer, { meadow: ['queen', ...MEADOW.slice(1)], rugwort: { city: ['queen'] } });
    t.play('farm');
    expect(t.city(1)).toEqual(['queen', 'queen']);
  });
});

describe('Two cards in one action', () => {
  const pigeon: Human = { hand: ['postal-pigeon'], res: { berry: 2 } };

  test('R-RUG-12: for the Postal Pigeon and its card he plays two, after all of it', () => {
    const t = solo(pigeon, { dice: [2, 2], deckTop: ['general-store', 'castle', 'queen', 'palace'] });
    t.play('postal-pigeon');
    expect(t.city(1)).toEqual([]);
    t.pick('general-store');
    expect(t.res(0)['berry']).toBe(1);
    expect(t.city(1)).toEqual(['mine', 'queen']);
    expect(t.meadow()[1]).toBe('palace');
    expect(order(t).lastIndexOf('gained')).toBeLessThan(order(t).indexOf('rolled'));
  });

  test('R-RUG-12: a Pigeon that brings no second card is answered once', () => {
    const t = solo(pigeon, { dice: [2, 3], deckTop: ['general-store', 'castle'] });
    t.play('postal-pigeon').decline();
    expect(t.city(1)).toEqual(['mine']);
  });

  test('R-RUG-12: a Pigeon that brings a Pigeon that brings a card is answered three times', () => {
    const t = solo(pigeon, { dice: [1, 2, 3], deckTop: ['postal-pigeon', 'castle', 'general-store', 'palace'] });
    t.play('postal-pigeon').pick('postal-pigeon').pick('general-store');
    expect(t.city(0)).toEqual(['general-store', 'postal-pigeon', 'postal-pigeon']);
    expect(t.city(1)).toEqual(['farm', 'inn', 'mine']);
  });

  test('R-RUG-12: a card played by a visit (Queen) is answered like any other', () => {
    const t = solo({ city: ['queen'] }, { dice: [4] });
    t.visit('queen').pick('mine');
    expect(t.city(0)).toEqual(['mine', 'queen']);
    expect(t.city(1)).toEqual(['teacher']);
  });
});

describe('Giving to Rugwort', () => {
  test('R-RUG-13: the card of the Teacher is discarded', () => {
    const t = solo({ hand: ['teacher'], res: { berry: 2 } }, { dice: [8], deckTop: ['castle', 'palace', 'king'] });
    t.play('teacher').pick('castle');
    expect(t.hand(0)).toEqual(['palace']);
    expect(t.hand(1)).toEqual([]);
    expect(t.discard()).toEqual(['castle']);
  });

  test('R-RUG-13, OQ-47: berries of the Monk go to the supply and still bring points', () => {
    const t = solo({ hand: ['monk'], res: { berry: 3 } });
    t.play('monk', { from: 'hand' }).split({ berry: 2 });
    expect(t.res(0)['berry']).toBe(0);
    expect(t.res(1)['berry']).toBe(0);
    expect(t.points(0)).toBe(4);
  });

  test('R-RUG-13: the berries paid for the Shepherd go to the supply', () => {
    const t = solo({ hand: ['shepherd'], res: { berry: 3 } });
    t.play('shepherd');
    expect(t.res(0)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(0);
  });

  test('R-RUG-13: the goods for the Monastery go to the supply, the human gets the points', () => {
    const t = solo({ city: ['monastery'], res: { twig: 1, pebble: 2 } });
    t.visit('monastery').split({ twig: 1, pebble: 1 });
    expect(t.res(0)).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 0 });
    expect(t.res(1)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
    expect(t.points(0)).toBe(4);
  });

  test('R-RUG-14, R-RUG-35: tokens do reach him and count in the end', () => {
    const t = solo({ hand: ['castle', 'palace', 'ever-tree'] }, { rugwort: { city: ['post-office'] } });
    const before = t.score(1);
    t.visit('post-office').pick('castle', 'palace').decline();
    expect(t.points(1)).toBe(1);
    expect(t.score(1)['tokens']).toBe(1);
    expect(t.score(1).total).toBe(before.total + 1);
  });

  test('R-RUG-15, R-RUG-13: at his Post Office the two cards are discarded, and he gains the token', () => {
    const t = solo({ hand: ['castle', 'palace', 'ever-tree'] }, { rugwort: { city: ['post-office'] } });
    t.visit('post-office').pick('castle', 'palace').pick('ever-tree');
    expect(t.discard().sort()).toEqual(['castle', 'ever-tree', 'palace']);
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(1)).toEqual([]);
    expect(t.points(1)).toBe(1);
  });

  test('R-RUG-15: his Inn serves the human, he gains the token, and he answers the card', () => {
    const t = solo({ res: {} }, { dice: [8], rugwort: { city: ['inn'] } });
    t.visit('inn', { owner: 1 }).pick('mine');
    expect(t.city(0)).toEqual(['mine']);
    expect(t.points(1)).toBe(1);
    expect(t.city(1)).toEqual(['crane', 'inn']);
    expect(t.deployed(0)).toEqual(['inn']);
  });

  test('R-RUG-15: Destinations of his that are not Open stay closed', () => {
    const t = solo({ hand: ['farm'] }, { rugwort: { city: ['queen', 'chapel', 'lookout'] } });
    for (const place of ['queen', 'chapel', 'lookout']) expect(t.refuses(() => t.visit(place))).toBe('not-open');
  });
});

describe('Cards between the human and Rugwort', () => {
  test('R-RUG-16: the Miner Mole copies his green cards, judged by his city', () => {
    const t = solo(
      { hand: ['miner-mole'], res: { berry: 3 } },
      { rugwort: { city: ['general-store', 'farm', 'queen', 'twig-barge'] } },
    );
    t.play('miner-mole');
    expect(t.choices()).toEqual(['farm', 'general-store', 'twig-barge']);
    t.pick('general-store');
    expect(t.res(0)['berry']).toBe(2);
    expect(t.res(1)['berry']).toBe(0);
  });

  test('R-RUG-17: a Fool that he rolls goes into the city of the human', () => {
    const t = solo(
      { ...farmer, city: ['historian'] },
      { meadow: ['fool', ...MEADOW.slice(1)], deckTop: ['castle', 'king'] },
    );
    t.play('farm');
    expect(t.city(0)).toEqual(['farm', 'fool', 'historian']);
    expect(t.city(1)).toEqual([]);
    expect(t.score(0)['base']).toBe(1 + 1 - 2);
    expect(t.hand(0)).toEqual(['castle']); // the Historian draws for the Farm only
    expect(t.meadow()[0]).toBe('king');
  });

  test('R-RUG-17: the Fool may take the last space of the city', () => {
    const t = solo({ ...farmer, city: constructions(13) }, { meadow: ['fool', ...MEADOW.slice(1)] });
    expect(t.city(0)).toHaveLength(13);
    t.play('farm', { from: 'hand' });
    expect(t.city(0)).toHaveLength(15);
    expect(t.city(0)).toContain('fool');
  });

  test('OQ-67, R-RUG-17: with a full city the Fool is discarded and his play is used up', () => {
    const t = solo({ ...farmer, city: constructions(14) }, { meadow: ['fool', 'queen', ...MEADOW.slice(2)] });
    t.play('farm', { from: 'hand' });
    expect(t.city(0)).toHaveLength(15);
    expect(t.city(0)).not.toContain('fool');
    expect(t.city(1)).toEqual([]);
    expect(t.discard()).toEqual(['fool']);
    expect(t.meadow()[0]).toBe('king');
  });

  test('OQ-67, R-RUG-17: with a Fool in the city the second one is discarded', () => {
    const t = solo({ ...farmer, city: ['fool'] }, { meadow: ['fool', ...MEADOW.slice(1)] });
    t.play('farm');
    expect(t.city(0)).toEqual(['farm', 'fool']);
    expect(t.city(1)).toEqual([]);
    expect(t.discard()).toEqual(['fool']);
  });

  const withFool: Human = { hand: ['fool'], res: { berry: 3 } };

  test('R-RUG-18: a Fool of the human is discarded and takes any one card out of his city; he answers the play', () => {
    const t = solo(withFool, { rugwort: { city: ['castle', 'farm', 'queen'] } });
    t.play('fool');
    expect(t.choices()).toEqual(['castle', 'farm', 'queen']);
    expect(t.refuses(() => t.pick('castle', 'farm'))).toBe('too-many');
    t.pick('castle');
    expect(t.city(1)).toEqual(['farm', 'farm', 'queen']);
    expect(t.city(0)).toEqual([]);
    expect(t.discard().sort()).toEqual(['castle', 'fool']);
    expect(t.res(0)['berry']).toBe(0);
  });

  test('R-RUG-18: the removal must be taken, and neither a full city nor a Fool of the human stands in the way', () => {
    const t = solo(
      { ...withFool, city: ['fool', ...constructions(14)] },
      { dice: [8], rugwort: { city: ['castle', 'queen'] } },
    );
    t.play('fool');
    expect(t.refuses(() => t.pick())).toBe('too-few');
    t.pick('queen');
    expect(t.city(1)).toEqual(['castle', 'crane']);
  });

  test('R-RUG-18: with nothing in his city the Fool is just discarded', () => {
    const t = solo(withFool);
    t.play('fool');
    expect(t.discard()).toEqual(['fool']);
    expect(t.city(1)).toEqual(['farm']);
  });

  test('R-RUG-18: the Fool sets off none of the human’s triggers', () => {
    const t = solo({ ...withFool, city: ['historian', 'shopkeeper'] }, { rugwort: { city: ['castle'] } });
    t.play('fool');
    expect(t.hand(0)).toEqual([]);
    expect(t.res(0)['berry']).toBe(0);
  });
});

describe('Meadow cards under his workers', () => {
  const shut = { rugwort: { meadowWorkers: [1, 2] } };

  test('R-RUG-19: they cannot be played, neither paid nor by the Inn nor by the Queen', () => {
    const rich = { twig: 9, resin: 9, pebble: 9, berry: 9 };
    const t = solo({ res: rich, city: ['inn', 'queen'] }, shut);
    expect(t.refuses(() => t.play('farm', { slot: 1 }))).toBe('slot-shut');
    expect(t.refuses(() => t.play('mine', { slot: 2 }))).toBe('slot-shut');
    expect(t.canPlay('farm')).toBe(false);
    expect(t.canPlay('crane')).toBe(true);
    const byInn = solo({ res: rich, city: ['inn'] }, shut).visit('inn');
    expect(byInn.choices()).toEqual(['crane', 'doctor', 'inn', 'judge', 'monk', 'teacher']);
    const byQueen = solo({ city: ['queen'] }, shut).visit('queen');
    expect(byQueen.choices()).toEqual(['crane', 'inn', 'judge', 'monk', 'teacher']);
  });

  test('R-RUG-19: they cannot be drawn', () => {
    const t = solo(
      { deployed: ['basic-1-berry', 'basic-1-berry', 'basic-1-berry'], season: 'spring' },
      { rugwort: { meadowWorkers: [1], forestWorker: 'bottom-left' } },
    );
    t.prepare();
    expect(t.asks()).toBe('drawOpen');
    expect(t.choices()).toEqual(['crane', 'doctor', 'inn', 'judge', 'mine', 'monk', 'teacher']);
    expect(t.refuses(() => t.pick('farm', 'mine'))).toBe('not-offered');
  });

  test('R-RUG-19: they cannot be discarded nor drawn by the Undertaker', () => {
    const t = solo({ hand: ['undertaker'], res: { berry: 2 } }, { ...shut, deckTop: ['king', 'queen', 'palace'] });
    t.play('undertaker');
    expect(t.choices()).toEqual(['crane', 'doctor', 'inn', 'judge', 'monk', 'teacher']);
    t.pick('crane', 'doctor', 'inn');
    expect(t.choices()).toEqual(['judge', 'king', 'monk', 'palace', 'queen', 'teacher']);
    t.pick('queen');
    expect(t.meadow().slice(0, 2)).toEqual([expect.any(String), 'mine']);
  });

  test('R-RUG-19: with everything shut a place that needs the Meadow has nothing to do', () => {
    const t = solo({ city: ['inn'] }, { rugwort: { meadowWorkers: [1, 2, 3, 4, 5, 6, 7, 8] } });
    expect(t.refuses(() => t.visit('inn'))).toBe('nothing-to-do');
  });

  test('R-RUG-20: he plays such a card, and his worker blocks the one that takes its place', () => {
    const t = solo(farmer, { dice: [2], ...shut });
    t.play('farm', { from: 'hand' });
    expect(t.city(1)).toEqual(['mine']);
    expect(t.meadow()[1]).toBe('king');
    expect(t.refuses(() => t.play('king', { slot: 2 }))).toBe('slot-shut');
  });
});
