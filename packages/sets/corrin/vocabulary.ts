import type { Filter } from '@everdell/engine';

/** What these cards add to the language of effects. */
declare module '@everdell/engine' {
  interface Ops {
    /** Every other player draws 1 card for each card of their own city that passes. */
    othersDraw: { readonly each: readonly Filter[] };
  }
}
