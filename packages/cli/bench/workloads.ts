import { pickOne, seededRandom, wiseBot } from '@everdell/ai';
import { createGame, type Game, type GameState } from '@everdell/game';
import { cpuSeconds, mean } from '../commands/statistics.ts';

/** What is measured: games with random moves, steps of a search, copies of states. */
export type Kind = 'games' | 'search' | 'copies';

export interface Workload {
  readonly kind: Kind;
  readonly players: number;
  readonly modules: readonly string[];
}

export interface Rate {
  /** Games, steps or copies. */
  readonly done: number;
  readonly seconds: number;
}

export interface GameRate extends Rate {
  readonly decisions: number;
  /** Sum over the games of the mean score at the table. */
  readonly score: number;
}

/** Steps that the search may take over a decision. */
const STEPS = 120;
/** Games and copies between two looks at the clock, which takes as long as some decisions. */
const GAMES = 16;
const COPIES = 2000;

/** Does the work for so many seconds of processor time. */
export function workFor({ kind, players, modules }: Workload, seconds: number, seed: string): Rate {
  const game = createGame({ players, modules });
  if (kind === 'games') return playFor(game, seconds, seed);
  if (kind === 'search') return searchFor(game, seconds, seed);
  let states = halfWay.get(game);
  if (states === undefined) halfWay.set(game, (states = midGameStates(game, 40)));
  return copyFor(game, seconds, states);
}

const halfWay = new WeakMap<Game, readonly GameState[]>();

/** Whole games with random moves, every legal action listed at every decision. */
export function playFor(game: Game, seconds: number, seed: string): GameRate {
  const random = seededRandom(seed);
  const start = cpuSeconds();
  let done = 0;
  let decisions = 0;
  let score = 0;
  let used = 0;
  while (used < seconds) {
    const state = game.start(`${seed}/${done++}`);
    for (let [decision] = game.decisions(state); decision !== undefined; [decision] = game.decisions(state)) {
      game.advance(state, pickOne(game.legal(state, decision.seat), random));
      decisions++;
    }
    score += mean(game.score(state).map((seat) => seat.total));
    if (done % GAMES === 0) used = cpuSeconds() - start;
  }
  return { done, decisions, score, seconds: used };
}

/** Games among the bot that searches; what is counted are its steps. */
export function searchFor(game: Game, seconds: number, seed: string): Rate {
  const start = cpuSeconds();
  let done = 0;
  for (let n = 0; ; n++) {
    for (const steps of searchGame(game, `${seed}/${n}`)) {
      done += steps;
      const used = cpuSeconds() - start;
      if (used >= seconds) return { done, seconds: used };
    }
  }
}

/** Plays a game of the bot that searches and tells the steps of each decision; the last state is returned. */
export function* searchGame(game: Game, seed: string): Generator<number, GameState> {
  const bot = wiseBot();
  const random = seededRandom(seed);
  const state = game.start(seed);
  for (let [decision] = game.decisions(state); decision !== undefined; [decision] = game.decisions(state)) {
    const legal = game.legal(state, decision.seat);
    if (legal.length === 1) {
      game.advance(state, legal[0]);
      continue;
    }
    const thought = bot.think({ game, view: game.view(state, decision.seat), decision, legal, random });
    let steps = 1;
    while (thought.step(STEPS - steps) && steps < STEPS) steps++;
    game.advance(state, thought.answer());
    yield steps;
  }
  return state;
}

export function copyFor(game: Game, seconds: number, states: readonly GameState[]): Rate {
  const start = cpuSeconds();
  let done = 0;
  let used = 0;
  for (; used < seconds; used = cpuSeconds() - start)
    for (const end = done + COPIES; done < end; done++) game.clone(states[done % states.length]);
  return { done, seconds: used };
}

/** States about half way through a game. */
export function midGameStates(game: Game, n: number): readonly GameState[] {
  const random = seededRandom('middle');
  const states: GameState[] = [];
  for (let i = 0; i < n; i++) {
    const state = game.start(`middle/${i}`);
    for (let move = 0; move < 80 && game.decisions(state).length > 0; move++) {
      const [{ seat }] = game.decisions(state);
      game.advance(state, pickOne(game.legal(state, seat), random));
    }
    states.push(state);
  }
  return states;
}
