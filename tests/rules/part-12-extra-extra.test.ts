import { createGame, spacesUsed } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type SeatShorthand, type Table, type TableShorthand } from '../test-support/table.ts';

const MODULES = ['extra-extra'];

function extra(given: TableShorthand = {}): Table {
  return table({ ...given, modules: [...MODULES, ...(given.modules ?? [])] });
}
const mine = (seat: SeatShorthand, given: TableShorthand = {}): Table =>
  extra({ ...given, seats: [seat, ...(given.seats ?? [])] });

describe('Part 12.2: Extra! Extra!', () => {
  test('R-XX-01, R-COMP-02: its 15 cards are shuffled into the deck', () => {
    const { rules } = createGame({ players: 2, modules: MODULES });
    const own = rules.designs.filter((d) => d.set === 'extra-extra');
    expect(own).toHaveLength(6);
    expect(own.reduce((n, d) => n + d.copies, 0)).toBe(15);
    expect(rules.cards).toBe(128 + 15);
  });

  test('R-XX-01: its pairs bring each other in by an occupied token', () => {
    for (const [host, guest] of [
      ['carnival', 'juggler'],
      ['gazette', 'town-crier'],
      ['scurrble-stadium', 'scurrble-champion'],
    ]) {
      const t = mine({ hand: [guest], city: [host] }).play(guest, { via: host });
      if (t.asks() !== 'turn') t.decline();
      expect(t.city(0)).toContain(guest);
      expect(t.occupied(0)).toEqual([host]);
    }
  });
});

describe('Part 12.2: Carnival', () => {
  const city = ['farm', 'mine', 'general-store', 'twig-barge', 'fairgrounds'];
  const play = (seat: SeatShorthand): Table =>
    mine({ hand: ['carnival'], res: { twig: 2, pebble: 1 }, ...seat }).play('carnival');

  test('R-XX-01, carnival: a card for each other green card', () => {
    const t = play({ city }).choose('draw');
    expect(t.hand(0)).toHaveLength(5);
  });

  test('R-XX-01, carnival: a resource for every 2 other green cards, rounded down', () => {
    const t = play({ city }).choose('resources').split({ pebble: 1, berry: 1 });
    expect(t.res(0)).toEqual(goods({ pebble: 1, berry: 1 }));
  });

  test('R-XX-01, R-CARD-MINERMOLE-01, carnival: copied, it counts the city that it stands in, without itself', () => {
    const t = mine(
      { hand: ['miner-mole'], res: { berry: 3 }, city: ['farm'] },
      { seats: [{ city: ['carnival', 'mine', 'resin-refinery'] }] },
    ).play('miner-mole');
    t.pick('carnival').choose('draw');
    expect(t.hand(0)).toHaveLength(2);
  });

  test('carnival: alone it gives nothing and asks nothing; what cannot be carried out is not offered', () => {
    expect(play({}).turn()).toBe(1);
    const one = play({ city: ['farm'] });
    expect(one.hand(0)).toHaveLength(1); // half a resource is none
    const full = ['carnival', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins', 'judge'];
    const t = play({ city: ['farm', 'farm'], hand: full }); // there is room for one card only now
    t.choose('draw');
    expect(t.hand(0)).toHaveLength(8);
  });

  test('carnival: the choice is made anew at each activation', () => {
    const t = mine({
      city: ['carnival', 'farm', 'farm'],
      season: 'winter',
      deployed: ['basic-1-berry', 'basic-1-berry'],
    }).prepare();
    t.choose('resources').split({ twig: 1 });
    expect(t.res(0)).toEqual(goods({ berry: 2, twig: 1 }));
  });
});

describe('Part 12.2: Gazette', () => {
  const greens = ['farm', 'farm', 'mine', 'mine'];

  test('R-XX-01, gazette: a token for each Event achieved, basic and special, once it is carried out', () => {
    const t = mine(
      { city: ['gazette', ...greens, 'teacher', 'university'] },
      { specialEvents: ['graduation-of-scholars'] },
    );
    t.claim('harvest-festival');
    expect(t.tokensOn(0, 'gazette')).toBe(1);
    t.visit('basic-1-berry').claim('graduation-of-scholars');
    while (t.asks() !== 'turn') t.answer(t.legal()[0]);
    expect(t.tokensOn(0, 'gazette')).toBe(2);
    expect(t.events(0)).toEqual(['harvest-festival', 'graduation-of-scholars']);
  });

  test('gazette: Events from before do not count, nor those of others', () => {
    const seats = [{ city: ['gazette'], events: ['harvest-festival'] }, { city: greens }];
    const t = extra({ active: 1, seats: [{ ...seats[0], events: [] }, seats[1]] }).claim('harvest-festival');
    expect(t.tokensOn(0, 'gazette')).toBe(0);
    expect(extra({ seats: [seats[0]] }).tokensOn(0, 'gazette')).toBe(0);
  });

  test.each([
    [0, 3, 0, 0],
    [2, 3, 2, 0],
    [3, 3, 3, 3],
    [5, 3, 5, 3],
  ])('R-GEN-15, gazette: %i tokens on it', (tokens, base, onCards, prosperity) => {
    const score = mine({ city: [{ card: 'gazette', tokens }] }).score(0);
    expect(score).toMatchObject({ base, tokens: onCards, prosperity });
  });

  test('R-COMBO-02, gazette: a Wonder is no Event, and with Pearlbrook there are no basic ones', () => {
    const hand = ['farm', 'mine', 'inn'];
    const t = mine(
      { city: ['gazette', ...greens], hand, pearls: 3, res: { twig: 3, resin: 3, pebble: 3, berry: 3 } },
      { modules: ['pearlbrook'] },
    );
    expect(t.refuses(() => t.claim('harvest-festival'))).toBe('not-in-play');
    t.visit('sunblaze-bridge');
    while (t.asks() !== 'turn') t.answer(t.legal()[0]);
    expect(t.tokensOn(0, 'gazette')).toBe(0);
    expect(t.turn()).toBe(1);
  });
});

describe('Part 12.2: Juggler', () => {
  const juggle = (twig: number, deckTop: readonly string[] = [], seat: SeatShorthand = {}): Table =>
    mine({ hand: ['juggler'], res: { twig, berry: 2 }, ...seat }, { deckTop }).play('juggler');

  test('R-XX-01, juggler: 3 twigs for 4 point tokens', () => {
    const t = juggle(4).choose('pay-3-twigs');
    expect(t.points(0)).toBe(4);
    expect(t.res(0)).toEqual(goods({ twig: 1 }));
  });

  test('juggler: a twig for each revealed card; base points of 6 or more give 6 tokens once, and all are discarded', () => {
    const t = juggle(4, ['king', 'fool', 'queen', 'farm']);
    t.choose('reveal'); // 4
    expect(t.asks()).toBe('revealOn');
    t.choose('again').choose('again'); // 4 - 2 + 4 = 6
    expect(t.points(0)).toBe(0);
    t.choose('stop');
    expect(t.points(0)).toBe(6);
    expect(t.res(0)).toEqual(goods({ twig: 1 }));
    expect(t.discard().slice(0, 3).sort()).toEqual(['fool', 'king', 'queen']);
    expect(t.turn()).toBe(1);
  });

  test('juggler: stopping short gives nothing, and without twigs it ends by itself', () => {
    const short = juggle(3, ['farm', 'mine']).choose('reveal').choose('stop');
    expect(short.points(0)).toBe(0);
    const poor = juggle(1, ['king']).choose('reveal');
    expect(poor.turn()).toBe(1);
    expect(poor.points(0)).toBe(0);
    const lucky = juggle(2, ['king', 'queen']).choose('reveal').choose('again');
    expect(lucky.points(0)).toBe(6);
  });

  test('juggler: it may be played for nothing at all, and asks nothing without twigs', () => {
    const t = juggle(3).decline();
    expect(t.res(0)).toEqual(goods({ twig: 3 }));
    expect(juggle(0).turn()).toBe(1);
    expect(juggle(2).offers('option', 'pay-3-twigs')).toBe(false);
  });

  test('juggler: what was revealed closes the way back', () => {
    const t = juggle(3, ['king', 'farm']);
    const before = t.state.reveals;
    t.choose('reveal');
    expect(t.state.reveals).toBeGreaterThan(before);
    expect(t.log.some((event) => event.e === 'revealed' && event.for === undefined)).toBe(true);
  });

  test('juggler: an empty deck is made of the discard pile, and with both empty there is nothing to pay for', () => {
    const t = mine({ hand: ['juggler'], res: { twig: 3, berry: 2 } }, { deckAll: ['king'], discardAll: ['queen'] });
    t.play('juggler').choose('reveal').choose('again');
    expect(t.points(0)).toBe(6);
    const none = mine({ hand: ['juggler'], res: { twig: 2, berry: 2 } }, { deckAll: [], discardAll: [] });
    expect(none.play('juggler').turn()).toBe(1);
  });
});

describe('Part 12.2: Scurrble Champion', () => {
  test('R-XX-01, R-CITY-05: any number of copies share one space', () => {
    const farms = Array.from({ length: 8 }, () => 'farm');
    const city = [...farms, 'mine', 'mine', 'mine', 'twig-barge', 'twig-barge', 'twig-barge', 'scurrble-champion'];
    const t = mine({ city, hand: ['scurrble-champion', 'juggler'], res: { berry: 4 } });
    expect(t.why({ card: 'juggler' })).toBe('city-full');
    t.play('scurrble-champion');
    expect(t.city(0)).toHaveLength(16);
    expect(spacesUsed(t.game.rules, t.state, 0)).toBe(15);
    const third = mine({ city: [...city, 'scurrble-champion'], hand: ['scurrble-champion'], res: { berry: 2 } });
    expect(third.canPlay('scurrble-champion')).toBe(true);
    const none = mine({
      city: [...city.slice(0, 14), 'resin-refinery'],
      hand: ['scurrble-champion'],
      res: { berry: 2 },
    });
    expect(none.why({ card: 'scurrble-champion' })).toBe('city-full');
  });

  test.each([
    [1, 2, 0],
    [2, 4, 4],
    [3, 6, 12],
  ])('scurrble-champion: %i of them score for each other', (n, base, prosperity) => {
    const score = mine({ city: Array.from({ length: n }, () => 'scurrble-champion') }).score(0);
    expect(score).toMatchObject({ base, prosperity });
  });

  test('scurrble-champion: one in another city does not count', () => {
    const t = mine({ city: ['scurrble-champion'] }, { seats: [{ city: ['scurrble-champion'] }] });
    expect(t.score(0)).toMatchObject({ base: 2, prosperity: 0 });
  });
});

describe('Part 12.2: Scurrble Stadium', () => {
  const stadium = (deckTop: readonly string[], hand: readonly string[] = []): Table =>
    mine({ city: ['scurrble-stadium'], hand }, { deckTop }).visit('scurrble-stadium');

  test('R-XX-01, scurrble-stadium: a colour is named, 4 cards are drawn, a match is shown for 3 tokens', () => {
    const t = stadium(['farm', 'mine', 'king', 'inn']).choose('purple');
    expect(t.points(0)).toBe(3);
    expect(t.hand(0)).toEqual(['farm', 'inn', 'king', 'mine']);
    const told = t.log.filter((event) => event.e === 'showed');
    expect(told).toHaveLength(1);
    expect(t.turn()).toBe(1);
  });

  test('scurrble-stadium: without a match nothing is shown and nothing gained', () => {
    const t = stadium(['farm', 'mine', 'inn', 'inn'], ['king']).choose('purple');
    expect(t.points(0)).toBe(0);
    expect(t.log.some((event) => event.e === 'showed')).toBe(false);
  });

  test('scurrble-stadium: green cannot be named, and one of several matches is chosen', () => {
    const t = stadium(['king', 'castle', 'farm', 'mine']);
    expect(t.decision()).toMatchObject({ kind: 'option', ids: ['tan', 'red', 'blue', 'purple'] });
    expect(t.refuses(() => t.choose('green'))).toBe('not-offered');
    t.choose('purple');
    expect(t.choices()).toEqual(['castle', 'king']);
    t.pick('castle');
    expect(t.points(0)).toBe(3);
  });

  test('R-HAND-03, scurrble-stadium: only what fits is drawn; with a full hand it cannot be visited', () => {
    const seven = Array.from({ length: 7 }, () => 'mine').slice(0, 3);
    const t = stadium(['farm', 'king'], [...seven, 'inn', 'inn', 'bard', 'bard']).choose('purple');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.points(0)).toBe(0); // the King stayed in the deck
    const full = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel', 'ruins'];
    const none = mine({ city: ['scurrble-stadium'], hand: full });
    expect(none.why({ place: 'scurrble-stadium' })).toBe('nothing-to-do');
  });

  test('R-DEST-03, scurrble-stadium: open to opponents; its owner takes a token', () => {
    const t = extra({ seats: [{}, { city: ['scurrble-stadium'] }], deckTop: ['king', 'farm', 'mine', 'inn'] });
    t.visit('scurrble-stadium').choose('purple');
    expect([t.points(0), t.points(1)]).toEqual([3, 1]);
  });

  test('R-RUG-15, scurrble-stadium: one in Rugwort’s city may be visited; he takes the token', () => {
    const t = extra({
      modules: ['rugwort'],
      rugwort: { city: ['scurrble-stadium'] },
      deckTop: ['king', 'farm', 'mine', 'inn'],
    });
    t.visit('scurrble-stadium', { owner: 1 }).choose('purple');
    expect([t.points(0), t.points(1)]).toEqual([3, 1]);
  });

  test('hidden cards: others see the card that is shown and no other, also while it is chosen', () => {
    const t = stadium(['king', 'castle', 'farm', 'mine']).choose('purple');
    const view = t.game.view(t.state, 1);
    const hand = t.state.zones[t.game.rules.hand[0]];
    expect(hand.map((uid) => view.cardOf[uid])).toEqual([-1, -1, -1, -1]);
    let x = 0.3;
    const imagined = t.game.determinize(view, () => (x = (x * 997) % 1));
    expect(t.game.legal(imagined, 0).length).toBeGreaterThan(0);
  });
});

describe('Part 12.2: Town Crier', () => {
  const HAND = ['town-crier', 'farm', 'mine'];

  test('R-XX-01, town-crier: 2 cards to one opponent give 3 tokens', () => {
    const t = extra({ players: 3, seats: [{ hand: HAND, res: { berry: 2 } }] }).play('town-crier');
    t.choose('use');
    expect(t.choices()).toEqual([1, 2]);
    t.seat(2);
    expect(t.hand(2)).toEqual(['farm', 'mine']);
    expect(t.points(0)).toBe(3);
  });

  test('town-crier: it may be declined, and one card is not enough', () => {
    expect(
      mine({ hand: HAND, res: { berry: 2 } })
        .play('town-crier')
        .decline()
        .points(0),
    ).toBe(0);
    const t = mine({ hand: HAND.slice(0, 2), res: { berry: 2 } }).play('town-crier');
    expect(t.turn()).toBe(1);
    expect(t.hand(0)).toEqual(['farm']);
  });

  test('R-GIVE-01, R-GIVE-02, town-crier: what does not fit is discarded, and it pays all the same', () => {
    const seven = ['farm', 'mine', 'inn', 'king', 'bard', 'queen', 'chapel'];
    const t = mine({ hand: ['town-crier', 'judge', 'monk'], res: { berry: 2 } }, { seats: [{ hand: seven }] });
    t.play('town-crier').choose('use').pick('judge');
    expect(t.hand(1)).toEqual([...seven, 'judge'].sort());
    expect(t.discard()[0]).toBe('monk');
    expect(t.points(0)).toBe(3);
  });

  test('R-GIVE-03, R-GIVE-04, OQ-47, town-crier: with everybody passed the cards are discarded for 3 tokens', () => {
    const t = mine({ hand: HAND, res: { berry: 2 } }, { seats: [{ passed: true, season: 'autumn' }] });
    t.play('town-crier').choose('use');
    expect(t.hand(1)).toEqual([]);
    expect(t.points(0)).toBe(3);
  });

  test('R-RUG-13, town-crier: Rugwort takes nothing, and it pays all the same', () => {
    const t = mine({ hand: HAND, res: { berry: 2 } }, { modules: ['rugwort'], dice: [1] }).play('town-crier');
    t.choose('use');
    expect(t.points(0)).toBe(3);
    expect(t.hand(0)).toEqual([]);
    expect(t.discard()).toEqual(expect.arrayContaining(['farm', 'mine']));
  });

  test('R-TYPE-01, town-crier: again in Production', () => {
    const deployed = ['basic-1-berry', 'basic-1-berry'];
    const t = mine({ city: ['town-crier'], hand: ['farm', 'mine', 'inn'], deployed }).prepare();
    t.choose('use').pick('farm', 'inn');
    expect(t.hand(1)).toEqual(['farm', 'inn']);
    expect(t.points(0)).toBe(3);
  });
});
