import { createGame, SetupError, WORKER, ZONE } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { goods } from '../test-support/goods.ts';
import { table, type Table } from '../test-support/table.ts';

const HUMANS = [2, 3, 4, 5, 6] as const;
const SEEDS = Array.from({ length: 30 }, (_, n) => `set-up ${n}`);

const first = (seat: number) => ({ options: { firstPlayer: seat } });

/** How many cards each seat holds, beginning with the first player. */
function hands(t: Table): number[] {
  const n = t.game.rules.humans;
  return Array.from({ length: n }, (_, i) => t.hand((t.turn() + i) % n).length);
}

/** Workers that are ready, and all the figures a player has. */
function workers(t: Table, seat: number): { ready: number; waiting: number; all: number } {
  const all = t.state.seats[seat].workers;
  const waiting = all.filter((at) => at === WORKER.waiting).length;
  return { ready: t.workersFree(seat), waiting, all: all.length };
}

/** Workers ready in each season of a game in which every worker is sent for a berry. */
function workersBySeason(players: number): number[] {
  const others = Array.from({ length: players - 1 }, () => ({ passed: true }));
  const t = table({ players, seats: [{}, ...others] });
  const found = [t.workersFree(0)];
  for (let season = 1; season < 4; season++) {
    while (t.workersFree(0) > 0) t.visit('basic-1-berry');
    t.prepare();
    while (t.asks() === 'drawOpen') t.pick(...t.choices().slice(0, 2));
    found.push(t.workersFree(0));
  }
  return found;
}

describe('Part 3: players', () => {
  test('R-SETUP-01: 2 to 6 players may sit down, more or none may not', () => {
    for (const players of HUMANS) expect(createGame({ players }).rules.humans).toBe(players);
    for (const players of [0, 7, -1, 2.5, Number.NaN]) expect(() => createGame({ players })).toThrow(SetupError);
  });

  test('R-SETUP-01: a single player needs an opponent of the game, and only one of them', () => {
    expect(() => createGame({ players: 1 })).toThrow(/one player needs an opponent/);
    expect(createGame({ players: 1, modules: ['rugwort'] }).rules.automas.map((automa) => automa?.id)).toEqual([
      undefined,
      'rugwort',
    ]);
    expect(() => createGame({ players: 1, modules: ['rugwort', 'nightweave'] })).toThrow(SetupError);
    expect(() => createGame({ players: 2, modules: ['rugwort'] })).toThrow(/1 human player/);
  });

  test('R-SETUP-17: everybody starts without resources and point tokens', () => {
    const t = table.fresh({ players: 4 });
    for (let seat = 0; seat < 4; seat++) {
      expect(t.res(seat)).toEqual(goods());
      expect(t.points(seat)).toBe(0);
      expect(t.score(seat).total).toBe(0);
    }
  });

  test('R-SETUP-18, OQ-46: without a wish the lot decides who starts', () => {
    const starters = new Set(SEEDS.map((seed) => table.fresh({ players: 3 }, seed).turn()));
    expect(starters).toEqual(new Set([0, 1, 2]));
    expect(table.fresh({ players: 3 }, 'twice').turn()).toBe(table.fresh({ players: 3 }, 'twice').turn());
  });

  test('R-SETUP-18, OQ-46: the host may say who starts', () => {
    for (const seat of [0, 1, 2])
      for (const seed of SEEDS.slice(0, 5)) expect(table.fresh({ players: 3, ...first(seat) }, seed).turn()).toBe(seat);
    expect(() => createGame({ players: 3, ...first(3) })).toThrow(SetupError);
  });

  test('R-SETUP-19: everybody starts in winter', () => {
    const t = table.fresh({ players: 5 });
    for (let seat = 0; seat < 5; seat++) expect(t.season(seat)).toBe('winter');
  });

  test('R-SETUP-21: alone against Rugwort the table is that of two players, except for what his rules change', () => {
    const solo = table.fresh({ players: 1, modules: ['rugwort'] });
    const two = table.fresh({ players: 2, ...first(0) });
    expect(solo.row('forest').filter((card) => card !== null)).toHaveLength(3);
    expect(solo.row('forest')[2]).toBeNull();
    expect(solo.row('basicEvents')).toEqual(two.row('basicEvents'));
    expect(solo.row('specialEvents')).toHaveLength(4);
    expect(solo.meadow()).toHaveLength(8);
    expect(solo.hand(0)).toHaveLength(5);
    expect(workers(solo, 0)).toEqual(workers(two, 0));
    expect(solo.res(0)).toEqual(goods());
    expect([solo.season(0), solo.turn()]).toEqual(['winter', 0]);
  });
});

describe('Part 3: boards', () => {
  test('R-SETUP-02: with 3 or more players 4 different Forest cards lie on the 4 clearings', () => {
    for (const players of [3, 4, 5, 6]) {
      const row = table.fresh({ players }).row('forest');
      expect(row).not.toContain(null);
      expect(new Set(row).size).toBe(4);
    }
  });

  test('R-SETUP-02: the Forest cards are shuffled', () => {
    const laid = new Set(SEEDS.map((seed) => table.fresh({ players: 3 }, seed).row('forest').join()));
    expect(laid.size).toBeGreaterThan(25);
  });

  test('R-SETUP-03: with 2 players 3 Forest cards are laid and the bottom right clearing stays empty', () => {
    for (const seed of SEEDS) {
      const [topLeft, topRight, bottomRight, bottomLeft] = table.fresh({ players: 2 }, seed).row('forest');
      expect(bottomRight).toBeNull();
      expect(new Set([topLeft, topRight, bottomLeft]).size).toBe(3);
      expect([topLeft, topRight, bottomLeft]).not.toContain(null);
    }
  });

  test('R-SETUP-04: Forest cards that were not laid are out of the game: nobody can go there or copy them', () => {
    const t = table({ forest: ['forest-3-berries', 'forest-2-any'], seats: [{ city: ['lookout'] }] });
    const laid = t.row('forest').filter((card) => card !== null);
    const unused = t.game.rules.places.filter((p) => p.id.startsWith('forest-') && !laid.includes(p.id));
    expect(unused).toHaveLength(8);
    for (const { id } of unused) expect(t.refuses(() => t.visit(id))).toBe('not-in-play');
    t.visit('lookout');
    expect(t.choices().filter((id) => String(id).startsWith('forest-'))).toEqual(laid.slice().sort());
  });

  test('R-SETUP-05: the 4 basic Events lie out at every number of players', () => {
    const events = ['city-monument', 'grand-tour', 'harvest-festival', 'cartographers-expedition'];
    for (const players of HUMANS) expect(table.fresh({ players }).row('basicEvents')).toEqual(events);
  });

  test('R-SETUP-06: with up to 4 players 4 random special Events lie out', () => {
    for (const players of [2, 3, 4]) expect(new Set(table.fresh({ players }).row('specialEvents')).size).toBe(4);
    expect(table.fresh({ players: 1, modules: ['rugwort'] }).row('specialEvents')).toHaveLength(4);
    const laid = new Set(SEEDS.map((seed) => table.fresh({ players: 2 }, seed).row('specialEvents').join()));
    expect(laid.size).toBeGreaterThan(25);
  });

  test('R-SETUP-07: with 5 players 5 special Events lie out, with 6 players 6', () => {
    for (const players of [5, 6]) expect(new Set(table.fresh({ players }).row('specialEvents')).size).toBe(players);
  });

  test('R-SETUP-08: special Events that were not laid out cannot be achieved', () => {
    const t = table({
      specialEvents: ['tax-relief', 'croak-wart-cure', 'path-of-the-pilgrims', 'the-everdell-games'],
      seats: [{ city: ['monk', 'dungeon', 'judge', 'queen'] }],
    });
    expect(t.refuses(() => t.claim('ministering-to-miscreants'))).toBe('not-in-play');
    expect(t.canVisit('tax-relief')).toBe(true);
  });

  test('R-SETUP-09: 8 cards of the shuffled deck lie faceup in the Meadow', () => {
    const laid = SEEDS.map((seed) => table.fresh({ players: 2 }, seed));
    for (const t of laid) {
      expect(t.meadow()).toHaveLength(8);
      expect(t.meadow()).not.toContain(null);
      expect(t.deckCount()).toBe(128 - 8 - 5 - 6);
      expect(t.discard()).toEqual([]);
    }
    expect(new Set(laid.map((t) => t.meadow().join())).size).toBe(laid.length);
    expect(new Set(laid.map((t) => t.deckTop(5).join())).size).toBe(laid.length);
  });
});

describe('Part 3: hands and workers', () => {
  test('R-SETUP-10: each player starts with 2 workers', () => {
    for (const players of HUMANS) {
      const t = table.fresh({ players });
      for (let seat = 0; seat < players; seat++) expect(t.workersFree(seat)).toBe(2);
    }
  });

  test('R-SETUP-11: with 2 to 4 players the hands are 5, 6, 7 and 8 cards in turn order', () => {
    expect(hands(table.fresh({ players: 2, ...first(0) }))).toEqual([5, 6]);
    expect(hands(table.fresh({ players: 3, ...first(0) }))).toEqual([5, 6, 7]);
    expect(hands(table.fresh({ players: 4, ...first(0) }))).toEqual([5, 6, 7, 8]);
    const later = table.fresh({ players: 4, ...first(2) });
    expect([0, 1, 2, 3].map((seat) => later.hand(seat).length)).toEqual([7, 8, 5, 6]);
  });

  test('R-SETUP-12: with 5 or 6 players the hands are 5, 5, 6, 6, 7 and 7 cards in turn order', () => {
    expect(hands(table.fresh({ players: 5, ...first(3) }))).toEqual([5, 5, 6, 6, 7]);
    expect(hands(table.fresh({ players: 6, ...first(0) }))).toEqual([5, 5, 6, 6, 7, 7]);
    const later = table.fresh({ players: 6, ...first(5) });
    expect([0, 1, 2, 3, 4, 5].map((seat) => later.hand(seat).length)).toEqual([5, 6, 6, 7, 7, 5]);
  });

  test('R-SETUP-11, R-SETUP-12: hands are dealt from the deck, so no card lies twice', () => {
    for (const players of HUMANS) {
      const t = table.fresh({ players });
      const dealt = hands(t).reduce((a, b) => a + b, 0);
      expect(t.state.zones[ZONE.deck]).toHaveLength(128 - 8 - dealt);
      expect(new Set(t.state.zones.flat()).size).toBe(128);
    }
  });

  test('R-SETUP-13: of the other 4 workers 1 comes in spring, 1 in summer and 2 in autumn', () => {
    for (const players of [2, 3, 4]) {
      expect(workers(table.fresh({ players }), 0)).toEqual({ ready: 2, waiting: 4, all: 6 });
      expect(workersBySeason(players)).toEqual([2, 3, 4, 6]);
    }
  });

  test('R-SETUP-14: with 5 or 6 players no worker comes in spring, and that worker is out of the game', () => {
    for (const players of [5, 6]) {
      expect(workers(table.fresh({ players }), 0)).toEqual({ ready: 2, waiting: 3, all: 5 });
      expect(workersBySeason(players)).toEqual([2, 2, 3, 5]);
    }
  });
});
