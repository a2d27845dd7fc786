import { replay, startSession, stateHash, type Session } from '@everdell/game';
import { expect } from 'vitest';
import type { GamePlan } from '../plans.ts';
import { playPlan, rollFrom, type Onlooker, type Played } from '../playOut.ts';
import type { Watches } from '../watch.ts';

/** Plays the game again and takes back as many decisions as is possible, now and then several in a row. */
export function undoEverything({ game, seed, actions }: Played): Session {
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

function withUndo(played: Played): void {
  const session = undoEverything(played);
  expect(stateHash(session.state)).toBe(stateHash(played.state));
  expect(stateHash(replay(session.setup, session.seed, session.log))).toBe(stateHash(played.state));
}

/** Writes down what is asked and what may be answered, and compares it with a second run. */
function witness(plan: GamePlan): Onlooker {
  const asked: string[] = [];
  return {
    before: ({ decision, legal }) => asked.push(JSON.stringify([decision, legal])),
    end(first) {
      let at = 0;
      const second = playPlan(plan, {
        before({ decision, legal }) {
          if (JSON.stringify([decision, legal]) !== asked[at++]) throw new Error(`decision ${at - 1} differs`);
        },
      });
      expect(second.actions).toEqual(first.actions);
      expect(JSON.stringify(second.events)).toBe(JSON.stringify(first.events));
      expect(stateHash(second.state)).toBe(stateHash(first.state));
    },
  };
}

export const HISTORY: Watches = {
  'set-up, seed and actions give the same game again': {
    games: 2,
    onlooker: ({ request }) => ({
      end: ({ seed, actions, state }) => expect(stateHash(replay(request, seed, actions))).toBe(stateHash(state)),
    }),
  },
  'two runs ask the same, allow the same and tell the same events': { games: 3, onlooker: witness },
  'undo gives exactly the state before, and the same actions then lead to the same end': {
    games: 4,
    onlooker: () => ({ end: withUndo }),
  },
};
