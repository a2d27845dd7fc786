import { describe, expect, test } from 'vitest';
import {
  IllegalAction,
  inForce,
  loadSession,
  replay,
  RULES_VERSION,
  saveSession,
  SaveError,
  startSession,
  stateHash,
  undoText,
  UndoRefused,
  type LogEntry,
  type Session,
} from '../index.ts';
import { loadUnder } from '../save/load.ts';
import { dice, playedSession, playOn, randomAction, TABLES } from '../test-support/random.ts';

function refusal(run: () => void): string {
  try {
    run();
  } catch (error) {
    if (error instanceof UndoRefused) return error.why;
    throw error;
  }
  return 'none';
}

function whyNot(session: Session, seat: number): string {
  const undo = session.undoState(seat);
  return undo.possible ? 'possible' : undo.why;
}

/** A game at random, with the hash of the position before each entry of its log. */
function hashed(session: Session, steps: number): Map<number, string> {
  const roll = dice(steps);
  const hashes = new Map<number, string>();
  for (let i = 0; i < steps && session.decision !== null; i++) {
    hashes.set(session.log.length, stateHash(session.state));
    session.act(session.decision.seat, randomAction(session, roll));
  }
  return hashes;
}

describe('undo by consent', () => {
  test.each(TABLES)('gives the position before any action that is in force ($players players)', (request) => {
    const session = startSession(request, 'consent');
    const hashes = hashed(session, 60);
    for (const to of [hashes.size - 3, 21, 20, 0]) {
      session.rollBack(0, to, [0]);
      expect(stateHash(session.state)).toBe(hashes.get(to));
      expect(session.log.at(-1)).toEqual({ undo: { by: 0, to, agreed: [0] } });
    }
    playOn(session, dice(8));
    expect(session.decision).toBeNull();
    expect(stateHash(replay(session.setup, session.seed, session.log))).toBe(stateHash(session.state));
  });

  test('goes back over decisions of others and over what was learned', () => {
    const session = startSession({ players: 2, options: { firstPlayer: 0 } }, 'over');
    const before = stateHash(session.state);
    const cards = session.game.rules.places.findIndex((place) => place.id === 'basic-2-cards-1-point');
    session.act(0, { t: 'visit', place: session.game.rules.cards + cards });
    session.act(1, randomAction(session, dice(1)));
    expect(session.lastActionOf(0)).toBe(0);
    expect(session.lastActionOf(1)).toBe(1);
    expect(whyNot(session, 0)).toBe('other-seat-decided');
    session.rollBack(0, session.lastActionOf(0)!, [1]);
    expect(stateHash(session.state)).toBe(before);
    expect(session.lastActionOf(0)).toBeUndefined();
    expect(session.story().map((item) => 'takenBack' in item && item.takenBack)).toEqual([true, true, false]);
    expect(session.story().at(-1)).toEqual({ index: 2, undo: { by: 0, to: 0, agreed: [1] } });
  });

  test('refuses what is not there to take back, and nothing has changed', () => {
    const session = startSession({ players: 2 }, 'refuse');
    const { size: length } = hashed(session, 20);
    session.rollBack(0, 5, [1]);
    const before = stateHash(session.state);
    expect(refusal(() => session.rollBack(0, 5, [1]))).toBe('not-in-force');
    expect(refusal(() => session.rollBack(0, length, [1]))).toBe('not-in-force');
    expect(refusal(() => session.rollBack(0, -1, [1]))).toBe('not-in-force');
    expect(refusal(() => session.rollBack(0, 1.5, [1]))).toBe('not-in-force');
    expect(refusal(() => session.rollBack(2, 4, [1]))).toBe('no-such-seat');
    expect(refusal(() => session.rollBack(0, 4, [7]))).toBe('no-such-seat');
    expect(stateHash(session.state)).toBe(before);
    expect(session.log).toHaveLength(length + 1);
  });

  test('does not let an ordinary undo go further back', () => {
    const session = startSession({ players: 1, modules: ['rugwort'] }, 'further');
    const g = session.game.rules;
    const visit = (id: string): void => {
      session.act(0, { t: 'visit', place: g.cards + g.places.findIndex((place) => place.id === id) });
    };
    visit('basic-2-resin');
    expect(whyNot(session, 0)).toBe('possible');
    visit('basic-1-pebble');
    session.rollBack(0, 1, []);
    expect(whyNot(session, 0)).toBe('rolled-back');
    expect(undoText('rolled-back', 'en')).toMatch(/together/);
    expect(undoText('rolled-back', 'es')).toMatch(/junta/);
    visit('basic-1-pebble');
    session.undo(0);
    expect(whyNot(session, 0)).toBe('rolled-back');
  });

  test('survives saving', () => {
    const session = playedSession({ players: 3 }, 'kept', 40);
    session.rollBack(2, session.lastActionOf(2)!, [0, 1]);
    playOn(session, dice(2), 10);
    const loaded = loadSession(JSON.stringify(saveSession(session)));
    expect(loaded.log).toEqual(session.log);
    expect(loaded.story()).toEqual(session.story());
    expect(stateHash(loaded.state)).toBe(stateHash(session.state));
  });

  test('is refused in a saved game that the rules do not allow', () => {
    const save = saveSession(playedSession({ players: 2 }, 'damaged', 10));
    const withUndo = (undo: unknown): unknown => ({ ...save, log: [...save.log, { undo }] });
    expect(() => loadSession(withUndo({ by: 0, to: 3, agreed: 1 }))).toThrow(/agreed must be a list/);
    expect(() => loadSession(withUndo({ by: 0, to: 3, agreed: ['x'] }))).toThrow(/agreed\[0\] must be a whole number/);
    expect(() => loadSession(withUndo({ by: 9, to: 3, agreed: [1] }))).toThrow(/no-such-seat/);
    expect(() => loadSession(withUndo({ by: 9, to: 3, agreed: [1] }))).toThrow(SaveError);
    expect(() => loadSession(withUndo({ by: 0, to: 99, agreed: [1] }))).toThrow(SaveError);
  });

  test('goes back to where a game of older rules was taken up, and not further', () => {
    const older = saveSession(playedSession({ players: 2 }, 'older', 30));
    const session = loadUnder(older, RULES_VERSION + 1);
    const { history } = session;
    const hashes = new Map<number, string>();
    const roll = dice(6);
    for (let i = 0; i < 20; i++) {
      hashes.set(session.log.length, stateHash(session.state));
      session.act(session.decision!.seat, randomAction(session, roll));
    }
    for (const to of [history + 12, history]) {
      session.rollBack(1, to, [0]);
      expect(stateHash(session.state)).toBe(hashes.get(to));
    }
    expect(refusal(() => session.rollBack(0, history - 1, [1]))).toBe('game-loaded');
    playOn(session, roll);
    expect(session.decision).toBeNull();
  });
});

describe('entering what a log says', () => {
  test.each(TABLES)('gives the same game, entry by entry ($players players)', (request) => {
    const session = playedSession(request, 'enter', 60);
    session.rollBack(0, inForce(session.log)[20], [0]);
    playOn(session, dice(3), 30);
    const copy = startSession(request, 'enter');
    for (const [index, entry] of session.log.entries()) {
      const events = copy.enter(entry);
      expect(events).toEqual(session.tellingOf(index)?.events ?? []);
    }
    expect(stateHash(copy.state)).toBe(stateHash(session.state));
    expect(copy.log).toEqual(session.log);
  });

  test('refuses what the rules refuse, and nothing has changed', () => {
    const session = startSession({ players: 1, modules: ['rugwort'] }, 'checks');
    const { game } = session;
    const place = game.rules.cards + game.rules.places.findIndex(({ id }) => id === 'basic-2-resin');
    session.act(0, { t: 'visit', place });
    const entries: readonly LogEntry[] = [
      { seat: 0, action: { t: 'done' } },
      { undo: { by: 1, to: 0 } },
      { undo: { by: 0, to: 1 } },
      { undo: { by: 0, to: 4, agreed: [0] } },
    ];
    expect(() => session.enter(entries[0])).toThrow(IllegalAction);
    expect(refusal(() => session.enter(entries[1]))).toBe('nothing-to-undo');
    expect(refusal(() => session.enter(entries[2]))).toBe('not-the-last');
    expect(refusal(() => session.enter(entries[3]))).toBe('not-in-force');
    expect(session.log).toHaveLength(1);
    expect(session.enter({ undo: { by: 0, to: 0 } })).toEqual([]);
    expect(session.log).toHaveLength(2);
  });
});

describe('forgetting', () => {
  test('drops what was told, and neither the log nor the way back', () => {
    const session = playedSession({ players: 2 }, 'forget', 30);
    const whole = session.story();
    const seats = [0, 1].map((seat) => session.undoState(seat));
    session.forget(20);
    expect(session.log).toHaveLength(whole.length);
    expect(session.tellingOf(19)).toBeUndefined();
    expect(session.story(20)).toEqual(whole.slice(20));
    const told = session
      .story()
      .slice(0, 20)
      .filter((item) => 'events' in item && (item.line !== '' || !item.secret));
    expect(told).toEqual([]);
    session.forget(Infinity);
    expect([0, 1].map((seat) => session.undoState(seat))).toEqual(seats);
    const loaded = loadSession(saveSession(session));
    expect(loaded.story()).toEqual(whole);
  });
});
