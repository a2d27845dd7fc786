import type { Action, Decision } from '@everdell/game';
import { expect, test } from 'vitest';
import { choose, createDraft, everything, setAmount, setMode } from './draft.ts';

const decision = (d: object): Decision => d as Decision;

test.each<[string, Decision, Action, object]>([
  ['a turn', decision({ kind: 'turn' }), { t: 'play', card: 3 }, { selected: { t: 'play', card: 3 } }],
  [
    'one of several things',
    decision({ kind: 'pick', picked: [], min: 1, max: 1 }),
    { t: 'pick', items: [4] },
    { selected: { t: 'pick', items: [4] }, picked: [] },
  ],
  [
    'several things',
    decision({ kind: 'pick', picked: [], min: 0, max: 3 }),
    { t: 'pick', items: [4, 2] },
    { selected: null, picked: [4, 2] },
  ],
  [
    'amounts',
    decision({ kind: 'split', among: [0, 1] }),
    { t: 'split', by: [2, 1] },
    { selected: null, split: [2, 1] },
  ],
])('%s is chosen at once as if part by part, and nothing of what was chosen before is left', (_, d, action, made) => {
  const draft = createDraft();
  draft.setState({ split: [0, 0], picked: [9], selected: { t: 'pass' } });
  setMode(draft, 'visit');
  choose(draft, d, action);
  expect(draft.getState()).toMatchObject({ mode: 'all', ...made });
  choose(draft, d, null);
  expect(draft.getState()).toMatchObject({ selected: null, picked: [], split: draft.getState().split.map(() => 0) });
});

test('an amount stays within what there is', () => {
  const draft = createDraft();
  draft.setState({ split: [0, 0] });
  const d = { kind: 'split', among: [0, 1], caps: [2, 5], max: 4 } as unknown as Parameters<typeof setAmount>[1];
  setAmount(draft, d, 0, 9);
  setAmount(draft, d, 1, 9);
  expect(draft.getState().split).toEqual([2, 2]);
});

test.each<[string, object, readonly number[] | null]>([
  ['three of which all may be chosen', { min: 0, max: 3, items: [4, 2, 7] }, [4, 2, 7]],
  ['two save no press', { min: 0, max: 2, items: [4, 2] }, null],
  ['of which only some may be chosen', { min: 0, max: 2, items: [4, 2, 7] }, null],
  ['of which one is chosen', { min: 1, max: 1, items: [4, 2, 7] }, null],
])('everything at once: %s', (_, d, items) => {
  const seen = {
    decision: decision({ kind: 'pick', picked: [], ...d }),
    legal: [{ t: 'done' }],
    seat: 0,
    known: null,
    game: { check: () => null },
  } as unknown as Parameters<typeof everything>[0];
  expect(everything(seen)).toEqual(items === null ? null : { t: 'pick', items });
});

test('everything at once is not offered where the rules refuse it', () => {
  const seen = {
    decision: decision({ kind: 'pick', picked: [], min: 0, max: 3, items: [1, 2, 3] }),
    legal: [{ t: 'done' }],
    game: { check: () => ({ code: 'no' }) },
  } as unknown as Parameters<typeof everything>[0];
  expect(everything(seen)).toBeNull();
});
