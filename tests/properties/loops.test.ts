import { EffectLoopError, type Effect, type Module } from '@everdell/engine';
import { Session, type Game } from '@everdell/game';
import { base } from '@everdell/sets';
import { describe, expect, test } from 'vitest';
import { gameWith } from '../test-support/madeUp/game.ts';

const AGAIN: Effect = { do: 'code', id: 'again' };

/** A set whose location never comes to an end. */
function looping(again: Effect): Module {
  return {
    id: 'looping',
    places: { treadmill: { row: 'basic', visit: { effect: AGAIN } } },
    code: { again: () => again },
  };
}

function visitTreadmill(game: Game): Session {
  const session = new Session(game, 'loop');
  const before = JSON.stringify(session.state);
  const visit = (): unknown => session.act(session.decision!.seat, { t: 'visit', place: treadmill(game) });
  expect(visit).toThrow(EffectLoopError);
  expect(visit).toThrow(/effects did not come to an end: .*code/);
  expect(JSON.stringify(session.state)).toBe(before);
  return session;
}

const treadmill = (game: Game): number => game.rules.placeById.get('treadmill')!.ix;

describe('effects without end', () => {
  test.each<[string, Effect]>([
    ['an effect that is followed by itself', AGAIN],
    ['an effect that grows', { do: 'seq', steps: [{ do: 'gain', what: { twig: 1 } }, AGAIN, AGAIN] }],
    ['an effect that asks what has only one answer', { do: 'gainAny', n: 1, among: ['twig'] }],
  ])('%s ends in a clear error, and the game goes on', (_name, again) => {
    const effect: Effect = again.do === 'gainAny' ? { do: 'seq', steps: [again, AGAIN] } : again;
    const session = visitTreadmill(gameWith([base, looping(effect)], 2));
    const { seat } = session.decision!;
    session.act(seat, { t: 'visit', place: session.game.rules.placeById.get('basic-2-resin')!.ix });
    expect(session.log).toHaveLength(1);
    expect(session.decision?.seat).not.toBe(seat);
  });

  test('also when the game is set up', () => {
    const module: Module = { ...looping(AGAIN), reacts: [{ to: 'starting', then: AGAIN }] };
    expect(() => gameWith([base, module], 2).start('loop')).toThrow(EffectLoopError);
  });
});
