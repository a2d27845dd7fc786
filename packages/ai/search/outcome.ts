import type { Action, Game, GameState, Seat } from '@everdell/game';
import { sampleOf } from '../seededRandom.ts';
import type { Value } from '../value/value.ts';

/** How a seat looks at what follows from its answers. */
export interface Sight {
  readonly game: Game;
  readonly seat: Seat;
  readonly random: () => number;
  readonly value: Value;
  /** Answers to the questions that follow; of more a sample. */
  readonly followUps: number;
  /** Questions in a row that are thought through; later ones are answered blindly. */
  readonly depth: number;
}

export interface Outcome {
  readonly value: number;
  /** Where the answer and the best further answers of the same turn lead. */
  readonly after: GameState;
}

/** What the answer leads to, with the best further answers its turn asks for. The world is left as it is. */
export function outcome(sight: Sight, world: GameState, answer: Action): Outcome {
  return follow(sight, sight.game.clone(world), answer, 0);
}

/** The same; the world is used up. */
function follow(sight: Sight, after: GameState, answer: Action, asked: number): Outcome {
  const { game, seat, random, value } = sight;
  game.advance(after, answer);
  for (;;) {
    if (game.turnOf(after) !== null) return { value: value(game, after, seat), after };
    const [next] = game.decisions(after);
    if (next === undefined || next.seat !== seat) return { value: value(game, after, seat), after };
    const answers = game.legal(after, seat);
    if (asked < sight.depth) {
      let best: Outcome | null = null;
      const some = sampleOf(answers, sight.followUps, random);
      for (let i = 0; i < some.length; i++) {
        const found = follow(sight, i === some.length - 1 ? after : game.clone(after), some[i], asked + 1);
        if (best === null || found.value > best.value) best = found;
      }
      return best!;
    }
    game.advance(after, answers[Math.floor(random() * answers.length)]);
  }
}
