import { WORKER, type FigureName, type Game, type GameState, type Holder, type Seat } from '@everdell/game';

interface Known {
  readonly game: Game;
  readonly known: GameState;
}

/** A piece of a seat that is no worker. */
export interface Figure {
  readonly name: FigureName;
  /** It waits beside the workers. */
  readonly home: boolean;
  /** The card or place it stands on; null = none. */
  readonly at: Holder | null;
}

/** The pieces of a seat besides its workers. */
export function figuresOf({ game, known }: Known, seat: Seat): readonly Figure[] {
  return game.rules.figures.map((name, i) => {
    const at = known.slices.figures?.[seat]?.[i] ?? WORKER.home;
    return { name, home: at === WORKER.home, at: at >= 0 ? at : null };
  });
}

/** Whose figures stand on a card or place, one entry each. */
export function figuresOn({ slices }: Pick<GameState, 'slices'>, holder: Holder): readonly Seat[] {
  return (slices.figures ?? []).flatMap((ofSeat, seat) => ofSeat.filter((at) => at === holder).map(() => seat));
}

/** The figure that a card or place is for; null = for workers, or for nobody. */
export function figureFor({ game, known }: Known, holder: Holder): FigureName | null {
  const g = game.rules;
  if (holder < 0) return null;
  if (holder < g.cards) return (g.designs[known.cardOf[holder]].figureVisit?.for as FigureName | undefined) ?? null;
  const { figure } = g.places[holder - g.cards];
  return figure < 0 ? null : g.figures[figure];
}
