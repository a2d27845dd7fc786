import { setImmediate } from 'node:timers/promises';
import { bots, decide, inputOf, seededRandom } from '@everdell/ai';
import { createGame, type GameState } from '@everdell/game';
import { isSelfPlay, type Pairing } from './pairing.ts';
import type { GameRecord, Thinking } from './record.ts';
import { seating, type Side } from './seats.ts';

/** One game of a pairing. */
export interface ArenaGame {
  readonly pairing: Pairing;
  readonly game: number;
  /** The fingerprint of the players, for the record. */
  readonly by: string;
}

/** Games in pairs have the same deal, but two games of one bot against itself would then be the same game. */
function dealOf(pairing: Pairing, game: number): string {
  const paired = pairing.b !== null && !isSelfPlay(pairing);
  return `${pairing.seed}/${paired ? Math.floor(game / 2) : game}`;
}

function sidesOf(pairing: Pairing, game: number): readonly Side[] {
  const { players } = pairing.request;
  if (pairing.b === null || isSelfPlay(pairing)) return Array.from({ length: players }, () => 'a');
  return seating(players, game);
}

export async function playGame({ pairing, game: number, by }: ArenaGame): Promise<GameRecord> {
  const game = createGame(pairing.request);
  const deal = dealOf(pairing, number);
  const sides = sidesOf(pairing, number);
  const chances = sides.map((_, seat) => seededRandom(`${deal}/seat ${seat}`));
  const watches = { a: new StopWatch(), b: new StopWatch() };
  const table = { a: bots[pairing.a.bot](), b: bots[(pairing.b ?? pairing.a).bot]() };
  const state: GameState = game.start(deal);
  while (game.decisions(state).length > 0) {
    const [{ seat }] = game.decisions(state);
    const hosts = game.hostAnswer(state);
    if (hosts !== null) {
      game.apply(state, seat, hosts);
      continue;
    }
    const input = inputOf(game, state, chances[seat]);
    const side = sides[seat];
    const think = () => decide(table[side], input, pairing[side]?.budget);
    const action = input.legal.length === 1 ? input.legal[0] : watches[side].measure(think);
    game.apply(state, seat, action);
    await setImmediate(); // so that a process whose master is gone notices it during a long game
  }
  const scores = game.score(state).map(({ total }) => total);
  const winners = game.winners(state);
  return {
    game: number,
    seats: scores.map((_, seat) => sides[seat] ?? (pairing.b === null ? 'b' : '-')).join(''),
    scores,
    won: scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    a: watches.a.thinking,
    ...(sides.includes('b') && { b: watches.b.thinking }),
    by,
  };
}

const SLOWEST = 3;

class StopWatch {
  readonly #times: number[] = [];

  measure<T>(what: () => T): T {
    const start = performance.now();
    const result = what();
    this.#times.push(performance.now() - start);
    return result;
  }

  get thinking(): Thinking {
    return {
      decisions: this.#times.length,
      ms: tenths(this.#times.reduce((sum, ms) => sum + ms, 0)),
      slowest: [...this.#times]
        .sort((x, y) => y - x)
        .slice(0, SLOWEST)
        .map(tenths),
    };
  }
}

function tenths(ms: number): number {
  return Math.round(ms * 10) / 10;
}
