import { capacity, spacesUsed, type Module } from '@everdell/engine';
import {
  createGame,
  knownItem,
  makeSetup,
  registry,
  Session,
  textOf,
  type Game,
  type KnownAction,
} from '@everdell/game';
import { base, playerPowers } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { begun, gameWith } from '../test-support/madeUp/game.ts';
import { table } from '../test-support/table.ts';

const POWERS = ['player-powers'];
const OPTION = 'player-powers.groups';
const SEEDS = Array.from({ length: 8 }, (_, i) => `power ${i}`);

const held = (game: Game, s: { readonly zones: readonly (readonly number[])[] }, zone: string): string[][] =>
  game.rules.seatZone[zone].map((z) => s.zones[z].map((tile) => game.rules.places[tile - game.rules.cards].id));

/** Those of a group, by the option alone. */
function group(id: string): string[] {
  const { places } = createGame({ players: 2, modules: POWERS, options: { [OPTION]: [id] } }).rules;
  return places.filter(({ def }) => def.row === 'powers').map((place) => place.id);
}

describe('Part 12: Player Powers', () => {
  test('R-COMP-07: 15 of Bellfaire, 4 of Newleaf, 4 of Mistwood', () => {
    expect(['fair', 'leaf', 'mist'].map((id) => group(id).length)).toEqual([15, 4, 4]);
    expect(group('leaf')).toEqual(['bats', 'cats', 'honeybees', 'snails']);
  });

  test('R-POW-01: each is dealt two and keeps one; the rest leave the game', () => {
    for (const seed of SEEDS) {
      const game = createGame({ players: 4, modules: POWERS });
      const s = game.start(seed);
      const dealt = held(game, s, 'powerChoice');
      expect(dealt.map((powers) => powers.length)).toEqual([2, 2, 2, 2]);
      expect(new Set(dealt.flat()).size).toBe(8);
      while (game.decisions(s)[0].ask === 'keepPower') game.advance(s, game.legal(s, game.decisions(s)[0].seat)[0]);
      expect(held(game, s, 'powers').map(([power], seat) => dealt[seat].includes(power))).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(held(game, s, 'powers').flat()).toHaveLength(4);
      expect(s.zones[game.rules.zone['powersOut']]).toHaveLength(19);
    }
  });

  test('R-POW-02: of a set of four each gets one without a choice', () => {
    for (const groups of [['leaf'], ['mist']])
      for (const players of [2, 3, 4]) {
        const game = createGame({ players, modules: POWERS, options: { [OPTION]: groups } });
        const s = game.start('four');
        expect(game.decisions(s)[0].ask).not.toBe('keepPower');
        expect(held(game, s, 'powers').map((powers) => powers.length)).toEqual(
          Array.from({ length: players }, () => 1),
        );
      }
    const both = createGame({ players: 4, modules: POWERS, options: { [OPTION]: ['leaf', 'mist'] } });
    expect(held(both, both.start('eight'), 'powerChoice').map((powers) => powers.length)).toEqual([2, 2, 2, 2]);
  });

  test.each([
    [5, ['leaf'], 'has cards for 4 players, not for 5: choose more of what its options offer'],
    [6, ['leaf', 'mist'], 'has cards for 4 players, not for 6'],
    [2, [], 'has cards for 0 players, not for 2'],
  ])('R-POW-02: too few powers for %i players are refused (%j)', (players, groups, words) => {
    expect(() => makeSetup({ players, modules: POWERS, options: { [OPTION]: groups } })).toThrow(words);
  });

  test('R-POW-02: six players have enough of all', () => {
    expect(makeSetup({ players: 6, modules: POWERS, options: { [OPTION]: ['fair'] } }).players).toBe(6);
  });

  test('OQ-55: Rugwort keeps his worker of spring', () => {
    const bare = createGame({ players: 1, modules: ['rugwort'] }).rules.automas[1]!.workers;
    expect(createGame({ players: 1, modules: ['rugwort', ...POWERS] }).rules.automas[1]!.workers).toBe(bare);
  });

  test('R-RUG-43, R-RUG-44, R-POW-07: Rugwort has no power, the Rats are not dealt, and no variant is asked for', () => {
    const game = createGame({ players: 1, modules: ['rugwort', ...POWERS] });
    expect(game.rules.placeById.has('rats')).toBe(false);
    expect(createGame({ players: 2, modules: POWERS }).rules.placeById.has('rats')).toBe(true);
    expect(held(game, begun(game, 'solo'), 'powers')[1]).toEqual([]);
    expect(game.rules.options['rugwort.variants'] ?? []).toEqual([]);
  });

  test('R-POW-05: a kind of worker that another set brings has no share in a power', () => {
    const burrow = {
      id: 'burrow',
      pieces: { badger: { like: 'worker' } },
      reacts: [{ to: 'starting', then: { do: 'enlist', piece: 'badger' } }],
      text: {
        en: { pieces: { badger: { one: 'Badger', many: 'Badgers' } } },
        es: { pieces: { badger: { one: 'Tejón', many: 'Tejones', gender: 'm' } } },
      },
    } as unknown as Module;
    const game = gameWith([base, playerPowers, burrow], 2);
    const { rules: g } = game;
    const twigs = (piece: string): number => {
      const s = begun(game, 'badger');
      for (const zone of g.seatZone['powers']) s.zones[g.zone['powersOut']].push(...s.zones[zone].splice(0));
      const own = g.placeById.get('squirrels')!.ix;
      s.zones[g.zone['powersOut']] = s.zones[g.zone['powersOut']].filter((tile) => tile !== own);
      const { seat } = game.decisions(s)[0];
      s.zones[g.seatZone['powers'][seat]].push(own);
      const had = s.seats[seat].res[0];
      game.apply(s, seat, { t: 'visit', place: g.placeById.get('basic-3-twigs')!.ix });
      game.apply(s, seat, { t: 'option', id: piece });
      return s.seats[seat].res[0] - had;
    };
    expect([twigs('worker'), twigs('badger')]).toEqual([4, 3]);
  });

  test('R-COMBO-13: special Farms form the stack of the Pigs', () => {
    const t = table({ modules: [...POWERS, 'through-every-season'], seats: [{ power: 'pigs' }] });
    const stack = t.state.zones[t.game.rules.zone['farmStack']];
    expect(stack).toHaveLength(8);
    expect(new Set(stack.map((uid) => t.state.cardOf[uid])).size).toBe(8);
    const orders = SEEDS.map((seed) => farmsOf(seed)).filter((farms) => farms.length > 0);
    expect(orders.length).toBeGreaterThan(1);
    expect(new Set(orders.map((farms) => farms.join())).size).toBeGreaterThan(1);
  });

  test("OQ-109: of the Pigs, McGregor's Market takes no space and still adds one", () => {
    const t = table({
      modules: [...POWERS, 'legends'],
      seats: [{ power: 'pigs', city: ['mcgregors-market', 'farm', 'inn'] }],
    });
    const { rules: g } = t.game;
    expect([spacesUsed(g, t.state, 0), capacity(g, t.state, 0)]).toEqual([1, 16]);
  });

  test('R-POWER-SPIDERS-02: with Nightweave the Spiders are left out', () => {
    const game = createGame({ players: 2, modules: [...POWERS, 'nightweave'] });
    expect(game.rules.placeById.has('spiders')).toBe(false);
    expect(createGame({ players: 2, modules: POWERS }).rules.placeById.has('spiders')).toBe(true);
  });
});

/** The Farms as they lie when somebody keeps the Pigs; none = nobody was dealt them. */
function farmsOf(seed: string): string[] {
  const game = createGame({
    players: 4,
    modules: [...POWERS, 'through-every-season'],
    options: { [OPTION]: ['mist'] },
  });
  const s = game.start(seed);
  return s.zones[game.rules.zone['farmStack']].map((uid) => game.rules.designs[s.cardOf[uid]].id);
}

describe('Part 12: Player Powers in secret', () => {
  test('R-POW-01: nobody can tell from a view, the log or a message what was dealt or kept before all are turned up', () => {
    const game = createGame({ players: 3, modules: POWERS });
    const { rules: g } = game;
    const session = new Session(game, 'secret');
    const names = g.places.filter(({ def }) => def.row === 'powers').map(({ id }) => id);
    const [en, es] = [textOf(game, 'en'), textOf(game, 'es')];
    for (let chosen = 0; chosen < 3; chosen++) {
      const { seat } = session.decision!;
      expect(seat).toBe(chosen);
      const own = new Set(held(game, session.state, 'powerChoice')[seat]);
      session.act(seat, game.legal(session.state, seat)[chosen % 2]);
      if (chosen === 2) break;
      for (const other of [0, 1, 2, null]) {
        if (other === seat) continue;
        const view = game.view(session.state, other);
        for (const zone of ['powerChoice', 'powerKept']) expect(view.zones[g.seatZone[zone][seat]]).toBe(1);
        expect(view.zones[g.seatZone['powers'][seat]]).toEqual([]);
        const known = knownItem(game, session.story().at(-1)!, other) as KnownAction;
        const numbers = new RegExp(`\\b(${[...own].map((power) => g.placeById.get(power)!.ix).join('|')})\\b`);
        expect(JSON.stringify([known, view.zones, view.stack])).not.toMatch(numbers);
        expect(known).not.toHaveProperty('action');
        for (const text of [en, es])
          for (const event of known.events) {
            const line = text.event(event);
            expect(names.filter((id) => line.includes(text.name(id)))).toEqual([]);
          }
      }
    }
    expect(held(game, session.state, 'powers').map((powers) => powers.length)).toEqual([1, 1, 1]);
    for (const other of [0, 1, 2, null])
      expect(
        g.seatZone['powers'].map((zone) => (game.view(session.state, other).zones[zone] as number[]).length),
      ).toEqual([1, 1, 1]);
  });

  test('R-POW-01: a view is the same whichever power the others took', () => {
    const game = createGame({ players: 2, modules: POWERS });
    const views = [0, 1].map((i) => {
      const s = game.start('twice');
      game.apply(s, 0, game.legal(s, 0)[i]);
      return JSON.stringify(game.view(s, 1));
    });
    expect(views[0]).toBe(views[1]);
  });

  test("R-POWER-BATS-01, R-POWER-SNAILS-01: Archive and stack are nobody else's to see", () => {
    const t = table({
      modules: POWERS,
      seats: [
        { power: 'bats', powerStack: ['king'] },
        { power: 'snails', powerStack: ['queen', 'monk'] },
      ],
    });
    const { rules: g } = t.game;
    expect(t.game.view(t.state, 1).zones[g.seatZone['archive'][0]]).toBe(1);
    expect(t.game.view(t.state, 0).zones[g.seatZone['archive'][0]]).toHaveLength(1);
    for (const seat of [0, 1]) expect(t.game.view(t.state, seat).zones[g.seatZone['snailStack'][1]]).toBe(2);
  });

  test('R-HAND-03: a hand that is filled aside while a card is being drawn takes no more', () => {
    const held = ['lamplighter', 'farm', 'mine', 'inn', 'judge', 'monk', 'bard', 'king'];
    const t = table({
      modules: [...POWERS, 'newleaf'],
      deckTop: ['queen', 'crane'],
      seats: [{ power: 'platypuses', powerTokens: 5, hand: held, res: { berry: 1 } }],
    });
    const treasure = t.game.rules.placeById.get('platypuses')!.ix;
    t.play('lamplighter').choose('station');
    t.answer({ t: 'act', id: 'treasure', at: treasure, it: -1 }).split({ twig: 1 }).choose('deck');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.hand(0)).toContain('queen');
    expect(t.game.decisions(t.state)[0].ask).toBe('turn');
  });

  test('every power is data: none of them needs code', () => {
    const module = registry.find(({ id }) => id === 'player-powers')!;
    expect(module.code).toBeUndefined();
    expect(JSON.stringify(module.places)).not.toContain('"do":"code"');
  });
});
