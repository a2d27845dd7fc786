import { bots, USUAL_BOT as usual } from '@everdell/ai';
import { createGame, makeSetup, registry } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { catalogueIn } from '../../play/local/catalogue.ts';
import type { ModuleInWords } from '../../play/local/moduleInWords.ts';
import type { LocalPlayer } from '../../play/local/messages.ts';
import { words as english } from '../../words/en/index.ts';
import { words as spanish } from '../../words/es/index.ts';
import { opponentsOf } from './names.ts';
import { askedOptions, chosenOptions, clashOf } from './optionValues.ts';
import {
  BOT_LEVELS,
  chosenModules,
  FIRST_PLAN,
  gameOf,
  minutesFor,
  modulesFor,
  partnersFor,
  seatsIn,
  switched,
  tooMany,
  WAYS,
  seatsAgainstBots,
  seatsAroundScreen,
  soloOf,
  tableOf,
  type Plan,
  type Way,
  USUAL_BOT,
} from './plan.ts';
import { validPlan } from './usePlan.ts';

const CATALOGUE = catalogueIn('en');
const plan = (change: Partial<Plan>): Plan => ({ ...FIRST_PLAN, ...change });
const unnamed = (seat: number): string => `Player ${seat + 1}`;

test('every bot can be chosen', () => {
  expect([...BOT_LEVELS].sort()).toEqual(Object.keys(bots).sort());
  expect(USUAL_BOT).toBe(usual);
});

describe('against bots', () => {
  test('the first game is with one bot', () => {
    const players = seatsAgainstBots(FIRST_PLAN, 'Ana');
    expect(players).toEqual([
      { name: 'Ana', bot: null },
      { name: 'Marlow', bot: 'greedy' },
    ]);
    expect(tableOf(players, FIRST_PLAN, [])).toEqual({
      request: { players: 2, modules: [], options: { firstPlayer: 'random' } },
      players,
    });
    expect(minutesFor(players, [])).toBe(20);
  });

  test('everybody sits where they want to', () => {
    const set = plan({ bots: 3, seat: 2, levels: ['random', 'greedy', 'random', 'greedy', 'greedy'], first: 2 });
    const players = seatsAgainstBots(set, 'Ines');
    expect(players.map(({ bot }) => bot)).toEqual(['random', 'greedy', null, 'random']);
    expect(players.map(({ name }) => name)).toEqual(['Marlow', 'Perrin', 'Ines', 'Tansy']);
    expect(tableOf(players, set, []).request.options).toEqual({ firstPlayer: 2 });
  });

  test('a seat that is not at this table is moved to it', () => {
    const set = plan({ bots: 1, seat: 5, first: 4 });
    const players = seatsAgainstBots(set, 'Ana');
    expect(players.at(-1)).toEqual({ name: 'Ana', bot: null });
    expect(tableOf(players, set, []).request.options).toEqual({ firstPlayer: 'random' });
  });

  test.each([1, 2, 3, 4, 5])('%i bots can be played against', (count) => {
    const set = plan({ bots: count });
    const { request, players } = tableOf(seatsAgainstBots(set, 'Ana'), set, CATALOGUE);
    expect(createGame(request).rules.humans).toBe(players.length);
    expect(new Set(players.map(({ name }) => name)).size).toBe(count + 1);
  });
});

test('around one screen everybody has a name, and bots may join', () => {
  const people: Plan['people'] = [
    { name: ' ', bot: 'random' },
    { name: 'Marlow', bot: null },
    { name: 'unused', bot: 'random' },
    { name: '', bot: null },
    { name: 'too many', bot: null },
    { name: '', bot: null },
  ];
  expect(seatsAroundScreen(plan({ players: 4, people }), 'Ana', unnamed)).toEqual([
    { name: 'Ana', bot: null },
    { name: 'Marlow', bot: null },
    { name: 'Ines', bot: 'random' },
    { name: 'Player 4', bot: null },
  ]);
});

describe('alone', () => {
  test('there is an opponent, with the options that were chosen', () => {
    const options = { 'rugwort.year': 3, 'rugwort.variants': ['lucky'], 'rugwort.colour': 'green' };
    const game = soloOf('Ana', plan({ opponent: 'gone', options }), CATALOGUE)!;
    expect(game.request).toEqual({
      players: 1,
      modules: ['rugwort'],
      options: { 'rugwort.year': 3, 'rugwort.variants': ['lucky'] },
    });
    expect(() => createGame(game.request)).not.toThrow();
  });

  test('options that do not exist any more are forgotten', () => {
    const options = { 'rugwort.year': 9, 'rugwort.variants': ['sleepy'] };
    expect(soloOf('Ana', plan({ options }), CATALOGUE)!.request.options).toEqual({});
  });

  test.each([1, 2])(
    'every two values that %i may choose together can be played, and no others are refused',
    (players) => {
      for (const module of CATALOGUE.filter(({ opponent }) => opponent)) {
        if (module.players?.includes(players) === false) continue;
        const initial = Object.fromEntries(module.options.map(({ id, initial: value }) => [id, value]));
        const isPlayed = (options: Plan['options']): boolean => {
          try {
            makeSetup({ players, modules: [module.id], options });
            return true;
          } catch {
            return false;
          }
        };
        for (const option of askedOptions(module, players).filter(({ several }) => !several))
          for (const other of askedOptions(module, players).filter((one) => one !== option && !one.several))
            for (const { value } of option.choices)
              for (const { value: beside } of other.choices) {
                if (clashOf(module, {}, other.id, beside) !== null) continue; // cannot be chosen before this one
                const chosen = { [other.id]: beside };
                const wanted = { ...chosen, [option.id]: value };
                const all = { ...initial, ...wanted };
                expect([wanted, clashOf(module, chosen, option.id, value) === null]).toEqual([wanted, isPlayed(all)]);
                expect([wanted, isPlayed(chosenOptions(module, { options: wanted }, players))]).toEqual([wanted, true]);
              }
      }
    },
  );

  test('what only one may choose is forgotten where two sit down', () => {
    const options = { 'nightweave.plan': 'silken-barricade', 'nightweave.plots': true };
    const players = seatsAroundScreen(plan({ players: 2 }), 'Ana', unnamed);
    const game = tableOf(players, plan({ modules: ['nightweave'], options }), CATALOGUE);
    expect(game.request.options).toEqual({ firstPlayer: 'random' });
    expect(opponentsOf(game, CATALOGUE)).toEqual(['Nightweave']);
  });

  test('without an opponent there is no game', () => {
    expect(soloOf('Ana', FIRST_PLAN, [])).toBeNull();
  });
});

describe('modules', () => {
  const module = (id: string, more: Partial<ModuleInWords> = {}): ModuleInWords => ({
    id,
    name: id,
    players: null,
    needs: [],
    excludes: [],
    opponent: false,
    against: '',
    oneOf: null,
    minutes: 0,
    brings: { cards: 0, events: 0, forest: 0 },
    decks: [],
    options: [],
    ...more,
  });
  const shelf = [
    module('river'),
    module('cards', { needs: ['river'] }),
    module('hill', { excludes: ['river'] }),
    module('duel', { players: [2] }),
    module('rat', { opponent: true, players: [1] }),
  ];

  test('those that fit the number of players are offered', () => {
    expect(modulesFor(shelf, 2).map(({ id }) => id)).toEqual(['river', 'cards', 'hill', 'duel']);
    expect(modulesFor(shelf, 3).map(({ id }) => id)).toEqual(['river', 'cards', 'hill']);
  });

  test('what is missing something or clashes stays away', () => {
    const chosen = (modules: readonly string[], players = 2): readonly string[] =>
      chosenModules(shelf, plan({ modules }), players).map(({ id }) => id);
    expect(chosen(['cards'])).toEqual([]);
    expect(chosen(['cards', 'river'])).toEqual(['river', 'cards']);
    expect(chosen(['hill', 'river'])).toEqual(['river']);
    expect(chosen(['duel', 'gone'], 3)).toEqual([]);
  });

  test('switching one on brings what it needs and sends away what it excludes', () => {
    expect(switched(shelf, [], 2, 'cards', true)).toEqual(['river', 'cards']);
    expect(switched(shelf, ['river', 'duel'], 2, 'hill', true)).toEqual(['duel', 'hill']);
    expect(switched(shelf, ['hill'], 2, 'river', true)).toEqual(['river']);
    expect(switched(shelf, ['river', 'duel'], 2, 'river', false)).toEqual(['duel']);
  });

  test('more of a group than a rulebook advises are told, with all of the group', () => {
    const great = ['lake', 'peak', 'rails'].map((id) => module(id, { oneOf: 'great' }));
    const all = [...great, module('pack')];
    expect(tooMany(all, [great[0], all[3]])).toEqual([]);
    expect(tooMany(all, [great[0], great[2]])).toEqual([great]);
  });

  test('a game takes longer with more people and with sets that take long', () => {
    const people = (n: number, bots = 0): LocalPlayer[] =>
      Array.from({ length: n + bots }, (_, i) => ({ name: '', bot: i < n ? null : 'greedy' }));
    const long = module('long', { minutes: 10 });
    expect(minutesFor(people(2), [])).toBe(40);
    expect(minutesFor(people(2), [long])).toBe(60);
    expect(minutesFor(people(1, 5), [long])).toBe(40);
  });

  test('the press that starts a game at once starts the way that is chosen', () => {
    const started = (way: Way): readonly string[] => {
      const game = gameOf(plan({ way, bots: 2, players: 3 }), 'Ana', unnamed, CATALOGUE)!;
      return opponentsOf(game, CATALOGUE);
    };
    expect(started('bots')).toEqual(['Marlow', 'Ines']);
    expect(started('screen')).toEqual(['Player 2', 'Player 3']);
    expect(started('solo')).toEqual(['Rugwort']);
    expect(started('online')).toEqual(['Marlow', 'Ines']);
  });

  test('as many sit down as the way to play says', () => {
    const ways = WAYS.map((way) => seatsIn(plan({ way, bots: 3, players: 5, table: 6 })));
    expect(Object.fromEntries(WAYS.map((way, i) => [way, ways[i]]))).toEqual({
      bots: 4,
      screen: 5,
      solo: 1,
      online: 6,
    });
  });

  test('those with too few cards of a small deck come together or not at all', () => {
    const deck = { id: 'tales', cards: 5, each: 1 };
    const tales = [module('tales', { decks: [deck] }), module('more', { decks: [deck] }), module('river')];
    const chosen = (modules: readonly string[], players: number): readonly string[] =>
      chosenModules(tales, plan({ modules }), players).map(({ id }) => id);
    expect(chosen(['tales', 'river'], 5)).toEqual(['tales', 'river']);
    expect(chosen(['tales', 'river'], 6)).toEqual(['river']);
    expect(chosen(['tales', 'more'], 6)).toEqual(['tales', 'more']);
    expect(partnersFor(tales, tales[0], 6).map(({ id }) => id)).toEqual(['more']);
    expect(partnersFor(tales, tales[0], 5)).toEqual([]);
  });
});

test('a plan of another version of the program is taken up as far as it makes sense', () => {
  expect(validPlan({ ...FIRST_PLAN, bots: 4 })).toEqual({ ...FIRST_PLAN, bots: 4 });
  expect(
    validPlan({ way: 'train', bots: 9, levels: ['wise'], players: 1, people: [{}], first: -1, seat: 2, extra: 1 }),
  ).toEqual({ seat: 2 });
  expect(validPlan(null)).toEqual({});
});

describe.each([
  ['English', 'en', english],
  ['Spanish', 'es', spanish],
] as const)('the words in %s', (_, lang, words) => {
  test('name every season and every bot', () => {
    for (const { id } of registry.flatMap(({ seasons }) => seasons ?? [])) expect(words.home.seasons[id]).toBeTruthy();
    for (const level of BOT_LEVELS) expect(words.home.levels[level]).toBeTruthy();
  });

  test('explain every option of every module', () => {
    for (const { options } of catalogueIn(lang))
      for (const { id, name, choices } of options) {
        expect(name || words.home.options[id], id).toBeTruthy();
        for (const { value, about } of choices)
          expect(about || words.home.values[`${id}/${String(value)}`], `${id}/${String(value)}`).toBeTruthy();
      }
  });
});
