import type { Action, Game, GameState, Seat } from '@everdell/game';
import type { Bot } from './bot.ts';
import { evaluate } from './evaluate.ts';
import type { Value } from './value/value.ts';
import { sampleOf } from './seededRandom.ts';

/** How far and how broadly it looks. */
export interface Effort {
  /** Deals of the hidden cards that agree with what it sees. */
  readonly worlds: number;
  /** Answers it compares; of more it takes a sample. */
  readonly answers: number;
  /** The same for the questions that follow from an answer. */
  readonly followUps: number;
  /** Questions in a row that it thinks through; later ones it answers blindly. */
  readonly depth: number;
}

const USUAL: Effort = { worlds: 2, answers: 48, followUps: 10, depth: 2 };

/** Looks one turn ahead in a few possible worlds and takes what leaves it best off. */
export function greedyBot(effort: Effort = USUAL, value: Value = evaluate): Bot {
  return {
    name: 'greedy',
    choose({ game, view, decision, legal, random }) {
      if (legal.length === 1) return legal[0];
      const worlds = Array.from({ length: effort.worlds }, () => game.determinize(view, random));
      const search: Search = { game, seat: decision.seat, effort, random, value };
      const answers = sampleOf(legal, effort.answers, random);
      return best(answers, (answer) => worlds.reduce((sum, world) => sum + outcome(search, world, answer, 0), 0));
    },
  };
}

interface Search {
  readonly game: Game;
  readonly seat: Seat;
  readonly effort: Effort;
  readonly random: () => number;
  readonly value: Value;
}

function best(answers: readonly Action[], value: (answer: Action) => number): Action {
  let chosen = answers[0];
  let most = -Infinity;
  for (const answer of answers) {
    const v = value(answer);
    if (v > most) {
      most = v;
      chosen = answer;
    }
  }
  return chosen;
}

/** How the seat stands after the answer and the further answers its turn asks for. */
function outcome(search: Search, world: GameState, answer: Action, depth: number): number {
  const { game, seat, effort, random, value } = search;
  const after = game.clone(world);
  game.advance(after, answer);
  for (;;) {
    const [next] = game.decisions(after);
    if (next === undefined || next.seat !== seat || next.kind === 'turn') return value(game, after, seat);
    const answers = game.legal(after, seat);
    if (depth < effort.depth) {
      const tried = sampleOf(answers, effort.followUps, random);
      return tried.reduce((most, follow) => Math.max(most, outcome(search, after, follow, depth + 1)), -Infinity);
    }
    game.advance(after, answers[Math.floor(random() * answers.length)]);
  }
}
