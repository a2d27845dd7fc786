/** Nightweave with a temper: whole games with every Personality, Plan and Plot. */
import { createGame, type Game, type Setup } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { bookkeeper, playAll, sceptic } from './test-support/madeUp/soundness.ts';
import { PATIENT } from './test-support/properties/plans.ts';

const gameOf = (options: Setup['options'], players = 1, ...more: readonly string[]): Game =>
  createGame({ players, modules: ['nightweave', ...more], options });
const valuesOf = (option: string): string[] =>
  (
    createGame({ players: 1, modules: ['nightweave'] })
      .rules.modules.flatMap((m) => Object.entries(m.options ?? {}))
      .find(([id]) => id === option)![1].values as string[]
  ).slice(2);

const personalities = valuesOf('nightweave.personality');
const plans = valuesOf('nightweave.plan');

function played(games: readonly Game[], n: number, seed: string): number {
  const asked = new Set<string>();
  const books = (): ReturnType<typeof bookkeeper> => ({
    ...bookkeeper(),
    before: ({ game, decision }) => void (game.rules.automas[decision.seat] && asked.add(decision.ask)),
  });
  const all = playAll(games, n, seed, books);
  expect([...asked]).toEqual(['go']);
  return all.length;
}

describe('whole games: all is conserved, and she is asked nothing but to go on', PATIENT, () => {
  test('with each of the 8 Personalities, alone and with two', () => {
    const games = personalities.map((id, i) =>
      gameOf({ 'nightweave.personality': id, 'nightweave.level': i % 5 }, 1 + (i % 2)),
    );
    expect(played(games, 16, 'personality')).toBe(16);
  });

  test('with each of the 13 Plans', () => {
    const games = plans.map((id, i) =>
      gameOf({ 'nightweave.plan': id, 'nightweave.personality': 'random', 'nightweave.level': 1 + (i % 4) }),
    );
    expect(played(games, 26, 'plan')).toBe(26);
  });

  test('with Plots', () => {
    expect(played([gameOf({ 'nightweave.plots': true })], 24, 'plots')).toBe(24);
  });

  test('views, imagined worlds, saves, undo', () => {
    const games = [
      gameOf({ 'nightweave.plots': true, 'nightweave.personality': 'random' }),
      gameOf({ 'nightweave.plan': 'random', 'nightweave.personality': 'random' }),
      gameOf({ 'nightweave.plan': 'the-plot-thickens' }),
    ];
    expect(playAll(games, 9, 'temper', sceptic)).toHaveLength(9);
  });
});
