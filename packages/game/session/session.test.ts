import { describe, expect, test } from 'vitest';
import {
  IllegalAction,
  parseAction,
  startSession,
  stateHash,
  undoText,
  UndoRefused,
  type Session,
  type UndoState,
} from '../index.ts';
import { dice, playedSession, playOn, randomAction, TABLES } from '../test-support/random.ts';

function say(session: Session, line: string): void {
  const { game, state, decision } = session;
  session.act(decision!.seat, parseAction(game, state, line));
}

function why(state: UndoState): string {
  return state.possible ? 'possible' : state.why;
}

const TWO = { players: 2, options: { firstPlayer: 0 } };

describe('a session', () => {
  test('refuses what the rules refuse, and nothing has changed', () => {
    const session = startSession(TWO, 'illegal');
    const before = stateHash(session.state);
    expect(() => session.act(0, { t: 'season' })).toThrow(IllegalAction);
    expect(() => session.act(1, { t: 'pass' })).toThrow(IllegalAction);
    expect(stateHash(session.state)).toBe(before);
    expect(session.log).toEqual([]);
  });

  test('takes back a decision that taught nobody anything', () => {
    const session = startSession(TWO, 'undo');
    const before = stateHash(session.state);
    say(session, 'visit basic-3-twigs');
    expect(session.undoState(0)).toEqual({ possible: true, to: 0 });
    session.undo(0);
    expect(stateHash(session.state)).toBe(before);
    expect(session.log.at(-1)).toEqual({ undo: { by: 0, to: 0 } });
    expect(why(session.undoState(0))).toBe('nothing-to-undo');
  });

  test('does not take back what drew a card', () => {
    const session = startSession(TWO, 'drew');
    say(session, 'visit basic-2-cards-1-point');
    expect(why(session.undoState(0))).toBe('card-drawn');
    expect(() => session.undo(0)).toThrow(UndoRefused);
    expect(session.log).toHaveLength(1);
  });

  test('does not take back a decision after which another seat has decided, even if that was taken back', () => {
    const session = startSession(TWO, 'other');
    say(session, 'visit basic-3-twigs');
    say(session, 'visit basic-2-resin');
    expect(session.undoState(0)).toEqual({ possible: false, why: 'other-seat-decided', params: { seat: 1 } });
    expect(session.lastSeat).toBe(1);
    session.undo(1);
    expect(session.lastSeat).toBe(0);
    expect(why(session.undoState(0))).toBe('other-seat-decided');
    expect(why(session.undoState(1))).toBe('nothing-to-undo');
  });

  test('goes back to the beginning of the turn and not further', () => {
    const session = startSession({ players: 1, modules: ['rugwort'] }, 'turns');
    say(session, 'visit basic-2-resin');
    say(session, 'visit basic-1-pebble');
    session.undo(0);
    expect(why(session.undoState(0))).toBe('turn-began');
  });

  test('takes back single answers inside an unfinished effect', () => {
    const session = startSession(TWO, 'inside');
    const start = stateHash(session.state);
    say(session, 'visit haven');
    const asked = stateHash(session.state);
    const hand = session.state.zones[session.game.rules.hand[0]];
    session.act(0, { t: 'add', item: hand[0] });
    const added = stateHash(session.state);
    session.act(0, { t: 'add', item: hand[1] });
    session.undo(0);
    expect(stateHash(session.state)).toBe(added);
    session.undo(0);
    expect(stateHash(session.state)).toBe(asked);
    session.undo(0);
    expect(stateHash(session.state)).toBe(start);
  });

  test('tells the story with what was taken back', () => {
    const session = startSession(TWO, 'story');
    say(session, 'visit basic-3-twigs');
    session.undo(0);
    say(session, 'visit basic-2-resin');
    const lines = session
      .story()
      .map((item) =>
        'undo' in item ? `undo ${item.undo.to}` : `${item.line}${item.takenBack ? ' (taken back)' : ''}`,
      );
    expect(lines).toEqual(['visit basic-3-twigs (taken back)', 'undo 0', 'visit basic-2-resin']);
    const last = session.story().at(-1)!;
    expect('events' in last && last.events.map((event) => event.e)).toEqual(['visited', 'gained', 'turn']);
  });

  test('marks answers that name hidden cards as secret', () => {
    const session = startSession(TWO, 'secret');
    say(session, 'visit haven');
    const hand = session.state.zones[session.game.rules.hand[0]];
    session.act(0, { t: 'pick', items: [hand[0]] });
    expect(session.story().map((item) => 'secret' in item && item.secret)).toEqual([false, true]);
  });

  test('has words for every reason in both languages', () => {
    expect(undoText('card-drawn', 'en')).toBe('A card has been drawn since.');
    expect(undoText('card-drawn', 'es')).toBe('Desde entonces se ha robado una carta.');
  });
});

describe('undo in random games', () => {
  test.each(TABLES)('gives the state before the decision, or says why not ($players players)', (request) => {
    const roll = dice(request.players * 7);
    const reasons = new Set<string>();
    for (let round = 0; round < 4; round++) {
      const session = startSession(request, `undo-${round}`);
      while (session.decision !== null) {
        const { seat } = session.decision;
        const before = stateHash(session.state);
        const { reveals } = session.state;
        session.act(seat, randomAction(session, roll));
        const undo = session.undoState(seat);
        expect(undo.possible).toBe(session.state.reveals === reveals);
        reasons.add(why(undo));
        if (!undo.possible || roll(2) === 0) continue;
        session.undo(seat);
        expect(stateHash(session.state)).toBe(before);
      }
    }
    expect([...reasons]).not.toContain('something-learned');
    expect(reasons.size).toBeGreaterThan(2);
  });

  test('is possible after the last decision of a game, if nobody learned anything', () => {
    let found = 0;
    for (let round = 0; round < 10; round++) {
      const session = startSession({ players: 2 }, `end-${round}`);
      playOn(session, dice(round));
      const seat = session.lastSeat!;
      if (!session.undoState(seat).possible) continue;
      session.undo(seat);
      expect(session.decision).not.toBeNull();
      found++;
    }
    expect(found).toBeGreaterThan(0);
  });

  test('keeps the snapshots of one turn only', () => {
    const session = playedSession({ players: 2 }, 'snapshots', 80);
    let steps = 0;
    while (session.undoState(session.lastSeat!).possible) {
      session.undo(session.lastSeat!);
      steps++;
    }
    expect(steps).toBeLessThan(40);
  });
});
