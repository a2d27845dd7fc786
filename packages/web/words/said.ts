/** Amounts in an answer: how many items, what they are called, which goods. */
export interface Said {
  readonly n: number;
  /** Name of the only item; empty if there are several or none. */
  readonly name: string;
  /** Goods in words; empty if none. */
  readonly goods: string;
  /** So many cards or resources the only item costs. */
  readonly price: number;
}
export type Verb = (said: Said) => string;
/** How an act of the turn is offered. */
export interface ActTab {
  readonly name: string;
  /** With so many things to choose from. */
  readonly note: (n: number) => string;
  /** When there is none. */
  readonly none: string;
  readonly noneLong: string;
}
