import type { Action, GameState } from '@everdell/game';
import type { Bot, BotInput, Option, Thought } from '../bot.ts';
import { descend, meanOf, newNode, type Branch, type Search } from '../search/tree.ts';
import { learned } from '../value/learned.ts';

/** How it searches. */
export type Wisdom = Omit<Search, 'game' | 'seat' | 'random' | 'legal'> & {
  /** Deals of the hidden cards that agree with what it sees; it goes through them in turn. */
  readonly worlds: number;
};

export const WISDOM: Wisdom = {
  value: learned.value,
  worlds: 24,
  turns: 4,
  curiosity: 2,
  answers: 48,
  further: 16,
  followUps: 4,
  depth: 1,
  rivals: 5,
};

/** Looks several turns ahead, in many possible worlds. */
export function wiseBot(wisdom: Wisdom = WISDOM): Bot {
  return { name: 'wise', usual: { ms: 1000 }, think: (input) => new TreeSearch(input, wisdom) };
}

class TreeSearch implements Thought {
  readonly #input: BotInput;
  readonly #wisdom: Wisdom;
  readonly #search: Search;
  readonly #worlds: GameState[] = [];
  readonly #root = newNode();

  constructor(input: BotInput, wisdom: Wisdom) {
    const { game, decision, legal, random } = input;
    this.#input = input;
    this.#wisdom = wisdom;
    this.#search = { ...wisdom, game, legal, random, seat: decision.seat };
  }

  step(left = Infinity): boolean {
    const { game } = this.#input;
    descend(this.#search, this.#root, game.clone(this.#world()));
    return !this.#isSettled(left);
  }

  answer(): Action {
    return this.#ranked()[0].action;
  }

  options(): readonly Option[] {
    return this.#ranked().map((branch) => ({ action: branch.action, value: meanOf(branch), visits: branch.visits }));
  }

  #world(): GameState {
    const { game, view, random } = this.#input;
    const at = this.#root.visits % this.#wisdom.worlds;
    return (this.#worlds[at] ??= game.determinize(view, random));
  }

  /** Nothing else can come to be visited more in the time that is left, or is worth it. */
  #isSettled(left: number): boolean {
    const { visits } = this.#root;
    if (visits < ENOUGH || visits % 16 !== 0) return false;
    const [best, ...others] = this.#ranked();
    if (others.length === 0 || best.visits - others[0].visits > left) return true;
    const lead = (branch: Branch): number => meanOf(best) - meanOf(branch);
    return (
      others.every((branch) => lead(branch) > CLEAR || branch.visits < TRIED) ||
      others.every((branch) => Math.abs(lead(branch)) < ALIKE)
    );
  }

  #ranked(): readonly Branch[] {
    return [...this.#root.branches.values()].sort((a, b) => b.visits - a.visits || meanOf(b) - meanOf(a));
  }
}

/** Before so many visits nothing is settled. */
const ENOUGH = 96;
/** After so many visits an answer has had its chance. */
const TRIED = 8;
/** Who leads by so many points over all that were tried is not overtaken. */
const CLEAR = 2;
/** Answers that differ by less, in points, are all the same: in which order things happen, mostly. */
const ALIKE = 0.2;
