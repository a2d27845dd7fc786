/** The set-up on the stack: stages, what is decided in them, and the order of play. */
import { compileRules, defaultOptions, type Effect, type Module, type Reaction } from '@everdell/engine';
import {
  createGame,
  formatAction,
  gameOn,
  inForce,
  knownItem,
  parseAction,
  Session,
  stateHash,
  textOf,
  type Game,
  type GameState,
  type KnownAction,
} from '@everdell/game';
import { base, pearlbrook, rugwort } from '@everdell/sets';
import { beforeEach, describe, expect, test } from 'vitest';
import { begun, gameWith } from './test-support/madeUp/game.ts';
import { madeUp } from './test-support/madeUp/module.ts';

declare module '@everdell/engine' {
  interface Conds {
    /** Is one of these seats. */
    seatIs: readonly number[];
  }
}

const told: string[] = [];
beforeEach(() => void told.splice(0));

const STAGES = ['choosing', 'deckBuilt', 'boardLaid', 'seated', 'dealt', 'starting'] as const;
const tell = (what: string): Effect => ({ do: 'code', id: what });

/** Tells of its reactions, each by its rule. */
function teller(id: string, reacts: readonly Reaction[], more: Partial<Module> = {}): Module {
  const ids = reacts.flatMap(({ then }) => (then.do === 'code' ? [then.id] : []));
  const code = Object.fromEntries(
    ids.map((rule) => [rule, (_g: unknown, _s: unknown, seat: number) => void told.push(`${rule} ${seat}`)]),
  );
  return { id, reacts, code, ...more };
}

function gameOf(modules: readonly Module[], players: number, first = 0): Game {
  const options = { ...defaultOptions(modules), firstPlayer: first };
  return gameOn(compileRules(modules, { modules: modules.map((m) => m.id), players, options }, options));
}

describe('a stage of the set-up', () => {
  test('comes in its order, and what lies between has been done', () => {
    const seen: string[] = [];
    const code = Object.fromEntries(
      STAGES.map((stage): [string, NonNullable<Module['code']>[string]] => [
        `at.${stage}`,
        (g, s) => {
          const hand = s.zones[g.hand[0]].length;
          const meadow = s.zones[g.zone['meadow']].filter((uid) => uid >= 0).length;
          seen.push(
            `${stage}: ${s.zones[g.zone['deck']].length === g.cards ? 'whole deck' : 'dealt from'}, ${meadow}, ${hand}`,
          );
        },
      ]),
    );
    const reacts = STAGES.map((to): Reaction => ({ to, once: true, then: tell(`at.${to}`) }));
    gameOf([base, { id: 'watch', reacts, code }], 2).start('stages');
    expect(seen).toEqual([
      'choosing: whole deck, 0, 0',
      'deckBuilt: whole deck, 0, 0',
      'boardLaid: dealt from, 8, 0',
      'seated: dealt from, 8, 0',
      'dealt: dealt from, 8, 5',
      'starting: dealt from, 8, 5',
    ]);
  });

  test('is done reaction by reaction, each for all players in the order of play, modules in theirs', () => {
    const one = teller('one', [
      { to: 'seated', then: tell('one') },
      { to: 'seated', then: tell('two') },
    ]);
    const other = teller('other', [{ to: 'seated', once: true, then: tell('once') }]);
    gameOf([base, one, other], 3, 1).start('order');
    expect(told).toEqual(['one 1', 'one 2', 'one 0', 'two 1', 'two 2', 'two 0', 'once 1']);
  });

  test('is for players, and an automa does its own part once', () => {
    const crow: Module = {
      id: 'crow',
      setUpFor: 2,
      automa: { id: 'crow', workers: 0, reacts: [{ to: 'dealt', then: tell('crow') }], scoring: [] },
    };
    gameOf(
      [base, crow, teller('one', [{ to: 'dealt', then: tell('one') }], { code: telling('one', 'crow') })],
      1,
    ).start('x');
    expect(told).toEqual(['one 0', 'crow 1']);
  });

  test('that nobody awaits is nothing at all', () => {
    const { awaits } = createGame({ players: 2 }).rules;
    for (const stage of STAGES) expect(awaits[stage]).toBeNull();
    expect(gameOf([base, pearlbrook, rugwort], 1).rules.awaits.choosing).toBeNull();
  });

  test('is reacted to once only where nobody does it', () => {
    const late = { to: 'prepared', once: true, then: { do: 'points', n: 1 } } as const;
    expect(() => gameOf([base, { id: 'late', reacts: [late] }], 2)).toThrow('is for stages of the set-up only');
  });
});

function telling(...ids: readonly string[]): NonNullable<Module['code']> {
  return Object.fromEntries(ids.map((id) => [id, (_g, _s, seat) => void told.push(`${id} ${seat}`)]));
}

describe('a decision before the first turn', () => {
  const game = gameWith([base, madeUp], 3);

  /** Until the first turn, with what each viewer may know of every answer. */
  function setUp(session: Session, answer: (legal: readonly string[], n: number) => number = () => 0): void {
    for (let n = 0; session.state.turn === 0; n++) {
      const { seat } = session.decision!;
      const legal = game.legal(session.state, seat);
      session.act(
        seat,
        legal[
          answer(
            legal.map((a) => formatAction(game, session.state, a)),
            n,
          )
        ],
      );
    }
  }

  test('is asked of all in turn, by name, and read back from notation', () => {
    const session = new Session(game, 'asked');
    expect(session.decision).toMatchObject({ kind: 'option', seat: 0, ids: ['acorns', 'point'] });
    expect(game.turnOf(session.state)).toBeNull();
    expect(parseAction(game, session.state, 'option point')).toEqual({ t: 'option', id: 'point' });
    setUp(session, () => 1);
    expect(session.log.map((entry) => ('seat' in entry ? entry.seat : -1)).slice(0, 3)).toEqual([0, 1, 2]);
    expect(session.state.seats.map(({ points }) => points)).toEqual([1, 1, 1]);
    expect(session.decision).toMatchObject({ kind: 'turn', seat: session.state.active });
    expect(session.story().every((item) => 'turn' in item && item.turn === 0)).toBe(true);
  });

  test('in secret: others learn of it only when all is laid open', () => {
    const session = new Session(game, 'secret');
    while (session.decision?.kind === 'option') session.act(session.decision.seat, { t: 'option', id: 'point' });
    const chosen: number[] = [];
    const seenBy = (viewer: number | null): readonly boolean[] =>
      chosen.map((uid) => game.view(session.state, viewer).cardOf[uid] >= 0);
    const bury = (): { readonly seat: number; readonly known: KnownAction } => {
      const { seat } = session.decision!;
      const [card] = session.state.zones[game.rules.hand[seat]];
      session.act(seat, { t: 'pick', items: [card] });
      chosen.push(card);
      return { seat, known: knownItem(game, session.story().at(-1)!, (seat + 1) % 3) as KnownAction };
    };
    const { seat, known } = bury();
    expect(known).not.toHaveProperty('action');
    expect(known.events).toEqual([{ e: 'buried', seat, cards: [], designs: [], hidden: 1 }]);
    expect([seenBy(seat), seenBy((seat + 1) % 3), seenBy(null)]).toEqual([[true], [false], [false]]);
    bury();
    expect(seenBy(null)).toEqual([false, false]);
    bury();
    expect(seenBy(null)).toEqual([true, true, true]);
    expect(session.state.turn).toBe(1);
    expect(game.rules.seatZone['finds'].map((zone) => session.state.zones[zone].length)).toEqual([1, 1, 1]);
  });

  test('is taken back, and gone back to by consent', () => {
    const session = new Session(game, 'back');
    const start = stateHash(session.state);
    session.act(0, { t: 'option', id: 'point' });
    session.undo(0);
    expect(stateHash(session.state)).toBe(start);
    session.act(0, { t: 'option', id: 'acorns' });
    session.act(1, { t: 'option', id: 'point' });
    expect(session.undoState(0)).toMatchObject({ possible: false, why: 'other-seat-decided' });
    const between = stateHash(session.state);
    setUp(session);
    session.rollBack(2, inForce(session.log)[2], [0, 1]);
    expect(stateHash(session.state)).toBe(between);
  });

  test('is imagined by who does not see it, and plays on', () => {
    const s = game.start('imagined');
    for (let step = 0; step < 12; step++) {
      const { seat } = game.decisions(s)[0];
      for (const viewer of [null, 0, 1, 2]) {
        const world = game.determinize(game.view(s, viewer), Math.random);
        expect(game.view(world, viewer)).toEqual(game.view(s, viewer));
        game.advance(world, game.legal(world, seat)[0]);
      }
      for (const lang of ['en', 'es'] as const)
        expect(textOf(game, lang).prompt(s, game.decisions(s)[0])).toMatch(/\w/);
      game.advance(s, game.legal(s, seat)[0]);
    }
  });
});

describe('the order of play', () => {
  const sits = (as: 'first' | 'last', ...seats: readonly number[]): Reaction => ({
    to: 'seated',
    then: { do: 'when', if: { seatIs: seats }, then: { do: 'sit', as } },
  });
  const seating = (...reacts: readonly Reaction[]): Module => ({
    id: 'seating',
    reacts,
    vocabulary: { conds: { seatIs: (_g, _s, sc, data) => 'seatIs' in data && data.seatIs.includes(sc.seat) } },
    shapes: { conds: { seatIs: { list: 'number' } } },
  });
  const firstTurns = (game: Game, n: number): readonly number[] => {
    const s = game.start('turns');
    const seats: number[] = [];
    while (seats.length < n) {
      const [{ seat }] = game.decisions(s);
      if (game.turnOf(s) !== null) seats.push(seat);
      game.advance(s, game.legal(s, seat)[0]);
    }
    return seats;
  };
  const hands = (game: Game): readonly number[] => {
    const s: GameState = game.start('turns');
    return game.rules.hand.map((zone) => s.zones[zone].length);
  };

  test('is clockwise and not in the state where nobody can take a place in it', () => {
    const game = gameOf([base], 3, 1);
    expect(game.start('plain').slices).toEqual({});
    expect(firstTurns(game, 4)).toEqual([1, 2, 0, 1]);
  });

  test('OQ-46: one who sits first begins, and has the smallest hand', () => {
    const game = gameOf([base, seating(sits('first', 2))], 4, 0);
    expect(firstTurns(game, 5)).toEqual([2, 3, 0, 1, 2]);
    expect(hands(game)).toEqual([7, 8, 5, 6]);
    expect(game.view(game.start('turns'), null).slices.order).toEqual([2, 3, 0, 1]);
  });

  test('OQ-102: with one who sits last the seat after them starts', () => {
    expect(firstTurns(gameOf([base, seating(sits('last', 1))], 4, 0), 5)).toEqual([2, 3, 0, 1, 2]);
  });

  test.each([
    ['first and last', [sits('first', 0), sits('last', 2)]],
    ['last and first', [sits('last', 2), sits('first', 0)]],
  ])('OQ-102: both at one table, %s: the others go clockwise in between, and the hands follow', (_what, reacts) => {
    const game = gameOf([base, seating(...reacts)], 4, 3);
    expect(firstTurns(game, 5)).toEqual([0, 1, 3, 2, 0]);
    expect(hands(game)).toEqual([5, 6, 8, 7]);
  });

  test('OQ-46: a tile in force in the set-up says it of its owner, also one that was chosen before', () => {
    const code: Module['code'] = {
      dealBanner: (g, s) => void s.zones[g.seatZone['banners'][2]].push(g.placeById.get('banner')!.ix),
    };
    const banners: Module = {
      id: 'banners',
      places: { banner: { row: 'stalls', reacts: [{ to: 'seated', then: { do: 'sit', as: 'first' } }] } },
      notLaid: ['stalls'],
      zones: { banners: { per: 'seat', sees: 'all', of: 'stalls', force: 'owner' } },
      reacts: [{ to: 'choosing', once: true, then: { do: 'code', id: 'dealBanner' } }],
      code,
    };
    expect(firstTurns(gameOf([base, banners], 4, 1), 5)).toEqual([2, 3, 0, 1, 2]);
  });

  test('lasts: those who come after somebody follow it, and saves, copies and views keep it', () => {
    const s = begun(gameWith([base, madeUp], 3), 'kept');
    expect(s.slices.order).toEqual([]);
    const game = gameOf([base, seating(sits('first', 0), sits('last', 1))], 3, 0);
    const state = game.start('kept');
    expect(game.clone(state).slices.order).toEqual([0, 2, 1]);
    expect(game.determinize(game.view(state, 1), () => 0.5).slices.order).toEqual([0, 2, 1]);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});
