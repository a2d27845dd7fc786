import type { Grade } from '@everdell/ai';
import { expect, test } from 'vitest';
import type { Reviewed } from '../../../play/advice.ts';
import type { Entry } from '../../../play/story.ts';
import { isPoor, standingOf, turnsOf } from './turns.ts';

let index = 0;
const decision = (turn: number, seat: number, grade: Grade | null, loss = 0): Reviewed => ({
  index: index++,
  seat,
  turn,
  rating: grade === null ? null : { grade, loss },
  better:
    grade === 'slip' || grade === 'mistake'
      ? { question: null, answer: 'this', instead: 'that', reason: 'goods', about: null }
      : null,
});
const entry = (turn: number, seat: number | null, takenBack: Entry['takenBack'] = null): Entry => ({
  id: turn,
  last: turn,
  season: 0,
  round: turn,
  turn,
  seat,
  takenBack,
  events: [],
});

test('a turn is as good as its worst decision, and costs what all of them cost', () => {
  const decisions = [
    decision(1, 0, 'good', 1),
    decision(1, 0, 'slip', 2),
    decision(1, 1, 'best'),
    decision(1, 0, 'best'),
    decision(3, 0, null),
  ];
  const entries = [entry(1, 0, { by: 0, together: false }), entry(1, 0), entry(1, 1), entry(3, null)];
  const turns = turnsOf(decisions, entries);
  expect(turns.map(({ seat, grade, loss }) => [seat, grade, loss])).toEqual([
    [0, 'slip', 3],
    [1, 'best', 0],
    [0, null, 0],
  ]);
  expect(turns.map(({ round }) => round)).toEqual([1, 1, 1]);
  expect(turns.map(({ entry: of }) => of)).toEqual([entries[1], entries[2], null]);
  expect(turns[0].poor).toEqual([decisions[1]]);
  expect(turns.map(isPoor)).toEqual([true, false, false]);
});

test('what a seat gave away is told per turn in which it could choose', () => {
  const turns = turnsOf(
    [decision(1, 0, 'mistake', 4), decision(2, 1, 'best'), decision(3, 0, 'slip', 2), decision(5, 0, null)],
    [],
  );
  expect(standingOf(turns, 0)).toEqual({
    seat: 0,
    average: 3,
    counts: { best: 0, good: 0, slip: 1, mistake: 1 },
    dearest: turns[0],
  });
  expect(standingOf(turns, 1)).toMatchObject({ average: 0, dearest: null });
  expect(standingOf(turns, 2)).toMatchObject({ average: 0, dearest: null });
});
