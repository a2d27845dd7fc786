import type { CardId, Filter } from '@everdell/engine';

/** What these cards add to the language of effects. */
declare module '@everdell/engine' {
  interface Ops {
    /**
     * Carry out, without visiting it, a location where a worker of an opponent stands, on a board or in a city; never one
     * whose workers stay for good or that is taken away, nor these cards.
     */
    copyOccupied: { readonly except: readonly CardId[] };
    /** Every other player draws 1 card for each card of their own city that passes. */
    othersDraw: { readonly each: readonly Filter[] };
  }
}
