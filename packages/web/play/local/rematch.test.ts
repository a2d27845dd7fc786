import { expect, test } from 'vitest';
import { rematchOf } from './rematch.ts';
import { anyAction, chance, gameWith, screen } from './test-support/hotSeat.ts';

test('everybody keeps their seat, and the next one begins', () => {
  const game = gameWith([null, 'greedy', 'random'], 'again', { options: { firstPlayer: 2, earlyPass: true } });
  const again = rematchOf(screen()(game));
  expect(again.request).toEqual({
    players: 3,
    modules: ['base'],
    options: expect.objectContaining({ firstPlayer: 0, earlyPass: true }) as unknown,
  });
  expect(again.players).toEqual([
    { name: 'Player 1', bot: null },
    { name: 'Player 2', bot: 'greedy' },
    { name: 'Player 3', bot: 'random' },
  ]);
});

test('who began by lot is seen from the story', () => {
  const game = gameWith([null, null, null], 'lot', { options: { firstPlayer: 'random' } });
  const first = game.session.decision!.seat;
  game.ready();
  game.act(anyAction(game, chance('lot')), 0);
  expect(rematchOf(screen()(game)).request.options?.['firstPlayer']).toBe((first + 1) % 3);
});

test('an automa comes with its module', () => {
  const game = gameWith([null], 'alone', { modules: ['rugwort'], options: { 'rugwort.year': 2 } });
  const again = rematchOf(screen()(game));
  expect(again.players).toEqual([{ name: 'Player 1', bot: null }]);
  expect(again.request).toMatchObject({
    players: 1,
    modules: ['base', 'rugwort'],
    options: { 'rugwort.year': 2, firstPlayer: 0 },
  });
});
