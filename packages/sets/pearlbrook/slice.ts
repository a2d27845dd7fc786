import { filled, type GameState, type Rules, type Seat, type SliceDef } from '@everdell/engine';

export interface PearlbrookState {
  /** By seat: cards in hand when it passed, -1 before that. */
  handAtPass: number[];
}

export const slice: SliceDef<PearlbrookState> = {
  init: (g) => ({ handAtPass: filled(g.automas.length, -1) }),
  clone: ({ handAtPass }) => ({ handAtPass: handAtPass.slice() }),
  view: ({ handAtPass }) => ({ handAtPass: handAtPass.slice() }),
};

/** Before the hand is dropped (R-END-05). */
export function countHand(g: Rules, s: GameState, seat: Seat): void {
  s.slices.pearlbrook!.handAtPass[seat] = s.zones[g.hand[seat]].length;
}
