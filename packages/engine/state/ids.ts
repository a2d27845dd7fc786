/** One physical card of a running game. Uids are given in shuffled order, so they tell nothing. */
export type Uid = number;
/** Row of the compiled table of card designs. */
export type CardIx = number;
/** 0-based place at the table; humans first, then automas. */
export type Seat = number;
/** Whatever can hold workers, tokens, goods or cards: a card (its Uid) or a place on a board (Uids, then places). */
export type Holder = number;
