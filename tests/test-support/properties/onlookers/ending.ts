import type { Score } from '@everdell/game';
import { expect } from 'vitest';
import { must, type Played } from '../playOut.ts';
import type { Watches } from '../watch.ts';

function allHavePassed({ game, state, events }: Played): void {
  const humans = state.seats.slice(0, game.rules.humans);
  expect(humans.map(({ passed }) => passed)).toEqual(humans.map(() => true));
  const passed = events.flatMap((event) => (event.e === 'passed' ? [event.seat] : []));
  expect(passed.filter((seat) => seat < humans.length)).toHaveLength(humans.length);
  expect(new Set(passed).size).toBe(passed.length);
  expect(events.filter(({ e }) => e === 'over')).toHaveLength(1);
  for (const seat of state.seats.keys()) {
    expect(game.legal(state, seat)).toEqual([]);
    expect(game.check(state, seat, { t: 'pass' })?.code).toBe('game-over');
  }
}

function mostPointsWin({ game, state }: Played): void {
  const totals = game.score(state).map(({ total }) => total);
  const winners = game.winners(state);
  expect(winners.length).toBeGreaterThan(0);
  for (const seat of winners) expect(totals[seat]).toBe(Math.max(...totals));
}

export function wrongScore(scores: readonly Score[]): string | null {
  for (const { total, ...parts } of scores) {
    const numbers = Object.values(parts);
    if (!numbers.every((n) => Number.isInteger(n))) return `a score of ${JSON.stringify(parts)}`;
    if (numbers.reduce((a, b) => a + b, 0) !== total) return `${JSON.stringify(parts)} is said to be ${total}`;
  }
  return null;
}

export const ENDING: Watches = {
  'a game ends when all humans have passed, and then nobody can do anything': {
    onlooker: () => ({ end: allHavePassed }),
  },
  'the total of a score is the sum of its parts, also on the way': {
    steps: 3,
    onlooker: () => ({
      after: ({ game, state }) => must(wrongScore(game.score(state))),
      end: ({ game, state }) => must(wrongScore(game.score(state))),
    }),
  },
  'whoever wins has the most points': { onlooker: () => ({ end: mostPointsWin }) },
};
