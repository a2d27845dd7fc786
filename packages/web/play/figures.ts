import { isSlot, WORKER, type FigureName, type Game, type GameState, type Holder, type Seat } from '@everdell/game';
import { figureLook } from '../modules/ask.ts';

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
  const isPerson = game.rules.automas[seat] === null;
  return game.rules.figures.flatMap((name, i) => {
    if (isPerson && figureLook(name)?.ofAutomas === true) return [];
    const at = known.slices.figures?.[seat]?.[i] ?? WORKER.home;
    return [{ name, home: at === WORKER.home, at: at >= 0 ? at : null }];
  });
}

/** Workers of a seat that are more than that: each has a piece of its own, and goes where workers go. */
export function specialWorkersOf({ game, known }: Known, seat: Seat): readonly Figure[] {
  const g = game.rules;
  const own = (known.slices.kinds ?? []).filter(([owner]) => owner === seat);
  return own.flatMap(([, worker, kind]): readonly Figure[] => {
    const at = known.seats[seat].workers[worker];
    if (at === WORKER.waiting || at === WORKER.gone || isSlot(g, at)) return [];
    return [{ name: g.kinds[kind] as FigureName, home: at === WORKER.home, at: at >= 0 ? at : null }];
  });
}

/** The pieces besides plain workers that a seat has at hand or has sent somewhere. */
export const piecesAtHand = (seen: Known, seat: Seat): readonly Figure[] => [
  ...specialWorkersOf(seen, seat),
  ...figuresOf(seen, seat).filter(({ name }) => !figureLook(name)?.roams),
];

/** Of the workers on a card or place, in the order of the seats, which piece each is; null = a plain one. */
export function kindsOn(seen: Known, holder: Holder): readonly (FigureName | null)[] {
  return seen.known.seats.flatMap(({ workers }, seat) => {
    const special = specialWorkersOf(seen, seat).filter(({ at }) => at === holder);
    const n = workers.filter((at) => at === holder).length;
    return Array.from({ length: n }, (_, at) => special[at]?.name ?? null);
  });
}

/** Whose figures stand on a card or place, one entry each. */
export function figuresOn({ slices }: Pick<GameState, 'slices'>, holder: Holder): readonly Seat[] {
  return (slices.figures ?? []).flatMap((ofSeat, seat) => ofSeat.filter((at) => at === holder).map(() => seat));
}

/** Which figures of which seats stand on a card, place or space. */
export function figuresStanding(
  { game, known }: Known,
  holder: Holder,
): readonly { readonly seat: Seat; readonly figure: FigureName }[] {
  return (known.slices.figures ?? []).flatMap((ofSeat, seat) =>
    ofSeat.flatMap((at, i) => (at === holder ? [{ seat, figure: game.rules.figures[i] }] : [])),
  );
}

/** The figure that a card or place is for; null = for workers, or for nobody. */
export function figureFor({ game, known }: Known, holder: Holder): FigureName | null {
  const g = game.rules;
  if (holder < 0) return null;
  if (holder < g.cards) return (g.designs[known.cardOf[holder]].figureVisit?.for as FigureName | undefined) ?? null;
  const { figure } = g.places[holder - g.cards];
  return figure < 0 ? null : g.figures[figure];
}
