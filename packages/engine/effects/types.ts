import type { Bundle, Resource } from '../content/resources.ts';
import type { Ask } from '../decisions/types.ts';
import type { Holder, Seat, Uid } from '../state/ids.ts';
import type {
  CardId,
  Colour,
  Filter,
  LimitName,
  MarkName,
  Query,
  RowName,
  PieceName,
  FigureName,
  Arrow,
  HappeningName,
  StageName,
  Source,
} from './names.ts';

export type * from './names.ts';

/** Numbers that depend on the position. Modules merge further kinds in. */
export interface Amounts {
  count: Query;
  /** How many cards are bound to a variable. */
  size: string;
  /** How many resources are bound to a variable, all or of these kinds. */
  sum: string | { readonly of: string; readonly only: readonly Resource[] };
  /** Printed points of the cards bound to a variable, or of all that answer a query. */
  pointsOf: string | Query;
  /** Point tokens on this very card or Event, or on the named card of the city. */
  tokensOn: 'self' | CardId;
  /** Resources of these kinds, or all, on this very card or Event or on the card bound to a variable. */
  goodsOn: { readonly on: string; readonly of?: readonly Resource[] };
  /** Cards beneath this very card or Event, or beneath the named card of the city. */
  beneath: 'self' | CardId;
  /** Workers of anybody on this very card or tile, or on the named card of the city; or the own ones in a row. */
  workersOn: 'self' | CardId | { readonly row: RowName };
  /** Tokens of this name on this very card or tile, or on what is bound to a variable. */
  marks: { readonly of: MarkName; readonly on: string };
  events: 'basic' | 'special' | 'any';
  leftover: readonly Resource[];
  /** Shared spaces of a group: in the city, or in all cities. */
  pairs: { readonly group: string; readonly of: 'home' | 'all' };
  /** Point tokens of the city's owner, loose and on cards. */
  pointTokens: true;
  /** Different colours among the cards of the city; or how many cards it has of the colour that is the rarest in it. */
  colours: true | 'rarest';
  /** Printed points of the card that lies on this very one. */
  coverPoints: true;
  /** Cards that the hand still has room for. */
  handRoom: true;
  /** Spaces of the city that are in use, or free. */
  spaces: 'filled' | 'empty';
  /** How many slots come before those in which what is bound to a variable lies, added up. */
  order: string;
  /** A limit with all that raises it. */
  limit: LimitName;
  /** What the seat's place in a contest gives: `by` is counted for every seat, and nought counts for nothing. Ties share a place. */
  ranked: { readonly by: Amount; readonly gives: readonly number[] };
  /** The most that the scoring text of one of these cards comes to when it is judged by the own city. */
  bestScored: Query;
  /** Printed points of so many of these, those that are worth most. */
  best: { readonly of: Query; readonly n: Amount };
  /** One of these, by the number that an option of the game has: the first for nought. */
  byOption: { readonly of: string; readonly gives: readonly number[] };
  /** What the own workers that stand on the Journey are worth. */
  journey: true;
  /** The most that this comes to in the city of a single opponent. */
  atOneRival: Amount;
  /** What this comes to in the city of the player at whom the automa's arrow points. */
  atTarget: Amount;
}
type NamedAmount = { [K in keyof Amounts]: { readonly [P in K]: Amounts[K] } }[keyof Amounts];
export type Amount =
  | number
  | NamedAmount
  | { readonly times: number; readonly of: Amount }
  | { readonly product: readonly Amount[] }
  | { readonly halfOf: Amount }
  | { readonly every: number; readonly of: Amount }
  | { readonly atMost: number; readonly of: Amount }
  | { readonly total: readonly Amount[] }
  | { readonly less: number; readonly of: Amount }
  | { readonly when: Cond; readonly then: Amount; readonly else?: Amount };

/** Conditions on a position. Modules merge further kinds in. */
export interface Conds {
  /** The city has each of these cards. */
  has: readonly CardId[];
  /** This very card shares its space with a partner. */
  paired: true;
  /** What is done here is copied, not visited. */
  copied: true;
  season: string | readonly string[];
  /** It is the turn of who carries the effect out. */
  myTurn: true;
  /** This very card or tile, or what is bound to the variable, passes. */
  passes: { readonly what: string; readonly where: readonly Filter[] };
  /** Something of this effect could be carried out. */
  can: Effect;
  /** So many people play; automas are not counted. */
  players: number;
  /** An own piece of this name is not deployed, or `any` of those that come back when a season is prepared for. */
  home: PieceName | 'any';
  /** The game is played with this value of an option, or with this one among others. */
  option: { readonly of: string; readonly is: string | number | boolean };
}
/** The one comparison: what an amount comes to, within these bounds, or against another amount. */
export interface Comparison {
  readonly is: Amount;
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly moreThan?: Amount;
}
export type Cond =
  | { [K in keyof Conds]: { readonly [P in K]: Conds[K] } }[keyof Conds]
  | Comparison
  | { readonly all: readonly Cond[] }
  | { readonly any: readonly Cond[] }
  | { readonly not: Cond };

/**
 * Chooses in place of who carries the effect out. Nobody is asked: chance, the first or the last as they lie (of a pile, the
 * last is its top), or an arrow that goes round the row or display, `arrow` being the automa's own. A player is asked:
 * the `target`, at whom the automa's arrow points, the `owner` of what there is to choose from, or the `actor`, who did what
 * is reacted to.
 */
export type Chooser = 'chance' | 'first' | 'top' | Arrow | 'arrow' | 'target' | 'owner' | 'actor';

/** What is preferred: those that pass, or those of which an amount is the largest, each bound as the chosen one would be. */
export type Tier = { readonly where: readonly Filter[] } | { readonly most: Amount };

/** How a card may be paid for when an effect lets somebody play it. */
export interface PlayTerms {
  readonly free?: true;
  /** A card-playing ability that takes this many resources of any kind off the cost. */
  readonly discount?: number;
}

/**
 * Where cards or tiles are put: a zone without slots, the own one of zones that seats have, or under all that lies there;
 * beneath this very card or Event; into the slot bound to a variable, if it is empty; or into the own city without being
 * played there, as out of a zone `within` it; `laden` = out of another city with the workers and all else that is on it.
 */
export type Destination =
  | { readonly zone: Source }
  | { readonly bottomOf: Source }
  | { readonly beneath: 'self' }
  | { readonly slot: string }
  | { readonly into: 'city'; readonly laden?: true };

/** What must be given in full; each part is asked for only where it leaves a choice. */
export interface Price {
  /** Loose point tokens. */
  readonly points?: number;
  readonly goods?: Bundle;
  /** Standard resources of any kind. */
  readonly any?: number;
  /** Point tokens on this very card. */
  readonly tokens?: number;
  /** Discarded hand cards. */
  readonly cards?: number;
  /** Hand cards that pass, shown and discarded; no two of one colour if they must be `different`. */
  readonly cardsOf?: { readonly n: number; readonly where?: readonly Filter[]; readonly different?: 'colour' };
  /** Discarded cards of the own city. */
  readonly cityCards?: number;
  /** Point tokens, loose ones or such as lie on the own cards. */
  readonly pointTokens?: number;
  /** Discarded hand cards and standard resources, in any mix. */
  readonly units?: Amount;
}

/** What an effect can do. Modules merge further ops in, each with its handler and its words in both languages. */
export interface Ops {
  seq: { readonly steps: readonly Effect[] };
  when: { readonly if: Cond; readonly then: Effect; readonly else?: Effect };
  /** One of several, chosen by its name. */
  option: { readonly choices: readonly { readonly id: string; readonly then: Effect }[]; readonly optional?: true };
  /** Is asked whether to, if it can be carried out. */
  may: { readonly then: Effect };
  /** The same again and again, until it is declined or cannot be carried out. */
  repeat: { readonly then: Effect };
  /** Name one of these colours; the variable holds which. */
  name: { readonly of: 'colour'; readonly among: readonly Colour[]; readonly as: string; readonly then: Effect };
  /** Clockwise, each for itself; who has passed is left out, and so are automas. */
  forSeats: { readonly who: 'others'; readonly then: Effect };
  gain: { readonly what: Bundle; readonly times?: Amount };
  /** `lacking` = only of kinds that the seat has none of. */
  gainAny: { readonly n: Amount; readonly among?: readonly Resource[]; readonly lacking?: true };
  points: { readonly n: Amount };
  pay: Price;
  /**
   * May pay up to so many of these kinds, or of the resources bound to a variable; with `onto` the goods stay on this very
   * tile. The variable holds what was paid. If that is nothing, `then` is left out, but for `evenNone`.
   */
  spend: {
    readonly upTo: Amount;
    readonly among: readonly Resource[] | string;
    readonly as: string;
    readonly onto?: 'self';
    readonly then?: Effect;
    readonly evenNone?: true;
  };
  /**
   * Give hand cards (only those bound to `among`), resources (only these `goods`), or `units`: both in any mix. Exactly
   * `n`, or up to it; to one opponent, or with `severally` to several. The variable holds the cards, else the numbers of
   * what was given at a time.
   */
  give: {
    readonly n: Amount;
    readonly of: 'cards' | 'goods' | 'units';
    readonly goods?: readonly Resource[];
    readonly upTo?: true;
    readonly severally?: true;
    readonly among?: string;
    readonly as?: string;
    readonly then?: Effect;
  };
  /**
   * Draw from the deck, or with `from` out of displays (those that pass) and from the top of piles, card by card. Displays
   * are refilled when all are taken (R-DECK-02), or with `unfilled` by a later `refill`. `shown` = everybody sees what was
   * drawn from the deck. `pastLimit` = more than the hand has room for, out of the deck.
   */
  draw: {
    readonly n: Amount;
    readonly from?: readonly Source[];
    readonly where?: readonly Filter[];
    readonly upTo?: true;
    readonly unfilled?: true;
    readonly pastLimit?: true;
    readonly shown?: true;
    readonly as?: string;
    readonly then?: Effect;
    /** Rules in force have had their say; so many cards of the deck come on top. Content does not use it. */
    readonly ruled?: number;
  };
  /**
   * Discard hand cards, or with `from` cards of displays; `max` absent = any number, `toLimit` = as many as the hand is above
   * its limit. `shown` = everybody sees which.
   */
  discard: {
    readonly min?: number;
    readonly max?: Amount;
    readonly toLimit?: true;
    readonly from?: readonly Source[];
    readonly where?: readonly Filter[];
    readonly shown?: true;
    readonly as?: string;
    readonly then?: Effect;
  };
  /**
   * With `by` somebody else chooses, and with none to choose `then` is left out; where nobody is asked, as many as there
   * may be are chosen.
   */
  pick: {
    readonly from: Query;
    readonly min: number;
    readonly max: Amount;
    /** So many as `max` says, if there are so many: not fewer. */
    readonly exactly?: true;
    readonly as: string;
    readonly then: Effect;
    readonly by?: Chooser;
    /**
     * Where an arrow starts: the first that answers, which may be chosen itself, or the place of the row with this number, from
     * 1, whether or not anything lies there; absent = where the row begins.
     */
    readonly start?: Query | Amount;
    /** Of `by`: each narrows what there is to choose from, unless nothing would be left. */
    readonly prefer?: readonly Tier[];
    /** What is asked, if `then` does not tell. */
    readonly ask?: Ask;
  };
  /** Fill the empty slots of these displays. */
  refill: { readonly of: readonly Source[] };
  /**
   * Put so many from the top of a pile somewhere else, unseen by who deals them. With `whose` into the zone of who did what
   * is reacted to; what that hand has no room for is discarded (R-GIVE-04).
   */
  deal: { readonly n: Amount; readonly from: Source; readonly to: Destination; readonly whose?: 'actor' };
  /** Shuffle what lies in these piles into another one, which may be one of them. `untold` = so often that no log tells it. */
  shuffle: { readonly from: readonly Source[]; readonly into: Source; readonly untold?: true };
  /**
   * Put cards or tiles somewhere else: this very one, those bound to a variable, or all that answer a query. Displays they
   * came from are refilled, or with `unfilled` by a later `refill`.
   */
  move: { readonly what: string | Query; readonly to: Destination; readonly unfilled?: true };
  /** Gain the listed cost of the card bound to a variable; `host` is the card whose space this very one shares. */
  refund: { readonly of: string };
  /**
   * Reveal the top card of the deck, for a price if it has one, then again as often as wished, up to so many; the variable holds
   * all of them. When `bust` holds, it is over, and `then` is left out.
   */
  revealOn: {
    readonly cost?: { readonly goods: Bundle };
    readonly atMost?: Amount;
    readonly bust?: Cond;
    readonly as: string;
    readonly then: Effect;
  };
  /** Show cards from the top of a pile; what is left of them when `then` is done is discarded, or goes under the pile. */
  reveal: {
    readonly n: number;
    readonly from: Source;
    readonly rest?: 'discard' | 'bottom';
    readonly then: Effect;
  };
  /** Put point tokens from the supply on this very card, or on the card bound to a variable. */
  putTokens: { readonly n: Amount; readonly on?: string };
  /** Put such a token on this very card or tile, or on what is bound to a variable; on the slot of what lies in one. */
  mark: { readonly of: MarkName; readonly on: string };
  /** Take one off, or `all`; `on` absent = off all that have it. */
  unmark: { readonly of: MarkName; readonly on?: string; readonly all?: true };
  /** Turn over: marks as `flipped`, or takes that mark off. */
  flip: { readonly what: string };
  /** Put goods from the supply on this very card or tile, or on each that answers the query. */
  load: { readonly what: Bundle; readonly on?: Query };
  /**
   * Take everything stored on this very card or tile, or on what is bound to a variable, point tokens too; or `n` of the
   * resources on this very one, as one chooses. `again` = and as many resources of each kind from the supply.
   */
  unload: { readonly from?: string; readonly again?: true; readonly n?: number };
  /**
   * Carry out a part of the text of something without playing or visiting it (R-WORK-13), or of up to so many different
   * ones, as many as are wished; `effect` and `price` are those of tiles, offered only if something of them can be done.
   * `then` comes after each of them, which the variable holds.
   */
  carryOut: {
    readonly part: 'production' | 'onPlay' | 'visit' | 'effect' | 'price';
    readonly from: Query;
    readonly upTo?: number;
    /** Of several, the same one may be used again for each further worker there. */
    readonly perWorker?: true;
    readonly optional?: true;
    readonly as?: string;
    readonly then?: Effect;
    /** What is asked, if the part does not tell. */
    readonly ask?: Ask;
  };
  /** Activate every green card of the city once. */
  produce: {};
  /** Achieve an Event on the table, whatever it requires, without a worker; what it asks to pay is paid. */
  achieve: {};
  /** Move one deployed worker of this seat (of these kinds, if any are named) to another location and carry that out. */
  moveWorker: { readonly which?: readonly PieceName[] };
  /** Take one deployed worker back. */
  recallWorker: {};
  /** A plain worker that is not deployed becomes such a piece. */
  enlist: { readonly piece: PieceName };
  /** When the workers come back, the piece stays where it is. */
  stay: { readonly piece: PieceName };
  /**
   * Put a figure somewhere, or take it off the board, `home` or out of the game for now; that is no visit. Or a worker: the one that stands on `from`, one that is not
   * deployed (`home`), or else one that has not joined yet.
   */
  put: { readonly piece: PieceName; readonly from?: Query | 'home'; readonly at: Query | 'home' | 'away' };
  /**
   * A worker leaves the game: the one that stands there, or else one that is not deployed. With `forNow` it only leaves the board, and
   * comes back when its owner prepares for a season.
   */
  retire: { readonly at?: Query; readonly forNow?: true };
  /** A worker that stands there serves the automa, which places it before its own, until its owner takes it back from the board. */
  lend: { readonly at: Query };
  playCard: {
    readonly from: Query;
    readonly terms: { readonly free?: true; readonly discount?: Amount };
    readonly optional?: true;
  };
  /**
   * Look the deck through for one card that passes and show it, then shuffle the deck. With `naming` the player names which of
   * those that pass it shall be.
   */
  search: { readonly where: readonly Filter[]; readonly naming?: true; readonly as: string; readonly then: Effect };
  /**
   * Put off until the action or the turn is over. The unfinished work is the memory: nothing is counted. With no action or
   * turn going on it is carried out at once. `once` = a second wish of the same text for the same seat is dropped.
   */
  later: { readonly until: 'actionDone' | 'turnEnding'; readonly then: Effect; readonly once?: true };
  /** Roll a die; the variable holds what it shows. `again` = comes first, if that is what the last roll of the game showed. */
  roll: { readonly sides: number; readonly as: string; readonly then: Effect; readonly again?: Effect };
  /** On behalf of another seat: of who did what is reacted to, of who owns this text, of the player at whom the automa's arrow points. */
  as: { readonly seat: 'actor' | 'owner' | 'target'; readonly then: Effect };
  /** An effect that a module has given a name. */
  call: { readonly id: string };
  /** The first of these that is possible. What stood in the way of others before it is told as `blocked`. */
  firstOf: { readonly of: readonly Effect[] };
  /**
   * An automa plays the cards bound to a variable: into its city, without cost, and without doing what they say. What finds
   * no space there stays where it is, unless it comes `anyway`. One that
   * goes into an opponent's city goes there if it finds a place, and is discarded if not.
   */
  settle: { readonly what: string; readonly anyway?: true };
  /** An automa takes tiles off the board, into the zone that they are taken into, and does nothing else of what they say. */
  claim: { readonly what: string | Query };
  /**
   * An automa places a worker, or a figure, on what is bound to a variable: an open location pays its owner (itself, if it is
   * its own), what is taken is taken, and nothing else of what it says is done.
   */
  stand: { readonly on: string; readonly piece: PieceName };
  /** An automa prepares for the next season, with all that happens then. */
  prepare: {};
  /** An automa passes: it takes no more turns. */
  pass: {};
  /** An automa's next season begins, and nothing else of Prepare for Season is done. */
  nextSeason: {};
  /** Named escape hatch: a pure function of the module, which may return more effects. */
  code: { readonly id: string };
  /** Take the first or the last place in the order of play; the others follow clockwise (OQ-102). In the set-up only. */
  sit: { readonly as: 'first' | 'last' };

  // Steps of the procedures; content does not use them.
  /** A stage of the set-up whose time has come. */
  stage: { readonly to: StageName };
  layTiles: {};
  layBoard: {};
  dealHands: {};
  beginTurn: {};
  turn: {};
  /** The turn of an automa, which has but one answer: its seat is asked nothing else. A position may say what it does then. */
  go: { readonly does?: Effect };
  endAction: {};
  endTurn: {};
  nextTurn: {};
  /** What lies above the end that it waits for, once for its text: an effect put off, or that an act has been used. */
  due: { readonly then?: Effect; readonly act?: string };
  /** The card lies open on the table already; `from` is the zone it came from, `at` the slot (-1 = from none). */
  payFor: { readonly card: Uid; readonly from: number; readonly at: Holder; readonly terms: PlayTerms };
  /** So many cards of a drawing from several places are still to come; `at` = out of this display, `taken` = this one is being paid for. */
  drawNext: { readonly draw: Effect; readonly left: number; readonly at?: Source; readonly taken?: Uid };
  /**
   * Finds the card its place: in the own city, in that of another card, in an opponent's city. Where it came from is not
   * known in games of format 2.
   */
  arrive: { readonly card: Uid; readonly from?: number };
  settleIn: { readonly card: Uid; readonly into: Seat; readonly from?: number };
  resolveOwn: { readonly card: Uid };
  happen: { readonly to: HappeningName; readonly from?: number };
  /** All that a visit does is done; the variable `gained` holds what it brought. */
  visitDone: { readonly piece: PieceName };
  /**
   * Cards of the city, each followed by the rows of those of its reactions that are meant. Where none is listed, as in
   * games of format 2, those are meant that fit what is bound.
   */
  react: { readonly to: HappeningName; readonly list: readonly (readonly number[])[] };
  /** Whose reaction lies above: that of the text in its scope, or of a module or automa. With `then` it is yet to begin. */
  reacting: { readonly who?: string; readonly then?: Effect };
  produceList: { readonly list: readonly Uid[] };
  /** Finds the card that a card of the city lies on, if it has lost its own or is new. */
  layOn: { readonly card: Uid };
  /** Which kind of worker goes there. */
  send: { readonly at: Holder };
  /** What a piece that has come to a location does there: what the location does, or what a rule lets it do instead. */
  visitWay: { readonly piece: PieceName };
  /** A toll on behalf of this location or text, and what it must leave possible, each by itself. */
  toll: { readonly pay: Price; readonly of: Holder; readonly leaves: readonly Effect[] };
  placeFigure: { readonly figure: FigureName; readonly at: Holder };
  activateCard: { readonly card: Uid };
  /** Under this pile, or to the discard pile. */
  clearRevealed: { readonly under?: Source };
  relocate: { readonly from: Holder; readonly piece?: PieceName };
  recall: { readonly but?: readonly PieceName[] };
  newSeason: {};
  dropHand: {};
  /** Chooses who receives goods (already paid) or the hand cards bound to a variable. */
  giveTo: { readonly goods?: readonly number[]; readonly cards?: string; readonly all?: true };
  /** More was to be given than the receiver can take: which of it is. */
  giveSome: { readonly to: Seat; readonly cards: string };
}
export type OpName = keyof Ops;
export type Effect = { [K in OpName]: { readonly do: K } & Readonly<Ops[K]> }[OpName];
export type EffectOf<K extends OpName> = { readonly do: K } & Readonly<Ops[K]>;

/** An effect that waits to be carried out. Both parts are never changed, so clones share them. */
export interface Task {
  readonly effect: Effect;
  readonly scope: Scope;
}

export interface Scope {
  /** Who carries the effect out and gets what it gives. */
  readonly seat: Seat;
  /** Whose city it is judged by: differs from `seat` for a copied card. */
  readonly home: Seat;
  /** The card or place whose effect this is. */
  readonly src: Holder;
  /** Cards already used in this chain of activations (OQ-50). */
  readonly chain: readonly Uid[];
  /** Cards, or places, that are bound to variables. */
  readonly cards: Readonly<Record<string, readonly Holder[]>>;
  readonly nums: Readonly<Record<string, readonly number[]>>;
}
