import { describe, expect, test } from 'vitest';
import { constructions, holding, PASSED, RICH, spring } from '../test-support/situations.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

describe('Miner Mole', () => {
  const mole = (theirs: SeatShorthand['city'], mine: SeatShorthand['city'] = []): Table =>
    holding('miner-mole', { city: mine }, { city: theirs }).play('miner-mole');

  test('R-CARD-MINERMOLE-01 miner-mole: a green card of an opponent works for the one who copies it', () => {
    const t = mole(['twig-barge', 'mine', 'queen', 'crane', 'castle']);
    expect(t.choices()).toEqual(['mine', 'twig-barge']);
    t.pick('twig-barge');
    expect(t.res(0)).toEqual({ twig: 11, resin: 9, pebble: 9, berry: 6 });
    expect(t.res(1)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });

  test('R-CARD-MINERMOLE-01 miner-mole: it may be declined, and own green cards are not offered', () => {
    const t = mole(['mine'], ['farm']);
    expect(t.choices()).toEqual(['mine']);
    t.decline();
    expect(t.res(0)).toEqual({ ...RICH, berry: 6 });
    expect(mole(['queen'], ['farm']).turn()).toBe(1);
  });

  test('R-CARD-MINERMOLE-01 miner-mole: their General Store looks at their Farms', () => {
    expect(mole(['general-store', 'farm']).pick('general-store').res(0)['berry']).toBe(8);
    expect(mole(['general-store'], ['farm', 'farm']).pick('general-store').res(0)['berry']).toBe(7);
  });

  test('R-CARD-MINERMOLE-01, R-CARD-HARVESTER-01 miner-mole: their Harvester looks at their pair and Farm', () => {
    const t = mole(['harvester', 'gatherer', 'farm']).pick('harvester').split({ pebble: 1 });
    expect(t.res(0)['pebble']).toBe(10);
    for (const theirs of [['harvester'], ['harvester', 'gatherer'], ['harvester', 'farm']]) {
      const none = mole(theirs, ['gatherer', 'harvester', 'farm']).pick('harvester');
      expect(none.turn()).toBe(1);
      expect(none.res(0)).toEqual({ ...RICH, berry: 6 });
    }
  });

  test('R-CARD-MINERMOLE-01, R-CARD-BARGETOAD-01 miner-mole: their Barge Toad counts their Farms', () => {
    expect(mole(['barge-toad', 'farm', 'farm'], ['farm', 'farm', 'farm']).pick('barge-toad').res(0)['twig']).toBe(13);
  });

  test('R-CARD-MINERMOLE-01 miner-mole: whatever the copied card costs is paid by the one who copies', () => {
    const doctor = mole(['doctor']).pick('doctor').split({ berry: 2 });
    expect(doctor.points(0)).toBe(2);
    expect(doctor.res(0)['berry']).toBe(4);
    const monk = mole(['monk']).pick('monk').split({ berry: 2 });
    expect(monk.points(0)).toBe(4);
    expect(monk.res(1)['berry']).toBe(2);
  });

  test('R-CARD-MINERMOLE-01 miner-mole: among several opponents every city is open', () => {
    const t = table({
      players: 3,
      seats: [{ hand: ['miner-mole'], res: RICH }, { city: ['mine'] }, { city: ['farm', 'mine'] }],
    }).play('miner-mole');
    expect(t.choices()).toEqual(['farm', 'mine', 'mine']);
  });

  test('R-CARD-MINERMOLE-01 miner-mole: copies again in Production', () => {
    const t = spring({ city: ['miner-mole'] }, { city: ['mine', 'farm'] }).pick('mine');
    expect(t.res(0)).toMatchObject({ pebble: 1, berry: 0 });
  });

  test('R-CARD-MINERMOLE-02 miner-mole: the Storehouse of an opponent is never offered', () => {
    const t = mole(['storehouse', 'farm']);
    expect(t.choices()).toEqual(['farm']);
    expect(t.refuses(() => t.pick('storehouse'))).toBe('not-offered');
    expect(mole(['storehouse']).turn()).toBe(1);
  });

  test('R-CARD-MINERMOLE-02 miner-mole: nor by way of their Chip Sweep, which works on their other green cards', () => {
    const t = mole(['chip-sweep', 'storehouse', 'mine', 'farm'], ['twig-barge']).pick('chip-sweep');
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('mine');
    expect(t.res(0)['pebble']).toBe(10);
    expect(t.storedOn(1, 'storehouse')).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });

  test('R-CARD-MINERMOLE-03 miner-mole: their Miner Mole activates the own Storehouse, and the goods lie on that', () => {
    const t = mole(['miner-mole', 'storehouse'], ['storehouse', 'farm']).pick('miner-mole');
    expect(t.choices()).toEqual(['farm', 'storehouse']);
    t.pick('storehouse').choose('resin');
    expect(t.storedOn(0, 'storehouse')).toEqual({ twig: 0, resin: 2, pebble: 0, berry: 0 });
    expect(t.storedOn(1, 'storehouse')).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
    expect(t.res(0)).toEqual({ ...RICH, berry: 6 });
  });

  test('R-CARD-MINERMOLE-03 miner-mole: an own General Store reached that way looks at the own Farms', () => {
    const own = mole(['miner-mole'], ['general-store', 'farm']).pick('miner-mole').pick('general-store');
    expect(own.res(0)['berry']).toBe(8);
    const none = mole(['miner-mole', 'farm'], ['general-store']).pick('miner-mole').pick('general-store');
    expect(none.res(0)['berry']).toBe(7);
  });

  test('OQ-50, R-CARD-MINERMOLE-03 miner-mole: two Moles looking at each other come to an end', () => {
    const t = mole(['miner-mole'], ['miner-mole']);
    t.pick('miner-mole').pick('miner-mole');
    expect(t.turn()).toBe(1);
    expect(t.res(0)).toEqual({ ...RICH, berry: 6 });
  });

  test('OQ-50 miner-mole: theirs, then the own Chip Sweep, then a Mine: each once', () => {
    const t = mole(['miner-mole', 'farm'], ['chip-sweep', 'mine']).pick('miner-mole').pick('chip-sweep');
    expect(t.res(0)).toEqual({ ...RICH, berry: 6, pebble: 10 }); // the own Mole is used, so only the Mine is left
    expect(t.turn()).toBe(1);
  });
});

describe('Monk', () => {
  test('R-CARD-MONK-01 monk: up to two berries to an opponent, two tokens for each', () => {
    const t = holding('monk').play('monk');
    expect(t.refuses(() => t.split({ berry: 3 }))).toBe('too-many');
    t.split({ berry: 2 });
    expect(t.points(0)).toBe(4);
    expect(t.res(0)['berry']).toBe(6);
    expect(t.res(1)['berry']).toBe(2);
    const one = holding('monk').play('monk').split({ berry: 1 });
    expect(one.points(0)).toBe(2);
  });

  test('R-CARD-MONK-01 monk: giving is optional and needs berries', () => {
    const t = holding('monk').play('monk').decline();
    expect(t.points(0)).toBe(0);
    expect(
      holding('monk', { res: { berry: 1, twig: 3 } })
        .play('monk')
        .turn(),
    ).toBe(1);
  });

  test('R-CARD-MONK-01 monk: all goes to one opponent, who has not passed', () => {
    const seats = [{ hand: ['monk'], res: RICH }, {}, {}];
    const t = table({ players: 3, seats }).play('monk').split({ berry: 2 });
    expect(t.choices()).toEqual([1, 2]);
    t.seat(2);
    expect(t.res(1)['berry']).toBe(0);
    expect(t.res(2)['berry']).toBe(2);
    const onlyOne = table({ players: 3, seats: [seats[0], PASSED, {}] })
      .play('monk')
      .split({ berry: 1 });
    expect(onlyOne.res(2)['berry']).toBe(1);
  });

  test('OQ-47, R-CARD-MONK-01 monk: with all others passed the berries go to the supply and still score', () => {
    const t = holding('monk', {}, PASSED).play('monk').split({ berry: 2 });
    expect(t.res(1)['berry']).toBe(0);
    expect(t.res(0)['berry']).toBe(6);
    expect(t.points(0)).toBe(4);
  });

  test('R-CARD-MONK-01 monk: gives again in Production', () => {
    const t = spring({ city: ['monk'], res: { berry: 2 } }).split({ berry: 1 });
    expect(t.points(0)).toBe(2);
  });
});

describe('Peddler', () => {
  test('R-CARD-PEDDLER-01 peddler: two goods, alike or not, for two of any kind', () => {
    const t = holding('peddler').play('peddler').split({ twig: 1, resin: 1 }).split({ pebble: 1, berry: 1 });
    expect(t.res(0)).toEqual({ twig: 8, resin: 8, pebble: 10, berry: 8 });
    expect(t.res(1)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
  });

  test('R-CARD-PEDDLER-01 peddler: one for one, two at most, none if the player likes', () => {
    const t = holding('peddler').play('peddler');
    expect(t.refuses(() => t.split({ twig: 3 }))).toBe('too-many');
    t.split({ twig: 1 });
    expect(t.refuses(() => t.split({ pebble: 2 }))).toBe('too-many');
    expect(t.refuses(() => t.split({}))).toBe('too-few');
    t.split({ pebble: 1 });
    expect(t.res(0)).toEqual({ twig: 8, resin: 9, pebble: 10, berry: 7 });
    expect(holding('peddler').play('peddler').decline().res(0)).toEqual({ ...RICH, berry: 7 });
  });

  test('R-CARD-PEDDLER-01 peddler: with nothing to trade nothing is asked; it trades again in Production', () => {
    expect(
      holding('peddler', { res: { berry: 2 } })
        .play('peddler')
        .turn(),
    ).toBe(1);
    const t = spring({ city: ['peddler'], res: { twig: 1 } })
      .split({ twig: 1 })
      .split({ pebble: 1 });
    expect(t.res(0)).toMatchObject({ twig: 0, pebble: 1 });
  });
});

describe('Postal Pigeon', () => {
  const pigeon = (deckTop: readonly string[], mine: SeatShorthand = {}): Table =>
    holding('postal-pigeon', mine, {}, { deckTop }).play('postal-pigeon', { pay: { berry: 2 } });

  test('R-CARD-PIGEON-01 postal-pigeon: of two cards one worth up to three points is played free, the other discarded', () => {
    const t = pigeon(['theater', 'mine', 'king']);
    expect(t.choices()).toEqual(['mine', 'theater']);
    t.pick('theater');
    expect(t.city(0)).toEqual(['postal-pigeon', 'theater']);
    expect(t.discard()).toEqual(['mine']);
    expect(t.res(0)).toEqual({ ...RICH, berry: 7 });
    expect(t.deckTop()).toEqual(['king']);
  });

  test('R-CARD-PIGEON-01 postal-pigeon: playing is optional; then both are discarded', () => {
    const t = pigeon(['theater', 'mine']).decline();
    expect(t.city(0)).toEqual(['postal-pigeon']);
    expect(t.discard().sort()).toEqual(['mine', 'theater']);
  });

  test('R-CARD-PIGEON-01, R-PLAY-20 postal-pigeon: cards worth four and more are out of reach', () => {
    const t = pigeon(['king', 'ever-tree']);
    expect(t.turn()).toBe(1);
    expect(t.discard().sort()).toEqual(['ever-tree', 'king']);
    expect(pigeon(['doctor', 'gatherer']).choices()).toEqual(['gatherer']);
  });

  test('R-CARD-PIGEON-01 postal-pigeon: its card does all that a played card does', () => {
    const t = pigeon(['mine', 'king', 'queen'], { city: ['courthouse'] })
      .pick('mine')
      .split({ resin: 1 });
    expect(t.res(0)).toEqual({ twig: 9, resin: 10, pebble: 10, berry: 7 });
  });

  test('R-CARD-PIGEON-01 postal-pigeon: the card needs a legal place', () => {
    expect(pigeon(['chapel', 'mine'], { city: ['chapel'] }).choices()).toEqual(['mine']);
    const full = pigeon(['mine', 'wanderer'], { city: constructions(14) });
    expect(full.choices()).toEqual(['wanderer']);
    const ruins = pigeon(['mine', 'ruins'], { city: constructions(14) });
    expect(ruins.choices()).toEqual(['ruins']);
  });

  test('R-CARD-PIGEON-01 postal-pigeon: a Pigeon out of a Pigeon reveals two of its own and offers only those', () => {
    const t = pigeon(['postal-pigeon', 'mine', 'farm', 'king', 'queen']).pick('postal-pigeon');
    expect(t.choices()).toEqual(['farm']);
    t.pick('farm');
    expect(t.city(0)).toEqual(['farm', 'postal-pigeon', 'postal-pigeon']);
    expect(t.discard().sort()).toEqual(['king', 'mine']);
    expect(t.deckTop()).toEqual(['queen']);
  });

  test('R-CARD-PIGEON-01, R-CARD-SHEPHERD-01 postal-pigeon: a Shepherd it brings is free, so nobody is paid', () => {
    const t = pigeon(['shepherd', 'king']).pick('shepherd');
    expect(t.res(0)['berry']).toBe(10);
    expect(t.res(1)['berry']).toBe(0);
  });
});

describe('Queen', () => {
  const meadow = ['king', 'castle', 'theater', 'doctor', 'university', 'palace', 'ever-tree', 'palace'];
  const queen = (mine: SeatShorthand = {}, rest: TableShorthand = {}): Table =>
    table({ meadow, ...rest, seats: [{ ...mine, city: ['queen', ...(mine.city ?? [])] }, {}] });

  test('R-CARD-QUEEN-01 queen: plays a card worth up to three base points from hand or Meadow for free', () => {
    const t = queen({ hand: ['mine', 'king'] }, { deckTop: ['farm'] }).visit('queen');
    expect(t.choices()).toEqual(['mine', 'theater', 'university']);
    t.pick('theater');
    expect(t.city(0)).toEqual(['queen', 'theater']);
    expect(t.meadow()[2]).toBe('farm');
    expect(t.deployed(0)).toEqual(['queen']);
    const hand = queen({ hand: ['mine', 'king'] })
      .visit('queen')
      .pick('mine');
    expect(hand.hand(0)).toEqual(['king']);
    expect(hand.res(0)['pebble']).toBe(1);
  });

  test('R-CARD-QUEEN-01 queen: bonus points do not raise the worth of a card', () => {
    const t = queen({ hand: ['school', 'gatherer'], city: ['harvester', 'teacher', 'peddler', 'peddler'] }).visit(
      'queen',
    );
    expect(t.choices()).toContain('gatherer');
    expect(t.choices()).toContain('school');
  });

  test('R-CARD-QUEEN-01 queen: without a card that could be placed the visit is refused', () => {
    const dear = ['king', 'castle', 'doctor', 'doctor', 'palace', 'palace', 'ever-tree', 'ever-tree'];
    const t = queen({ hand: ['castle'] }, { meadow: dear });
    expect(t.refuses(() => t.visit('queen'))).toBe('nothing-to-do');
    const full = queen({ hand: ['mine'], city: constructions(14) });
    expect(full.refuses(() => full.visit('queen'))).toBe('nothing-to-do');
  });

  test('R-CARD-QUEEN-01 queen: in a full city Ruins and Wanderer can still be placed', () => {
    const t = queen({ hand: ['mine', 'ruins', 'wanderer'], city: constructions(14) }).visit('queen');
    expect(t.choices()).toEqual(['ruins', 'wanderer']);
    t.pick('ruins').pick('twig-barge');
    expect(t.city(0)).toHaveLength(15);
    expect(t.res(0)).toMatchObject({ twig: 1, pebble: 1 });
  });

  test('R-CARD-QUEEN-01 queen: the Queen of an opponent is not open', () => {
    const t = table({ meadow, seats: [{ hand: ['mine'] }, { city: ['queen'] }] });
    expect(t.refuses(() => t.visit('queen'))).toBe('not-open');
  });

  test('R-CARD-QUEEN-01, R-CARD-SHEPHERD-01 queen: a Shepherd for free pays nobody', () => {
    const t = queen({ hand: ['shepherd'] })
      .visit('queen')
      .pick('shepherd');
    expect(t.res(0)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(0);
  });
});
