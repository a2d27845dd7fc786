import type { Bundle, Colour, Effect, EventCards, Seat } from '@everdell/engine';

/** What these cards add to the language of effects. */
declare module '@everdell/engine' {
  interface Ops {
    /** Name one of these colours; the variable holds which. */
    nameColour: { readonly colours: readonly Colour[]; readonly as: string; readonly then: Effect };
    /** Show one of the hand cards bound to a variable that is of the named colour; nothing happens if none is. */
    showNamed: { readonly cards: string; readonly colour: string; readonly then: Effect };
    /** Pay this and reveal the top card of the deck, then again as often as wished; the variable holds all of them. */
    revealOn: { readonly cost: Bundle; readonly as: string; readonly then: Effect };
  }
  interface Asks {
    nameColour: true;
    showNamed: true;
    revealOn: true;
  }
  interface Events {
    /** A hand card that stays in the hand. */
    showed: { readonly seat: Seat } & EventCards;
  }
}
