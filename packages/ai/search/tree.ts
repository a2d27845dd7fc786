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

/** A question to the seat that searches, reached by certain answers of its own, in whatever world. */
export interface Node {
  visits: number;
  readonly branches: Map<string, Branch>;
}

export interface Search extends Sight {
  /** The answers to the question that is thought about; the same in every world. */
  readonly legal: readonly Action[];
  /** Answers that are compared when a question is met for the first time; of more a sample. */
  readonly answers: number;
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

function explore(search: Search, root: Node, world: GameState, path: Branch[]): number {
  const { game, seat, value } = search;
  let node = root;
  let turns = search.turns;
  for (;;) {
    const [decision] = game.decisions(world);
    if (decision === undefined) return value(game, world, seat);
    if (decision.seat !== seat) {
      answerForRival(search, world, decision.seat);
      continue;
    }
    if (decision.kind === 'turn' && path.length > 0 && --turns < 0) return value(game, world, seat);
    const legal = path.length === 0 ? search.legal : game.legal(world, seat);
    if (legal.length === 1 && path.length > 0) {
      game.advance(world, legal[0]);
      continue;
    }
    const isNew = node.branches.size === 0;
    const branch = choose(search, node, world, legal);
    path.push(branch);
    if (isNew) return branch.prior;
    game.advance(world, branch.action);
    node = branch.next ??= newNode();
  }
}

/** The branch to follow in this world: the best one so far, or one about which little is known. */
function choose(search: Search, node: Node, world: GameState, legal: readonly Action[]): Branch {
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
  for (const action of lookedAt(search, node, unknown, best === null)) {
    const branch: Branch = { action, prior: outcome(search, world, action).value, visits: 0, sum: 0, next: null };
    node.branches.set(keyOf(action), branch);
    if (branch.prior > most) {
      most = branch.prior;
      best = branch;
    }
  }
  return best!;
}

/** What is looked at for the first time: at a new question a good many, later now and then one more. */
function lookedAt(search: Search, node: Node, unknown: readonly Action[], isNew: boolean): readonly Action[] {
  if (isNew) return sampleOf(unknown, search.answers, search.random);
  if (unknown.length === 0 || (node.visits & 3) !== 0) return [];
  return [unknown[Math.floor(search.random() * unknown.length)]];
}

const keyOf = (action: Action): string => JSON.stringify(action);

/** A rival does the best of a few things. */
function answerForRival({ game, rivals, random, value }: Search, world: GameState, rival: number): void {
  const answers = game.legal(world, rival);
  let best = answers[0];
  if (answers.length > 1) {
    let most = -Infinity;
    for (const answer of sampleOf(answers, rivals, random)) {
      const after = game.clone(world);
      game.advance(after, answer);
      const v = value(game, after, rival);
      if (v > most) {
        most = v;
        best = answer;
      }
    }
  }
  game.advance(world, best);
}
