import { cardIds, knownCards } from '../names.ts';
import { legendsOf } from '../play.ts';
import { listOf, sortedBag, type Outcome, type Reader, type SeatReader } from './compare.ts';

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

const each = ({ game, after }: Outcome): readonly number[] =>
  Array.from({ length: game.rules.humans }, (_, seat) => legendsOf(game, after, seat).length);

export const LEGENDS_SETUP_READERS: Readonly<Record<string, Reader>> = {
  legendaryEach: (o, expected, path) => {
    const held = each(o);
    return { path, expected, observed: held.every((n) => n === held[0]) ? held[0] : held };
  },
};
