import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { replayPlaythrough, writePlaythrough, type PlaythroughPlan } from './test-support/properties/playthrough.ts';

const VARIANTS = ['cranky', 'glitzy', 'hasty', 'lucky', 'squatty'];

const PLAYTHROUGHS: readonly PlaythroughPlan[] = [
  { name: '1-player', request: { players: 1, modules: ['rugwort'] } },
  {
    name: '1-player-year-3-all-variants',
    request: { players: 1, modules: ['rugwort'], options: { 'rugwort.year': 3, 'rugwort.variants': VARIANTS } },
  },
  ...[2, 3, 4, 5, 6].map((players) => ({ name: `${players}-players`, request: { players } })),
  { name: '1-player-pearlbrook', request: { players: 1, modules: ['rugwort', 'pearlbrook'] } },
  { name: '3-players-pearlbrook', request: { players: 3, modules: ['pearlbrook'] } },
  {
    name: '3-players-packs',
    request: { players: 3, modules: ['extra-extra', 'rugwort-cards', 'corrin', 'through-every-season'] },
  },
  { name: '1-player-spirecrest', request: { players: 1, modules: ['rugwort', 'spirecrest'] } },
  { name: '3-players-spirecrest', request: { players: 3, modules: ['spirecrest'] } },
  { name: '1-player-bellfaire', request: { players: 1, modules: ['rugwort', 'bellfaire', 'player-powers'] } },
  { name: '4-players-bellfaire', request: { players: 4, modules: ['bellfaire', 'player-powers'] } },
  { name: '1-player-newleaf', request: { players: 1, modules: ['rugwort', 'newleaf'] } },
  { name: '3-players-newleaf', request: { players: 3, modules: ['newleaf'] } },
  {
    name: '1-player-nightweave-plots',
    request: {
      players: 1,
      modules: ['nightweave'],
      options: { 'nightweave.plots': true, 'nightweave.personality': 'nasty' },
    },
  },
  {
    name: '1-player-nightweave-plan',
    request: {
      players: 1,
      modules: ['nightweave'],
      options: { 'nightweave.plan': 'weavers-whim', 'nightweave.personality': 'random' },
    },
  },
  ...[0, 1, 2, 3, 4].map((level) => ({
    name: `1-player-nightweave-level-${level}`,
    request: { players: 1, modules: ['nightweave'], options: { 'nightweave.level': level } },
  })),
  { name: '2-players-nightweave', request: { players: 2, modules: ['nightweave'] } },
];

const MOST_BYTES = 40_000;

/** After a change of the rules: UPDATE_GOLDEN=1 npx vitest run tests/playthroughs.test.ts, and look at the difference. */
function golden(plan: PlaythroughPlan): string {
  const file = new URL(`golden/playthroughs/${plan.name}.txt`, import.meta.url);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(file, writePlaythrough(plan));
  if (!existsSync(file)) throw new Error(`${plan.name}.txt is missing: run with UPDATE_GOLDEN=1`);
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}

const REMEDY = 'If the change of the rules is meant: UPDATE_GOLDEN=1 npm run test:unit, and look at the difference.';

function replayed(text: string): string {
  try {
    return replayPlaythrough(text);
  } catch (error) {
    throw new Error(`the game no longer replays (${String(error)}). ${REMEDY}`, { cause: error });
  }
}

describe.each(PLAYTHROUGHS)('the playthrough $name', (plan) => {
  test('goes as it always went: the actions it lists lead to the same states and scores', () => {
    const text = golden(plan);
    expect(replayed(text), REMEDY).toBe(text);
  });

  test('is what the fixed player plays today: the same answers are listed in the same order', () => {
    const text = golden(plan);
    expect(writePlaythrough(plan), REMEDY).toBe(text);
    expect(text.length).toBeLessThan(MOST_BYTES);
  });
});
