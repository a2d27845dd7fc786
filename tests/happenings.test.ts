import {
  compileRules,
  defaultOptions,
  happen,
  type CardDef,
  type Effect,
  type GameState,
  type Module,
  type ModuleBridge,
  type Reaction,
  type Rules,
} from '@everdell/engine';
import { allModules, createGame, gameOn, Session, type Game } from '@everdell/game';
import { base } from '@everdell/sets';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';

declare module '@everdell/engine' {
  interface Happenings {
    /** Somebody has rung the bell. */
    rang: readonly [];
  }
}

/** What was told, in order. */
const told: string[] = [];
beforeEach(() => void told.splice(0));

const tell = (what: string): Effect => ({ do: 'code', id: `tell.${what}` });
const RING: Effect = { do: 'code', id: 'bells.ring' };
const both = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });

const telling = (...whats: readonly string[]): NonNullable<Module['code']> =>
  Object.fromEntries(whats.map((what) => [`tell.${what}`, () => void told.push(what)]));

const plain: Omit<CardDef, 'reacts'> = {
  kind: 'construction',
  colour: 'blue',
  rarity: 'common',
  copies: 1,
  cost: {},
  points: 0,
};
const text = (...reacts: readonly Reaction[]): CardDef => ({ ...plain, reacts });

/** A location where the bell is rung. */
function bells(more: Partial<Module>, effect: Effect = RING): Module {
  return {
    id: 'bells',
    happenings: { rang: [] },
    ...more,
    places: { belfry: { row: 'basic', visit: { effect } } },
    code: { 'bells.ring': (g, s, seat) => happen(g, s, 'rang', seat), ...more.code },
  };
}

/** One who answers, with a table of two. */
const crow: Module = {
  id: 'crow',
  setUpFor: 2,
  automa: { id: 'crow', workers: 0, reacts: [{ to: 'rang', by: 'others', then: tell('crow') }], scoring: [] },
  code: telling('crow'),
};

function rulesOf(modules: readonly Module[], players: number, bridges: readonly ModuleBridge[] = []): Rules {
  const options = { ...defaultOptions(modules), firstPlayer: 0 };
  return compileRules(modules, { modules: modules.map((m) => m.id), players, options }, options, bridges);
}

function gameWith(modules: readonly Module[], players = 2, bridges: readonly ModuleBridge[] = []): Game {
  return gameOn(rulesOf(modules, players, bridges));
}

/** The first player has these cards and visits the belfry. */
function ring(game: Game, city: readonly string[] = []): Session {
  const session = new Session(game, 'bells');
  const { state } = session;
  for (const id of city) moveToCity(game, state, id);
  session.act(0, { t: 'visit', place: game.rules.placeById.get('belfry')!.ix });
  return session;
}

function moveToCity({ rules: g }: Game, s: GameState, id: string): void {
  const uid = s.cardOf.indexOf(g.designById.get(id)!.ix);
  for (const zone of s.zones)
    if (zone.includes(uid)) zone.splice(zone.indexOf(uid), 1, ...(zone === s.zones[2] ? [-1] : []));
  s.zones[g.city[0]].push(uid);
}

describe('who reacts', () => {
  test('is judged when it happens, and nothing is carried out meanwhile', () => {
    const seen: unknown[] = [];
    const watch = bells({
      reacts: [{ to: 'rang', then: tell('late') }],
      code: {
        ...telling('late'),
        'bells.ring': (g, s, seat) => {
          happen(g, s, 'rang', seat);
          seen.push(told.slice(), s.stack.at(-1)?.effect.do);
        },
      },
    });
    ring(gameWith([base, watch]));
    expect(seen).toEqual([[], 'reacting']);
    expect(told).toEqual(['late']);
  });

  test('modules do what they do one after the other, each for the state it finds', () => {
    const doubles: Module = {
      id: 'doubles',
      reacts: [{ to: 'rang', then: { do: 'code', id: 'doubles.double' } }],
      code: { 'doubles.double': (_g, s, seat) => ({ do: 'points', n: s.seats[seat].points }) },
    };
    const one = bells({ reacts: [{ to: 'rang', then: { do: 'points', n: 1 } }] });
    const { state } = ring(gameWith([base, one, doubles, { ...doubles, id: 'again' }]));
    expect(state.seats[0].points).toBe(4);
  });

  test('first the texts of who did it, then the modules in their order, then the automas', () => {
    const first = bells({
      cards: { chime: text({ to: 'rang', then: tell('text') }) },
      reacts: [{ to: 'rang', then: tell('first') }],
      code: telling('text', 'first'),
    });
    const second: Module = { id: 'second', reacts: [{ to: 'rang', then: tell('second') }], code: telling('second') };
    ring(gameWith([base, crow, first, second], 1), ['chime']);
    expect(told).toEqual(['text', 'first', 'second', 'crow']);
  });

  test('nobody to what its own reaction did, but others do', () => {
    const echo = bells({
      cards: { echo: text({ to: 'rang', then: both(tell('text'), RING) }) },
      reacts: [{ to: 'rang', then: both(tell('module'), RING) }],
      code: telling('text', 'module'),
    });
    ring(gameWith([base, echo]), ['echo']);
    expect(told).toEqual(['text', 'module', 'module', 'text']);
  });

  test('every reaction of a text that fits fires', () => {
    const twice = bells({
      cards: { twice: text({ to: 'rang', then: tell('one') }, { to: 'rang', then: tell('two') }) },
      code: telling('one', 'two'),
    });
    ring(gameWith([base, twice]), ['twice']);
    expect(told).toEqual(['one', 'two']);
  });

  test('to resources: once for all, or once for each of a kind', () => {
    const gains = bells(
      {
        cards: {
          once: text({ to: 'gained', then: tell('once') }),
          each: text({ to: 'gained', of: 'twig', each: true, then: tell('each') }),
        },
        code: telling('once', 'each'),
      },
      { do: 'gain', what: { twig: 2, resin: 3 } },
    );
    const game = gameWith([base, gains]);
    ring(game, ['once']);
    expect(told.splice(0)).toEqual(['once']);
    ring(game, ['each']);
    expect(told).toEqual(['each', 'each']);
  });

  test('nobody is nothing at all: what nobody awaits is null', () => {
    const { awaits } = createGame({ players: 2 }).rules;
    const awaited = Object.keys(awaits).filter((name) => awaits[name as keyof typeof awaits] !== null);
    expect(awaited.sort()).toEqual(['played', 'preparing']);
  });
});

test('the page of timing names all that happens', () => {
  const page = readFileSync(new URL('../docs/timing.md', import.meta.url), 'utf8');
  const { awaits } = createGame(allModules(2)).rules;
  expect(Object.keys(awaits).filter((name) => !page.includes(`**${name}**`))).toEqual([]);
});

describe('what is put off', () => {
  const later = (what: string): Effect => ({ do: 'later', until: 'actionDone', then: tell(what) });
  const all = both(later('first'), tell('now'), later('second'), tell('still'));

  test('comes when the action is done, in the order in which it was put off', () => {
    const { state } = ring(gameWith([base, bells({ code: telling('first', 'second', 'now', 'still') }, all)]));
    expect(told).toEqual(['now', 'still', 'first', 'second']);
    expect(state.active).toBe(1);
  });

  test('comes at once when there is no action', () => {
    const rules = telling('first', 'second', 'now', 'still');
    gameWith([base, bells({ reacts: [{ to: 'starting', once: true, then: all }], code: rules })]).start('later');
    expect(told).toEqual(['first', 'now', 'second', 'still']);
  });
});

describe('a bridge', () => {
  const joint: ModuleBridge = {
    needs: ['bells', 'crow'],
    automa: { reacts: [{ to: 'rang', by: 'others', then: tell('joint') }] },
    code: telling('joint'),
  };

  test('is there when all of its modules are, and comes after what they do alone', () => {
    ring(gameWith([base, crow, bells({})], 1, [joint]));
    expect(told.splice(0)).toEqual(['crow', 'joint']);
    ring(gameWith([base, bells({})], 2, [joint]));
    expect(told).toEqual([]);
  });

  test('defines nothing that another defines', () => {
    const other: ModuleBridge = { needs: ['crow', 'base'], code: telling('joint') };
    expect(() => rulesOf([base, crow, bells({})], 1, [joint, other])).toThrow(
      'code tell.joint is defined by bells with crow and by crow with base',
    );
    const same: ModuleBridge = { needs: ['crow', 'base'], code: telling('crow') };
    expect(() => rulesOf([base, crow], 1, [same])).toThrow('code tell.crow is defined by crow and by crow with base');
  });

  test('speaks for an automa only if one of its modules has one', () => {
    const nobody: ModuleBridge = { ...joint, needs: ['bells', 'base'] };
    expect(() => rulesOf([base, crow, bells({})], 1, [nobody])).toThrow('none of its modules has one');
  });
});

describe('a reaction is refused', () => {
  test.each<[string, object, string]>([
    ['to what never happens', { to: 'sang', then: RING }, 'reacts[0].to: names the happening "sang"'],
    ['to a card where there is none', { to: 'rang', card: [], then: RING }, 'reacts[0].card: asks for a card'],
    ['to resources where there are none', { to: 'rang', of: 'twig', then: RING }, 'reacts[0]: asks for resources'],
    [
      'with a variable that nothing binds',
      { to: 'rang', then: { do: 'move', what: 'cards', to: { zone: 'discard' } } },
      'nothing binds here',
    ],
  ])('%s', (_what, reaction, message) => {
    expect(() => rulesOf([base, bells({ reacts: [reaction as Reaction] })], 2)).toThrow(message);
  });
});
