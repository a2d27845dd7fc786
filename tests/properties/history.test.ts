import { describe, expect, test } from 'vitest';
import { replay, startSession, stateHash, type Session } from '@everdell/game';
import { gameInRotation, checkGames, requestOf, PATIENT, SEED } from '../test-support/properties/plans.ts';
import { playPlan, rollFrom, type Played } from '../test-support/properties/playOut.ts';

/** Plays the game again and takes back as many decisions as is possible, now and then several in a row. */
function undoEverything({ game, seed, actions }: Played): Session {
  const session = startSession(game.setup, seed);
  const roll = rollFrom(`${seed}/undo`);
  const before: string[] = [];
  for (let at = 0; at < actions.length;) {
    before[at] = JSON.stringify(session.state);
    const { seat, action } = actions[at++];
    session.act(seat, action);
    const stepsBack = 1 + roll(3);
    for (let back = 0; back < stepsBack && roll(2) === 0 && session.undoState(seat).possible; back++) {
      session.undo(seat);
      at--;
      if (JSON.stringify(session.state) !== before[at]) throw new Error(`decision ${at} is not wholly taken back`);
    }
  }
  return session;
}

describe(`the course of random games (seed ${SEED})`, PATIENT, () => {
  test('set-up, seed and actions give the same game again', () => {
    checkGames(80, (plan) => {
      const { seed, actions, state } = playPlan(plan);
      expect(stateHash(replay(requestOf(plan), seed, actions))).toBe(stateHash(state));
    });
  });

  test('two runs tell the same events', () => {
    checkGames(60, (plan) => {
      const first = playPlan(plan);
      const second = playPlan(plan);
      expect(second.actions).toEqual(first.actions);
      expect(JSON.stringify(second.events)).toBe(JSON.stringify(first.events));
    });
  });

  test('another seed gives another game', () => {
    const hashes = Array.from({ length: 50 }, (_, seed) => {
      const { game } = playPlan({ ...gameInRotation(1), seed });
      return stateHash(game.start(`${seed}`));
    });
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  test('undo gives exactly the state before, and the same actions then lead to the same end', () => {
    checkGames(40, (plan) => {
      const played = playPlan(plan);
      const session = undoEverything(played);
      expect(stateHash(session.state)).toBe(stateHash(played.state));
      expect(stateHash(replay(session.setup, session.seed, session.log))).toBe(stateHash(played.state));
    });
  });
});
