import { describe, expect, test } from 'vitest';
import { constructions } from '../test-support/fill.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const RICH = { twig: 9, resin: 9, pebble: 9, berry: 9 };
const EIGHT = ['king', 'king', 'queen', 'queen', 'castle', 'castle', 'palace', 'palace'];
const PASSED: SeatShorthand = { season: 'autumn', passed: true, workersFree: 0 };

/** Seat 0 holds the card and can pay for anything. */
function holding(card: string, mine: SeatShorthand = {}, theirs: SeatShorthand = {}, rest: TableShorthand = {}): Table {
  return table({ ...rest, seats: [{ res: RICH, ...mine, hand: [card, ...(mine.hand ?? [])] }, theirs] });
}

/** Seat 0 has placed the two workers of winter and prepares for spring. */
function spring(mine: SeatShorthand, theirs: SeatShorthand = {}, rest: TableShorthand = {}): Table {
  return table({ ...rest, seats: [{ deployed: ['basic-1-berry', 'basic-1-berry'], ...mine }, theirs] }).prepare();
}

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

describe('Ranger', () => {
  const ranger = (mine: SeatShorthand, theirs: SeatShorthand = {}, rest: TableShorthand = {}): Table =>
    holding('ranger', { res: { berry: 2 }, ...mine }, theirs, rest).play('ranger');

  test('R-CARD-RANGER-01 ranger: a deployed worker moves on and does what is to be done there', () => {
    const t = ranger({ deployed: ['basic-1-berry', 'basic-2-resin'] });
    expect(t.asks()).toBe('moveFrom');
    expect(t.choices()).toEqual(['basic-1-berry', 'basic-2-resin']);
    t.worker('basic-2-resin').place('basic-3-twigs');
    expect(t.deployed(0)).toEqual(['basic-1-berry', 'basic-3-twigs']);
    expect(t.res(0)).toEqual({ twig: 3, resin: 0, pebble: 0, berry: 0 });
    expect(t.workersFree(0)).toBe(0);
  });

  test('R-CARD-RANGER-01 ranger: the new place is another one, and free', () => {
    const t = ranger({ deployed: ['basic-2-resin'] }, { deployed: ['basic-3-twigs'] });
    expect(t.choices()).not.toContain('basic-2-resin');
    expect(t.choices()).not.toContain('basic-3-twigs');
    expect(t.choices()).toContain('basic-1-pebble');
  });

  test('R-CARD-RANGER-01, R-EVENT-01 ranger: the way may lead to an Event or a Destination, if their rules allow it', () => {
    const city = ['inn', 'lookout', 'queen'];
    const t = ranger({ deployed: ['basic-1-berry'], city }).place('grand-tour');
    expect(t.events(0)).toEqual(['grand-tour']);
    const early = ranger({ deployed: ['basic-1-berry'], city: ['chapel'], hand: EIGHT.slice(0, 3) });
    expect(early.choices()).toContain('chapel');
    expect(early.choices()).not.toContain('journey-2');
    expect(early.choices()).not.toContain('grand-tour');
  });

  test('R-CARD-RANGER-01, R-WORK-10 ranger: workers on permanent spots stay', () => {
    const city = [
      { card: 'monastery', workers: [0] },
      { card: 'cemetery', workers: [0] },
    ];
    const t = ranger({ season: 'autumn', city, deployed: ['journey-2', 'basic-1-berry', 'haven'] });
    expect(t.choices()).toEqual(['basic-1-berry', 'haven']);
    const stuck = ranger({ city });
    expect(stuck.turn()).toBe(1);
    expect(stuck.deployed(0)).toEqual(['cemetery', 'monastery']);
  });

  test('R-CARD-RANGER-01 ranger: without a deployed worker of its own it has no effect', () => {
    const t = ranger({}, { deployed: ['basic-1-berry'] });
    expect(t.city(0)).toEqual(['ranger']);
    expect(t.workersFree(0)).toBe(2);
    expect(t.deployed(1)).toEqual(['basic-1-berry']);
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-RANGER-01, OQ-02 ranger: fetches a worker whose card is gone', () => {
    const city = [{ card: 'inn', workers: [0] }];
    const t = table({ seats: [{ hand: ['ruins', 'ranger'], res: { berry: 2 }, city }, {}] });
    t.play('ruins').visit('basic-1-berry').play('ranger').place('basic-3-twigs');
    expect(t.deployed(0)).toEqual(['basic-3-twigs']);
    expect(t.workersFree(0)).toBe(1);
  });
});

describe('Shepherd', () => {
  test('R-CARD-SHEPHERD-01 shepherd: the cost goes to an opponent, three berries come from the supply', () => {
    const t = holding('shepherd', { res: { berry: 3 } }).play('shepherd');
    expect(t.res(0)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(3);
    expect(t.points(0)).toBe(0);
  });

  test('R-CARD-SHEPHERD-01 shepherd: a token for each token on the own Chapel, which keeps them', () => {
    const city = [{ card: 'chapel', tokens: 2 }];
    const t = holding('shepherd', { city }, { city: [{ card: 'chapel', tokens: 4 }] });
    t.play('shepherd', { pay: { berry: 3 } });
    expect(t.points(0)).toBe(2);
    expect(t.tokensOn(0, 'chapel')).toBe(2);
  });

  test('R-CARD-SHEPHERD-01 shepherd: free by the token of the Chapel nobody receives anything', () => {
    const city = [{ card: 'chapel', tokens: 1 }];
    const t = holding('shepherd', { res: {}, city }).play('shepherd', { via: 'chapel' });
    expect(t.res(0)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(0);
    expect(t.points(0)).toBe(1);
    expect(t.occupied(0)).toEqual(['chapel']);
  });

  test('R-CARD-SHEPHERD-01 shepherd: the player says who is paid, and that is nobody who has passed', () => {
    const seats = [{ hand: ['shepherd'], res: RICH }, {}, {}];
    const t = table({ players: 3, seats }).play('shepherd');
    expect(t.asks()).toBe('receiver');
    t.seat(2);
    expect(t.res(2)['berry']).toBe(3);
    expect(t.res(1)['berry']).toBe(0);
    const one = table({ players: 3, seats: [seats[0], PASSED, {}] }).play('shepherd');
    expect(one.res(2)['berry']).toBe(3);
  });

  test('R-CARD-SHEPHERD-01 shepherd: with all others passed the cost goes to the supply', () => {
    const t = holding('shepherd', { res: { berry: 4 } }, PASSED).play('shepherd');
    expect(t.res(0)['berry']).toBe(4);
    expect(t.res(1)['berry']).toBe(0);
  });

  test('R-CARD-SHEPHERD-01 shepherd: goods swapped by the Judge or left by a discount are paid to the opponent too', () => {
    const judge = holding('shepherd', { city: ['judge'] });
    judge.play('shepherd', { ability: 'judge', pay: { berry: 2, pebble: 1 } });
    expect(judge.res(1)).toEqual({ twig: 0, resin: 0, pebble: 1, berry: 2 });
    const innkeeper = holding('shepherd', { city: ['innkeeper'] });
    innkeeper.play('shepherd', { ability: 'innkeeper', pay: {} });
    expect(innkeeper.res(1)['berry']).toBe(0);
    expect(innkeeper.res(0)['berry']).toBe(12);
  });
});

describe('Shopkeeper', () => {
  const city = ['shopkeeper'];

  test('R-CARD-SHOPKEEPER-01 shopkeeper: a berry after each later Critter, not after a Construction', () => {
    expect(holding('wanderer', { city }).play('wanderer').res(0)['berry']).toBe(8);
    expect(holding('mine', { city }).play('mine').res(0)['berry']).toBe(9);
  });

  test('R-CARD-SHOPKEEPER-01 shopkeeper: none for itself, none for the opponent’s Critters', () => {
    expect(holding('shopkeeper').play('shopkeeper').res(0)['berry']).toBe(7);
    const t = holding('wanderer', {}, { city }).play('wanderer');
    expect(t.res(1)['berry']).toBe(0);
  });

  test('R-CARD-SHOPKEEPER-01 shopkeeper: counts each Critter of a chain', () => {
    const t = holding('postal-pigeon', { city }, {}, { deckTop: ['wanderer', 'king'] });
    t.play('postal-pigeon').pick('wanderer');
    expect(t.res(0)['berry']).toBe(9 - 2 + 2);
  });

  test('R-CARD-SHOPKEEPER-01 shopkeeper: the berry comes after the effect of the Critter', () => {
    const t = holding('doctor', { city, res: { berry: 4 } }).play('doctor');
    expect(t.turn()).toBe(1); // the Doctor found no berry to pay with
    expect(t.res(0)['berry']).toBe(1);
    expect(t.points(0)).toBe(0);
  });
});

describe('Teacher', () => {
  const deckTop = ['farm', 'mine', 'inn'];
  const teacher = (mine: SeatShorthand = {}, theirs: SeatShorthand = {}): Table =>
    holding('teacher', mine, theirs, { deckTop }).play('teacher');

  test('R-CARD-TEACHER-01 teacher: of two drawn cards one is kept, the other goes to an opponent', () => {
    const t = teacher({ hand: ['king'] });
    expect(t.choices()).toEqual(['farm', 'mine']);
    t.pick('farm');
    expect(t.hand(0)).toEqual(['king', 'mine']);
    expect(t.hand(1)).toEqual(['farm']);
    expect(t.deckTop()).toEqual(['inn']);
  });

  test('R-CARD-TEACHER-01 teacher: an opponent with room receives, if there is one', () => {
    const seats = [{ hand: ['teacher'], res: RICH }, { hand: EIGHT }, {}];
    const t = table({ players: 3, deckTop, seats }).play('teacher').pick('farm');
    expect(t.hand(2)).toEqual(['farm']);
    const open = table({ players: 3, deckTop, seats: [seats[0], {}, {}] })
      .play('teacher')
      .pick('farm');
    expect(open.asks()).toBe('receiver');
    expect(open.choices()).toEqual([1, 2]);
  });

  test('R-CARD-TEACHER-01 teacher: with nobody able to receive the card is discarded', () => {
    const full = teacher({}, { hand: EIGHT }).pick('farm');
    expect(full.hand(0)).toEqual(['mine']);
    expect(full.hand(1)).toHaveLength(8);
    expect(full.discard()).toEqual(['farm']);
    const passed = teacher({}, PASSED).pick('mine');
    expect(passed.hand(1)).toEqual([]);
    expect(passed.discard()).toEqual(['mine']);
  });

  test('R-CARD-TEACHER-01 teacher: with room for one card that one is drawn and kept', () => {
    const t = teacher({ hand: EIGHT.slice(0, 7) });
    expect(t.turn()).toBe(1);
    expect(t.hand(0)).toContain('farm');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(1)).toEqual([]);
    expect(t.deckTop()).toEqual(['mine']);
  });

  test('R-CARD-TEACHER-01 teacher: with a full hand nothing is drawn in Production, else it works again', () => {
    const full = spring({ city: ['teacher'], hand: EIGHT }, {}, { deckTop });
    expect(full.deckTop()).toEqual(['farm']);
    expect(full.hand(1)).toEqual([]);
    const t = spring({ city: ['teacher'] }, {}, { deckTop }).pick('mine');
    expect(t.hand(0)).toEqual(['farm']);
    expect(t.hand(1)).toEqual(['mine']);
  });
});

describe('Undertaker', () => {
  const meadow = ['farm', 'mine', 'inn', 'teacher', 'monk', 'doctor', 'judge', 'crane'];
  const deckTop = ['king', 'queen', 'castle', 'palace'];

  test('R-CARD-UNDERTAKER-01 undertaker: three Meadow cards go, their spaces are filled, then one card is drawn', () => {
    const t = holding('undertaker', {}, {}, { meadow, deckTop }).play('undertaker');
    expect(t.refuses(() => t.pick('farm', 'mine'))).toBe('too-few');
    t.pick('farm', 'inn', 'crane');
    expect(t.discard().sort()).toEqual(['crane', 'farm', 'inn']);
    expect(t.meadow()).toEqual(['king', 'mine', 'queen', 'teacher', 'monk', 'doctor', 'judge', 'castle']);
    expect(t.asks()).toBe('takeMeadow');
    t.pick('castle');
    expect(t.hand(0)).toEqual(['castle']);
    expect(t.meadow()[7]).toBe('palace');
  });

  test('R-CARD-UNDERTAKER-01 undertaker: out of the Meadow its own space is filled first', () => {
    const t = holding('ruins', {}, {}, { meadow: ['undertaker', ...meadow.slice(1)], deckTop });
    t.play('undertaker', { from: 'meadow' });
    expect(t.choices()).toContain('king');
    t.pick('king', 'mine', 'inn');
    expect(t.discard()).toContain('king');
  });

  test('R-CARD-UNDERTAKER-01 undertaker: without hand room the discard happens and nothing is drawn', () => {
    const hand = ['king', 'queen', 'castle', 'castle', 'palace', 'palace', 'ever-tree'];
    const t = holding('ever-tree', { hand }, {}, { meadow: ['undertaker', ...meadow.slice(1)] });
    t.play('undertaker', { pay: { berry: 2 } }).pick('mine', 'inn', 'judge');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.discard().sort()).toEqual(['inn', 'judge', 'mine']);
    expect(t.turn()).toBe(1);
  });
});

describe('Wanderer', () => {
  test('R-CARD-WANDERER-01 wanderer: draws three cards within the hand limit', () => {
    const deckTop = ['farm', 'mine', 'inn', 'king'];
    const t = holding('wanderer', {}, {}, { deckTop }).play('wanderer');
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine']);
    const full = holding('wanderer', { hand: EIGHT.slice(0, 6) }, {}, { deckTop: ['farm', 'mine', 'inn'] });
    expect(full.play('wanderer').hand(0)).toHaveLength(8);
    expect(full.deckTop()).toEqual(['inn']);
  });

  test('R-CARD-WANDERER-01 wanderer: finds its place in a full city, and leaves all spaces free', () => {
    const t = holding('wanderer', { city: constructions(15) }).play('wanderer');
    expect(t.city(0)).toHaveLength(16);
    const last = holding('crane', { city: [...constructions(14), 'wanderer', 'wanderer'] }).play('crane');
    expect(last.city(0)).toHaveLength(17);
    const none = holding('crane', { city: [...constructions(15), 'wanderer'] });
    expect(none.refuses(() => none.play('crane'))).toBe('city-full');
  });

  test('wanderer: comes free by the token of a Lookout', () => {
    const t = holding('wanderer', { res: {}, city: ['lookout'] }).play('wanderer', { via: 'lookout' });
    expect(t.hand(0)).toHaveLength(3);
    expect(t.occupied(0)).toEqual(['lookout']);
  });
});
