import { describe, expect, test } from 'vitest';
import { constructions, critters, holding, RICH, spring } from '../test-support/situations.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const prosperity = (mine: SeatShorthand): number | undefined => table({ seats: [mine] }).score(0)['prosperity'];

describe('Architect', () => {
  test('R-CARD-ARCHITECT-01 architect: a point for each leftover resin and pebble, six at most', () => {
    const city = ['architect'];
    expect(prosperity({ city, res: {} })).toBe(0);
    expect(prosperity({ city, res: { resin: 2, pebble: 1 } })).toBe(3);
    expect(prosperity({ city, res: { twig: 5, berry: 5, pebble: 1 } })).toBe(1);
    expect(prosperity({ city, res: { resin: 3, pebble: 3 } })).toBe(6);
    expect(prosperity({ city, res: { resin: 4, pebble: 5 } })).toBe(6);
  });

  test('R-CARD-ARCHITECT-01 architect: goods lying on a Storehouse are not leftover', () => {
    const city = ['architect', { card: 'storehouse', stored: { resin: 4, pebble: 1 } }];
    expect(prosperity({ city, res: { resin: 1 } })).toBe(1);
  });

  test('R-CARD-ARCHITECT-01 architect: the same leftovers still break a tie', () => {
    const done = { season: 'autumn', passed: true, workersFree: 0 };
    const t = table({
      seats: [
        { ...done, city: ['architect'], res: { resin: 3 } },
        { ...done, points: 5 },
      ],
    });
    expect(t.score(0).total).toBe(5);
    expect(t.score(1).total).toBe(5);
    expect(t.game.winners(t.state)).toEqual([0]);
  });
});

describe('Bard', () => {
  const hand = ['farm', 'farm', 'mine', 'mine', 'inn', 'inn'];

  test('R-CARD-BARD-01 bard: each discarded card is a token', () => {
    const t = holding('bard', { hand }).play('bard').pick('farm', 'mine', 'inn');
    expect(t.points(0)).toBe(3);
    expect(t.hand(0)).toEqual(['farm', 'inn', 'mine']);
    expect(t.discard().sort()).toEqual(['farm', 'inn', 'mine']);
  });

  test('R-CARD-BARD-01 bard: five is the most', () => {
    const t = holding('bard', { hand }).play('bard');
    expect(t.refuses(() => t.pick(...hand))).toBe('too-many');
    t.pick(...hand.slice(0, 5));
    expect(t.points(0)).toBe(5);
    expect(t.hand(0)).toEqual(['inn']);
  });

  test('R-CARD-BARD-01 bard: none is enough, and with an empty hand nothing is asked', () => {
    const t = holding('bard', { hand }).play('bard').decline();
    expect(t.points(0)).toBe(0);
    expect(t.hand(0)).toHaveLength(6);
    const bare = holding('bard').play('bard');
    expect(bare.turn()).toBe(1);
    expect(bare.points(0)).toBe(0);
  });
});

describe('Barge Toad', () => {
  const twigs = (city: readonly string[]): number =>
    holding('barge-toad', { city }).play('barge-toad').res(0)['twig'] - 9;

  test('R-CARD-BARGETOAD-01 barge-toad: two twigs for each Farm', () => {
    expect(twigs(['farm'])).toBe(2);
    expect(twigs(['farm', 'mine', 'farm', 'farm'])).toBe(6);
  });

  test('R-CARD-BARGETOAD-01 barge-toad: without a Farm it may be played and yields nothing', () => {
    expect(twigs([])).toBe(0);
    expect(twigs(['mine', 'general-store'])).toBe(0);
  });

  test('R-CARD-BARGETOAD-01 barge-toad: Farms of others do not count', () => {
    const t = holding('barge-toad', { city: ['farm'] }, { city: ['farm', 'farm'] }).play('barge-toad');
    expect(t.res(0)['twig']).toBe(11);
  });

  test('R-CARD-BARGETOAD-01 barge-toad: it produces again in spring', () => {
    expect(spring({ city: ['barge-toad', 'farm', 'farm'] }).res(0)).toMatchObject({ twig: 4, berry: 2 });
  });
});

describe('Chip Sweep', () => {
  test('R-CARD-CHIPSWEEP-01 chip-sweep: activates one green card of the own city, not of another', () => {
    const t = holding('chip-sweep', { city: ['mine', 'twig-barge', 'queen'] }, { city: ['farm'] }).play('chip-sweep');
    expect(t.choices()).toEqual(['mine', 'twig-barge']);
    t.pick('twig-barge');
    expect(t.res(0)).toEqual({ twig: 11, resin: 9, pebble: 9, berry: 6 });
    expect(t.turn()).toBe(1);
  });

  test('R-CARD-CHIPSWEEP-01 chip-sweep: must be used if it can, and does nothing alone', () => {
    const t = holding('chip-sweep', { city: ['mine', 'twig-barge'] }).play('chip-sweep');
    expect(t.refuses(() => t.pick())).toBe('too-few');
    expect(
      holding('chip-sweep', { city: ['queen'] })
        .play('chip-sweep')
        .turn(),
    ).toBe(1);
  });

  test('R-CARD-CHIPSWEEP-01 chip-sweep: adds a load to a Storehouse', () => {
    const city = [{ card: 'storehouse', stored: { twig: 3 } }];
    const t = holding('chip-sweep', { city }).play('chip-sweep').choose('pebble');
    expect(t.storedOn(0, 'storehouse')).toEqual({ twig: 3, resin: 0, pebble: 1, berry: 0 });
  });

  test('OQ-50, R-CARD-CHIPSWEEP-01 chip-sweep: two of them do not chase each other', () => {
    const t = holding('chip-sweep', { city: ['chip-sweep', 'mine'] }).play('chip-sweep');
    expect(t.choices()).toEqual(['chip-sweep', 'mine']);
    t.pick('chip-sweep');
    expect(t.res(0)['pebble']).toBe(10); // the second one had only the Mine left
    expect(t.turn()).toBe(1);
  });

  test('OQ-50, R-CARD-CHIPSWEEP-01 chip-sweep: three of them and nothing else come to an end', () => {
    const t = holding('chip-sweep', { city: ['chip-sweep', 'chip-sweep'] })
      .play('chip-sweep')
      .pick('chip-sweep');
    expect(t.turn()).toBe(1);
    expect(t.res(0)).toEqual({ ...RICH, berry: 6 });
  });

  test('OQ-50, R-CARD-CHIPSWEEP-01 chip-sweep: in Production each of two starts a chain of its own', () => {
    const t = spring({ city: ['chip-sweep', 'chip-sweep', 'mine'] });
    expect(t.res(0)['pebble']).toBe(1);
    t.pick('chip-sweep').pick('chip-sweep');
    expect(t.res(0)['pebble']).toBe(2);
    t.pick('chip-sweep');
    expect(t.res(0)['pebble']).toBe(3);
    expect(t.turn()).toBe(1);
  });

  test('OQ-50, R-CARD-CHIPSWEEP-01 chip-sweep: through a Miner Mole it reaches another city', () => {
    const t = holding('chip-sweep', { city: ['miner-mole'] }, { city: ['twig-barge', 'mine'] }).play('chip-sweep');
    expect(t.choices()).toEqual(['mine', 'twig-barge']);
    t.pick('mine');
    expect(t.res(0)['pebble']).toBe(10);
  });

  test('OQ-50, R-CARD-CHIPSWEEP-01 chip-sweep: sweep, mole, their mole: the sweep is not used twice', () => {
    const t = holding('chip-sweep', { city: ['miner-mole', 'twig-barge'] }, { city: ['miner-mole'] });
    t.play('chip-sweep').pick('miner-mole').pick('miner-mole');
    expect(t.choices()).toEqual(['twig-barge']); // neither the Chip Sweep nor the own Miner Mole again
    t.pick('twig-barge');
    expect(t.res(0)['twig']).toBe(11);
    expect(t.turn()).toBe(1);
  });
});

describe('Doctor and Woodcarver', () => {
  /** Nine berries and five twigs; three of the good are paid, four are refused. */
  function paysThree(card: string, good: 'berry' | 'twig'): Table {
    const t = holding(card, { res: { twig: 5, berry: 9 } }).play(card);
    expect(t.refuses(() => t.split({ [good]: 4 }))).toBe('too-many');
    return t.split({ [good]: 3 });
  }

  test('R-CARD-DOCTOR-01 doctor: up to three berries are a token each', () => {
    const t = paysThree('doctor', 'berry');
    expect(t.points(0)).toBe(3);
    expect(t.res(0)).toEqual({ twig: 5, resin: 0, pebble: 0, berry: 2 });
  });

  test('R-CARD-WOODCARVER-01 woodcarver: up to three twigs are a token each', () => {
    const t = paysThree('woodcarver', 'twig');
    expect(t.points(0)).toBe(3);
    expect(t.res(0)).toEqual({ twig: 2, resin: 0, pebble: 0, berry: 7 });
  });

  test('R-CARD-DOCTOR-01 doctor: paying is optional, and only berries will do', () => {
    const t = holding('doctor').play('doctor');
    expect(t.refuses(() => t.split({ pebble: 1 }))).toBe('not-offered');
    t.decline();
    expect(t.points(0)).toBe(0);
    expect(t.res(0)['berry']).toBe(5);
    expect(
      holding('doctor', { res: { berry: 4, twig: 4 } })
        .play('doctor')
        .turn(),
    ).toBe(1);
  });

  test('R-CARD-DOCTOR-01 doctor: again at each activation', () => {
    const t = spring({ city: ['doctor'], res: { berry: 4 } }).split({ berry: 3 });
    expect(t.points(0)).toBe(3);
    expect(t.res(0)['berry']).toBe(1);
  });

  test('R-CARD-WOODCARVER-01 woodcarver: paying is optional, only twigs will do, and again at each activation', () => {
    const t = spring({ city: ['woodcarver'], res: { twig: 2, berry: 3 } });
    expect(t.refuses(() => t.split({ berry: 1 }))).toBe('not-offered');
    t.split({ twig: 1 });
    expect(t.points(0)).toBe(1);
    expect(t.res(0)).toMatchObject({ twig: 1, berry: 3 });
    expect(
      spring({ city: ['woodcarver'], res: { twig: 2 } })
        .decline()
        .points(0),
    ).toBe(0);
  });
});

describe('Fool', () => {
  test('R-CARD-FOOL-01 fool: goes into the city of an opponent and costs that one two points', () => {
    const t = holding('fool').play('fool');
    expect(t.city(0)).toEqual([]);
    expect(t.city(1)).toEqual(['fool']);
    expect(t.score(1).total).toBe(-2);
    expect(t.res(0)['berry']).toBe(6);
  });

  test('R-CARD-FOOL-01 fool: among several opponents the player chooses', () => {
    const t = table({ players: 3, seats: [{ hand: ['fool'], res: RICH }] }).play('fool');
    expect(t.asks()).toBe('intrude');
    expect(t.choices()).toEqual([1, 2]);
    t.seat(2);
    expect(t.city(2)).toEqual(['fool']);
  });

  test('R-CARD-FOOL-01 fool: a full city does not take it', () => {
    const t = holding('fool', {}, { city: constructions(15) });
    expect(t.refuses(() => t.play('fool'))).toBe('no-target');
    const shared = holding('fool', {}, { city: [...constructions(13), 'harvester', 'gatherer', 'wanderer'] });
    expect(shared.play('fool').city(1)).toContain('fool'); // 17 cards with it, on 15 spaces
  });

  test('R-CARD-FOOL-01 fool: a city with a Fool does not take the second', () => {
    const t = holding('fool', {}, { city: ['fool'] });
    expect(t.refuses(() => t.play('fool'))).toBe('no-target');
    const three = table({ players: 3, seats: [{ hand: ['fool'], res: RICH }, { city: ['fool'] }] }).play('fool');
    expect(three.city(2)).toEqual(['fool']); // the only one left, so nothing is asked
  });

  test('R-CARD-FOOL-01 fool: neither a full city nor a Fool of the player stands in the way', () => {
    const t = holding('fool', { city: ['fool', ...constructions(14)] }).play('fool');
    expect(t.city(1)).toEqual(['fool']);
    expect(t.city(0)).toHaveLength(15);
  });

  test('R-CARD-FOOL-01 fool: a player who has passed is no safer', () => {
    const t = holding('fool', {}, { season: 'autumn', passed: true, workersFree: 0 }).play('fool');
    expect(t.city(1)).toEqual(['fool']);
    expect(t.score(1).total).toBe(-2);
  });

  test('R-CARD-FOOL-01 fool: the token of the own Fairgrounds pays for it, not that of the opponent', () => {
    const t = holding('fool', { res: {}, city: ['fairgrounds'] }).play('fool', { via: 'fairgrounds' });
    expect(t.occupied(0)).toEqual(['fairgrounds']);
    expect(t.city(1)).toEqual(['fool']);
    const theirs = holding('fool', { res: {} }, { city: ['fairgrounds'] });
    expect(theirs.refuses(() => theirs.play('fool'))).toBe('cannot-pay');
  });

  test('R-CARD-FOOL-01 fool: sets off nothing, neither of the player nor of the one who gets it', () => {
    const t = holding('fool', { city: ['historian', 'shopkeeper'] }, { city: ['historian', 'shopkeeper'] }).play(
      'fool',
    );
    expect(t.hand(0)).toEqual([]);
    expect(t.hand(1)).toEqual([]);
    expect(t.res(0)['berry']).toBe(6);
    expect(t.res(1)['berry']).toBe(0);
  });
});

describe('Gatherer and Harvester', () => {
  test('R-CARD-GATHERER-01 gatherer: three points only if paired with a Harvester', () => {
    expect(prosperity({ city: ['gatherer'] })).toBe(0);
    expect(prosperity({ city: ['gatherer', 'farm'] })).toBe(0);
    expect(prosperity({ city: ['gatherer', 'harvester'] })).toBe(3);
  });

  test('R-CARD-GATHERER-01 gatherer: pairs are one to one', () => {
    expect(prosperity({ city: ['gatherer', 'gatherer', 'harvester'] })).toBe(3);
    expect(prosperity({ city: ['gatherer', 'harvester', 'harvester'] })).toBe(3);
    expect(prosperity({ city: ['harvester', 'gatherer', 'gatherer', 'harvester'] })).toBe(6);
  });

  test('R-CARD-GATHERER-01, R-CITY-05 gatherer: joins a Harvester in a full city, a second one finds no space', () => {
    const city = [...constructions(14), 'harvester'];
    const t = holding('gatherer', { city }).play('gatherer', { pay: { berry: 2 } });
    expect(t.city(0)).toHaveLength(16);
    const second = holding('gatherer', { city: [...city, 'gatherer'] });
    expect(second.refuses(() => second.play('gatherer'))).toBe('city-full');
    const alone = holding('gatherer', { city: critters(15) });
    expect(alone.refuses(() => alone.play('gatherer'))).toBe('city-full');
  });

  test('gatherer, harvester: one token of a Farm brings in one of the two, not both', () => {
    const t = table({ seats: [{ hand: ['gatherer', 'harvester'], city: ['farm'] }, {}] });
    t.play('gatherer', { via: 'farm' }).visit('basic-1-berry');
    expect(t.refuses(() => t.play('harvester'))).toBe('cannot-pay');
    const two = table({ seats: [{ hand: ['gatherer', 'harvester'], city: ['farm', 'farm'] }, {}] });
    two
      .play('gatherer', { via: 'farm' })
      .visit('basic-1-berry')
      .play('harvester', { via: 'farm' })
      .split({ pebble: 1 });
    expect(two.city(0)).toEqual(['farm', 'farm', 'gatherer', 'harvester']);
  });

  test('R-CARD-HARVESTER-01 harvester: paired and with a Farm it gives any resource', () => {
    const t = holding('harvester', { city: ['gatherer', 'farm'] }).play('harvester', { pay: { berry: 3 } });
    expect(t.asks()).toBe('gainAny');
    t.split({ resin: 1 });
    expect(t.res(0)).toEqual({ twig: 9, resin: 10, pebble: 9, berry: 6 });
  });

  test('R-CARD-HARVESTER-01 harvester: without a partner or without a Farm it gives nothing but may be played', () => {
    for (const city of [[], ['farm'], ['gatherer'], ['gatherer', 'mine'], ['gatherer', 'harvester', 'farm']]) {
      const t = holding('harvester', { city }).play('harvester', { pay: { berry: 3 } });
      expect(t.turn()).toBe(1);
      expect(t.res(0)).toEqual({ ...RICH, berry: 6 });
    }
  });

  test('R-CARD-HARVESTER-01 harvester: of two with one partner one produces', () => {
    const t = spring({ city: ['harvester', 'harvester', 'gatherer', 'farm'] });
    expect(t.res(0)['berry']).toBe(1);
    while (t.asks() === 'order') t.pick('harvester');
    t.split({ twig: 1 });
    if (t.asks() === 'order') t.pick('harvester');
    expect(t.turn()).toBe(1);
    expect(t.res(0)).toEqual({ twig: 1, resin: 0, pebble: 0, berry: 1 });
  });

  test('R-CARD-HARVESTER-01 harvester: a Farm of somebody else does not help', () => {
    const t = holding('harvester', { city: ['gatherer'] }, { city: ['farm'] }).play('harvester');
    expect(t.turn()).toBe(1);
    expect(t.res(0)).toEqual({ ...RICH, berry: 6 });
  });
});

describe('Historian', () => {
  const withHistorian = (card: string, mine: SeatShorthand = {}, rest: TableShorthand = {}): Table =>
    holding(
      card,
      { ...mine, city: ['historian', ...(mine.city ?? [])] },
      {},
      { deckTop: ['ruins', 'mine', 'inn'], ...rest },
    );

  test('R-CARD-HISTORIAN-01 historian: a card after each Critter and each Construction', () => {
    expect(withHistorian('farm').play('farm').hand(0)).toEqual(['ruins']);
    expect(withHistorian('barge-toad').play('barge-toad').hand(0)).toEqual(['ruins']);
  });

  test('R-CARD-HISTORIAN-01 historian: none for itself', () => {
    expect(holding('historian').play('historian').hand(0)).toEqual([]);
  });

  test('R-CARD-HISTORIAN-01 historian: none for what the opponent plays', () => {
    const t = table({ active: 1, seats: [{ city: ['historian'] }, { hand: ['farm'], res: RICH }] }).play('farm');
    expect(t.hand(0)).toEqual([]);
    expect(t.hand(1)).toEqual([]);
  });

  test('R-CARD-HISTORIAN-01 historian: the hand limit holds', () => {
    const seven = ['king', 'queen', 'queen', 'castle', 'castle', 'palace', 'palace'];
    const room = withHistorian('farm', { hand: seven }).play('farm');
    expect(room.hand(0)).toHaveLength(8);
    const meadow = ['farm', 'mine', 'inn', 'inn', 'mine', 'mine', 'farm', 'farm'];
    const full = withHistorian('king', { hand: seven }, { meadow, deckTop: ['crane', 'ruins'] });
    full.play('farm', { slot: 1 });
    expect(full.hand(0)).toHaveLength(8);
    expect(full.meadow()[0]).toBe('crane');
    expect(full.deckTop()).toEqual(['ruins']); // only the Meadow took a card
  });

  test('R-CARD-HISTORIAN-01 historian: counts cards played by the Postal Pigeon and by the Queen', () => {
    const pigeon = withHistorian('postal-pigeon', {}, { deckTop: ['mine', 'castle', 'ruins', 'inn', 'farm'] });
    pigeon.play('postal-pigeon').pick('mine');
    expect(pigeon.hand(0)).toEqual(['inn', 'ruins']);
    const queen = withHistorian('mine', { hand: ['farm'], city: ['queen'] })
      .visit('queen')
      .pick('mine');
    expect(queen.hand(0)).toEqual(['farm', 'ruins']);
  });
});

describe('Innkeeper', () => {
  const withInnkeeper = (card: string, mine: SeatShorthand = {}, rest: TableShorthand = {}): Table =>
    holding(card, { ...mine, city: ['innkeeper', ...(mine.city ?? [])] }, {}, rest);

  test('R-CARD-INNKEEPER-01 innkeeper: discarding it takes three berries off a Critter', () => {
    const t = withInnkeeper('queen', { res: { berry: 2 } }).play('queen', { ability: 'innkeeper' });
    expect(t.res(0)['berry']).toBe(0);
    expect(t.city(0)).toEqual(['queen']);
    expect(t.discard()).toEqual(['innkeeper']);
  });

  test('R-CARD-INNKEEPER-01 innkeeper: what is not needed of the discount is not paid out', () => {
    const t = withInnkeeper('wanderer', { res: { berry: 1 } }).play('wanderer', { ability: 'innkeeper' });
    expect(t.res(0)['berry']).toBe(1);
  });

  test('R-CARD-INNKEEPER-01 innkeeper: is used only if the player wants', () => {
    const t = withInnkeeper('wanderer', { res: { berry: 2 } }).play('wanderer', { pay: { berry: 2 } });
    expect(t.city(0)).toEqual(['innkeeper', 'wanderer']);
    expect(t.res(0)['berry']).toBe(0);
  });

  test('R-CARD-INNKEEPER-01 innkeeper: does not help with a Construction nor with a fourth berry', () => {
    const t = withInnkeeper('farm', { res: { twig: 1, resin: 1, berry: 9 } });
    expect(t.refuses(() => t.play('farm'))).toBe('cannot-pay');
    const full = withInnkeeper('farm', { city: constructions(14) });
    expect(full.refuses(() => full.play('farm'))).toBe('city-full'); // nor does it make room for one
    const dear = withInnkeeper('queen', { res: { berry: 1 } });
    expect(dear.refuses(() => dear.play('queen'))).toBe('cannot-pay');
  });

  test('R-CARD-INNKEEPER-01 innkeeper: leaves first, so it works in a full city', () => {
    const t = withInnkeeper('doctor', { res: { berry: 1 }, city: constructions(14) }).play('doctor', {
      ability: 'innkeeper',
    });
    expect(t.city(0)).toHaveLength(15);
    expect(t.city(0)).toContain('doctor');
    const plain = withInnkeeper('doctor', { res: { berry: 4 }, city: constructions(14) });
    expect(plain.refuses(() => plain.play('doctor', { pay: { berry: 4 } }))).toBe('city-full');
  });

  test('R-CARD-INNKEEPER-01, R-ABIL-02 innkeeper: not together with the Judge or with an Inn', () => {
    const judge = withInnkeeper('queen', { res: { berry: 1, twig: 1 }, city: ['judge'] });
    expect(judge.refuses(() => judge.play('queen'))).toBe('cannot-pay');
    const meadow = ['king', 'queen', 'castle', 'palace', 'ever-tree', 'castle', 'palace', 'ever-tree'];
    const inn = withInnkeeper('farm', { res: { berry: 2 }, city: ['inn'] }, { meadow });
    inn.visit('inn'); // the Queen for two berries is the only card in reach, the King would need both
    expect(inn.city(0)).toEqual(['inn', 'innkeeper', 'queen']);
    expect(inn.res(0)['berry']).toBe(0);
  });
});

describe('Judge', () => {
  const withJudge = (card: string, res: SeatShorthand['res'], city: readonly string[] = []): Table =>
    holding(card, { res, city: ['judge', ...city] });

  test('R-CARD-JUDGE-01 judge: one resource of the cost is replaced by another', () => {
    const t = withJudge('wanderer', { berry: 1, twig: 1 }).play('wanderer', {
      ability: 'judge',
      pay: { berry: 1, twig: 1 },
    });
    expect(t.city(0)).toEqual(['judge', 'wanderer']);
    expect(t.res(0)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 0 });
    const farm = withJudge('farm', { twig: 1, resin: 1, berry: 1 }).play('farm', { ability: 'judge' });
    expect(farm.res(0)).toEqual({ twig: 0, resin: 0, pebble: 0, berry: 1 }); // the Farm gave one
  });

  test('R-CARD-JUDGE-01 judge: not two resources, and never fewer in all', () => {
    const two = withJudge('wanderer', { twig: 2 });
    expect(two.refuses(() => two.play('wanderer'))).toBe('cannot-pay');
    const less = withJudge('wanderer', { berry: 1 });
    expect(less.refuses(() => less.play('wanderer'))).toBe('cannot-pay');
    const both = withJudge('wanderer', { twig: 2, berry: 2 });
    expect(both.refuses(() => both.play('wanderer', { ability: 'judge', pay: { twig: 2 } }))).toBe('cannot-pay');
  });

  test('R-CARD-JUDGE-01 judge: stays and may be used for the next card too', () => {
    const t = table({ seats: [{ hand: ['wanderer', 'peddler'], res: { twig: 2, berry: 2 }, city: ['judge'] }, {}] });
    t.play('wanderer', { ability: 'judge', pay: { berry: 1, twig: 1 } }).visit('basic-1-berry');
    t.play('peddler', { ability: 'judge', pay: { berry: 1, twig: 1 } });
    expect(t.city(0)).toEqual(['judge', 'peddler', 'wanderer']);
  });

  test('R-CARD-JUDGE-01, R-ABIL-02 judge: not together with a Crane', () => {
    const t = withJudge('castle', { twig: 2, resin: 1, pebble: 1, berry: 1 }, ['crane']);
    expect(t.refuses(() => t.play('castle'))).toBe('cannot-pay');
    const crane = withJudge('castle', { twig: 2, resin: 1, pebble: 2 }, ['crane']);
    expect(crane.play('castle', { ability: 'crane' }).city(0)).toEqual(['castle', 'judge']);
  });
});

describe('King', () => {
  test('R-CARD-KING-01 king: one point for each basic and two for each special Event of its owner', () => {
    const city = ['king'];
    expect(prosperity({ city })).toBe(0);
    expect(prosperity({ city, events: ['grand-tour', 'city-monument'] })).toBe(2);
    expect(prosperity({ city, events: ['tax-relief'] })).toBe(2);
    expect(prosperity({ city, events: ['grand-tour', 'tax-relief', 'the-everdell-games'] })).toBe(5);
  });

  test('R-CARD-KING-01 king: Events of others do not count', () => {
    const t = table({ seats: [{ city: ['king'] }, { events: ['grand-tour', 'tax-relief'] }] });
    expect(t.score(0)['prosperity']).toBe(0);
  });
});
