/** What scenarios cannot say of Nightweave: whole games, secrets, her deck, who wins, how the rows are dealt. */
import { push, scopeOf, settle, winners } from '@everdell/engine';
import { createGame, makeSetup, Session, type Game, type GameState, type Setup } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { PATIENT } from './test-support/properties/plans.ts';

const OTHERS = [
  'spirecrest',
  'pearlbrook',
  'extra-extra',
  'rugwort-cards',
  'corrin',
  'through-every-season',
  'legends',
  'more-legends',
  'bellfaire',
  'player-powers',
  'newleaf',
];
const gameOf = (players: number, modules: readonly string[] = [], options: Setup['options'] = {}): Game =>
  createGame({ players, modules: ['nightweave', ...modules], options });
const alone = gameOf(1);
const both = gameOf(2);

const go = (game: Game, s: GameState): void => void game.apply(s, game.decisions(s)[0].seat, game.hostAnswer(s)!);
const zone = (game: Game, s: GameState, name: string): number[] => s.zones[game.rules.zone[name]];
const suits = (game: Game, tiles: readonly number[]): string[] =>
  tiles.map((tile) => game.rules.places[tile - game.rules.cards].def.suit!);

describe('whole games', PATIENT, () => {
  test('all is conserved, and she is asked nothing but to go on', () => {
    const asked = new Set<string>();
    const books = (): ReturnType<typeof bookkeeper> => ({
      ...bookkeeper(),
      before: ({ game, decision }) => void (game.rules.automas[decision.seat] && asked.add(decision.ask)),
    });
    const levels = [0, 1, 2, 3, 4].map((level) => gameOf(1 + (level % 2), [], { 'nightweave.level': level }));
    const played = playAll(levels, 15, 'lair', books);
    expect([...asked]).toEqual(['go']);
    for (const { game, state } of played) {
      const her = game.rules.humans;
      expect(state.seats[her].season).toBe(3);
      expect(state.seats[her].passed).toBe(true);
      expect(game.score(state)[her].total).toBeGreaterThan(20);
    }
  });

  test('with each of the other sets, and with all of them', () => {
    const games = OTHERS.map((id, i) => gameOf(1 + (i % 2), [id]));
    expect(playAll([...games, gameOf(1, OTHERS), gameOf(2, OTHERS)], 26, 'sets', bookkeeper)).toHaveLength(26);
  });

  test('views, imagined worlds and saves', () => {
    expect(playAll([alone, both, gameOf(1, OTHERS)], 9, 'sceptic', sceptic)).toHaveLength(9);
  });
});

describe('her cards', () => {
  test('R-NW-SETUP-09, R-NW-SETUP-10, OQ-NW-02: eight winter cards, four with the worker, one of them on top', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = alone.start(seed);
      const deck = suits(alone, zone(alone, s, 'activity'));
      expect(deck.filter((suit) => suit === 'winter worker')).toHaveLength(4);
      expect(deck).toHaveLength(8);
      expect(deck.at(-1)).toBe('winter worker');
      expect(suits(alone, zone(alone, s, 'activityOut'))).toEqual(['winter worker']);
    }
    expect(
      alone.rules.places.filter(({ row, def }) => row === alone.rules.rowIx.activity && !def.reconstructed),
    ).toEqual([]);
  });

  test('OQ-NW-34: nobody sees whether a Legendary card lies on top of her hand', () => {
    const game = gameOf(1, ['legends']);
    const g = game.rules;
    const s = game.start('on top');
    push(s, { do: 'mark', of: 'critterOnTop', on: 'self' }, scopeOf(0, zone(game, s, 'lair')[0]));
    const before = game.view(s, 0);
    const told = { ...g, sink: [] };
    settle(told, s);
    expect(s.slices.marks!.critterOnTop).toHaveLength(1);
    for (const viewer of [0, null]) expect(game.view(s, viewer).slices.marks!.critterOnTop).toEqual([]);
    expect(game.view(s, 0).slices).toEqual(before.slices);
    expect(told.sink).toEqual([]);
  });

  test('nobody sees her hand, her deck and the card put away', () => {
    const s = both.start('secret');
    const her = both.rules.humans;
    for (const viewer of [0, 1, null]) {
      const view = both.view(s, viewer);
      expect(view.zones[both.rules.hand[her]]).toBe(2);
      expect(view.zones[both.rules.zone['activity']]).toBe(8);
      expect(view.zones[both.rules.zone['activityOut']]).toBe(1);
      expect(view.zones[both.rules.zone['activitySpring']]).toHaveLength(3);
    }
  });

  test('OQ-NW-03: an empty deck is shuffled again, or ends her season if nothing was placed', () => {
    const her = alone.rules.humans;
    const emptied = (): GameState => {
      const s = alone.start('empty');
      zone(alone, s, 'activityOpen').push(...zone(alone, s, 'activity').splice(0));
      return s;
    };
    const placed = emptied();
    placed.slices.marks = { ...placed.slices.marks, busy: zone(alone, placed, 'lair').slice() };
    go(alone, placed);
    expect(placed.seats[her].season).toBe(0);
    expect(zone(alone, placed, 'activity')).toHaveLength(7);
    expect(zone(alone, placed, 'activityOpen')).toHaveLength(1);
    const idle = emptied();
    go(alone, idle);
    expect(idle.seats[her].season).toBe(1);
    expect(zone(alone, idle, 'activity')).toHaveLength(11);
  });

  test('OQ-NW-72: with Pearlbrook every game ends, though an Adornment alone places nothing', PATIENT, () => {
    const played = playAll([gameOf(1, ['pearlbrook'])], 8, 'pearls', bookkeeper);
    expect(played.every(({ game, state }) => state.seats[game.rules.humans].passed)).toBe(true);
  });
});

describe('what is given to her', () => {
  const her = alone.rules.humans;
  const given = (what: 'cards' | 'goods', bound: { cards?: number[]; gained?: number[] }): GameState => {
    const s = alone.start('gifts');
    const { cards = [], gained = [] } = bound;
    push(s, alone.rules.automas[her]!.given![what], { ...scopeOf(her), cards: { cards }, nums: { gained } });
    settle(alone.rules, s);
    return s;
  };

  test('R-NW-GEN-07: for each resource she draws a card, and has no token', () => {
    const s = given('goods', { gained: [1, 0, 0, 2] });
    expect(s.zones[alone.rules.hand[her]]).toHaveLength(1 + 3);
    expect(s.seats[her].points).toBe(0);
  });

  test('R-NW-GEN-08: point tokens are kept', () => {
    const s = alone.start('tokens');
    push(s, { do: 'points', n: 3 }, scopeOf(her));
    settle(alone.rules, s);
    expect(s.seats[her].points).toBe(3);
  });
});

describe('who wins', () => {
  const ended = (game: Game, points: readonly number[]): GameState => {
    const s = game.start('end');
    points.forEach((n, seat) => (s.seats[seat].points = n));
    return s;
  };

  test('OQ-NW-09: each alone, or both together', () => {
    const together = gameOf(2, [], { 'nightweave.victory': 'together' });
    expect(winners(both.rules, ended(both, [9, 4, 6]))).toEqual([0]);
    expect(winners(together.rules, ended(together, [9, 4, 6]))).toEqual([2]);
    expect(winners(together.rules, ended(together, [9, 7, 6]))).toEqual([0, 1]);
    expect(winners(together.rules, ended(together, [9, 6, 6]))).toEqual([2]);
  });
});

describe('the set-up', () => {
  const specials = (game: Game, seed: string): string[] =>
    game.start(seed).rows[game.rules.rowIx.specialEvents].map((at) => game.rules.places[at - game.rules.cards].set);

  test('R-NW-EXP-15: two Bellfaire Events, one at each end', () => {
    const game = gameOf(1, ['bellfaire']);
    for (const seed of ['a', 'b', 'c'])
      expect(specials(game, seed)).toEqual(['bellfaire', 'base', 'base', 'bellfaire']);
  });

  test('R-NW-EXP-41, R-NW-EXP-57: with Newleaf no base Events, beside Bellfaire neither', () => {
    const newleaf = gameOf(1, ['newleaf', 'pearlbrook']);
    expect(new Set(specials(newleaf, 'a'))).toEqual(new Set(['newleaf']));
    const bell = gameOf(1, ['newleaf', 'bellfaire']);
    expect(specials(bell, 'a')).toEqual(['bellfaire', 'newleaf', 'newleaf', 'bellfaire']);
  });

  test('R-NW-EXP-03: the spring worker, by agreement', () => {
    expect(gameOf(1, ['player-powers']).rules.table.workers).toEqual([2, 0, 1, 2]);
    const kept = gameOf(1, ['player-powers'], { 'nightweave.springWorker': true });
    expect(kept.rules.table.workers).toEqual([2, 1, 1, 2]);
  });

  test('OQ-NW-10: she begins, whoever is first among the players', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const s = both.start(seed);
      expect(both.decisions(s)[0]).toMatchObject({ seat: 2, ask: 'go' });
      expect(s.slices.order![0]).toBe(2);
    }
  });

  test('R-NW-SETUP-13: refused beside Rugwort, and for three', () => {
    expect(() => makeSetup({ players: 1, modules: ['nightweave', 'rugwort'] })).toThrow('exclude each other');
    expect(() => makeSetup({ players: 3, modules: ['nightweave'] })).toThrow('1 or 2');
  });
});

test('the person can take the last action back before she goes on', () => {
  const session = new Session(alone, 'back');
  let held = 0;
  for (let i = 0; i < 120 && session.decision !== null; i++) {
    const { seat } = session.decision;
    if (seat === 1 && session.lastSeat === 0 && session.undoState(0).possible) held++;
    session.act(seat, alone.legal(session.state, seat)[0]);
  }
  expect(held).toBeGreaterThan(0);
});
