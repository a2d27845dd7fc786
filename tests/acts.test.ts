/** What players may do besides: acts of the turn, what is done aside, and what is put off. */
import { compileRules, defaultOptions, type Act, type CardDef, type Effect, type Module } from '@everdell/engine';
import {
  createGame,
  formatAction,
  gameOn,
  parseAction,
  Session,
  stateHash,
  textOf,
  type Action,
  type Game,
  type GameState,
} from '@everdell/game';
import { base, pearlbrook } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { begun, gameWith } from './test-support/madeUp/game.ts';
import { madeUp } from './test-support/madeUp/module.ts';

const seq = (...steps: readonly Effect[]): Effect => ({ do: 'seq', steps });
const twig: Effect = { do: 'gain', what: { twig: 1 } };
const berries = (n: number): Effect => ({ do: 'pay', goods: { berry: n } });
const act = (id: string, at = -1, it = -1): Action => ({ t: 'act', id, at, it });
const card: CardDef = { kind: 'construction', colour: 'blue', rarity: 'common', copies: 2, cost: {}, points: 0 };

function gameOf(module: Partial<Module>, players = 2): Game {
  const modules = [base, { id: 'acting', ...module }];
  const options = { ...defaultOptions(modules), firstPlayer: 0 };
  return gameOn(compileRules(modules, { modules: modules.map((m) => m.id), players, options }, options));
}

const withActs = (...acts: readonly Act[]): Game => gameOf({ acts });

/** A session whose first seat has this; seat 0 is about to act. */
function sitDown(game: Game, change: (s: GameState) => void = () => {}): Session {
  const state = game.start('acts');
  change(state);
  return new Session(game, '', [], { log: [], tellings: new Map(), state });
}

/** Puts a card of this design into a zone, wherever it is; the other copies stay. */
function put({ rules: g }: Game, s: GameState, id: string, zone: number): number {
  const isIt = (uid: number): boolean => uid >= 0 && g.designs[s.cardOf[uid]].id === id;
  const at = s.zones.findIndex((cards, z) => z !== zone && z !== g.zone['meadow'] && cards.some(isIt));
  const [uid] = s.zones[at].splice(s.zones[at].findIndex(isIt), 1);
  s.zones[zone].push(uid);
  return uid;
}

const actsIn = (session: Session): readonly string[] =>
  session.game
    .legal(session.state, 0)
    .flatMap((a) => (a.t === 'act' ? [formatAction(session.game, session.state, a)] : []));
const visit = ({ game }: Session, id: string): Action => ({ t: 'visit', place: game.rules.placeById.get(id)!.ix });
const res = ({ state }: Session): readonly number[] => state.seats[0].res;

describe('an act of the turn', () => {
  const game = withActs(
    { id: 'forage', when: 'turn', then: seq(berries(1), twig) },
    {
      id: 'tend',
      when: 'turn',
      of: { in: 'city', where: [{ colour: 'green' }] },
      if: { is: { count: { in: 'hand' } }, atLeast: 5 },
      then: { do: 'putTokens', n: 1, on: 'it' },
    },
  );

  test('is offered where something of it can be done, case by case, and is the action of the turn', () => {
    const session = sitDown(game, (s) => {
      put(game, s, 'farm', game.rules.city[0]);
      put(game, s, 'farm', game.rules.city[0]);
      put(game, s, 'mine', game.rules.city[0]);
    });
    const [farm, twin, mine] = session.state.zones[game.rules.city[0]];
    expect(actsIn(session)).toEqual([`act tend farm#${farm}`, `act tend mine#${mine}`]);
    expect(game.check(session.state, 0, act('tend', -1, twin))).toBeNull();
    session.act(0, act('tend', -1, mine));
    expect(session.state.tokens[mine]).toBe(1);
    expect(session.state.active).toBe(1);
  });

  test('says why it is refused', () => {
    const { state } = sitDown(game, (s) => put(game, s, 'farm', game.rules.city[0]));
    const [farm] = state.zones[game.rules.city[0]];
    expect(game.check(state, 0, act('forage'))).toEqual({ code: 'act-unpaid', params: { act: 'forage' } });
    state.zones[game.rules.hand[0]].splice(1);
    expect(game.check(state, 0, act('tend', -1, farm))).toEqual({
      code: 'act-unmet',
      params: { act: 'tend', card: 'farm' },
    });
    for (const wrong of [act('tend'), act('forage', farm), act('forage', -1, farm), act('tend', -1, 999)])
      expect(game.check(state, 0, wrong)?.code).toBe('not-offered');
    expect(game.check(state, 0, act('sing'))?.code).toBe('malformed');
    expect(game.check(state, 1, act('forage'))?.code).toBe('not-your-decision');
    const [en, es] = [textOf(game, 'en'), textOf(game, 'es')];
    expect(en.reason({ code: 'act-unpaid', params: { act: 'forage' } })).toBe(
      'You cannot pay what it costs: pay 1 berry.',
    );
    expect(es.reason({ code: 'act-unmet', params: { act: 'tend' } })).toBe(
      'Esto requiere al menos 5 cartas en tu mano.',
    );
  });

  test('is written and read by name', () => {
    const { state } = sitDown(game, (s) => put(game, s, 'farm', game.rules.city[0]));
    const [farm] = state.zones[game.rules.city[0]];
    expect(parseAction(game, state, 'act forage')).toEqual(act('forage'));
    expect(parseAction(game, state, 'act tend farm')).toEqual(act('tend', -1, farm));
    expect(() => parseAction(game, state, 'act sing')).toThrow(
      'act "sing" is nothing one can do here; there: forage, tend',
    );
    expect(() => parseAction(game, state, 'act tend')).toThrow(`act tend takes one name, not 0; there: farm#${farm}`);
    expect(() => parseAction(game, state, 'act forage farm')).toThrow('act forage takes no name, not 1');
  });

  test('of Pearlbrook is refused for the price, the place or the piece', () => {
    const modules = [base, pearlbrook];
    const options = { ...defaultOptions(modules), firstPlayer: 0 };
    const brook = gameOn(compileRules(modules, { modules: ['base', 'pearlbrook'], players: 2, options }, options));
    const s = brook.start('brook');
    const [adornment] = s.zones[brook.rules.seatZone['adornments'][0]];
    const reason = brook.check(s, 0, act('adornment', -1, adornment))!;
    expect(reason.code).toBe('act-unpaid');
    expect(textOf(brook, 'en').reason(reason)).toBe('You cannot pay what it costs: pay 1 pearl.');
    const haven = brook.rules.placeById.get('haven')!.ix;
    expect(brook.check(s, 0, act('ambassador', -1, haven))?.code).toBe('not-offered');
    s.slices.figures![0][0] = haven;
    const shoal = brook.rules.placeById.get('shoal')!.ix;
    expect(brook.check(s, 0, act('ambassador', -1, shoal))).toMatchObject({
      code: 'figure-away',
      params: { place: 'shoal' },
    });
  });
});

describe('what is done aside', () => {
  const nibble: Act = { id: 'nibble', when: 'aside', then: seq(berries(1), { do: 'gain', what: { resin: 1 } }) };
  const game = withActs(nibble);
  const TWO_BERRIES = (s: GameState): void => void (s.seats[0].res = [0, 0, 0, 2]);

  test('leaves the turn as it was, which is asked anew', () => {
    const session = sitDown(game, TWO_BERRIES);
    expect(actsIn(session)).toEqual(['act nibble']);
    session.act(0, act('nibble'));
    expect(session.decision).toMatchObject({ kind: 'turn', seat: 0 });
    expect(res(session)).toEqual([0, 1, 0, 1]);
    session.act(0, act('nibble'));
    expect(actsIn(session)).toEqual([]);
    session.act(0, visit(session, 'basic-3-twigs'));
    expect(session.state.active).toBe(1);
  });

  test('is taken back like any other decision, and so is what comes after it', () => {
    const session = sitDown(game, TWO_BERRIES);
    const start = stateHash(session.state);
    session.act(0, act('nibble'));
    const after = stateHash(session.state);
    session.act(0, visit(session, 'haven'));
    session.act(0, act('nibble'));
    session.undo(0);
    session.undo(0);
    expect(stateHash(session.state)).toBe(after);
    session.undo(0);
    expect(stateHash(session.state)).toBe(start);
  });

  test('comes in between at a decision of another effect, and the selection is asked anew', () => {
    const session = sitDown(game, TWO_BERRIES);
    session.act(0, visit(session, 'haven'));
    expect(session.decision).toMatchObject({ kind: 'pick', ask: 'discard' });
    session.act(0, act('nibble'));
    expect(session.decision).toMatchObject({ kind: 'pick', ask: 'discard' });
    const [first] = session.state.zones[game.rules.hand[0]];
    session.act(0, { t: 'add', item: first });
    expect(actsIn(session)).toEqual([]);
    expect(game.check(session.state, 0, act('nibble'))).toEqual({ code: 'wrong-kind', params: { expected: 'add' } });
  });

  test('is not for the turn of somebody else', () => {
    const session = sitDown(game, (s) => s.seats.forEach((seat) => (seat.res[3] = 1)));
    session.act(0, visit(session, 'basic-3-twigs'));
    expect(game.check(session.state, 0, act('nibble'))?.code).toBe('not-your-decision');
    expect(game.legal(session.state, 1)).toContainEqual(act('nibble'));
  });

  test('is not for a decision of one’s own in the turn of another, nor for the set-up', () => {
    const asked = gameOf({ acts: [nibble], reacts: [{ to: 'choosing', then: { do: 'may', then: twig } }] });
    const s = asked.start('set-up');
    s.seats[0].res[3] = 1;
    expect(asked.legal(s, 0)).toEqual([
      { t: 'option', id: 'use' },
      { t: 'option', id: 'decline' },
    ]);
    expect(asked.check(s, 0, act('nibble'))?.code).toBe('not-your-turn');
  });

  /** About to play a Wanderer, which costs two berries, or none with the Innkeeper. */
  function paying(berry: number): Session {
    const session = sitDown(game, (s) => {
      s.zones[game.rules.hand[0]].splice(0).forEach((uid) => s.zones[game.rules.zone['removed']].push(uid));
      put(game, s, 'wanderer', game.rules.hand[0]);
      put(game, s, 'innkeeper', game.rules.city[0]);
      s.seats[0].res = [0, 0, 0, berry];
    });
    session.act(0, { t: 'play', card: session.state.zones[game.rules.hand[0]][0] });
    return session;
  }

  test('comes in between while a card is being paid for, which is then asked anew', () => {
    const session = paying(3);
    const before = stateHash(session.state);
    expect(session.decision?.kind).toBe('pay');
    expect(actsIn(session)).toEqual(['act nibble']);
    session.act(0, act('nibble'));
    expect(session.decision).toMatchObject({ kind: 'pay', ways: [{}, {}] });
    session.undo(0);
    expect(stateHash(session.state)).toBe(before);
    session.act(0, act('nibble'));
    session.act(0, game.legal(session.state, 0)[0]);
    expect(session.state.active).toBe(1);
  });

  test('with one way left to pay, that is gone afterwards', () => {
    const session = paying(2);
    session.act(0, act('nibble'));
    const city = session.state.zones[game.rules.city[0]].map((uid) => game.rules.designs[session.state.cardOf[uid]].id);
    expect([city, res(session)]).toEqual([['wanderer'], [0, 1, 0, 1]]);
  });

  test('is refused where nothing would be left to pay with', () => {
    const dear = withActs({ id: 'feast', when: 'aside', then: seq(berries(2), twig) });
    const session = sitDown(dear, (s) => {
      s.zones[dear.rules.hand[0]].splice(0).forEach((uid) => s.zones[dear.rules.zone['removed']].push(uid));
      put(dear, s, 'judge', dear.rules.city[0]); // one resource for another
      put(dear, s, 'wanderer', dear.rules.hand[0]);
      s.seats[0].res = [1, 0, 0, 2];
    });
    const [wanderer] = session.state.zones[dear.rules.hand[0]];
    expect(actsIn(session)).toEqual(['act feast']);
    session.act(0, { t: 'play', card: wanderer });
    expect(session.decision?.kind).toBe('pay');
    expect(actsIn(session)).toEqual([]);
    expect(dear.check(session.state, 0, act('feast'))?.code).toBe('act-needed');
  });

  test('is written and read at any decision', () => {
    const session = sitDown(game, TWO_BERRIES);
    session.act(0, visit(session, 'haven'));
    expect(parseAction(game, session.state, 'act nibble')).toEqual(act('nibble'));
    const plain = createGame({ players: 2, options: { firstPlayer: 0 } });
    const state = plain.start('plain');
    plain.apply(state, 0, { t: 'visit', place: plain.rules.placeById.get('haven')!.ix });
    expect(() => parseAction(plain, state, 'act nibble')).toThrow('"act" is no answer now; expected: pick, add, done');
  });

  test('that nobody has is null', () => {
    const { acts } = createGame({ players: 2 }).rules;
    expect(acts).toEqual({ turn: null, aside: null });
    expect(createGame({ players: 2, modules: ['pearlbrook'] }).rules.acts.aside).toBeNull();
  });
});

describe('once a turn', () => {
  const game = gameOf({
    cards: { well: { ...card, acts: [{ id: 'draw-water', when: 'aside', once: 'turn', then: twig }] } },
  });
  const withWells = (n: number): Session =>
    sitDown(game, (s) => {
      for (let i = 0; i < n; i++) put(game, s, 'well', game.rules.city[0]);
    });

  test('the unfinished work remembers it until the turn is over', () => {
    const session = withWells(1);
    const [well] = session.state.zones[game.rules.city[0]];
    expect(actsIn(session)).toEqual([`act draw-water by well#${well}`]);
    session.act(0, act('draw-water', well));
    expect(session.state.stack.map(({ effect }) => effect.do)).toEqual(['endTurn', 'due', 'turn']);
    expect(actsIn(session)).toEqual([]);
    expect(game.check(session.state, 0, act('draw-water', well))).toEqual({
      code: 'act-used',
      params: { act: 'draw-water', card: 'well' },
    });
    session.act(0, visit(session, 'basic-2-resin'));
    session.act(1, visit(session, 'basic-3-twigs'));
    expect(session.state.stack.map(({ effect }) => effect.do)).toEqual(['endTurn', 'turn']);
    expect(actsIn(session)).toEqual([`act draw-water by well#${well}`]);
  });

  test('is counted for each text by itself, of equal ones one is offered', () => {
    const session = withWells(2);
    const [one, other] = session.state.zones[game.rules.city[0]];
    expect(actsIn(session)).toHaveLength(1);
    session.act(0, act('draw-water', one));
    expect(actsIn(session)).toEqual([`act draw-water by well#${other}`]);
    expect(parseAction(game, session.state, `act draw-water by well#${other}`)).toEqual(act('draw-water', other));
    session.act(0, act('draw-water', other));
    expect(actsIn(session)).toEqual([]);
    expect(res(session)[0]).toBe(2);
  });

  test('a tile in force lets its owner do it, and nobody else', () => {
    const treasure: Act = { id: 'treasure', when: 'aside', once: 'turn', then: twig };
    const hoard = gameOf({
      places: { hoard: { row: 'stalls', acts: [treasure] } },
      notLaid: ['stalls'],
      zones: { hoards: { per: 'seat', sees: 'all', of: 'stalls', force: 'owner' } },
    });
    const { ix } = hoard.rules.placeById.get('hoard')!;
    const session = sitDown(hoard, (s) => s.zones[hoard.rules.seatZone['hoards'][0]].push(ix));
    expect(actsIn(session)).toEqual(['act treasure by hoard']);
    expect(parseAction(hoard, session.state, 'act treasure by hoard')).toEqual(act('treasure', ix));
    session.act(0, act('treasure', ix));
    expect(actsIn(session)).toEqual([]);
    session.act(0, visit(session, 'basic-3-twigs'));
    expect(hoard.check(session.state, 1, act('treasure', ix))?.code).toBe('not-offered');
  });

  test('a tile speaks of it too', () => {
    const treasure: Act = { id: 'treasure', when: 'turn', of: { in: 'hand' }, then: { do: 'discard', max: 1 } };
    const hoard = gameOf({ places: { hoard: { row: 'stalls', acts: [treasure] } } });
    expect(textOf(hoard, 'en').place('hoard')).toMatch(/^As your action: choose 1 card from your hand; /);
    expect(textOf(hoard, 'es').place('hoard')).toMatch(/^Como acción: elige 1 carta de tu mano; /);
    expect(hoard.rules.actById.get('treasure')).toBe(treasure);
  });

  test('a text speaks of it in both languages', () => {
    expect(textOf(game, 'en').card('well')).toBe('Once each turn, at any decision of yours in your turn: gain 1 twig.');
    expect(textOf(game, 'es').card('well')).toBe(
      'Una vez por turno, en cualquier decisión tuya de tu turno: gana 1 ramita.',
    );
  });
});

describe('an act is refused when a game is compiled', () => {
  test.each<[string, object, string]>([
    ['without a kind', { id: 'x', when: 'night', then: twig }, 'acts[0].when: must be one of turn, aside'],
    [
      'once in a turn that has one action',
      { id: 'x', when: 'turn', once: 'turn', then: twig },
      'acts[0].once: is for what is done aside',
    ],
    ['about a case that it does not have', { id: 'x', when: 'turn', then: { do: 'bury', what: 'it' } }, 'acts[0].then'],
    ['with a piece that nobody has', { id: 'x', when: 'turn', places: 'stork' }, 'acts[0]'],
  ])('%s', (_what, data, message) => {
    expect(() => gameOf({ acts: [data as Act] })).toThrow(message);
  });

  test('with the name of another', () => {
    const one: Act = { id: 'hum', when: 'turn', then: twig };
    const cards = { well: { ...card, acts: [{ ...one }] } };
    const modules: Module[] = [base, { id: 'one', acts: [one] }, { id: 'two', cards }];
    const make = (): unknown =>
      compileRules(modules, { modules: modules.map((m) => m.id), players: 2, options: {} }, defaultOptions(modules));
    expect(make).toThrow('act hum is defined by one and by two');
  });
});

describe('what is put off', () => {
  const told: string[] = [];
  const tell = (what: string): Effect => ({ do: 'code', id: what });
  const telling = (...whats: readonly string[]): NonNullable<Module['code']> =>
    Object.fromEntries(whats.map((what) => [what, () => void told.push(what)]));
  const CODE = telling('now', 'action', 'turn', 'ended action', 'ended turn');
  const atTurnEnd: Effect = { do: 'later', until: 'turnEnding', once: true, then: tell('turn') };

  test('comes before who reacts to the end of the action, and then of the turn', () => {
    told.splice(0);
    const game = gameOf({
      code: CODE,
      reacts: [
        { to: 'actionDone', then: tell('ended action') },
        { to: 'turnEnding', then: tell('ended turn') },
      ],
      acts: [
        {
          id: 'wait',
          when: 'turn',
          then: seq(atTurnEnd, { do: 'later', until: 'actionDone', then: tell('action') }, tell('now')),
        },
      ],
    });
    const session = sitDown(game);
    session.act(0, act('wait'));
    expect(told).toEqual(['now', 'action', 'ended action', 'turn', 'ended turn']);
    expect(session.state.active).toBe(1);
  });

  test('R-SPIRE-22: once, a second wish of the same text for the same seat is dropped', () => {
    told.splice(0);
    const cards = { well: { ...card, onPlay: atTurnEnd } };
    const plays = (n: number): Effect => seq(...Array.from({ length: n }, () => atTurnEnd));
    const game = gameOf({ cards, code: CODE, acts: [{ id: 'wait', when: 'aside', once: 'turn', then: plays(3) }] });
    const session = sitDown(game);
    session.act(0, act('wait'));
    expect(told).toEqual([]);
    expect(session.state.stack.map(({ effect }) => effect.do)).toEqual(['endTurn', 'due', 'due', 'turn']);
    session.act(0, visit(session, 'basic-3-twigs'));
    expect(told).toEqual(['turn']);
  });

  test('until the end of a turn is said in both languages', () => {
    const game = createGame({ players: 2 });
    const effect: Effect = { do: 'later', until: 'turnEnding', once: true, then: { do: 'draw', n: 2 } };
    expect(textOf(game, 'en').effect(effect)).toBe('Once at the end of this turn, draw 2 cards.');
    expect(textOf(game, 'es').effect(effect)).toBe('Una sola vez al final de este turno, roba 2 cartas.');
  });
});

test('bots and imagined worlds take asides like any other answer', () => {
  const game = gameWith([base, madeUp], 2);
  const s = begun(game, 'worlds');
  s.seats[s.active].res[game.rules.resources.indexOf('acorn')] = 3;
  const world = game.determinize(game.view(s, s.active), () => 0.5);
  expect(game.legal(world, s.active)).toEqual(game.legal(s, s.active));
  expect(game.legal(s, s.active).filter(({ t }) => t === 'act').length).toBeGreaterThan(1);
});
