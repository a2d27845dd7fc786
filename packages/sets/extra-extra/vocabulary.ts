import type { Effect, EventCards, Seat } from '@everdell/engine';

/** What these cards add to the language of effects. */
declare module '@everdell/engine' {
  interface Ops {
    /** Show one of the hand cards bound to a variable that is of the named colour; nothing happens if none is. */
    showNamed: { readonly cards: string; readonly colour: string; readonly then: Effect };
  }
  interface Asks {
    showNamed: true;
  }
  interface Events {
    /** A hand card that stays in the hand. */
    showed: { readonly seat: Seat } & EventCards;
  }
}
