import type { Arrow, FigureName, MarkName } from '../effects/types.ts';
import type { CardIx, Holder, Seat, Uid } from '../state/ids.ts';

/** Cards named by an event: who may know them is told by `for` (absent = everybody). */
export interface EventCards {
  readonly cards: readonly Uid[];
  readonly designs: readonly CardIx[];
  /** Only these seats saw which cards they were. */
  readonly for?: readonly Seat[];
}

/** What happened. Modules merge their own in, each with words in both languages. */
export interface Events {
  turn: { readonly seat: Seat };
  played: { readonly seat: Seat; readonly from: string } & EventCards;
  entered: { readonly seat: Seat } & EventCards;
  paid: { readonly seat: Seat; readonly goods: readonly number[] };
  gained: { readonly seat: Seat; readonly goods: readonly number[] };
  points: { readonly seat: Seat; readonly n: number };
  paidPoints: { readonly seat: Seat; readonly n: number };
  drew: { readonly seat: Seat } & EventCards;
  took: { readonly seat: Seat; readonly from: string } & EventCards;
  discarded: { readonly seat: Seat; readonly from: string } & EventCards;
  gave: { readonly seat: Seat; readonly to: Seat } & EventCards;
  gaveGoods: { readonly seat: Seat; readonly to: Seat; readonly goods: readonly number[] };
  revealed: { readonly seat: Seat } & EventCards;
  /** Somebody has looked through the deck, which was then shuffled. */
  searched: { readonly seat: Seat };
  /** A card came into an empty slot of a display. */
  refilled: { readonly into: string; readonly space: number } & EventCards;
  /** A tile did. */
  laidOut: { readonly place: Holder; readonly slot: Holder };
  /** The discard pile became the deck. */
  reshuffled: {};
  /** Came from one zone into another. */
  moved: { readonly seat: Seat; readonly from: string; readonly into: string } & EventCards;
  /** The same of a tile; -1 = not everybody may know which. */
  movedTile: { readonly seat: Seat; readonly from: string; readonly into: string; readonly place: Holder };
  /** A token was put on something, or taken off it; `flipped` = it was turned over. */
  marked: { readonly seat: Seat; readonly mark: MarkName; readonly on: Holder; readonly onCard: CardIx };
  unmarked: { readonly seat: Seat; readonly mark: MarkName; readonly on: Holder; readonly onCard: CardIx };
  /** Something was shuffled into a pile. */
  shuffled: { readonly from: string; readonly into: string };
  tucked: { readonly seat: Seat; readonly under: Holder; readonly underCard: CardIx } & EventCards;
  stored: { readonly seat: Seat; readonly on: Holder; readonly onCard: CardIx; readonly goods: readonly number[] };
  unloaded: { readonly seat: Seat; readonly on: Holder; readonly onCard: CardIx; readonly goods: readonly number[] };
  tokensPut: { readonly on: Holder; readonly onCard: CardIx; readonly n: number };
  occupied: { readonly seat: Seat } & EventCards;
  activated: { readonly seat: Seat } & EventCards;
  visited: { readonly seat: Seat; readonly place: Holder; readonly placeCard: CardIx };
  /** A piece that is no worker. */
  placed: {
    readonly seat: Seat;
    readonly figure: FigureName;
    readonly place: Holder;
    readonly placeCard: CardIx;
  };
  /** Taken and kept, no Event. */
  kept: { readonly seat: Seat; readonly place: Holder };
  /** A card found the space of another to lie on. */
  laidOn: { readonly seat: Seat; readonly on: Holder; readonly onCard: CardIx } & EventCards;
  copied: { readonly seat: Seat; readonly place: Holder };
  recalled: { readonly seat: Seat; readonly place: Holder; readonly placeCard: CardIx };
  achieved: { readonly seat: Seat; readonly place: Holder };
  prepared: { readonly seat: Seat; readonly season: number };
  passed: { readonly seat: Seat };
  rolled: { readonly seat: Seat; readonly value: number };
  /**
   * The arrow of its card led an automa there: past a place that it could not have (`tier` -1), or among those that it
   * prefers, by the first preference that it meets. So many of what the place requires were there; 0 of 0 = it counts nothing.
   */
  ledTo: {
    readonly seat: Seat;
    readonly place: Holder;
    readonly arrow: Arrow;
    readonly tier: number;
    readonly have: number;
    readonly need: number;
  };
  /** What an automa has drawn up takes effect, or its own card is visited. */
  cause: { readonly seat: Seat; readonly place: Holder; readonly placeCard: CardIx };
  /** An automa could not do what came first: the name of that effect. */
  skipped: { readonly seat: Seat; readonly effect: string };
  over: {};
}
export type EventName = keyof Events;
export type GameEvent = { [K in EventName]: { readonly e: K } & Readonly<Events[K]> }[EventName];
