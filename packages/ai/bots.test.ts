import { createGame, type Action, type Game, type GameState } from '@everdell/game';
import { describe, expect, it } from 'vitest';
import { bots, botAction, greedyBot, playMatch, randomBot, seededRandom, steadyBot, type Bot } from './index.ts';

const duel = createGame({ players: 2 });

/** States at which somebody has to decide, spread over a game of random moves. */
function positions(game: Game, seed: string, every: number): GameState[] {
  const random = seededRandom(seed);
  const found: GameState[] = [];
  const state = game.start(seed);
  for (let n = 0; game.decisions(state).length > 0; n++) {
    if (n % every === 0) found.push(game.clone(state));
    game.advance(state, botAction(game, state, randomBot(), random));
  }
  return found;
}

function choice(game: Game, state: GameState, bot: Bot): Action {
  return botAction(game, state, bot, seededRandom('the same'), { steps: 12 });
}

describe('seededRandom', () => {
  it('gives the same numbers for the same seed, all from 0 to below 1', () => {
    const first = Array.from({ length: 1000 }, seededRandom('a'));
    expect(Array.from({ length: 1000 }, seededRandom('a'))).toEqual(first);
    expect(Array.from({ length: 1000 }, seededRandom('b'))).not.toEqual(first);
    expect(first.every((x) => x >= 0 && x < 1)).toBe(true);
  });
});

describe.each(Object.entries(bots))('bot %s', (name, create) => {
  it('is registered by its own name', () => {
    expect(create().name).toBe(name);
  });

  it('answers every decision with a legal action, also alone against Rugwort', () => {
    for (const game of [duel, createGame({ players: 1, modules: ['rugwort'], options: { 'rugwort.year': 3 } })]) {
      for (const state of positions(game, 'legal', 7)) {
        const [{ seat }] = game.decisions(state);
        expect(game.legal(state, seat)).toContainEqual(choice(game, state, create()));
      }
    }
  });

  it('answers the same when the cards it cannot see are dealt anew', () => {
    for (const state of positions(duel, 'hidden', 9)) {
      const [{ seat }] = duel.decisions(state);
      const other = duel.determinize(duel.view(state, seat), seededRandom('anew'));
      expect(choice(duel, other, create())).toEqual(choice(duel, state, create()));
    }
  });

  it('leaves what it is given as it was', () => {
    const [state] = positions(duel, 'untouched', 1000);
    const before = JSON.stringify(state);
    choice(duel, state, create());
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('steady', () => {
  it('ends with more points than greedy', () => {
    let ahead = 0;
    for (let game = 0; game < 6; game++) {
      const seat = game % 2;
      const table = seat === 0 ? [steadyBot(), greedyBot()] : [greedyBot(), steadyBot()];
      const scores = duel.score(playMatch(duel, `match ${game}`, table, seededRandom(`chance ${game}`)));
      ahead += scores[seat].total - scores[1 - seat].total;
    }
    expect(ahead).toBeGreaterThan(12);
  });
});

describe('greedy', () => {
  it('beats random clearly', () => {
    const totals = { greedy: 0, random: 0, wins: 0 };
    for (let game = 0; game < 6; game++) {
      const seat = game % 2;
      const table = seat === 0 ? [greedyBot(), randomBot()] : [randomBot(), greedyBot()];
      const end = playMatch(duel, `match ${game}`, table, seededRandom(`chance ${game}`));
      const scores = duel.score(end);
      totals.greedy += scores[seat].total;
      totals.random += scores[1 - seat].total;
      if (duel.winners(end).join() === String(seat)) totals.wins++;
    }
    expect(totals.wins).toBeGreaterThanOrEqual(5);
    expect(totals.greedy).toBeGreaterThan(1.7 * totals.random);
  });

  it('plays a match the same way again', () => {
    const play = (): GameState => playMatch(duel, 'again', [greedyBot(), randomBot()], seededRandom('x'));
    expect(play()).toEqual(play());
  });
});
