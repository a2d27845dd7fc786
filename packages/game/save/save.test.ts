import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  loadSession,
  SaveError,
  saveSession,
  startSession,
  stateHash,
  undoText,
  type GameState,
  type SaveFile,
  type Session,
} from '../index.ts';
import { dice, playedSession, playOn, TABLES } from '../test-support/random.ts';
import { loadUnder } from './load.ts';
import { remapState } from './remap.ts';
import { RULES_VERSION, SAVE_FORMAT, tablesOf, type Tables } from './types.ts';

function roundTrip(session: Session): Session {
  return loadSession(JSON.parse(JSON.stringify(saveSession(session))));
}

describe('a saved game', () => {
  test.each(TABLES)('loads at every tenth decision, also inside effects ($players players)', (request) => {
    const roll = dice(request.players + 98 + (request.modules?.length ?? 1));
    let session = startSession(request, 'save');
    let inside = 0;
    for (let steps = 0; session.decision !== null; steps++, playOn(session, roll, 1)) {
      const isInside = session.decision.kind !== 'turn';
      if (steps % 10 > 0 && !(isInside && inside === 0)) continue;
      const loaded = roundTrip(session);
      expect(stateHash(loaded.state)).toBe(stateHash(session.state));
      expect(loaded.story()).toEqual(session.story());
      const last = session.lastSeat ?? 0;
      expect(loaded.undoState(last)).toEqual(session.undoState(last));
      if (isInside) inside++;
      session = loaded;
    }
    expect(stateHash(roundTrip(session).state)).toBe(stateHash(session.state));
    expect(inside).toBeGreaterThan(0);
  });

  test('goes on exactly as if it had not been saved', () => {
    const one = playedSession({ players: 3 }, 'go-on', 50);
    const other = loadSession(JSON.stringify(saveSession(one)));
    playOn(one, dice(1));
    playOn(other, dice(1));
    expect(stateHash(other.state)).toBe(stateHash(one.state));
    expect(other.log).toEqual(one.log);
  });

  test('remembers the players', () => {
    const players = [
      { name: 'Ana', kind: 'human' },
      { name: 'Björn', kind: 'bot:easy' },
    ];
    expect(roundTrip(startSession({ players: 2 }, 'players', players)).players).toEqual(players);
  });

  test('names a player for each seat, or none at all', () => {
    const players = [
      { name: 'Ana', kind: 'human' },
      { name: 'Luis', kind: 'bot:greedy' },
    ];
    const save = saveSession(startSession({ players: 2 }, 'seats', players));
    for (const wrong of [[], players.slice(1), [...players, players[0]]])
      expect(() => loadSession({ ...save, players: wrong })).toThrow(
        `players must have 2 entries, and has ${wrong.length}`,
      );
    expect(loadSession(saveSession(startSession({ players: 2 }, 'nobody'))).players).toEqual([]);
  });

  test('is plain JSON of its own, not a view into the running game', () => {
    const session = playedSession({ players: 2 }, 'plain', 20);
    const save = saveSession(session);
    const text = JSON.stringify(save);
    playOn(session, dice(2), 20);
    expect(JSON.stringify(save)).toBe(text);
  });
});

/** The same game as a program would save it in which the designs and places stand in the opposite order. */
function turnedRound(save: SaveFile, session: Session): SaveFile {
  const g = session.game.rules;
  const turned = {
    ...g,
    designs: g.designs.slice().reverse(),
    places: g.places.slice().reverse(),
  };
  const state = remapState(turned, tablesOf(g), save.snapshot.state);
  return { ...save, snapshot: { ...save.snapshot, ...tablesOf(turned), state } };
}

function withoutSetup(state: GameState): object {
  return { ...state, setup: null };
}

describe('a game saved by another version', () => {
  test.each(TABLES)(
    'keeps its position when cards and places were put in another order ($players players)',
    (request) => {
      for (let steps = 5; steps < 120; steps += 23) {
        const session = playedSession(request, `order-${steps}`, steps);
        const save = turnedRound(saveSession(session), session);
        expect(stateHash(save.snapshot.state)).not.toBe(stateHash(session.state));
        const loaded = loadSession(save);
        expect(stateHash(withoutSetup(loaded.state))).toBe(stateHash(withoutSetup(session.state)));
      }
    },
  );

  test('keeps what an effect has done already, also where that are places', () => {
    const file = new URL('../../../tests/saves/waiting/copyPlace-second.json', import.meta.url);
    const { save } = JSON.parse(readFileSync(file, 'utf8')) as { readonly save: SaveFile };
    const session = loadSession(save);
    expect(session.state.stack.at(-1)!.scope.cards['used']).toEqual([140]);
    const turned = turnedRound(saveSession(session), session);
    expect(turned.snapshot.state.stack.at(-1)!.scope.cards['used']).not.toEqual([140]);
    expect(stateHash(withoutSetup(loadSession(turned).state))).toBe(stateHash(withoutSetup(session.state)));
  });

  /** As a program would have saved it whose tables did not have the zones and rows that are empty, nor the last resource. */
  function beforeTheyGrew({ game, state }: Session): { readonly tables: Tables; readonly state: GameState } {
    const all = tablesOf(game.rules);
    const kept = all.zones.flatMap((_, zone) => (state.zones[zone].length > 0 ? [zone] : []));
    const rows = all.rows.flatMap((_, row) => (state.rows[row].length > 0 ? [row] : []));
    const resources = all.resources.slice(0, -1);
    const older = {
      ...state,
      zones: kept.map((zone) => state.zones[zone]),
      rows: rows.map((row) => state.rows[row]),
      seats: state.seats.map((seat) => ({ ...seat, res: seat.res.slice(0, resources.length) })),
      goods: state.goods.map((entry) => entry.slice(0, 1 + resources.length)),
      slices: {},
      stack: state.stack.map(({ effect, scope }) =>
        effect.do === 'payFor' ? { effect: { ...effect, from: kept.indexOf(effect.from) }, scope } : { effect, scope },
      ),
    };
    return {
      tables: { ...all, zones: kept.map((zone) => all.zones[zone]), rows: rows.map((row) => all.rows[row]), resources },
      state: older,
    };
  }

  test('is read by name: what was added since is empty', () => {
    let paying = 0;
    const session = playedSession({ players: 2, modules: ['pearlbrook'] }, 'grown', 0);
    const roll = dice(6);
    while (session.decision !== null) {
      playOn(session, roll, 1);
      const { game, state } = session;
      const pearls = game.rules.resources.length - 1;
      if (state.seats.some(({ res }) => res[pearls] > 0)) continue;
      const { tables, state: older } = beforeTheyGrew(session);
      paying += older.stack.filter(({ effect }) => effect.do === 'payFor').length;
      const { slices, ...now } = remapState(game.rules, tables, older);
      const { slices: _, ...then } = state;
      expect(now).toEqual(then);
      expect(Object.keys(slices)).toEqual(Object.keys(state.slices));
    }
    expect(paying).toBeGreaterThan(0);
  });

  test('is refused when something it uses is no longer there', () => {
    const { game, state } = playedSession({ players: 2 }, 'shrunk', 30);
    const tables = tablesOf(game.rules);
    const lost = (names: keyof Tables): unknown =>
      remapState(game.rules, { ...tables, [names]: tables[names].map((name, i) => (i === 0 ? 'gone' : name)) }, state);
    for (const names of ['designs', 'places', 'zones', 'rows', 'resources'] as const)
      expect(() => lost(names)).toThrow(/^the game was saved with other /);
  });

  test('goes on from its position under newer rules, and can be saved again', () => {
    const session = playedSession({ players: 2 }, 'older', 60);
    const loaded = loadUnder(saveSession(session), RULES_VERSION + 1);
    expect(stateHash(loaded.state)).toBe(stateHash(session.state));
    expect(loaded.history).toBe(session.log.length);
    const undo = loaded.undoState(loaded.lastSeat!);
    expect(undo).toEqual({ possible: false, why: 'game-loaded', params: {} });
    expect(undoText('game-loaded', 'en')).toMatch(/another version/);
    const lines = (s: Session): string[] => s.story().map((item) => ('line' in item ? item.line : 'undo'));
    expect(lines(loaded)).toEqual(lines(session));
    playOn(loaded, dice(3), 20);
    const again = roundTrip(loaded);
    expect(stateHash(again.state)).toBe(stateHash(loaded.state));
    playOn(again, dice(4));
    expect(again.decision).toBeNull();
  });

  test('is refused under newer rules if something was decided after its snapshot: nothing is replayed by other rules', () => {
    const session = playedSession({ players: 2 }, 'after', 30);
    const { snapshot } = saveSession(session);
    playOn(session, dice(5), 10);
    const save = { ...saveSession(session), snapshot };
    expect(loadSession(save).log).toEqual(session.log);
    expect(() => loadUnder(save, RULES_VERSION + 1)).toThrow(/goes on after its snapshot/);
  });

  test('is refused when its cards are others', () => {
    const save = saveSession(playedSession({ players: 2 }, 'cards', 30));
    const designs = ['dragon', ...save.snapshot.designs.slice(1)];
    expect(problem({ ...save, snapshot: { ...save.snapshot, designs } })).toBe('other-content');
    const rows = save.snapshot.rows.slice(1);
    expect(problem({ ...save, snapshot: { ...save.snapshot, rows } })).toBe('other-content');
  });
});

function problem(save: unknown): string {
  try {
    loadSession(save);
  } catch (error) {
    if (error instanceof SaveError) return error.code;
    throw error;
  }
  return 'none';
}

describe('a save that cannot be loaded', () => {
  const save = saveSession(playedSession({ players: 2 }, 'bad', 30));

  test.each([
    ['no JSON', '{ "kind": ', 'not-a-save'],
    ['something else', { kind: 'chess' }, 'not-a-save'],
    ['nothing', null, 'not-a-save'],
    ['a list', [], 'not-a-save'],
    ['a newer format', { ...save, format: SAVE_FORMAT + 1 }, 'too-new'],
    ['no format', { ...save, format: undefined }, 'damaged'],
    ['newer rules', { ...save, rules: RULES_VERSION + 1 }, 'too-new'],
    [
      'an unknown module',
      { ...save, modules: [{ id: 'x' }], setup: { ...save.setup, modules: ['x'] } },
      'other-content',
    ],
    ['an unknown option', { ...save, setup: { ...save.setup, options: { x: 1 } } }, 'other-content'],
    ['other modules than its set-up', { ...save, modules: [] }, 'damaged'],
    ['a missing field', { ...save, log: undefined }, 'damaged'],
    ['an unknown kind of action', { ...save, log: [{ seat: 0, action: { t: 'dance' } }] }, 'damaged'],
    ['an action that is not allowed', { ...save, log: [{ seat: 0, action: { t: 'done' } }, ...save.log] }, 'refused'],
    [
      'an undo that is not allowed',
      { ...save, log: [save.log[0], { undo: { by: 5, to: 0 } }, ...save.log] },
      'refused',
    ],
    ['another seed', { ...save, log: [], seed: 'other', snapshot: { ...save.snapshot, at: 0 } }, 'mismatch'],
    ['players without names', { ...save, players: [{ kind: 'human' }] }, 'damaged'],
  ])('%s', (_, bad, code) => {
    expect(problem(bad)).toBe(code);
  });

  test('a snapshot that is not where the log leads', () => {
    const state = { ...save.snapshot.state, reveals: 1 };
    expect(problem({ ...save, snapshot: { ...save.snapshot, state } })).toBe('mismatch');
  });

  test('something nested without end', () => {
    const loop: Record<string, unknown> = { ...save };
    loop['more'] = loop;
    expect(problem(loop)).toBe('damaged');
    expect(problem(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBe('damaged');
  });

  test('says what is wrong and what to do', () => {
    expect(() => loadSession({ ...save, format: 7 })).toThrow(
      'the saved game has format 7, and this program knows formats up to 3. Update the program.',
    );
    expect(() => loadSession({ ...save, seed: 5 })).toThrow(
      'the saved game is damaged: seed must be a text, and is 5. Use another copy of it.',
    );
  });
});
