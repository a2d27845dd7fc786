import { allModules, RULES_VERSION, SAVE_FORMAT, startSession, type SetupRequest } from '@everdell/game';
import { describe, expect, test } from 'vitest';
import { toJson } from '../store/json.ts';
import { LiveGame } from './liveGame.ts';
import { hashOfNames } from './names.ts';
import { gameInfo, gameText } from './news.ts';
import type { Seated } from './table.ts';

const REQUESTS: readonly SetupRequest[] = [{ players: 2 }, allModules(1), allModules(3)];

/** As much of a table as news need. */
function aTable(players: number): Seated {
  const seats = Array.from({ length: players }, () => ({ word: '' }));
  return { row: { id: 't' }, doc: { secret: 'secret', seats }, around: { store: {} } } as unknown as Seated;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('what is put together as text', () => {
  test.each(REQUESTS)('says the same as what it is made from (%o)', async (request) => {
    const session = startSession(request, 'as text');
    const game = new LiveGame(session);
    const at = aTable(session.state.seats.length);
    const viewers = [null, ...session.state.seats.keys()];
    let roll = 7;
    for (;;) {
      const since = Math.max(0, game.version - 1);
      for (const viewer of viewers)
        expect(JSON.parse(await gameText(at, game, viewer, since))).toEqual(
          plain(await gameInfo(at, game, viewer, since)),
        );
      const { body, version, rules } = game.snapshot();
      expect([version, rules]).toEqual([game.version, RULES_VERSION]);
      expect(JSON.parse(toJson(body))).toEqual(
        plain({ format: SAVE_FORMAT, at: version, names: hashOfNames(session.game), state: session.state }),
      );
      const { decision } = session;
      if (decision === null) break;
      const legal = session.game.legal(session.state, decision.seat);
      roll = (roll * 1103515245 + 12345) % 2147483648;
      game.act(decision.seat, legal[roll % legal.length]);
    }
    expect(game.version).toBeGreaterThan(20);
  });
});
