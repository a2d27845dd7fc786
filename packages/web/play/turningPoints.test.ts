import { expect, test } from 'vitest';
import { look } from './seen.ts';
import { pictureOf, playAtRandom } from './test-support/pictures.ts';
import { turningPoints } from './turningPoints.ts';

const session = playAtRandom({ players: 2 }, 'turning points', () => undefined);
const seen = look(pictureOf(session, 0), 'en');

test('they are told in the order of the game, each by its own seat, and none was worth less than another that is not told', () => {
  const four = turningPoints(seen, 4);
  expect(four).toHaveLength(4);
  for (const [at, { entry }] of four.entries()) expect(entry.id).toBeGreaterThan(at === 0 ? -1 : four[at - 1].entry.id);
  for (const { entry, seat } of four) expect(entry.seat).toBe(seat);
  const all = turningPoints(seen, Infinity).map(({ points }) => points);
  const least = Math.min(...four.map(({ points }) => points));
  expect(all.filter((points) => points > least).length).toBeLessThan(4);
});

test('a card counts with what it is worth in the end, an Event with its points', () => {
  const points = turningPoints(seen, Infinity);
  expect(points.length).toBeGreaterThan(4);
  for (const { entry, points: n } of points) {
    const tokens = entry.events.reduce((sum, event) => sum + (event.e === 'points' ? event.n : 0), 0);
    const things = entry.events.filter(({ e }) => e === 'played' || e === 'achieved');
    expect(n).toBeGreaterThanOrEqual(tokens);
    expect(n === tokens || things.length > 0).toBe(true);
  }
});
