import type { Colour, Effect, EventCards, Holder, Seat } from '@everdell/engine';
import type { PearlbrookState } from './slice.ts';

/** What Pearlbrook adds to the language of effects and to the table. */
declare module '@everdell/engine' {
  interface ResourceNames {
    pearl: true;
  }
  interface PieceNames {
    ambassador: true;
  }
  interface RowNames {
    shoal: true;
    /** The four spots, from top to bottom. */
    river: true;
    /** The River Destination cards: face up on the spots in their order, EMPTY_SPACE where one is still face down. */
    riverCards: true;
    adornments: true;
    wonders: true;
  }
  interface Ops {
    /** Take the pearl and turn the River Destination of this very spot over, or use it if it lies face up. */
    visitRiver: {};
    /** Turn the River Destination of the spot bound to a variable over, if it still lies face down. */
    turnRiver: { readonly at: string };
    /** Put an Adornment of one's own on the table and carry it out. */
    adorn: { readonly what: string };
    /** This very card sails into an opponent's city; the variable holds that opponent's pearls, so many at most. */
    sail: { readonly atMost: number; readonly as: string; readonly then: Effect };
  }
  interface Amounts {
    /** Cards in hand at the end, or before the hand was discarded on passing (R-END-05). */
    handAtEnd: true;
  }
  interface Conds {
    /** Enough cards of a colour, a card on the space of another counting as of its colour. */
    riverColour: { readonly colour: Colour; readonly n: number };
  }
  interface Sources {
    adornments: true;
    adornmentsPlayed: true;
    adornmentsOut: true;
    wonders: true;
  }
  interface Asks {
    mirror: true;
    sail: true;
  }
  interface Events {
    riverRevealed: { readonly seat: Seat; readonly place: Holder; readonly card: Holder };
    adorned: { readonly seat: Seat; readonly place: Holder };
    sailed: { readonly seat: Seat; readonly to: Seat } & EventCards;
  }
  interface Happenings {
    /** Somebody has played an Adornment and not used it yet. */
    adorned: readonly [];
  }
  interface Slices {
    pearlbrook: PearlbrookState;
  }
}
