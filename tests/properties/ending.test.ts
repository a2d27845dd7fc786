import type { Score } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { checkGames, PATIENT, SEED } from '../test-support/properties/plans.ts';
import { MOST_DECISIONS, must, playPlan } from '../test-support/properties/playOut.ts';

function wrongScore(scores: readonly Score[]): string | null {
  for (const { total, ...parts } of scores) {
    const numbers = Object.values(parts);
    if (!numbers.every((n) => Number.isInteger(n))) return `a score of ${JSON.stringify(parts)}`;
    if (numbers.reduce((a, b) => a + b, 0) !== total) return `${JSON.stringify(parts)} is said to be ${total}`;
  }
  return null;
}

describe(`the end of random games (seed ${SEED})`, PATIENT, () => {
  test('comes when all humans have passed, and then nobody can do anything', () => {
    checkGames(80, (plan) => {
      const { game, state, actions, events } = playPlan(plan);
      expect(actions.length).toBeLessThan(MOST_DECISIONS);
      const humans = state.seats.slice(0, game.rules.humans);
      expect(humans.map(({ passed }) => passed)).toEqual(humans.map(() => true));
      expect(events.filter(({ e }) => e === 'passed')).toHaveLength(humans.length);
      expect(events.filter(({ e }) => e === 'over')).toHaveLength(1);
      expect(game.legal(state, 0)).toEqual([]);
      expect(game.check(state, 0, { t: 'pass' })?.code).toBe('game-over');
    });
  });

  test('the total of a score is the sum of its parts, also on the way', () => {
    checkGames(60, (plan) => void playPlan(plan, { after: ({ game, state }) => must(wrongScore(game.score(state))) }));
  });

  test('whoever wins has the most points', () => {
    checkGames(60, (plan) => {
      const { game, state } = playPlan(plan);
      const totals = game.score(state).map(({ total }) => total);
      const winners = game.winners(state);
      expect(winners.length).toBeGreaterThan(0);
      for (const seat of winners) expect(totals[seat]).toBe(Math.max(...totals));
    });
  });
});
