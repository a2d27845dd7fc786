import type { Action, GameState } from '@everdell/game';
import { sampleOf } from '../seededRandom.ts';
import { outcome, type Sight } from './outcome.ts';

/** What an answer has led to so far. */
export interface Branch {
  readonly action: Action;
  /** What it looked like at first sight. */
  readonly prior: number;
  visits: number;
  sum: number;
  next: Node | null;
}

type Key = string | number;

/** A question to the seat that searches, reached by certain answers of its own, in whatever world. */
export interface Node {
  visits: number;
  readonly branches: Map<Key, Branch>;
}

export interface Search extends Sight {
  /** The answers to the question that is thought about; the same in every world. */
  readonly legal: readonly Action[];
  /** Answers to the first question that are compared soon; of more a sample. */
  readonly answers: number;
  /** The same for each question further down, as soon as it is met. */
  readonly further: number;
  /** Answers of a rival that are compared. */
  readonly rivals: number;
  /** Points by which an answer that was tried little is trusted to be better than it looked. */
  readonly curiosity: number;
  /** Turns of its own that it looks ahead. */
  readonly turns: number;
}

export const newNode = (): Node => ({ visits: 0, branches: new Map() });

/** What the first sight counts for, in visits. */
const SIGHT = 2;

export const meanOf = ({ prior, sum, visits }: Branch): number => (prior * SIGHT + sum) / (SIGHT + visits);

/** Goes down the tree once in this world, and back up with what it found there. The world is used up. */
export function descend(search: Search, root: Node, world: GameState): void {
  const path: Branch[] = [];
  const found = explore(search, root, world, path);
  let node: Node = root;
  for (const branch of path) {
    node.visits++;
    branch.visits++;
    branch.sum += found;
    node = branch.next ?? node;
  }
}

function explore(search: Search, root: Node, start: GameState, path: Branch[]): number {
  const { game, seat, value } = search;
  let world = start;
  let node = root;
  let turns = search.turns;
  for (;;) {
    const [decision] = game.decisions(world);
    if (decision === undefined) return value(game, world, seat);
    if (decision.seat !== seat) {
      world = answerForRival(search, world, decision.seat);
      continue;
    }
    if (decision.kind === 'turn' && path.length > 0 && --turns < 0) return value(game, world, seat);
    const legal = path.length === 0 ? search.legal : game.legal(world, seat);
    if (legal.length === 1 && path.length > 0) {
      game.advance(world, legal[0]);
      continue;
    }
    const isNew = node.branches.size === 0;
    const branch = choose(search, node, world, legal, node === root);
    path.push(branch);
    if (isNew) return branch.prior;
    game.advance(world, branch.action);
    node = branch.next ??= newNode();
  }
}

/** The branch to follow in this world: the best one so far, or one about which little is known. */
function choose(search: Search, node: Node, world: GameState, legal: readonly Action[], isFirst: boolean): Branch {
  let best: Branch | null = null;
  let most = -Infinity;
  const isNew = node.branches.size === 0;
  const unknown: Action[] = [];
  const explore = search.curiosity * Math.sqrt(node.visits + 1);
  for (const action of legal) {
    const branch = isNew ? undefined : node.branches.get(keyOf(action));
    if (branch === undefined) {
      unknown.push(action);
      continue;
    }
    const trust = meanOf(branch) + explore / (1 + branch.visits);
    if (trust > most) {
      most = trust;
      best = branch;
    }
  }
  const more = best === null ? search.further : widening(search, node, isFirst);
  for (const action of sampleOf(unknown, more, search.random)) {
    const branch: Branch = { action, prior: outcome(search, world, action).value, visits: 0, sum: 0, next: null };
    node.branches.set(keyOf(action), branch);
    if (branch.prior > most) {
      most = branch.prior;
      best = branch;
    }
  }
  return best!;
}

/** How many more answers are looked at: at the first question some at a time, later now and then one. */
function widening({ answers }: Search, { visits, branches }: Node, isFirst: boolean): number {
  if (isFirst && branches.size < answers) return 8;
  return (visits & 3) === 0 ? 1 : 0;
}

/** Equal answers have equal keys. Those that are met most are numbers: writing all of them out took a fifth of a search. */
function keyOf(action: Action): Key {
  switch (action.t) {
    case 'play':
      return action.card * 4;
    case 'visit':
      return action.place * 4 + 1;
    case 'pick':
      return action.items.length === 1 ? action.items[0] * 4 + 2 : action.items.join();
    case 'option':
      return action.id;
    case 'pay':
      return action.uses.length === 0 ? `for ${action.spend.join()}` : JSON.stringify(action);
    default:
      return JSON.stringify(action);
  }
}

/** A rival does the best of a few things; where that leads has been found already. The world is used up. */
function answerForRival({ game, rivals, random, value }: Search, world: GameState, rival: number): GameState {
  const answers = game.legal(world, rival);
  if (answers.length === 1) {
    game.advance(world, answers[0]);
    return world;
  }
  let best: GameState | null = null;
  let most = -Infinity;
  const some = sampleOf(answers, rivals, random);
  for (let i = 0; i < some.length; i++) {
    const after = i === some.length - 1 ? world : game.clone(world);
    game.advance(after, some[i]);
    const v = value(game, after, rival);
    if (best === null || v > most) {
      most = v;
      best = after;
    }
  }
  return best!;
}
