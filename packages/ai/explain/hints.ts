import type { Action, Game, GameState, Seat } from '@everdell/game';
import type { BotInput, Thought } from '../bot.ts';
import { outcome } from '../search/outcome.ts';
import { learned } from '../value/learned.ts';
import { reasonFor, type ReasonKind } from './reasons.ts';
import { subjectOf } from './subject.ts';

/** An answer worth considering, for the eyes of the seat that has to decide. */
export interface Hint {
  readonly action: Action;
  /** Points the seat is expected to end with. */
  readonly points: number;
  /** The same less what the best rival is expected to end with; null = no rival whose points can be foretold. */
  readonly margin: number | null;
  readonly reason: ReasonKind;
  /** The card or Event that the reason is about, by its id; null = nothing in particular. */
  readonly about: string | null;
}

/** A few visits say little: what was hardly looked at is no advice. */
const LOOKED_AT = 0.02;

/** The best few answers of a thought. */
export function hintsOf(input: BotInput, thought: Thought, most = 3): readonly Hint[] {
  const { game, view, decision, random } = input;
  const { seat } = decision;
  const world = game.determinize(view, random);
  const rival = rivalOf(game, world, seat);
  const options = thought.options();
  const all = options.reduce((sum, { visits }) => sum + visits, 0);
  const good = options.filter(({ visits }, i) => i === 0 || visits >= LOOKED_AT * all).slice(0, most);
  return good.map(({ action, value }) => ({
    action,
    points: value,
    margin: rival === null ? null : value - rival,
    ...reasonIn(input, world, action),
  }));
}

function reasonIn(
  { game, decision, random }: BotInput,
  world: GameState,
  action: Action,
): Pick<Hint, 'reason' | 'about'> {
  const { seat } = decision;
  const sight = { game, seat, random, value: learned.value, followUps: 6, depth: 2 };
  const { after } = outcome(sight, world, action);
  const reason = reasonFor(game, action, world, after, seat);
  return { reason, about: subjectOf(game, reason, world, after, seat) };
}

/** What the best of the others is expected to end with. An automa's way to its points is none that the bots know. */
function rivalOf(game: Game, world: GameState, seat: Seat): number | null {
  let best: number | null = null;
  for (let other = 0; other < world.seats.length; other++) {
    if (other === seat || game.rules.automas[other]) continue;
    best = Math.max(best ?? -Infinity, learned.value(game, world, other));
  }
  return best;
}
