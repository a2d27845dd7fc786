/**
 * How many sequences of answers there are from a few positions. Whoever changes what is listed, or what follows from an
 * answer, changes some of these numbers: then look whether that was meant, and put the new ones in.
 */
import { describe, expect, test } from 'vitest';
import type { Game, GameState } from '@everdell/game';
import { table, type TableShorthand } from './test-support/table.ts';

/** Sequences of so many answers, or fewer where the game ends. */
function sequences(game: Game, state: GameState, depth: number): number {
  const d = game.decisions(state).at(0);
  if (depth === 0 || d === undefined) return 1;
  const legal = game.legal(state, d.seat);
  if (depth === 1) return legal.length;
  let n = 0;
  for (const action of legal) {
    const next = game.clone(state);
    game.advance(next, action);
    n += sequences(game, next, depth - 1);
  }
  return n;
}

/** The parts of the boards that all positions share; nothing that matters is left to be filled up. */
const BOARDS = {
  meadow: ['farm', 'mine', 'inn', 'king', 'postal-pigeon', 'wanderer', 'fool', 'twig-barge'],
  deckTop: ['shopkeeper', 'resin-refinery', 'theater', 'lookout', 'monk', 'cemetery', 'ruins', 'woodcarver'],
  forest: ['forest-2-any', 'forest-3-berries', 'forest-discard-3-any-each'],
  specialEvents: ['a-well-run-city', 'tax-relief', 'the-everdell-games', 'graduation-of-scholars'],
} as const;

const POSITIONS: Readonly<Record<string, { readonly at: TableShorthand; readonly counts: readonly number[] }>> = {
  'the first turn of two players': {
    at: {
      ...BOARDS,
      seats: [
        { hand: ['ruins', 'crane', 'fairgrounds', 'historian', 'teacher'] },
        { hand: ['harvester', 'gatherer', 'farm', 'judge', 'queen', 'castle'] },
      ],
    },
    counts: [12, 171, 2577],
  },
  'many ways to pay': {
    at: {
      ...BOARDS,
      seats: [
        {
          res: { twig: 3, resin: 2, pebble: 2, berry: 4 },
          hand: ['palace', 'gatherer', 'king', 'miner-mole', 'mine'],
          city: ['crane', 'judge', 'innkeeper', 'dungeon', 'farm', 'inn', 'mine', 'monk'],
          workersFree: 1,
        },
        { city: ['inn', 'farm'] },
      ],
    },
    counts: [28, 340, 3945],
  },
  'before spring, with Production to put in order': {
    at: {
      ...BOARDS,
      seats: [
        {
          res: { twig: 1, berry: 2 },
          hand: ['castle', 'bard'],
          city: ['farm', 'miner-mole', 'chip-sweep', 'peddler', 'doctor', 'harvester', 'gatherer'],
          deployed: ['basic-3-twigs', 'basic-2-resin'],
          workersFree: 0,
        },
        { city: ['general-store', 'mine'] },
      ],
    },
    counts: [3, 18, 70],
  },
  'the last turns of an autumn': {
    at: {
      ...BOARDS,
      seats: [
        {
          season: 'autumn',
          res: { twig: 2, resin: 2, pebble: 1, berry: 3 },
          hand: ['bard', 'undertaker', 'school', 'courthouse', 'ranger'],
          city: ['farm', 'farm', 'twig-barge', 'mine', 'lookout', 'university', 'clock-tower'],
          workersFree: 2,
        },
        { season: 'autumn', passed: true },
      ],
    },
    counts: [30, 691, 12_473],
  },
  'against Rugwort in his third year': {
    at: {
      ...BOARDS,
      modules: ['rugwort'],
      options: { 'rugwort.year': 3, 'rugwort.variants': ['cranky', 'lucky'] },
      seats: [{ res: { twig: 2, resin: 1, berry: 3 }, hand: ['farm', 'fool', 'wanderer'] }],
      dice: [8, 8, 3],
    },
    counts: [19, 300, 3844],
  },
  'at the river, with Adornments, a Wonder and a ship to sail': {
    at: {
      ...BOARDS,
      modules: ['pearlbrook'],
      seats: [
        {
          res: { twig: 2, resin: 1, pebble: 1, berry: 2 },
          points: 1,
          pearls: 3,
          hand: ['messenger', 'pirate', 'harbor', 'inn'],
          city: ['farm', 'farm', 'twig-barge', 'pirate-ship', 'ferry', { card: 'messenger', on: 'ferry' }],
          adornments: ['compass', 'spyglass'],
          workersFree: 1,
        },
        { city: ['inn', 'lookout'], pearls: 1, adornments: ['mirror', 'scales'] },
      ],
      river: {
        'river-spot-3-green': { card: 'river-market' },
        'river-spot-2-red': { card: 'bosley-the-artist', revealed: true },
        'river-spot-2-blue': { card: 'gardens', revealed: true },
        'river-spot-2-tan': { card: 'ballroom' },
      },
    },
    counts: [30, 330, 5463],
  },
};

describe.each(Object.entries(POSITIONS))('%s', (_name, { at, counts }) => {
  test('has as many sequences of one, two and three answers as ever', () => {
    const { game, state } = table(at);
    const before = JSON.stringify(state);
    expect(counts.map((_, i) => sequences(game, state, i + 1))).toEqual(counts);
    expect(JSON.stringify(state)).toBe(before);
  });
});
