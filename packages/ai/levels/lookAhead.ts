import type { Action, GameState } from '@everdell/game';
import type { Bot, BotInput, Option, Thought } from '../bot.ts';
import { outcome, type Sight } from '../search/outcome.ts';
import { sampleOf } from '../seededRandom.ts';
import { learned } from '../value/learned.ts';
import { simple } from '../value/simple.ts';
import type { Value } from '../value/value.ts';

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

/** Looks one turn ahead in a few possible worlds and takes what leaves it best off. */
export function lookAheadBot(name: string, value: Value, effort: Effort): Bot {
  return { name, usual: {}, think: (input) => new LookAhead(input, value, effort) };
}

class LookAhead implements Thought {
  readonly #sight: Sight;
  readonly #worlds: readonly GameState[];
  readonly #answers: readonly Action[];
  readonly #seen: Option[] = [];

  constructor({ game, view, decision, legal, random }: BotInput, value: Value, effort: Effort) {
    this.#sight = { game, seat: decision.seat, random, value, followUps: effort.followUps, depth: effort.depth };
    this.#worlds = Array.from({ length: effort.worlds }, () => game.determinize(view, random));
    this.#answers = sampleOf(legal, effort.answers, random);
  }

  step(): boolean {
    const action = this.#answers[this.#seen.length];
    const sum = this.#worlds.reduce((total, world) => total + outcome(this.#sight, world, action).value, 0);
    this.#seen.push({ action, value: sum / this.#worlds.length, visits: this.#worlds.length });
    return this.#seen.length < this.#answers.length;
  }

  answer(): Action {
    return this.#seen.reduce((best, option) => (option.value > best.value ? option : best)).action;
  }

  options(): readonly Option[] {
    return [...this.#seen].sort((a, b) => b.value - a.value);
  }
}

/** As much as a person looks at who plays without haste: not every answer, and not every consequence. */
const GLANCE: Effort = { worlds: 1, answers: 6, followUps: 4, depth: 1 };

/** Plays naturally but short-sightedly: what it counts is what it has. */
export const greedyBot = (): Bot => lookAheadBot('greedy', simple, GLANCE);

/** Knows from many games what a position is worth in the end. */
export const steadyBot = (): Bot => lookAheadBot('steady', learned.value, GLANCE);
