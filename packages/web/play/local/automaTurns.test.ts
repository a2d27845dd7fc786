/** An automa with turns of its own, for whom the game in the browser answers. */
import { registry, type Module } from '@everdell/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyAction, chance, gameWith, patiently } from './test-support/hotSeat.ts';

const name = { one: 'Hare', many: 'Hares' };
const hare: Module = {
  id: 'hare',
  players: [1],
  setUpFor: { plus: 1 },
  automa: { id: 'hare', workers: 0, turn: { do: 'points', n: 1 }, first: true, scoring: [] },
  text: { en: { automas: { hare: name } }, es: { automas: { hare: { ...name, gender: 'f' } } } },
};
beforeAll(() => void (registry as Module[]).push(hare));
afterAll(() => void (registry as Module[]).pop());

test('its turn is a move of its own, and comes only when the turn before is not taken back any more', async () => {
  const game = gameWith([null], 'hare', { modules: ['hare'] });
  const random = chance('hare');
  expect(game.players.map(({ kind }) => kind)).toEqual(['here', 'automa']);
  expect(game.botToMove).not.toBeNull();
  game.moveBot(await game.botMove(game.botToMove!, 1, patiently()));
  expect(game.session.log).toEqual([{ seat: 1, action: { t: 'option', id: 'go' } }]);
  expect(game.botToMove).toBeNull();
  while (game.session.decision!.seat === 0) game.act(anyAction(game, random), game.session.log.length);
  expect([game.picture().holding, game.botToMove !== null]).toContain(false); // while it is held nobody moves
  game.proceed();
  expect(game.botToMove).not.toBeNull();
  expect(game.picture().viewer).toBe(0);
});
