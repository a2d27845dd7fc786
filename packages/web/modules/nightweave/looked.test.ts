import { buildPosition } from '@everdell/game';
import { expect, it } from 'vitest';
import { seenAt } from '../../play/test-support/lookAt.ts';
import { holderKey } from '../../play/things.ts';
import { reasonFor } from '../../play/whyNot.ts';
import { lairOf } from './lair.ts';

const ALONE = { players: 1, modules: ['nightweave'] };

it('a card of hers that nobody visits is not said to be shut', () => {
  const { state, game } = buildPosition(ALONE, { seats: [{ workersFree: 2 }], nightweave: {} });
  const seen = seenAt(state, 0);
  const place = (id: string): string => holderKey(seen, game.rules.placeById.get(id)!.ix);
  expect(reasonFor(seen, place('ACT-05') as never)).toBeNull();
  expect(reasonFor(seen, place('journey-3') as never)).not.toBeNull();
});

it('of two Plots the One-Time one is told as carried out (R-NW-MOD-12)', () => {
  const plan = { 'nightweave.plan': 'the-plot-thickens' };
  const { state } = buildPosition(
    { ...ALONE, options: plan },
    { seats: [{}], nightweave: { plan: 'the-plot-thickens', plot: ['thief', 'bad-publicity'] } },
  );
  const spent = lairOf(seenAt(state, 0))!.tempers.map(({ card, spent: is }) => [card.id, is]);
  expect(Object.fromEntries(spent)).toEqual({ 'the-plot-thickens': false, thief: true, 'bad-publicity': false });
});

it('a Plot that still waits for something is not', () => {
  const { state } = buildPosition(
    { ...ALONE, options: { 'nightweave.plots': true } },
    { seats: [{}], nightweave: { plot: 'venomberry-stew' } },
  );
  expect(lairOf(seenAt(state, 0))!.tempers.map(({ spent }) => spent)).toEqual([false]);
});
