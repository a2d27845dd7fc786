import {
  allModules,
  createGame,
  eachModule,
  PAYERS,
  waysToPay,
  whyNotPaid,
  type Game,
  type GameState,
} from '@everdell/game';
import { expect, test } from 'vitest';
import { seededRandom } from '@everdell/ai';

const TABLES = [{ players: 2 }, { players: 4 }, ...eachModule(), allModules(1), allModules(2)];

/** What is wrong with the ways to pay for the cards that can be played now. */
function wrongWays(game: Game, s: GameState): { readonly wrong: readonly string[]; readonly ways: number } {
  const [d] = game.decisions(s);
  const wrong: string[] = [];
  let count = 0;
  if (d?.kind !== 'turn') return { wrong, ways: count };
  for (const action of game.legal(s, d.seat)) {
    if (action.t !== 'play') continue;
    const ways = waysToPay(game, s, d.seat, action.card);
    count += ways.length;
    if (ways.length === 0) wrong.push(`no way to pay for ${action.card}`);
    if (new Set(ways.map((way) => JSON.stringify(way))).size < ways.length) wrong.push(`twice for ${action.card}`);
    for (const way of ways) {
      const reason = whyNotPaid(game, s, d.seat, action.card, way);
      if (reason !== null) wrong.push(`${reason.code}: ${JSON.stringify(way)}`);
      const order = way.uses.map(({ by }) => PAYERS.indexOf(by));
      if (order.some((at, i) => i > 0 && at <= order[i - 1])) wrong.push(`out of order: ${JSON.stringify(way)}`);
    }
  }
  return { wrong, ways: count };
}

test.each(TABLES)('every way to pay that is listed is accepted, and what can be played has one: %j', (table) => {
  const game = createGame(table);
  const state = game.start('payments');
  const random = seededRandom('payments');
  let ways = 0;
  for (let [d] = game.decisions(state); d !== undefined; [d] = game.decisions(state)) {
    const found = wrongWays(game, state);
    expect(found.wrong).toEqual([]);
    ways += found.ways;
    const legal = game.legal(state, d.seat);
    game.advance(state, legal[Math.floor(random() * legal.length)]);
  }
  expect(ways).toBeGreaterThan(20);
});
