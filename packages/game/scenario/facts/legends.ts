import { cardIds, knownCards } from '../names.ts';
import { legendsOf } from '../play.ts';
import { factsOf, listOf, sortedBag, type Outcome, type Reader, type SeatReader } from './compare.ts';

/** Facts about Legendary cards that are still held. */

export const LEGENDS_SEAT_READERS: Readonly<Record<string, SeatReader>> = {
  /** A number counts them, a list names them. */
  legendary: ({ game, s, seat }, expected, path) => {
    const held = legendsOf(game, s, seat);
    if (typeof expected === 'number') return { path, expected, observed: held.length };
    const named = sortedBag(knownCards(game, listOf(expected, path), path));
    return { path, expected: named, observed: sortedBag(cardIds(game, s, held)) };
  },
};

type Kind = 'construction' | 'critter';

/** What each player holds, all of it or of one kind; a number if all hold the same. */
function held({ game, after }: Outcome, kind?: Kind): number | readonly number[] {
  const each = Array.from(
    { length: game.rules.humans },
    (_, seat) =>
      legendsOf(game, after, seat).filter(
        (uid) => kind === undefined || game.rules.designs[after.cardOf[uid]].kind === kind,
      ).length,
  );
  return each.every((n) => n === each[0]) ? each[0] : each;
}

export const LEGENDS_SETUP_READERS: Readonly<Record<string, Reader>> = {
  legendaryEach: (o, expected, path) => {
    if (typeof expected === 'number' || Array.isArray(expected)) return { path, expected, observed: held(o) };
    const byKind =
      (kind: Kind): Reader =>
      (of, n, at) => ({ path: at, expected: n, observed: held(of, kind) });
    return factsOf({ construction: byKind('construction'), critter: byKind('critter') }, o, expected, path);
  },
};
