import { compileRules, defaultOptions, type Module } from '@everdell/engine';
import { base } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import {
  createGame,
  factsAsTheyStand,
  factsFor,
  gameOn,
  loadSession,
  modulesOf,
  readFacts,
  readReplay,
  redactedReplay,
  saveSession,
  SetupError,
  stateHash,
  textOf,
  writeFacts,
  type Facts,
} from '../index.ts';
import { dice, playedSession } from '../test-support/random.ts';

const BOG: Facts = { 'the-bog': { price: { goods: { pebble: 3 }, cards: 1 }, points: 7 } };
const STORM: Facts = { fires: { rules: null, reacts: [{ to: 'playDone', then: { do: 'pay', any: 1 } }] } };
const FARM: Facts = { 'farm-summer-2': { cost: { pebble: 2 }, points: 3, noSpace: null } };
const request = { players: 2, modules: ['spirecrest'], facts: BOG };

const file = (facts: unknown, more: object = {}): string =>
  JSON.stringify({ format: 'everdell-facts', version: 1, facts, ...more });

describe('what somebody has corrected', () => {
  test('takes the place of what was reconstructed, and is in doubt no more', () => {
    const game = createGame(request);
    expect(game.setup.facts).toEqual(BOG);
    const { def } = game.rules.placeById.get('the-bog')!;
    expect(def).toEqual({ row: 'mapTiles', points: 7, price: { goods: { pebble: 3 }, cards: 1 } });
    expect(game.rules.placeById.get('lily-ponds')!.def.reconstructed).toBe(true);
    expect(textOf(game, 'en').place('the-bog')).toBe(
      'Cost: pay 3 pebbles and discard 1 card from your hand. Worth 7 points.',
    );
    expect(textOf(game, 'es').place('the-bog')).toContain('3 piedras');
  });

  test('may leave something out, of cards too', () => {
    const { rules } = createGame({
      players: 2,
      modules: ['spirecrest', 'through-every-season'],
      facts: { ...STORM, ...FARM },
    });
    expect(rules.placeById.get('fires')!.def).toEqual({
      row: 'weather',
      suit: 'summer',
      reacts: [{ to: 'playDone', then: { do: 'pay', any: 1 } }],
    });
    const { def, points } = rules.designById.get('farm-summer-2')!;
    expect([def.cost, points, 'noSpace' in def, 'reconstructed' in def]).toEqual([{ pebble: 2 }, 3, false, false]);
  });

  test('OQ-NW-02: an Activity card is told in the language of the cards, and games are played by it', () => {
    const fact = { arrow: 'counterclockwise', winter: ['draw', 'forest:top-left+2'], spring: null };
    const alone = { players: 1, modules: ['nightweave'], facts: { 'ACT-01': fact } };
    const game = createGame(alone);
    const { def } = game.rules.placeById.get('ACT-01')!;
    expect([def.suit, def.arrow, def.reconstructed]).toEqual(['winter worker', 'counterclockwise', undefined]);
    expect(JSON.stringify(def.effect)).toContain('nightweave.forest:top-left+2');
    expect(JSON.stringify(def.effect)).not.toContain('"season":"spring"');
    expect(textOf(game, 'en').place('ACT-01')).toMatch(
      /^Winter: draw a card; or else a worker to the top-left clearing/,
    );
    expect(textOf(game, 'es').place('ACT-01')).not.toMatch(/Primavera/);
    expect(playedSession(alone, 'her card').decision).toBeNull();
  });

  test.each([
    [{ winter: ['draw'] }, 'facts.ACT-01.winter: must be a list of 2 words'],
    [{ winter: ['draw', 'fly'] }, 'facts.ACT-01.winter: there is no "fly"; take some of basic:3-twigs'],
    [{ header: 'frog' }, 'facts.ACT-01.header: must be one of worker, nightweave, none'],
    [{ arrow: 'up' }, 'facts.ACT-01.arrow: must be one of clockwise'],
    [{ default: 'draw' }, 'facts.ACT-01.default: must be a list of words'],
    [{ visitor: false }, 'facts.ACT-01.visitor: must be true'],
    [{ winter: null, spring: null, summer: null, autumn: null }, 'a card shows at least one season'],
    [{ effect: { do: 'draw', n: 1 } }, 'facts.ACT-01.effect: is not to be corrected; these are: header, arrow'],
  ])('OQ-NW-02: an Activity card with %j is refused', (fact, message) => {
    const facts = { 'ACT-01': fact } as unknown as Facts;
    expect(() => createGame({ players: 1, modules: ['nightweave'], facts })).toThrow(message);
  });

  test('is told by its definition, although the text was written by hand before', () => {
    const noun = { one: 'Hut', many: 'Huts' };
    const written = { en: 'Rest here.', es: 'Descansa aquí.', fingerprint: '' };
    const hut: Module = {
      id: 'hut',
      places: { hut: { row: 'haven', visit: { effect: { do: 'draw', n: 1 } }, reconstructed: true } },
      text: {
        en: { places: { hut: noun } },
        es: { places: { hut: { ...noun, gender: 'm' } } },
        overrides: { hut: written },
      },
    };
    const textWith = (more: object): string => {
      const setup = { modules: ['base', 'hut'], players: 2, options: defaultOptions([base]), ...more };
      return textOf(gameOn(compileRules([base, hut], setup, setup.options)), 'en').place('hut');
    };
    expect(textWith({})).toBe('Rest here.');
    expect(textWith({ facts: { hut: {} } })).toContain('Draw 1 card.');
  });

  test('a game without it is as it was', () => {
    const plain = createGame({ players: 2, modules: ['spirecrest'] });
    expect('facts' in plain.setup).toBe(false);
    expect(createGame({ players: 2, modules: ['spirecrest'], facts: {} })).toBe(plain);
    expect(createGame({ players: 2, modules: ['spirecrest'] }).rules.placeById.get('the-bog')!.def.points).toBe(2);
  });

  test('goes with a game: its save, its replays, its views and the worlds that are imagined from them', () => {
    const session = playedSession(request, 'facts', 60);
    const loaded = loadSession(JSON.stringify(saveSession(session)));
    expect(loaded.setup.facts).toEqual(BOG);
    expect(loaded.history).toBe(0); // was played again from its first decision on
    expect(stateHash(loaded.state)).toBe(stateHash(session.state));
    const view = session.game.view(session.state, 1);
    expect(view.setup.facts).toEqual(BOG);
    expect(session.game.determinize(view, () => dice(1)(1000) / 1000).setup.facts).toEqual(BOG);
    const told = readReplay(JSON.parse(JSON.stringify(redactedReplay(session, 0))));
    expect(told.setup.facts).toEqual(BOG);
    expect(createGame(told.setup)).toBe(createGame(session.setup));
  });

  test('a save whose facts were changed is not played on', () => {
    const save = saveSession(playedSession(request, 'facts', 60));
    const other = { ...save.setup, facts: { 'the-bog': { points: 'many' } } };
    const state = { ...save.snapshot.state, setup: other };
    expect(() => loadSession({ ...save, setup: other, snapshot: { ...save.snapshot, state } })).toThrow(
      'facts.the-bog',
    );
    expect(() => loadSession({ ...save, setup: { ...save.setup, facts: STORM } })).toThrow('differ');
  });
});

describe('a file', () => {
  test('of all that can be corrected is read as it was written, and changes nothing', () => {
    const all = factsAsTheyStand();
    expect(Object.keys(all)).toHaveLength(62);
    const read = readFacts(writeFacts(all));
    expect(read).toEqual(all);
    for (const table of [
      { players: 3, modules: ['spirecrest', 'through-every-season'] },
      { players: 1, modules: ['nightweave'] },
    ]) {
      const plain = createGame(table);
      const facts = factsFor(modulesOf(plain.setup), read)!;
      const { rules } = createGame({ ...table, facts });
      for (const { id, def } of plain.rules.places) {
        const { reconstructed: _, ...known } = def;
        expect(rules.placeById.get(id)!.def).toEqual(Object.hasOwn(facts, id) ? known : def);
        for (const lang of ['en', 'es'] as const)
          expect(textOf(createGame({ ...table, facts }), lang).place(id)).toBe(textOf(plain, lang).place(id));
      }
    }
  });

  const deep = (n: number): unknown => (n === 0 ? { do: 'draw', n: 1 } : { do: 'may', then: deep(n - 1) });
  test.each([
    ['no JSON', 'facts?', 'is no JSON'],
    ['no object', '7', 'holds no object'],
    ['of another kind', JSON.stringify({ format: 'save', version: 1 }), 'format: must be "everdell-facts"'],
    ['of another version', file({}, { version: 2 }), 'version: must be 1'],
    ['with more in it', file({}, { extra: 1 }), 'extra: there is no such field'],
    ['without a list of things', file([BOG]), 'facts: must be an object'],
    ['about nothing', file({ 'the-blog': { points: 3 } }), 'facts.the-blog: no module of the game has anything'],
    [
      'about what is known',
      file({ 'heat-wave': { rules: [] } }),
      'facts.heat-wave: no module of the game has anything',
    ],
    ['about a card of the base game', file({ farm: { points: 30 } }), 'facts.farm: no module of the game has anything'],
    ['that says nothing', file({ 'the-bog': 3 }), 'facts.the-bog: must be an object'],
    [
      'about another field',
      file({ 'the-bog': { row: 'forest' } }),
      'facts.the-bog.row: is not to be corrected; these are: price, points',
    ],
    [
      'with a wrong number',
      file({ 'the-bog': { points: 'two' } }),
      'facts.the-bog, at tile.points: must be a whole number',
    ],
    ['with half a point', file({ 'the-bog': { points: 2.5 } }), 'facts.the-bog.points: must be a whole number'],
    [
      'with a fortune',
      file({ 'the-bog': { points: 1000 } }),
      'facts.the-bog.points: must be a whole number from -99 to 99',
    ],
    [
      'with unknown goods',
      file({ 'the-bog': { price: { goods: { gold: 1 } } } }),
      'facts.the-bog, at tile.price.goods',
    ],
    [
      'with an unknown word',
      file({ fires: { reacts: [{ to: 'playDone', then: { do: 'win' } }] } }),
      'facts.fires, at tile.reacts[0].then',
    ],
    ['with no list of rules', file({ fires: { rules: 5 } }), 'facts.fires'],
    [
      'with a step of the engine',
      file({ fires: { reacts: [{ to: 'playDone', then: { do: 'activateCard', card: 3 } }] } }),
      'is for steps of the engine only',
    ],
    [
      'with an unbound variable',
      file({ fires: { reacts: [{ to: 'passed', then: { do: 'move', what: 'x', to: { zone: 'hand' } } }] } }),
      'which nothing binds here',
    ],
    ['without a cost', file({ 'farm-summer-2': { cost: null } }), 'facts.farm-summer-2, at card'],
    [
      'with a name that every object has',
      file({ fires: { reacts: [{ to: 'constructor', then: { do: 'toString' } }] } }),
      'is no name of anything',
    ],
    [
      'with a prototype',
      '{"format":"everdell-facts","version":1,"facts":{"__proto__":{"points":1}}}',
      'is no name of anything',
    ],
    [
      'with a prototype inside',
      '{"format":"everdell-facts","version":1,"facts":{"the-bog":{"price":{"__proto__":{"any":1}}}}}',
      'is no name of anything',
    ],
    ['that is deep', file({ fires: { reacts: [{ to: 'passed', then: deep(60) }] } }), 'is nested too deeply'],
    ['that is wide', file({ fires: { reacts: Array.from({ length: 30_000 }, () => 1) } }), 'is too much'],
    ['that is long', ' '.repeat(1_000_001), 'longer than'],
    ['with long names', file({ ['x'.repeat(65)]: {} }), 'more than 64 characters'],
  ])('%s is refused, with the place of what is wrong', (_what, text, message) => {
    expect(() => readFacts(text)).toThrow(SetupError);
    expect(() => readFacts(text)).toThrow(message);
    expect(({} as { points?: number }).points).toBeUndefined();
  });

  test('about a module that is not played is no part of a set-up', () => {
    expect(() => createGame({ players: 2, facts: BOG })).toThrow('no module of the game has anything of that name');
  });
});
