import type { PlaceInfo } from '@everdell/game';
import { spotsIn, type Spot } from '../../play/board.ts';
import type { Seen } from '../../play/seen.ts';

/** A spot of the river. */
export interface Bank {
  readonly spot: Spot;
  /** The card that lies there face up; null = it is still face down. */
  readonly card: PlaceInfo | null;
}

/** The land of the river. */
export interface BrookPlan {
  readonly wonders: readonly Spot[];
  /** From its spring to its mouth. */
  readonly banks: readonly Bank[];
  readonly mouth: readonly Spot[];
}

/** The cards of the river lie on its spots in their order. */
export function brookOf(seen: Seen): BrookPlan {
  const { rowIx, places, cards } = seen.game.rules;
  const banks = spotsIn(seen, 'river');
  const faces = seen.known.rows[rowIx.riverCards];
  return {
    wonders: spotsIn(seen, 'wonders').filter((spot) => spot !== null),
    banks: banks.flatMap((spot, at) =>
      spot === null ? [] : [{ spot, card: faces[at] >= 0 ? places[faces[at] - cards] : null }],
    ),
    mouth: spotsIn(seen, 'shoal').filter((spot) => spot !== null),
  };
}
