import type { Seat } from '@everdell/engine';

/** What these cards add to the language of effects. */
declare module '@everdell/engine' {
  interface Ops {
    /** Change the whole hand for that of an opponent. */
    swapHands: { readonly with?: 'target' };
    /** The second half of it, once both hands fit. */
    swapWith: { readonly to: Seat };
  }
  interface Asks {
    swapHands: true;
  }
  interface Events {
    /** Two hands have changed owners; which cards they were is told to the two as gifts. */
    swapped: { readonly seat: Seat; readonly to: Seat };
  }
}
