import type {
  Action,
  Ask,
  Decision,
  Design,
  Effect,
  GameState,
  Holder,
  OptionValue,
  Rules,
  Seat,
  Uid,
} from '@everdell/engine';

/**
 * What a module says about itself in positions and scenarios. Each has a `format.ts` of its own if there is anything to
 * say; what reads positions and runs scenarios knows no module but those that it is given.
 */
export interface Format {
  /** Id of the module. */
  readonly id: string;
  readonly parts?: PartsFormat;
  readonly given?: GivenFormat;
  readonly facts?: FactsFormat;
  /** Actions of a turn by their names in the format. */
  readonly steps?: Readonly<Record<string, StepFormat>>;
  readonly answers?: AnswersFormat;
  /** Places of the module that the format calls otherwise, by their names there. */
  readonly places?: Readonly<Record<string, string>>;
  /** What a visit to this place means, where nobody is sent there from home; null = a visit. */
  visits?(game: Ruled, s: GameState, seat: Seat, place: Holder): Action | null;
  /** Zones that cards are played from, by their names in the format. */
  readonly playsFrom?: Readonly<Record<string, string>>;
  /** By what is named as the `power` of a payment: the act that brings a resource which is lacking. */
  readonly lends?: Readonly<Record<string, string>>;
  /** What is done before a position is scored as it stands. */
  beforeScore?(game: Ruled, s: GameState): void;
}

type Options = Readonly<Record<string, OptionValue>>;

/** Names by which a case asks for a part of the module alone: what each switches on, and the module without any. */
export interface PartsFormat {
  readonly bare: Options;
  readonly by: Readonly<Record<string, Options>>;
  /** What a game that is set up with these names has besides. */
  besides?(names: readonly string[]): Options;
}

export type Fields = Readonly<Record<string, unknown>>;

/** What has the rules of a game: a game, or anything that stands for one. */
export interface Ruled {
  readonly rules: Rules;
}

// --- positions -------------------------------------------------------------------------------------------------------

/** A table under construction: cards are taken from a supply of those not placed yet. */
export interface Table {
  readonly g: Rules;
  readonly s: GameState;
  /** Cards not placed yet, by design. */
  readonly supply: readonly Uid[][];
  /** One more copy of a card of which none is left, where that is allowed. */
  lend?(design: Design): Uid | undefined;
  /** Ids that the case speaks of, which fillers keep away from. */
  readonly named: ReadonlySet<string>;
  /** Ids of what its steps visit or achieve: it is on the boards, unless several others are said to be. */
  readonly asked: readonly string[];
  /** Those of the modules in play, and the others. */
  readonly formats: readonly Format[];
  readonly absent: readonly Format[];
}

/** Where the workers of each seat stand; collected first, since cities hold workers of other seats too. */
export type Deployed = Holder[][];

/** Its fields of a position, and what becomes of them. */
export interface GivenFormat {
  readonly fields?: readonly string[];
  /** Fields of a seat, and those of the object that describes an automa. */
  readonly seatFields?: readonly string[];
  readonly automaFields?: readonly string[];
  /** Options of the game that a position tells, also where a game is set up. */
  options?(given: Fields): Readonly<Record<string, OptionValue>>;
  /** What a seat has, an automa's too; the same function of two modules is called once. */
  laySeat?(t: Table, seat: Seat, fields: Fields, path: string, deployed: Deployed): void;
  /** All that must lie there before the boards are laid out. */
  beforeRows?(t: Table, given: Fields, deployed: Deployed): void;
  /** What lies in its displays, by name and from the first space on, and on top of its piles of tiles, the top one first. */
  displays?(given: Fields): Fields;
  tops?(given: Fields): Fields;
  /** The clearing that is to be filled last, -1 for none. */
  shuns?(given: Fields): number;
  afterRows?(t: Table, given: Fields, deployed: Deployed): void;
  /** What an automa does in the turn that the position waits for, where that is not what its cards say. */
  goes?(t: Pick<Table, 'g' | 's'>, seat: Seat, given: Fields): Effect | undefined;
  /** Gives a whole new game what the case says of its set-up, before anything is asked. */
  setUp?(game: Ruled, s: GameState, given: Fields): void;
  /** Keeps what the case leaves open from interfering with the next step. */
  afterStep?(game: Ruled, s: GameState, given: Fields): void;
  /** The answer to a question of the set-up that the case settles in this way; null = it does not. */
  settles?(game: Ruled, d: Decision, given: Fields): Action | null;
}

// --- facts -----------------------------------------------------------------------------------------------------------

/** One thing that the case says about the outcome. */
export interface Fact {
  readonly path: string;
  readonly expected: unknown;
  readonly observed: unknown;
}

/** A seat at the end of the case. */
export interface At {
  readonly game: Ruled;
  readonly s: GameState;
  readonly seat: Seat;
}

export interface Outcome {
  readonly game: Ruled;
  readonly before: GameState;
  readonly after: GameState;
  /** Special Events that the case puts on the table; others lie there only to fill the row. */
  readonly listedEvents: readonly string[];
  /** What the modules say about the object that describes an automa. */
  readonly ofAutomas: Readonly<Record<string, SeatReader>>;
}

export type SeatReader = (at: At, expected: unknown, path: string) => Fact | Fact[];
export type Reader = (o: Outcome, expected: unknown, path: string) => Fact | Fact[];

/** Readers of facts by the names of the fields. */
export interface FactsFormat {
  readonly table?: Readonly<Record<string, Reader>>;
  readonly seat?: Readonly<Record<string, SeatReader>>;
  readonly automa?: Readonly<Record<string, SeatReader>>;
  readonly setup?: Readonly<Record<string, Reader>>;
  /** The zone of the seat in which the cards lie that are beneath a place, by the id of the place. */
  readonly beneath?: Readonly<Record<string, string>>;
  /** Designs that lie apart before the main deck is shuffled and dealt. */
  apart?(game: Ruled, s: GameState): readonly string[];
  /** Gives every seat what it may count at the end, where the game gives that on passing. */
  counts?(game: Ruled, s: GameState): void;
}

// --- steps and answers -----------------------------------------------------------------------------------------------

export interface StepFormat {
  /** The automa whose step it is, whatever seat the case names, or none. */
  readonly of?: string;
  /** Fields besides those of every step. */
  readonly fields: readonly string[];
  /** The action that the step means; `given` is the position that the case began with. */
  begin(game: Ruled, s: GameState, seat: Seat, step: Fields, path: string, given: Fields): Begun;
}

/**
 * An action, with what the fields of the step answer of all that it asks, or the reason why the game would refuse it; `what`
 * names it in reports.
 */
export type Begun = { readonly what: string } & (
  | { readonly action: Action; readonly answers?: readonly Fields[] }
  | { readonly refused: string }
);

/** Keys of a choice that answer something; those of modules not built are known, but no question takes them. */
export const ANSWERS = [
  'gain',
  'pay',
  'discard',
  'take',
  'pick',
  'play',
  'give',
  'to',
  'store',
  'load',
  'player',
  'colour',
  'location',
  'event',
  'worker',
  'on',
  'tile',
  'token',
  'discovery',
  'river',
  'adornment',
  'visitor',
  'visitorDiscard',
  'travel',
  'travelStop',
  'marker',
  'position',
  'order',
  'option',
  'decline',
] as const;
export type AnswerKey = (typeof ANSWERS)[number];

/** One answer by meaning: its key, what it says, and the choice it stands in. */
export interface Said {
  readonly key: AnswerKey;
  readonly value: unknown;
  readonly mods: Fields;
}

/** `items` are what is offered; what is returned and not among them is refused. */
export type ThingNamed = (
  game: Ruled,
  s: GameState,
  items: readonly Holder[],
  said: Said,
  all: readonly Said[],
) => Holder | null;

/** How answers by meaning fit the questions that a module asks. */
export interface AnswersFormat {
  /** Which keys answer which question. */
  readonly keys?: Readonly<Partial<Record<Ask, readonly AnswerKey[]>>>;
  /** Other names, in `from` and `of`, for where the cards of a question lie. */
  readonly sources?: Readonly<Partial<Record<Ask, readonly string[]>>>;
  /** Questions for one thing after the other, which a list answers in its order. */
  readonly oneByOne?: readonly Ask[];
  /** Places that ask the same several times, which one list of discards answers. */
  readonly portions?: readonly string[];
  /** Questions that all answers of their kind answer together. */
  readonly gathered?: readonly Ask[];
  /** Questions of which the first answers stand where the case says nothing. */
  readonly usual?: readonly Ask[];
  /** Words that answer these questions alone. */
  readonly reserved?: Readonly<Record<string, readonly Ask[]>>;
  /** Other words for its options. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
  /** Words that say of something optional that it is done, if what asks is what they are said of. */
  readonly wordsOf?: Readonly<Record<string, (game: Ruled, why: Holder) => boolean>>;
  /** The option that an answer by another key means; null = none. */
  readonly options?: Readonly<Partial<Record<Ask, (key: AnswerKey, value: unknown) => string | null>>>;
  /** The option among these that an answer speaks of without being one to the question; null = none. */
  implied?(ids: readonly string[], said: Said): string | null;
  /** The thing that one of the answers of a step means, in the light of all of them; null = none. */
  readonly things?: Readonly<Partial<Record<Ask, ThingNamed>>>;
  /** The same answer in the words of the question; null = it is said in those already. */
  rephrased?(ask: Ask, said: Said): Said | null;
  /** Verbs of its own, or the questions that they ask, which an answer by this key speaks of. */
  readonly verbs?: Readonly<Partial<Record<AnswerKey, readonly string[]>>>;
  /** What lies on a place and is meant by its name; -1 = nothing. */
  lyingOn?(game: Ruled, s: GameState, place: Holder): Holder;
}
