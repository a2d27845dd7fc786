import type { Holder, Seat, Uid } from '../state/ids.ts';

/** Everything a seat can answer; each is one entry of a game's list of actions. */
export type Action =
  | { readonly t: 'play'; readonly card: Uid }
  | { readonly t: 'visit'; readonly place: Holder }
  | { readonly t: 'season' }
  | { readonly t: 'pass' }
  /** A turn action of a module. */
  | { readonly t: 'extra'; readonly id: string; readonly arg: number }
  /** A whole selection, or the same item by item (`add`, ..., `done`). */
  | { readonly t: 'pick'; readonly items: readonly number[] }
  | { readonly t: 'add'; readonly item: number }
  | { readonly t: 'done' }
  | { readonly t: 'option'; readonly id: string }
  /** Amounts in the order of the decision's `among`. */
  | { readonly t: 'split'; readonly by: readonly number[] }
  | Payment;

export interface Payment {
  readonly t: 'pay';
  /** Resources spent, in the order of the compiled resource list. */
  readonly spend: readonly number[];
  /** Construction on which the occupied token is put. */
  readonly token?: Uid;
  /** City card whose card-playing ability is used. */
  readonly ability?: Uid;
  /** City card that goes beneath the ability's card. */
  readonly jail?: Uid;
}

export type ItemKind = 'card' | 'place' | 'seat' | 'worker';

interface DecisionBase {
  readonly seat: Seat;
  /** The card or place whose effect asks; -1 = the rules themselves. */
  readonly why: Holder;
  /** What is asked, as a key for the prompt texts. */
  readonly ask: Ask;
}

/** Keys of the prompts; every one has words in both languages. */
export type Ask =
  | 'turn'
  | 'discard'
  | 'give'
  | 'giveGoods'
  | 'receiver'
  | 'takeMeadow'
  | 'discardMeadow'
  | 'pickCard'
  | 'raze'
  | 'tuck'
  | 'sortRevealed'
  | 'activate'
  | 'order'
  | 'copyPlace'
  | 'moveFrom'
  | 'moveTo'
  | 'recall'
  | 'play'
  | 'payFor'
  | 'gainAny'
  | 'spend'
  | 'stash'
  | 'option'
  | 'useToken'
  | 'intrude'
  | 'replace'
  | 'loseWorker';

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

export type ReasonCode =
  | 'game-over'
  | 'not-your-decision'
  | 'malformed'
  | 'wrong-kind'
  | 'not-offered'
  | 'too-many'
  | 'too-few'
  | 'twice'
  | 'card-not-here'
  | 'meadow-shut'
  | 'cannot-pay'
  | 'city-full'
  | 'already-in-city'
  | 'no-target'
  | 'no-worker'
  | 'location-occupied'
  | 'already-there'
  | 'spot-locked'
  | 'not-open'
  | 'not-in-play'
  | 'requirement-not-met'
  | 'cannot-pay-price'
  | 'nothing-to-do'
  | 'wrong-season'
  | 'workers-left'
  | 'last-season'
  | 'not-last-season'
  | 'already-deployed';
