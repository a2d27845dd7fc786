import type { PlaceInfo } from '@everdell/game';
import { lackingFor } from '../../play/lacking.ts';
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
    banks: banks.flatMap((spot, at) => {
      const card = faces[at] >= 0 ? places[faces[at] - cards] : null;
      return spot === null ? [] : [{ spot: priced(seen, spot, card), card }];
    }),
    mouth: spotsIn(seen, 'shoal').filter((spot) => spot !== null),
  };
}

/** What is paid on a spot is asked by the card on it. */
const priced = (seen: Seen, spot: Spot, card: PlaceInfo | null): Spot =>
  spot.bar?.why === 'price' && card !== null
    ? { ...spot, bar: { why: 'price', lacks: lackingFor(seen, card.ix) } }
    : spot;
