import { describe, expect, test } from 'vitest';
import { inForce, replay, ReplayError, stateHash, type LogEntry } from './index.ts';
import { playedSession, TABLES } from './test-support/random.ts';

describe('replay', () => {
  test.each(TABLES)('leads to the same state, with decisions taken back on the way ($players players)', (request) => {
    for (const steps of [0, 7, 40, Infinity]) {
      const session = playedSession(request, `replay-${steps}`, steps);
      expect(stateHash(replay(session.setup, session.seed, session.log))).toBe(stateHash(session.state));
    }
  });

  test('skips what was taken back', () => {
    const act = (seat: number): LogEntry => ({ seat, action: { t: 'pass' } });
    const undo = (to: number): LogEntry => ({ undo: { by: 0, to } });
    expect(inForce([act(0), act(0), undo(1), act(0), undo(3), undo(0), act(0)])).toEqual([6]);
    expect(inForce([act(1), act(0), undo(1)])).toEqual([0]);
  });

  test('says which entry the rules refuse', () => {
    const session = playedSession({ players: 2 }, 'refused', 4);
    const log: LogEntry[] = [...session.log, { seat: 0, action: { t: 'done' } }];
    const error = thrown(() => replay(session.setup, session.seed, log));
    expect(error).toBeInstanceOf(ReplayError);
    expect((error as ReplayError).at).toBe(log.length - 1);
  });
});

function thrown(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    return error;
  }
  return undefined;
}
