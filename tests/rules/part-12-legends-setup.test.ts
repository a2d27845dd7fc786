import { createGame, makeSetup } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { BOTH, held, LEGENDS, mine, MORE_LEGENDS } from '../test-support/legends.ts';
import { table, type Table } from '../test-support/table.ts';

const SEEDS = Array.from({ length: 12 }, (_, i) => `legend-${i}`);
const all = (packs: readonly (typeof LEGENDS | typeof MORE_LEGENDS)[], kind: keyof typeof LEGENDS): string[] =>
  packs.flatMap((pack) => [...pack[kind]]);

const starts = (players: number, modules: readonly string[]): Table[] =>
  SEEDS.map((seed) => table.fresh({ players, modules }, seed));

const names = (t: Table, cards: readonly number[]): string[] =>
  cards.map((uid) => t.game.rules.designs[t.state.cardOf[uid]].id);

describe('Part 12: set-up with Legendary cards', () => {
  test.each([
    [['legends'], [LEGENDS]],
    [['more-legends'], [MORE_LEGENDS]],
    [BOTH, [LEGENDS, MORE_LEGENDS]],
  ] as const)('R-LEG-01, R-LEG-02: one Construction and one Critter each (%s)', (modules, packs) => {
    for (const players of [2, 3, 4, 5])
      for (const t of starts(players, modules)) {
        const dealt = Array.from({ length: players }, (_, seat) => held(t, seat));
        for (const cards of dealt) {
          expect(cards.filter((id) => all(packs, 'constructions').includes(id))).toHaveLength(1);
          expect(cards.filter((id) => all(packs, 'critters').includes(id))).toHaveLength(1);
        }
        expect(new Set(dealt.flat()).size).toBe(2 * players);
        const { constructionLegends, critterLegends } = t.game.rules.zone;
        expect(t.state.zones[constructionLegends]).toHaveLength(all(packs, 'constructions').length - players);
        expect(t.state.zones[critterLegends]).toHaveLength(all(packs, 'critters').length - players);
      }
  });

  test('R-LEG-02: with both packs the decks are mixed, and every card is dealt some time', () => {
    const seen = new Set(starts(5, BOTH).flatMap((t) => [0, 1, 2, 3, 4].flatMap((seat) => held(t, seat))));
    expect(seen.size).toBe(20);
  });

  test('R-LEG-01: one pack is enough for five players, two for six', () => {
    expect(() => makeSetup({ players: 6, modules: ['legends'] })).toThrow('has cards for 5 players, not for 6');
    expect(() => makeSetup({ players: 6, modules: ['more-legends'] })).toThrow('add another one of its kind');
    const [t] = starts(6, BOTH);
    expect([0, 1, 2, 3, 4, 5].map((seat) => held(t, seat).length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  test('R-COMP-03: no Legendary card is in the main deck, nor comes into it', () => {
    for (const t of starts(3, BOTH)) {
      const main = t.state.zones.flatMap((zone, z) => (t.game.rules.zones[z].deck === 0 ? zone : []));
      expect(main.filter((uid) => uid >= 0)).toHaveLength(128);
      const legendary = [LEGENDS, MORE_LEGENDS].flatMap(
        (pack) => [...pack.constructions, ...pack.critters] as string[],
      );
      expect(names(t, main).filter((id) => legendary.includes(id))).toEqual([]);
    }
  });

  test('R-LEG-03, R-HAND-06: they are no hand cards and take no room there', () => {
    const [t] = starts(2, BOTH);
    expect([t.hand(t.turn()).length, t.hand(1 - t.turn()).length]).toEqual([5, 6]);
    const full = mine({ hand: ['farm', 'mine', 'inn', 'king', 'queen', 'bard'], legendary: ['poe', 'click-clacks'] });
    full.visit('basic-2-cards-1-point');
    expect(full.hand(0)).toHaveLength(8);
  });

  test('R-LEG-01: whoever does not hold them sees neither what is held nor what is left', () => {
    for (const t of starts(3, BOTH)) {
      const { game, state } = t;
      const { legendaryConstruction, legendaryCritter } = game.rules.seatZone;
      const own = [state.zones[legendaryConstruction[1]], state.zones[legendaryCritter[1]]];
      expect([legendaryConstruction, legendaryCritter].map((zone) => game.view(state, 1).zones[zone[1]])).toEqual(own);
      for (const viewer of [0, 2, null]) {
        const view = game.view(state, viewer);
        expect([view.zones[legendaryConstruction[1]], view.zones[legendaryCritter[1]]]).toEqual([1, 1]);
        expect(own.flat().map((uid) => view.cardOf[uid])).toEqual([-1, -1]);
        expect(view.zones[game.rules.zone['critterLegends']]).toBe(7);
      }
    }
  });

  test('R-LEG-01: who imagines what others hold imagines a Construction and a Critter that are not seen elsewhere', () => {
    const [t] = starts(4, BOTH);
    let turn = 0;
    const random = (): number => (turn = (turn * 16807 + 11) % 2147483647) / 2147483647;
    const imagined = new Set<string>();
    for (let i = 0; i < 30; i++) {
      const state = t.game.determinize(t.game.view(t.state, 0), random);
      const world = mine({}, { players: 4 });
      Object.assign(world, { game: t.game, state });
      expect(held(world, 0)).toEqual(held(t, 0));
      for (const seat of [1, 2, 3]) {
        const kinds = held(world, seat).map((id) => t.game.rules.designById.get(id)!.kind);
        expect(kinds.sort()).toEqual(['construction', 'critter']);
        for (const id of held(world, seat)) {
          expect(held(t, 0)).not.toContain(id);
          imagined.add(id);
        }
      }
    }
    expect(imagined.size).toBe(18);
  });

  test('R-RUG-43: Rugwort gets none', () => {
    const game = createGame({ players: 1, modules: ['rugwort', ...BOTH] });
    const state = game.start('solo');
    for (const id of ['legendaryConstruction', 'legendaryCritter'])
      expect(game.rules.seatZone[id].map((zone) => state.zones[zone].length)).toEqual([1, 0]);
  });
});
