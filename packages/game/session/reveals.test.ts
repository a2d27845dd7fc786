import { describe, expect, test } from 'vitest';
import { createGame, startSession, type Game, type GameState, type Seat } from '../index.ts';
import { dice, randomAction, TABLES } from '../test-support/random.ts';

/** Which cards a seat may know by looking. */
function known(game: Game, state: GameState, seat: Seat | null): readonly number[] {
  return game.view(state, seat).cardOf;
}

describe('the count of reveals', () => {
  test.each(TABLES)('grows whenever somebody learns what nobody could show them ($players players)', (request) => {
    const roll = dice(request.players * 13);
    const leaks: string[] = [];
    const game = createGame(request);
    for (let round = 0; round < 6; round++) {
      const state = game.start(`reveals-${round}`);
      for (let d = game.decisions(state).at(0); d !== undefined; d = game.decisions(state).at(0)) {
        const before = game.clone(state);
        const legal = game.legal(state, d.seat);
        game.advance(state, legal[roll(legal.length)]);
        if (state.reveals !== before.reveals) continue;
        if (state.rng.join() !== before.rng.join()) leaks.push('chance was used');
        const held = [game.rules.hand[d.seat], ...game.rules.playZones[d.seat]];
        const own = held.flatMap((zone) => before.zones[zone]);
        state.seats.forEach((_, viewer) => {
          const then = known(game, before, viewer);
          known(game, state, viewer).forEach((ix, uid) => {
            if (ix >= 0 && then[uid] < 0 && (viewer === d.seat || !own.includes(uid)))
              leaks.push(`seat ${viewer} learned card ${uid}`);
          });
        });
      }
    }
    expect(leaks).toEqual([]);
  });

  test('grows when a card is given to an opponent', () => {
    const roll = dice(3);
    let gifts = 0;
    for (let round = 0; round < 60 && gifts === 0; round++) {
      const session = startSession({ players: 2 }, `gift-${round}`);
      while (session.decision !== null) {
        const { seat } = session.decision;
        const { reveals } = session.state;
        const events = session.act(seat, randomAction(session, roll));
        if (!events.some((event) => event.e === 'gave')) continue;
        expect(session.state.reveals).toBeGreaterThan(reveals);
        gifts++;
      }
    }
    expect(gifts).toBeGreaterThan(0);
  });
});
