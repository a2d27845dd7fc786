import type { Cond, Effect, Query } from '@everdell/engine';
import { atLeast, DISCARD, pick, REFILL, ROOM, seq, SETTLE, when } from './words.ts';

/** What she does where the die tells. */

/** Rolls for a Meadow space, which is bound to `slot`. */
export const meadowDie = (then: Effect): Effect => ({
  do: 'roll',
  sides: 8,
  as: 'die',
  then: pick({ in: 'slots', where: [{ in: 'meadow' }, { slot: 'die' }] }, 'first', then, { as: 'slot' }),
});
/** The card there, or the next one clockwise (R-NW-PREP-10, OQ-NW-46). */
export const cardThere = (then: Effect): Effect =>
  pick({ in: 'meadow' }, 'clockwise', then, { start: { in: 'slots', among: 'slot' } });

export const randomMeadow = (zone: 'hand' | 'discard'): Effect =>
  meadowDie(cardThere({ do: 'move', what: 'it', to: { zone }, unfilled: true }));

export const SOMETHING_THERE = atLeast(1, { count: { in: 'meadow' } });
const REVEALED: Query = { in: 'revealed' };
/** The pile is made anew where it has run out. */
export const TOP_OF_DECK: Effect = { do: 'reveal', n: 1, from: 'deck', then: pick(REVEALED, 'first', SETTLE) };

const SHE_IS_THERE: Cond = { passes: { what: 'slot', where: [{ piece: 'nightweave' }] } };

/** The card there, and in her own space the top one of the deck (R-NW-ACT-04, R-NW-ACT-05, OQ-NW-45). */
export const playsFromMeadow: Effect = when(
  { all: [ROOM, SOMETHING_THERE] },
  meadowDie(when(SHE_IS_THERE, TOP_OF_DECK, cardThere(seq(SETTLE, REFILL)))),
);

/** Into her city, or away if that is full (R-NW-TURN-09). */
export const TAKES: Effect = { do: 'firstOf', of: [SETTLE, DISCARD] };
export const STAND: Effect = { do: 'stand', on: 'slot', piece: 'nightweave' };

/** R-NW-ACT-08, R-NW-TURN-14; `instead` is done where something keeps her from the space. */
export const placesHerself = (instead?: readonly [Cond, Effect]): Effect => {
  const comes = seq(cardThere(TAKES), STAND, REFILL);
  return when(
    { all: [{ home: 'nightweave' }, SOMETHING_THERE] },
    meadowDie(instead === undefined ? comes : when(instead[0], instead[1], comes)),
  );
};
