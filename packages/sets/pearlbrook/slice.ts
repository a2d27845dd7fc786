import { filled, type SliceDef } from '@everdell/engine';

export interface PearlbrookState {
  /** By seat: cards in hand when it passed, -1 before that. */
  handAtPass: number[];
}

export const slice: SliceDef<PearlbrookState> = {
  init: (g) => ({ handAtPass: filled(g.automas.length, -1) }),
  clone: ({ handAtPass }) => ({ handAtPass: handAtPass.slice() }),
  view: ({ handAtPass }) => ({ handAtPass: handAtPass.slice() }),
};
