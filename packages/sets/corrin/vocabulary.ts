import type { Effect, Filter } from '@everdell/engine';

/** What these cards add to the language of effects. */
declare module '@everdell/engine' {
  interface Ops {
    /** Give up to so many cards and resources in any mix to any opponents; the variable holds what was given at a time. */
    gifts: { readonly n: number; readonly as: string; readonly then: Effect };
    /** Every other player draws 1 card for each card of their own city that passes. */
    othersDraw: { readonly each: readonly Filter[] };
  }
  interface Asks {
    gifts: true;
  }
}
