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
export function outcome(sight: Sight, world: GameState, answer: Action, asked = 0): Outcome {
  const { game, seat, random, value } = sight;
  const after = game.clone(world);
  game.advance(after, answer);
  for (;;) {
    if (game.turnOf(after) !== null) return { value: value(game, after, seat), after };
    const [next] = game.decisions(after);
    if (next === undefined || next.seat !== seat) return { value: value(game, after, seat), after };
    const answers = game.legal(after, seat);
    if (asked < sight.depth) {
      let best: Outcome | null = null;
      for (const follow of sampleOf(answers, sight.followUps, random)) {
        const found = outcome(sight, after, follow, asked + 1);
        if (best === null || found.value > best.value) best = found;
      }
      return best!;
    }
    game.advance(after, answers[Math.floor(random() * answers.length)]);
  }
}
