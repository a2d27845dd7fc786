import type { Action, Game, GameState, Seat } from '@everdell/game';
import type { BotInput, Option, Thought } from '../bot.ts';
import { outcome } from '../search/outcome.ts';
import { automaSeat } from '../value/automa.ts';
import { foretold, learned } from '../value/learned.ts';
import { reasonFor, type ReasonKind } from './reasons.ts';
import { subjectOf } from './subject.ts';

/** An answer worth considering, for the eyes of the seat that has to decide. */
export interface Hint {
  readonly action: Action;
  /** As the bot weighs answers against each other. */
  readonly worth: number;
  /** Points the seat is expected to end with. */
  readonly points: number;
  /** The same less what the best rival, or the automa, is expected to end with; null = there is nobody else. */
  readonly margin: number | null;
  readonly reason: ReasonKind;
  /** The card or Event that the reason is about, by its id; null = nothing in particular. */
  readonly about: string | null;
}

/** A few visits say little: what was hardly looked at is no advice. */
const LOOKED_AT = 0.02;

/** The best few answers of a thought. */
export function hintsOf(input: BotInput, thought: Thought, most = 3): readonly Hint[] {
  const { game, view, random } = input;
  const world = game.determinize(view, random);
  const options = thought.options();
  const all = options.reduce((sum, { visits }) => sum + visits, 0);
  const good = options.filter(({ visits }, i) => i === 0 || visits >= LOOKED_AT * all).slice(0, most);
  const afters = good.map(({ action }) => afterIn(input, world, action));
  const expected = expectedBy(input, world, good[0], afters[0]);
  return good.map(({ action, value }, i) => ({
    action,
    worth: value,
    ...expected(value),
    ...reasonIn(input, world, action, afters[i]),
  }));
}

type Expected = Pick<Hint, 'points' | 'margin'>;

/**
 * What the seat is expected to end with, by the worth of an answer. Against an automa a worth is neither points nor margin:
 * both are foretold for the best answer, and the others are as much worse as they are worth less.
 */
function expectedBy(
  { game, decision }: BotInput,
  world: GameState,
  best: Option,
  after: GameState,
): (worth: number) => Expected {
  const { seat } = decision;
  if (automaSeat(game.rules) < 0) {
    const rival = rivalOf(game, world, seat);
    return (worth) => ({ points: worth, margin: rival === null ? null : worth - rival });
  }
  const points = foretold.points(game, after, seat);
  const margin = foretold.margin(game, after, seat);
  return (worth) => ({ points: points + worth - best.value, margin: margin + worth - best.value });
}

/** Where the answer may lead to, at the end of its turn. */
function afterIn({ game, decision, random }: BotInput, world: GameState, action: Action): GameState {
  const sight = { game, seat: decision.seat, random, value: learned.value, followUps: 6, depth: 2 };
  return outcome(sight, world, action).after;
}

function reasonIn(
  { game, decision }: BotInput,
  world: GameState,
  action: Action,
  after: GameState,
): Pick<Hint, 'reason' | 'about'> {
  const { seat } = decision;
  const reason = reasonFor(game, action, world, after, seat);
  return { reason, about: subjectOf(game, reason, world, after, seat) };
}

/** What the best of the others is expected to end with. */
function rivalOf(game: Game, world: GameState, seat: Seat): number | null {
  let best: number | null = null;
  for (let other = 0; other < world.seats.length; other++)
    if (other !== seat) best = Math.max(best ?? -Infinity, learned.value(game, world, other));
  return best;
}
