/** Nightweave with a temper: whole games with every Personality, Plan and Plot. */
import { seededRandom } from '@everdell/ai';
import { push, pushTurn, scopeOf, setFigure, settle } from '@everdell/engine';
import {
  buildPosition,
  createGame,
  makeSetup,
  SetupError,
  textOf,
  ZONE,
  type Game,
  type GameState,
  type Setup,
} from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { present, read } from './test-support/compendium.ts';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { PATIENT } from './test-support/properties/plans.ts';

const gameOf = (options: Setup['options'], players = 1, ...more: readonly string[]): Game =>
  createGame({ players, modules: ['nightweave', ...more], options });
const valuesOf = (option: string): string[] =>
  (
    createGame({ players: 1, modules: ['nightweave'] })
      .rules.modules.flatMap((m) => Object.entries(m.options ?? {}))
      .find(([id]) => id === option)![1].values as string[]
  ).slice(2);

/** Ids of the tiles of a row that are in the game. */
const idsIn = (game: Game, row: string): string[] =>
  game.rules.places.flatMap((place) => (String(place.def.row) === row ? [place.id] : []));

const personalities = valuesOf('nightweave.personality');
const plans = valuesOf('nightweave.plan');

function played(games: readonly Game[], n: number, seed: string): number {
  const asked = new Set<string>();
  const books = (): ReturnType<typeof bookkeeper> => ({
    ...bookkeeper(),
    before: ({ game, decision }) => void (game.rules.automas[decision.seat] && asked.add(decision.ask)),
  });
  const all = playAll(games, n, seed, books);
  expect([...asked]).toEqual(['go']);
  return all.length;
}

describe('whole games: all is conserved, and she is asked nothing but to go on', PATIENT, () => {
  test('with each of the 8 Personalities, alone and with two', () => {
    const games = personalities.map((id, i) =>
      gameOf({ 'nightweave.personality': id, 'nightweave.level': i % 5 }, 1 + (i % 2)),
    );
    expect(played(games, 8, 'personality')).toBe(8);
  });

  test('with each of the 13 Plans', () => {
    const games = plans.map((id, i) =>
      gameOf({ 'nightweave.plan': id, 'nightweave.personality': 'random', 'nightweave.level': 1 + (i % 4) }),
    );
    expect(played(games, 13, 'plan')).toBe(13);
  });

  test('with Plots', () => {
    expect(played([gameOf({ 'nightweave.plots': true })], 12, 'plots')).toBe(12);
  });

  test('beside other sets, where that is allowed', () => {
    const mixes = [
      gameOf({ 'nightweave.plan': 'suffocating-swarm', 'nightweave.mix': 'some' }, 1, 'bellfaire', 'player-powers'),
      gameOf(
        { 'nightweave.plots': true, 'nightweave.mix': 'all', 'nightweave.personality': 'random' },
        1,
        'pearlbrook',
        'legends',
      ),
      gameOf(
        { 'nightweave.plan': 'random', 'nightweave.mix': 'all', 'nightweave.personality': 'random' },
        1,
        'newleaf',
      ),
      gameOf({ 'nightweave.plots': true, 'nightweave.mix': 'all' }, 1, 'spirecrest', 'corrin', 'rugwort-cards'),
    ];
    expect(played(mixes, 4, 'mixed')).toBe(4);
  });

  test('views, imagined worlds, saves, undo', () => {
    const games = [
      gameOf({ 'nightweave.plots': true, 'nightweave.personality': 'random' }),
      gameOf({ 'nightweave.plan': 'random', 'nightweave.personality': 'random' }),
      gameOf({ 'nightweave.plan': 'the-plot-thickens' }),
    ];
    expect(playAll(games, 6, 'temper', sceptic)).toHaveLength(6);
  });
});

describe('what goes together', () => {
  const refused = (options: Setup['options'], players = 1, ...more: readonly string[]): string => {
    try {
      makeSetup({ players, modules: ['nightweave', ...more], options });
      return '';
    } catch (error) {
      if (error instanceof SetupError) return error.message;
      throw error;
    }
  };
  const PLAN = { 'nightweave.plan': 'beguiled' };
  const PLOTS = { 'nightweave.plots': true };
  const WHO = { 'nightweave.personality': 'needy' };

  test('R-NW-MOD-02: Plans and Plots are for one person, Personalities also for two', () => {
    expect(refused(PLAN, 2)).toContain('for one player');
    expect(refused(PLOTS, 2)).toContain('for one player');
    expect([refused(PLAN), refused(PLOTS), refused(WHO, 2)]).toEqual(['', '', '']);
  });

  test('R-NW-MOD-03: a Plan or Plots, but for the Plan that brings them itself', () => {
    expect(refused({ ...PLAN, ...PLOTS })).toContain('not both');
    expect(refused({ 'nightweave.plan': 'the-plot-thickens' })).toBe('');
    expect(idsIn(gameOf({ 'nightweave.plan': 'the-plot-thickens' }), 'plots')).toHaveLength(33);
    expect(idsIn(gameOf(PLAN), 'plots')).toHaveLength(0);
  });

  test('R-NW-MOD-11: 15 Plots are One-Time, 18 Seasonal', () => {
    const suits = gameOf(PLOTS).rules.places.map(({ def }) => def.suit);
    expect([
      suits.filter((suit) => suit === 'one-time').length,
      suits.filter((suit) => suit === 'seasonal').length,
    ]).toEqual([15, 18]);
  });

  test('R-NW-MOD-01, OQ-NW-01: without other sets, or with two of them, or with all', () => {
    for (const options of [PLAN, PLOTS, WHO]) {
      expect(refused(options, 1, 'bellfaire')).toContain('without other sets');
      const some = { ...options, 'nightweave.mix': 'some' };
      expect([refused(some, 1, 'bellfaire'), refused(some, 1, 'player-powers')]).toEqual(['', '']);
      expect(refused(some, 1, 'pearlbrook')).toContain('nightweave.mix');
      expect(refused({ ...options, 'nightweave.mix': 'all' }, 1, 'pearlbrook')).toBe('');
    }
    expect(refused({}, 1, 'pearlbrook')).toBe('');
  });

  test('Suffocating Swarm not at level 0, nor by lot', () => {
    expect(refused({ 'nightweave.plan': 'suffocating-swarm', 'nightweave.level': 0 })).toContain('level 0');
    const plansAt = (level: number): number =>
      idsIn(
        gameOf({ 'nightweave.plan': 'random', 'nightweave.personality': 'random', 'nightweave.level': level }),
        'plans',
      ).length;
    expect([plansAt(0), plansAt(1)]).toEqual([12, 13]);
  });

  test("Weaver's Whim not without a Personality, nor by lot", () => {
    expect(refused({ 'nightweave.plan': 'weavers-whim' })).toContain('needs a Personality');
    const ids = idsIn(gameOf({ 'nightweave.plan': 'random' }), 'plans');
    expect(ids).not.toContain('weavers-whim');
    const box = gameOf({ 'nightweave.plan': 'weavers-whim', 'nightweave.personality': 'needy' });
    expect(idsIn(box, 'personalities')).toHaveLength(8);
    const s = box.start('whim');
    expect(box.rules.places[s.zones[box.rules.seatZone['personality'][1]][0] - box.rules.cards].id).toBe('needy');
  });

  test('chosen or by lot, one of each lies by her lair', () => {
    const game = gameOf({ 'nightweave.plan': 'random', 'nightweave.personality': 'random' });
    const drawn = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = game.start(`lot ${i}`);
      const lie = (zone: string): number[] => s.zones[game.rules.seatZone[zone][1]];
      expect([lie('plan').length, lie('personality').length, lie('plot').length]).toEqual([1, 1, 0]); // R-NW-MOD-10
      for (const tile of [...lie('plan'), ...lie('personality')])
        drawn.add(game.rules.places[tile - game.rules.cards].id);
    }
    expect(drawn.size).toBeGreaterThan(12);
  });
});

describe('the Station', () => {
  test('OQ-NW-25: there she is beside nothing', () => {
    const options = { 'nightweave.personality': 'narcissistic', 'nightweave.mix': 'all' };
    const game = gameOf(options, 1, 'newleaf');
    const s = game.start('station');
    const { rules: g } = game;
    while (game.decisions(s)[0].ask !== 'go') game.apply(s, 0, game.legal(s, 0)[0]);
    s.stack.pop();
    pushTurn(g, s, 0);
    s.seats[0].res = s.seats[0].res.map(() => 20);
    const barred = (slot: number): number => {
      setFigure(
        g,
        s,
        1,
        g.figures.find((name) => String(name) === 'nightweave')!,
        slot,
      );
      const cards = [...s.zones[ZONE.meadow], ...s.zones[g.zone['station']]];
      return cards.filter((card) => card >= 0 && game.whyNot(s, 0, { card })?.code === 'barred').length;
    };
    expect(barred(g.zones[g.zone['station']].firstSlot)).toBe(0);
    expect(barred(g.zones[ZONE.meadow].firstSlot + 1)).toBe(5);
  });
});

describe('secrets', () => {
  test('nobody sees which Plots come, nor which cards of a hand are caught but their owner', () => {
    const game = gameOf({ 'nightweave.plots': true });
    const s = game.start('secret');
    const { rules: g } = game;
    const pile = s.zones[g.zone['plotPile']];
    const caught = g.placeById.get('caught-in-a-web')!.ix;
    s.zones[g.zone['plotPile']] = [...pile.filter((tile) => tile !== caught), caught];
    expect(game.view(s, 0).zones[g.zone['plotPile']]).toBe(33);
    push(s, { do: 'call', id: 'nightweave.schemes' }, scopeOf(1));
    settle(g, s);
    const webbed = g.seatZone['webbed'][0];
    expect(s.zones[webbed]).toHaveLength(3);
    expect([game.view(s, 0).zones[webbed], game.view(s, null).zones[webbed]]).toEqual([s.zones[webbed], 3]);
  });
});

describe('what a Foil saves one from is said in the question', () => {
  const asked = (plot: string, lang: 'en' | 'es'): string => {
    const game = gameOf({ 'nightweave.plots': true });
    const s = game.start('foil');
    const { rules: g } = game;
    const tile = g.placeById.get(plot)!.ix;
    s.zones[g.zone['plotPile']] = [...s.zones[g.zone['plotPile']].filter((other) => other !== tile), tile];
    push(s, { do: 'call', id: 'nightweave.schemes' }, scopeOf(1));
    settle(g, s);
    const known = game.determinize(game.view(s, 0), seededRandom('unknown'));
    return textOf(game, lang).prompt(known, game.decisions(s)[0], ['Ana', 'N']);
  };

  test('the Copycat gains 2 for each of the 5 cards in hand, and each discarded one takes 2 off', () => {
    expect(asked('copycat', 'en')).toMatch(/; N gains 10 point tokens, 2 fewer for each\.$/);
    expect(asked('copycat', 'es')).toMatch(/; N gana 10 fichas de puntos, 2 menos por cada una de esas cosas\.$/);
  });

  test('what follows by lot or by the deck is not told as points', () => {
    expect(asked('borrowed', 'en')).not.toMatch(/gains/);
    expect(asked('industrious', 'en')).not.toMatch(/gains/);
  });
});

/** With a Plot that puts a toll on visits; what is left open does not matter. */
function underPlot(
  plot: string,
  seat: Readonly<Record<string, unknown>>,
  more: Readonly<Record<string, unknown>> = {},
): { readonly game: Game; readonly s: GameState; readonly at: (id: string) => number } {
  const season = { season: 'winter', workersFree: 2 };
  const hers = { season: 'winter', level: 2, workersInLair: 2, plot };
  const request = { players: 1, modules: ['nightweave'], options: { 'nightweave.plots': true } };
  const { game, state: s } = buildPosition(request, { nightweave: hers, seats: [{ ...season, ...seat }], ...more });
  return { game, s, at: (id) => game.rules.placeById.get(id)!.ix };
}
const actsOf = (game: Game, s: GameState): string[] => game.legal(s, 0).map((a) => JSON.stringify(a));

describe('a toll on a visit', () => {
  const judges = (resources: Readonly<Record<string, number>>): string[] => {
    const city = ['judge', 'historian', 'innkeeper'].map((card) => ({ card }));
    const { game, s, at } = underPlot('compromised-judges', { resources, hand: ['ruins'], city });
    game.apply(s, 0, { t: 'visit', place: at('city-monument') });
    return actsOf(game, s);
  };

  test('may be paid in resources, however many there are', () => {
    expect(judges({ twig: 1 })).toContain('{"t":"pick","items":[]}');
    expect(judges({ twig: 3 })).toEqual(judges({ twig: 1 }));
  });
});

/** Without the compendium beside the repository there is nothing to compare with. */
describe.skipIf(!present)('the compendium', () => {
  interface Row {
    readonly id: string;
    readonly name: string;
    readonly kind?: string;
    readonly foil?: object | null;
  }
  const none = { personalities: [], plans: [], plots: [] };
  const listed: Readonly<Record<keyof typeof none, readonly Row[]>> = present ? read('nightweave.json') : none;
  const game = gameOf({ 'nightweave.plan': 'random', 'nightweave.personality': 'random' });
  const english = textOf(game, 'en');

  test.each(['personalities', 'plans', 'plots'] as const)('%s: the same cards, by the same names', (row) => {
    const ours = idsIn(game, row);
    expect(ours.slice().sort()).toEqual(listed[row].map(({ id }) => id).sort());
    for (const { id, name } of listed[row]) expect(english.name(id)).toBe(name);
  });

  test('Plots with a Foil are the One-Time ones', () => {
    for (const { id, kind, foil } of listed.plots) {
      const { def } = game.rules.placeById.get(id)!;
      expect([def.suit, def.suit === 'one-time']).toEqual([kind, foil !== null]);
    }
  });
});
