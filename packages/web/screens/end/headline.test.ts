import { expect, test } from 'vitest';
import { words } from '../../words/en/index.ts';
import { headlineOf } from './headline.ts';

/** Two people around one screen against an automa at the third seat. */
function headline(totals: readonly number[], winners: readonly number[], people: number): string {
  const seats = totals.length;
  const automas = totals.map((_, seat) => (seat === seats - 1 ? { id: 'spider' } : null));
  const names = [...['Ana', 'Ben'].slice(0, seats - 1), 'Nightweave'];
  const players = names.map((_, seat) => ({ kind: seat < people ? 'here' : 'automa' }));
  const finishes = totals
    .map((total, seat) => ({ seat, place: 1, total, won: winners.includes(seat) }))
    .sort((a, b) => b.total - a.total);
  const seen = {
    game: { rules: { automas } },
    names,
    seat: 0,
    watching: false,
    scores: totals.map((total) => ({ total })),
    picture: { players, seat: 0, you: people === 1 ? 0 : null },
  };
  const ending = { finishes, winners, tie: null, lead: 1, categories: [], parts: [] };
  return headlineOf(seen as never, ending, words).line;
}

test('an automa that wins against one speaks of their city, against several of each by name', () => {
  expect(headline([12, 63], [1], 1)).toBe('Nightweave has 63 points, your city 12 points. Next year is another year.');
  expect(headline([8, 12, 63], [2], 2)).toBe(
    'Nightweave has 63 points; Ben has 12 and Ana has 8. Next year is another year.',
  );
});

test('several who have beaten it together are told each with their own points', () => {
  expect(headline([77, 81, 57], [0, 1], 2)).toBe('Ana has 77 and Ben has 81; Nightweave has 57 points.');
});
