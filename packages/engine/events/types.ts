import type { CardIx, Holder, Seat, Uid } from '../state/ids.ts';

/** Cards named by an event: who may know them is told by `for` (absent = everybody). */
interface Cards {
  readonly cards: readonly Uid[];
  readonly designs: readonly CardIx[];
  /** Only these seats saw which cards they were. */
  readonly for?: readonly Seat[];
}

/** What happened. Modules merge their own in, each with words in both languages. */
export interface Events {
  turn: { readonly seat: Seat };
  played: { readonly seat: Seat; readonly from: string } & Cards;
  entered: { readonly seat: Seat } & Cards;
  paid: { readonly seat: Seat; readonly goods: readonly number[] };
  gained: { readonly seat: Seat; readonly goods: readonly number[] };
  points: { readonly seat: Seat; readonly n: number };
  drew: { readonly seat: Seat } & Cards;
  took: { readonly seat: Seat; readonly from: string } & Cards;
  discarded: { readonly seat: Seat; readonly from: string } & Cards;
  gave: { readonly seat: Seat; readonly to: Seat } & Cards;
  gaveGoods: { readonly seat: Seat; readonly to: Seat; readonly goods: readonly number[] };
  revealed: { readonly seat: Seat } & Cards;
  refilled: { readonly space: number } & Cards;
  reshuffled: {};
  tucked: { readonly seat: Seat; readonly under: Holder; readonly underCard: CardIx } & Cards;
  stored: { readonly seat: Seat; readonly on: Holder; readonly onCard: CardIx; readonly goods: readonly number[] };
  unloaded: { readonly seat: Seat; readonly on: Holder; readonly onCard: CardIx; readonly goods: readonly number[] };
  tokensPut: { readonly on: Holder; readonly onCard: CardIx; readonly n: number };
  occupied: { readonly seat: Seat } & Cards;
  activated: { readonly seat: Seat } & Cards;
  visited: { readonly seat: Seat; readonly place: Holder; readonly placeCard: CardIx };
  copied: { readonly seat: Seat; readonly place: Holder };
  recalled: { readonly seat: Seat; readonly place: Holder; readonly placeCard: CardIx };
  achieved: { readonly seat: Seat; readonly place: Holder };
  prepared: { readonly seat: Seat; readonly season: number };
  passed: { readonly seat: Seat };
  rolled: { readonly seat: Seat; readonly value: number };
  over: {};
}
export type EventName = keyof Events;
export type GameEvent = { [K in EventName]: { readonly e: K } & Readonly<Events[K]> }[EventName];
