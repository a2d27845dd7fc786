import type { Holder, Seat, Uid } from '../state/ids.ts';
import type { Payment } from './payment.ts';

/** Everything a seat can answer; each is one entry of a game's list of actions. */
export type Action =
  | { readonly t: 'play'; readonly card: Uid }
  | { readonly t: 'visit'; readonly place: Holder }
  | { readonly t: 'season' }
  | { readonly t: 'pass' }
  /** Something that a text or a module lets one do besides; `at` is the text, `it` the case, each -1 where there is none. */
  | ActAction
  /** A whole selection, or the same item by item (`add`, ..., `done`). */
  | { readonly t: 'pick'; readonly items: readonly number[] }
  | { readonly t: 'add'; readonly item: number }
  | { readonly t: 'done' }
  | { readonly t: 'option'; readonly id: string }
  /** Amounts in the order of the decision's `among`. */
  | { readonly t: 'split'; readonly by: readonly number[] }
  | Payment;

export interface ActAction {
  readonly t: 'act';
  readonly id: string;
  readonly at: Holder;
  readonly it: Holder;
}

export type ItemKind = 'card' | 'place' | 'seat' | 'worker';

interface DecisionBase {
  readonly seat: Seat;
  /** The card or place whose effect asks; -1 = the rules themselves. */
  readonly why: Holder;
  /** What is asked, as a key for the prompt texts. */
  readonly ask: Ask;
}

/** Keys of the prompts; modules merge theirs in, and every one has words in both languages. */
export interface Asks {
  turn: true;
  go: true;
  discard: true;
  give: true;
  giveSome: true;
  giveGoods: true;
  gifts: true;
  receiver: true;
  drawOpen: true;
  drawFrom: true;
  discardOpen: true;
  pickCard: true;
  raze: true;
  tuck: true;
  sortRevealed: true;
  activate: true;
  order: true;
  copyPlace: true;
  moveFrom: true;
  moveTo: true;
  send: true;
  drawMore: true;
  visitWay: true;
  put: true;
  recall: true;
  reactivate: true;
  use: true;
  play: true;
  payFor: true;
  gainAny: true;
  spend: true;
  stash: true;
  unload: true;
  option: true;
  useToken: true;
  intrude: true;
  replace: true;
  exchange: true;
  payAny: true;
  payUnits: true;
  payToken: true;
  discardColours: true;
  nameColour: true;
  nameCard: true;
  revealOn: true;
  layOn: true;
  achieve: true;
}
export type Ask = keyof Asks;

export interface TurnDecision extends DecisionBase {
  readonly kind: 'turn';
  readonly actions: readonly Action[];
}
export interface PickDecision extends DecisionBase {
  readonly kind: 'pick';
  readonly of: ItemKind;
  readonly items: readonly number[];
  readonly min: number;
  readonly max: number;
  /** Chosen so far, item by item. */
  readonly picked: readonly number[];
}
export interface OptionDecision extends DecisionBase {
  readonly kind: 'option';
  readonly ids: readonly string[];
}
export interface SplitDecision extends DecisionBase {
  readonly kind: 'split';
  /** Indexes into the compiled resource list. */
  readonly among: readonly number[];
  readonly caps: readonly number[];
  readonly min: number;
  readonly max: number;
}
export interface PayDecision extends DecisionBase {
  readonly kind: 'pay';
  readonly card: Uid;
  readonly ways: readonly Payment[];
}
export type Decision = TurnDecision | PickDecision | OptionDecision | SplitDecision | PayDecision;

/** Why something is not possible; worded in both languages. */
export interface Reason {
  readonly code: ReasonCode;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Keys of the reasons; modules merge theirs in, and every one has words in both languages. */
export interface ReasonCodes {
  'game-over': true;
  'not-your-decision': true;
  malformed: true;
  'wrong-kind': true;
  'not-offered': true;
  'too-many': true;
  'too-few': true;
  twice: true;
  'card-not-here': true;
  'slot-shut': true;
  'cannot-pay': true;
  /** Rules in force ask for more. */
  'costs-more': true;
  'city-full': true;
  'already-in-city': true;
  supplanted: true;
  'no-target': true;
  'no-worker': true;
  'figure-away': true;
  'wrong-piece': true;
  /** A rule in force does not allow it. */
  barred: true;
  'location-occupied': true;
  'already-there': true;
  'spot-locked': true;
  'not-open': true;
  'not-in-play': true;
  'requirement-not-met': true;
  'cannot-pay-price': true;
  'nothing-to-do': true;
  'wrong-season': true;
  'workers-left': true;
  'last-season': true;
  'not-last-season': true;
  'not-your-turn': true;
  'act-unmet': true;
  'act-unpaid': true;
  'act-needed': true;
  'act-idle': true;
  'act-used': true;
}
export type ReasonCode = keyof ReasonCodes;
