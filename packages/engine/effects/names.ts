/** What texts speak of by name: cards and how to tell them apart, zones, rows, pieces, marks, happenings. */

import type { Resource } from '../content/resources.ts';

export type CardId = string;
export type CardKind = 'critter' | 'construction';
export type Colour = 'tan' | 'green' | 'red' | 'blue' | 'purple';
export type Rarity = 'common' | 'unique';

/** Whose: of the one an effect or text belongs to, of others, of anybody. */
export type Seats = 'me' | 'others' | 'any';

/**
 * Narrowing of cards and locations; what is asked of cards only, no place passes. Modules merge further filters of cards
 * in, each with its handler and its words.
 */
export interface Filters {
  colour: Colour;
  kind: CardKind;
  rarity: Rarity;
  /** Is this card, or counts as it. */
  card: CardId;
  /** Is a card of this module. */
  set: string;
  /** Printed points at most this many (R-PLAY-20). */
  maxPoints: number;
  /** Not the card whose effect this is. */
  other: true;
  /** Has a Production ability that may be activated now: not yet used in this chain (OQ-50), not barred abroad. */
  activatable: true;
  /** Has the colour of the card bound to a variable. */
  sameColour: string;
  /** Never leaves its city and is never copied. */
  lasting: true;
  /** Printed points at least this many. */
  minPoints: number;
  /** Is a place of this row. */
  row: RowName;
  /** Is this tile. */
  tile: string;
  /** Is a tile of this suit. */
  suit: string;
  event: 'basic' | 'special' | 'any';
  /** Is a location whose spots are counted. */
  exclusive: true;
  /** Is a location of the table that nobody takes: neither Event nor anything of that kind. */
  board: true;
  /** Workers that are placed there stay for good. */
  permanent: true;
  /** Workers of this seat, of others or of anybody stand there. */
  occupied: Seats;
  /** Has such a token on it; what lies in a display, if its slot has. Turned over is only the thing itself. */
  marked: MarkName;
  /** Lies there. */
  in: Source;
  /** Lies in a city or zone of this seat, of others, of anybody, or of the player at whom the automa's arrow points. */
  owner: Seats | 'target';
  /** An own piece of this name stands there. */
  piece: PieceName;
  /** Lies in a slot beside the one where such a figure stands, whosever it is; diagonally too. */
  adjacent: FigureName;
  /** The same, but not diagonally. */
  nextTo: FigureName;
  /** Is a tile whose effect names a gain of this resource, or of any, also as a choice or for each of something (OQ-NW-57). */
  gives: Resource;
  /** Is the slot of a display with this number, from 1, or lies there; a name = the number that the variable holds. */
  slot: number | string;
  /** Is the slot in which what is bound to the variable lies. */
  holding: string;
  /** What it needs holds for who carries the effect out. */
  met: true;
  /**
   * At least so many of the cards that it needs are in the city of who carries the effect out: where it names each of them,
   * and where it counts those of a kind.
   */
  matched: { readonly named: number; readonly counted: number };
  /** Is bound to this variable. */
  among: string;
  /** Something of its Production could be carried out now, by the city it lies in, and no rule bars that. */
  productive: true;
  /** Something of what a visit there does could be carried out now, whether it may be visited or not. */
  usable: true;
  /** Is a location that others than its owner may visit. */
  open: true;
  /** A spot of the location is free, and nothing keeps the workers of who carries the effect out from it. */
  free: true;
  /** Is the same card as one that is bound to the variable. */
  sameAs: string;
  /** Is of the colour that was named; the variable holds which. */
  named: string;
  not: Filter;
  /** At least one of these. */
  any: readonly Filter[];
}
export type Filter = { [K in keyof Filters]: { readonly [P in K]: Filters[K] } }[keyof Filters];

/** Limits that texts raise; modules merge theirs in. */
export interface LimitNames {
  handLimit: true;
  /** Of a city. */
  spaces: true;
}
export type LimitName = keyof LimitNames;

/** Tokens that only mark a card, a tile or a slot; modules merge theirs in. */
export interface MarkNames {
  /** Lies on its other side. */
  flipped: true;
}
export type MarkName = keyof MarkNames;

/** Where a query looks; modules merge further places in. */
export interface Sources {
  deck: true;
  discard: true;
  city: true;
  hand: true;
  meadow: true;
  revealed: true;
  /** Events that were achieved. */
  events: true;
  /** The places that lie on the table, and the cards of all cities that workers can be placed on. */
  locations: true;
  /** The slots of all displays, whatever lies there. */
  slots: true;
}
export type Source = keyof Sources;

/**
 * Cards or places somewhere. `of` names the cities meant by `city`, and by modules' sources and `hand` alike: the one the effect is judged by (`home`, the default),
 * those of its rivals, all others (of a copied card as well), or all.
 */
export interface Query {
  /** Several: what lies in any of them, in this order. */
  readonly in: Source | readonly Source[];
  readonly of?: 'home' | 'rivals' | 'others' | 'all';
  readonly where?: readonly Filter[];
  /** Only cards bound to this variable. */
  readonly among?: string;
  /** Only the first of them. */
  readonly first?: true;
  /** Of piles: only the top one of each. What nobody sees is offered to nobody, so a choice out of a pile needs it. */
  readonly top?: true;
  /** Only what lies in the slot with the number of this one, in another display. */
  readonly beside?: string;
}

/** Rows of places on the boards; modules merge theirs in. */
export interface RowNames {
  basic: true;
  haven: true;
  journey: true;
  forest: true;
  basicEvents: true;
  specialEvents: true;
}
export type RowName = keyof RowNames;

/** Plain workers, and the pieces besides; modules merge theirs in. */
export interface PieceNames {
  worker: true;
}
export type PieceName = keyof PieceNames;
export type FigureName = Exclude<PieceName, 'worker'>;

export type Arrow = 'clockwise' | 'counterclockwise';

/** What can be reacted to, with the variables that it binds; modules merge further happenings in. */
export interface Happenings extends Stages {
  /** A card lies in the city of who played it and has done what it does itself (R-PLAY-14, R-PLAY-15). */
  played: readonly ['card'];
  /** A card was played, wherever it went, and all of that is done; `at` is the slot it came from, if it came from one. */
  playDone: readonly ['card', 'at'];
  /** A card has come into the city of a seat, whoever played it. */
  entered: readonly ['card'];
  /** An automa has played a card; `at` is the slot it came from, if it came from one. */
  settled: readonly ['card', 'at'];
  /** A location that an effect of an automa names first for a worker, the rest being only in its place, is not to be had. */
  blocked: readonly ['at'];
  /** A piece stands on a location and has paid what that asks; nothing is carried out yet. */
  visited: readonly ['at'];
  /** What the location does is done, and what it brought is known (OQ-105). */
  visitDone: readonly ['at', 'gained'];
  /** An Event was achieved. */
  achieved: readonly ['at'];
  /** Cards were drawn, once for each drawing; `from` = only if some of them came out of that zone. */
  drew: readonly ['cards'];
  /** Cards of a hand were discarded, for whatever reason. */
  discarded: readonly ['cards'];
  gained: readonly ['gained'];
  /** Resources were paid for a card, tokens that are resources included. */
  paid: readonly ['paid'];
  /** Something was done that a text or module lets players do besides; `at` is the text, if one does. */
  acted: readonly ['at'];
  /** Point tokens were gained. */
  gotPoints: readonly ['n'];
  /** The workers are about to come back. */
  preparing: readonly [];
  /** The workers are back, the season has not begun. */
  recalled: readonly [];
  /** A season was prepared for and has brought what it brings. */
  prepared: readonly [];
  passed: readonly [];
  /** The action of a turn is over, with all that was put off until then. */
  actionDone: readonly [];
  /** All of a turn is over. */
  turnEnding: readonly [];
}
export type HappeningName = keyof Happenings;

/** The stages of the set-up, in their order. Nobody does them: who reacts does so for every player. */
export interface Stages {
  /** Nothing is laid out yet: what is chosen before all else. */
  choosing: readonly [];
  /** The deck is shuffled, and nothing has been drawn from it. */
  deckBuilt: readonly [];
  /** Rows and Meadow are laid out, and who begins is known. */
  boardLaid: readonly [];
  /** The order of play may still change. */
  seated: readonly [];
  /** Hands and small decks are dealt. */
  dealt: readonly [];
  /** All is ready for the first turn. */
  starting: readonly [];
}
export type StageName = keyof Stages;
