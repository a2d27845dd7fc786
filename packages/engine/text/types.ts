import type { Act, CardDef, CardPlayingAbility, TileDef, Visit } from '../content/defs.ts';
import type { Resource } from '../content/resources.ts';
import type { Payer } from '../decisions/payment.ts';
import type { ActAction, Ask, Decision, Reason, ReasonCode } from '../decisions/types.ts';
import type {
  Amounts,
  CardId,
  Conds,
  Effect,
  EffectOf,
  PieceName,
  Filter,
  Filters,
  MarkName,
  OpName,
  Price,
  Query,
  RowName,
  RowNames,
  Sources,
} from '../effects/types.ts';
import type { EventName, Events } from '../events/types.ts';
import type { CardIx, Holder, Seat } from '../state/ids.ts';
import type { Noun } from './nouns.ts';
import type { Words } from './words.en.ts';

export const LANGS = ['en', 'es'] as const;
export type Lang = (typeof LANGS)[number];

/**
 * Steps of the procedures, which no card, place or season names: they need no rule text. Every other op has words in
 * all languages, or the tables do not compile.
 */
export const PROCEDURE_OPS = [
  'stage',
  'layBoard',
  'layTiles',
  'dealHands',
  'beginTurn',
  'turn',
  'go',
  'endAction',
  'endTurn',
  'nextTurn',
  'due',
  'payFor',
  'drawNext',
  'arrive',
  'settleIn',
  'resolveOwn',
  'happen',
  'react',
  'visitDone',
  'send',
  'visitWay',
  'toll',
  'reacting',
  'produceList',
  'layOn',
  'placeFigure',
  'activateCard',
  'clearRevealed',
  'relocate',
  'recall',
  'newSeason',
  'dropHand',
  'giveTo',
  'giveSome',
] as const satisfies readonly OpName[];
export type RuleOp = Exclude<OpName, (typeof PROCEDURE_OPS)[number]>;

/** Something of a definition that the language cannot tell; the message names it and fits on one line. */
export class NoWordsError extends Error {
  override readonly name = 'NoWordsError';
}

/**
 * What an op says, as an imperative without capital and period. In three parts, neighbours that differ only in the
 * object share the rest: "gain 2 berries" and "gain 1 twig" become "gain 2 berries and 1 twig".
 */
export type Clause = string | { readonly before: string; readonly object: string; readonly after: string };

export type OpPhrase<K extends OpName> = (e: EffectOf<K>, c: Ctx) => Clause;
/** "for each Farm in your city"; with `every` 2: "for every 2 Farms in your city". */
export type AmountPhrase<K extends keyof Amounts> = (value: Amounts[K], c: Ctx, every: number) => string;
/** `clause` follows "if", `need` follows "you need", `denial` says the contrary of the clause. */
export interface CondPhrase<K extends keyof Conds> {
  clause(value: Conds[K], c: Ctx): string;
  need(value: Conds[K], c: Ctx): string;
  denial?(value: Conds[K], c: Ctx): string;
}
/** An amount within bounds: `limits` says them ("at least 3"), `n` is the number that a noun agrees with. */
export type ComparedPhrase<K extends keyof Amounts> = (
  value: Amounts[K],
  c: Ctx,
  limits: string,
  n: number,
) => { readonly clause: string; readonly need: string };
/** What a filter adds to the words for the cards it lets through. */
export interface FilterPart {
  /** Says what the cards are, instead of "card". */
  readonly noun?: Noun;
  /** An adjective, in the form that fits the noun. */
  readonly adjective?: string;
  /** Follows the noun. */
  readonly after?: string;
  /** Ends the clause, in brackets. */
  readonly aside?: string;
  readonly other?: true;
}
export type FilterPhrase<K extends keyof Filters> = (value: Filters[K], c: Ctx, noun: Noun, n: number) => FilterPart;

/**
 * Where a query finds its cards: "in your hand" and "from your hand". If it finds places that are played, also `half`,
 * what of such a place is carried out then.
 */
export type SourcePhrase = (q: Query) => {
  readonly at: string;
  readonly from: string;
  readonly half?: string;
  /** What it finds, instead of "card". */
  readonly noun?: Noun;
};

/** The vocabulary of effects; a module brings the words for what it merges in. */
export interface Phrases {
  readonly ops: { readonly [K in RuleOp]: OpPhrase<K> };
  readonly amounts: { readonly [K in keyof Amounts]: AmountPhrase<K> };
  /** Amounts that conditions may compare; of others a text must be written by hand. */
  readonly compared: { readonly [K in keyof Amounts]?: ComparedPhrase<K> };
  readonly conds: { readonly [K in keyof Conds]: CondPhrase<K> };
  readonly filters: { readonly [K in keyof Filters]: FilterPhrase<K> };
  readonly sources: { readonly [K in keyof Sources]: SourcePhrase };
}

/** What a variable of an effect stands for. */
export interface Bound {
  readonly noun: Noun;
  readonly how: How;
  /** Certainly a single one. */
  readonly single: boolean;
}
export type How =
  | 'discarded'
  | 'gained'
  | 'paid'
  | 'given'
  | 'drawn'
  | 'taken'
  | 'chosen'
  | 'replaced'
  | 'host'
  | 'played'
  | 'rolled';

/** The card or place that speaks. */
export interface Subject {
  /** What it calls itself: card, Event, location. */
  readonly noun: Noun;
  readonly card?: CardId;
}

/** Everything a phrase of an effect can look up. */
export interface Ctx {
  readonly phrases: Phrases;
  readonly names: Names;
  readonly self: Subject;
  readonly vars: Readonly<Record<string, Bound>>;
}

export interface RowWords {
  readonly noun: Noun;
  /** The names of its places only describe them ("3 twigs"), so they need the noun beside them. */
  readonly described?: true;
}

/** "from your hand" and "from hand"; empty = goes without saying. */
export interface ZoneWords {
  readonly yours: string;
  readonly theirs: string;
  /** What it is called, with its article: "the Meadow". */
  readonly the?: string;
  /** The same if it is somebody else's; absent = alike. */
  readonly their?: string;
}

/** Names and facts of the compiled game. */
export interface Names {
  readonly words: Words;
  readonly resources: readonly Resource[];
  card(id: CardId): Noun;
  isUnique(id: CardId): boolean;
  cardDef(id: CardId): CardDef | undefined;
  place(id: string): Noun;
  placeDef(id: string): TileDef | undefined;
  resource(r: Resource): Noun;
  piece(name: PieceName): Noun;
  mark(name: MarkName): Noun;
  /** What tiles of a suit are called: an adjective in English, what follows the noun in Spanish. */
  suit(id: string): string;
  /** So many of what a limit counts. */
  limit(id: string, n: number): string;
  row(row: RowName): RowWords;
  /** Is there such a row in this game? */
  hasRow(row: RowName): boolean;
  season(id: string): Noun;
  module(id: string): string;
  code(id: string): string;
  /** What a named effect says: in its own words, or else the effect itself. */
  effect(id: string): string | Effect | undefined;
  /** What a value of an option is called. */
  option(id: string, value: string | number | boolean): string;
  act(id: string): Act | undefined;
  /** Where something comes from: a zone of the one spoken to, or of the one spoken of. */
  zone(id: string, whose: 'yours' | 'theirs'): string;
  theZone(id: string, whose?: 'yours' | 'theirs'): string;
  /** What lies in it: cards or tiles. */
  inZone(id: string): Noun;
  /** Does nobody see what lies there? */
  isHidden(id: string): boolean;
  /** Cards of either side of a shared space. */
  sides(group: string): readonly [readonly CardId[], readonly CardId[]];
  /** Id of a design, and of what a holder is. */
  design(ix: CardIx): CardId;
  holder(at: Holder, card: CardIx): { readonly card: CardId } | { readonly place: string } | null;
  /** The display of a slot and which of its spaces it is, from 1; null = it is none. */
  slot(at: Holder): { readonly zone: string; readonly space: number } | null;
  seat(seat: Seat): string;
  /** Is the one who sits there the one spoken to? */
  isYou(seat: Seat): boolean;
  seasonAt(ix: number): Noun;
}

/** Fields of a card that are shown by themselves (cost, points, type, occupation), not told in its rule text. */
type ShownCardField =
  | 'kind'
  | 'colour'
  | 'rarity'
  | 'copies'
  | 'deck'
  | 'cost'
  | 'points'
  | 'opens'
  | 'broughtBy'
  | 'token'
  | 'reconstructed'
  | 'with';
export type ToldCardField = Exclude<keyof CardDef, ShownCardField>;
export type CardPhrases = {
  readonly [K in ToldCardField]: (value: NonNullable<CardDef[K]>, c: Ctx) => readonly string[];
};

/** What is told of a tile, `journey` being the points of each worker that stands there at the end; `for`, `extraSpotFrom` and `onePerSeat` are told with the spots. */
export interface ToldPlace
  extends
    Pick<Visit, 'needs' | 'permanent' | 'spots' | 'open'>,
    Pick<TileDef, 'ability' | 'acts' | 'points' | 'scores' | 'reacts' | 'rules'> {
  readonly price?: Price;
  readonly effect?: Effect;
  readonly journey?: number;
}
export type ToldPlaceField = keyof ToldPlace;
export type PlacePhrases = {
  readonly [K in ToldPlaceField]: (value: ToldPlace[K], c: Ctx, def: TileDef) => readonly string[];
};

/** An event as somebody may know it: `hidden` cards are only counted. */
export type Told<K extends EventName> = { readonly e: K; readonly hidden?: number } & Readonly<Events[K]>;
/** Something that somebody does, made by `does`: the verb of others and of the one spoken to, and what follows it. */
export interface Deed {
  readonly by: Seat;
  readonly they: string;
  readonly you: string;
  readonly what: string;
}
/** A whole sentence, or what somebody does. */
export type EventPhrase<K extends EventName> = (e: Told<K>, names: Names) => string | Deed;
export type EventPhrases = { readonly [K in EventName]: EventPhrase<K> };

/** A line of the log. */
export interface LogLine {
  readonly text: string;
  /** Who does it; null = the sentence is about something else. */
  readonly by: Seat | null;
  /** What the one who does it is called in the sentence: a name or "You"; empty = the verb says who. */
  readonly subject: string;
  /** The sentence without its subject, to go on after another: "gains 1 berry." */
  readonly rest: string;
}

export interface PromptCtx extends Ctx {
  /** Whose city holds the items that are cards: the decider's own, one other seat's, or neither. */
  readonly city: Seat | 'own' | null;
  /** The zones that items which are cards lie in. */
  readonly zones: readonly string[];
  /** Who could get what is chosen as a gift; null = nothing is given. */
  readonly takers: readonly Seat[] | null;
  /** Design of the card that asks and of the one to be paid for, -1 if there is none. */
  readonly asking: CardIx;
  readonly paidFor: CardIx;
}
export type AskPhrase = (d: Decision, c: PromptCtx) => string;
export type ReasonPhrase = (params: Reason['params'], c: Ctx) => string;

/** What is to be told of an item in a menu, besides its name. */
export interface Marks {
  readonly occupied: boolean;
  readonly tokens: number;
  readonly goods: readonly number[];
  readonly beneath: number;
  readonly workers: number;
  /** The card whose space it lies on. */
  readonly on?: CardId;
  /** The other seat whose city it is in. */
  readonly city?: Seat;
  /** Where it comes from, if the choice is among cards of several places: "from your hand". */
  readonly from?: string;
  /** Its space of a display, from 1, if there is another of its design. */
  readonly space?: number;
}

export interface ActionPhrases {
  play(card: CardId, zone: string, space: number | undefined, cost: readonly number[], names: Names): string;
  visitCard(card: CardId, owner: Seat | null, names: Names): string;
  visitPlace(place: string, names: Names): string;
  season(next: Noun | null): string;
  readonly pass: string;
  readonly done: string;
  readonly none: string;
  readonly decline: string;
  readonly use: string;
  card(card: CardId, marks: Marks, names: Names): string;
  place(place: string, names: Names): string;
  /** A worker that stands on something, or whose location is gone (null). */
  worker(at: string | null): string;
  goods(goods: readonly number[], names: Names): string;
  pay(way: PaymentWords, names: Names): string;
}
export type PayerPhrases = { readonly [P in Payer]: (use: UseWords, names: Names) => string };
export interface PaymentWords {
  readonly spend: readonly number[];
  readonly uses: readonly UseWords[];
}
export interface UseWords {
  readonly by: Payer;
  readonly at: { readonly card: CardId } | { readonly place: string };
  /** The resource that an occupied token is; absent = it is a normal one. */
  readonly token?: Resource;
  /** What the ability takes. */
  readonly price?: CardPlayingAbility['price'];
  /** Point tokens returned. */
  readonly n?: number;
  /** What goes beneath it. */
  readonly with?: { readonly card: CardId } | { readonly place: string };
}

/** Constructions on which such a token brings a Critter in: these, and with `where` a whole class of them. */
export interface DoorWords {
  /** The resource that the token is; null = a normal one. */
  readonly token: Resource | null;
  readonly cards: readonly CardId[];
  readonly where?: readonly Filter[];
}

/** All that one language has to say. */
export interface Language extends Phrases {
  readonly lang: Lang;
  readonly words: Words;
  readonly rows: { readonly [K in keyof RowNames]: RowWords };
  readonly zones: Readonly<Record<string, ZoneWords>>;
  readonly card: CardPhrases;
  readonly place: PlacePhrases;
  readonly asks: { readonly [K in Ask]: AskPhrase };
  readonly reasons: { readonly [K in ReasonCode]: ReasonPhrase };
  readonly events: EventPhrases;
  readonly actions: ActionPhrases;
  /** Labels of the options that an op offers, by op and option. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly scores: Readonly<Record<string, string>>;
  readonly grammar: Grammar;
}

/** What somebody else gains unless it is averted. */
export interface Stake {
  readonly seat: Seat;
  readonly points: number;
  /** What each card or resource given takes off; 0 = it is averted as a whole. */
  readonly each: number;
}

/** What the parts that all languages share need to build sentences. */
export interface Grammar {
  readonly sentence: (text: string) => string;
  readonly clause: (e: Effect, c: Ctx) => string;
  readonly goods: (goods: readonly number[], names: Names) => string;
  readonly count: (n: number, noun: Noun) => string;
  /** Sentence of a prompt that starts with what asks. */
  readonly from: (source: string, prompt: string) => string;
  /** Goes on after a prompt: what somebody else gains otherwise. */
  readonly stake: (stake: Stake, names: Names) => string;
  /** The name of a card or place, alone and inside a sentence. */
  readonly title: (what: { readonly card: CardId } | { readonly place: string }, names: Names) => string;
  readonly the: (what: { readonly card: CardId } | { readonly place: string }, names: Names) => string;
  readonly kind: (def: CardDef, words: Words) => string;
  /** `token` = the resource that an occupied token must be; `whatever` = a normal one does for Critters that ask for such. */
  readonly brings: (
    opens: NonNullable<CardDef['opens']>,
    c: Ctx,
    token: Resource | undefined,
    whatever: boolean,
  ) => string;
  readonly broughtBy: (doors: readonly DoorWords[], c: Ctx) => string;
  readonly unlocks: (card: CardId, ordinal: number, what: 'spot' | 'cell', names: Names) => string;
  readonly seat: (seat: Seat) => string;
  /** The one spoken to, where a name could stand; empty = the verb says it. */
  readonly you: string;
}

/** A name with an explanation, e.g. of an option of the set-up. */
export interface Label {
  readonly name: string;
  readonly about?: string;
}

/** The words of a module: names of its content, and phrases for what it merges into the engine's vocabulary. */
export interface ModuleText {
  /** What the module itself is called. */
  readonly name?: string;
  readonly cards?: Readonly<Record<CardId, Noun>>;
  readonly places?: Readonly<Record<string, Noun>>;
  readonly automas?: Readonly<Record<string, Noun>>;
  readonly resources?: Readonly<Record<string, Noun>>;
  readonly pieces?: Readonly<Record<string, Noun>>;
  readonly marks?: Readonly<Record<string, Noun>>;
  readonly suits?: Readonly<Record<string, string>>;
  readonly limits?: Readonly<Record<string, Noun>>;
  readonly seasons?: Readonly<Record<string, Noun>>;
  readonly rows?: Readonly<Record<string, RowWords>>;
  readonly zones?: Readonly<Record<string, ZoneWords>>;
  /** Clauses for named effects that do not tell themselves well. */
  readonly effects?: Readonly<Record<string, string>>;
  /** Clauses for `code`. */
  readonly code?: Readonly<Record<string, string>>;
  /** What an option of the set-up is about, by option: the question of a menu. */
  readonly optionNames?: Readonly<Record<string, string>>;
  /** By option and value. */
  readonly options?: Readonly<Record<string, Readonly<Record<string, Label>>>>;
  readonly scores?: Readonly<Record<string, string>>;
  readonly ops?: Partial<Phrases['ops']>;
  readonly amounts?: Partial<Phrases['amounts']>;
  readonly compared?: Partial<Phrases['compared']>;
  readonly conds?: Partial<Phrases['conds']>;
  readonly filters?: Partial<Phrases['filters']>;
  readonly sources?: Partial<Phrases['sources']>;
  readonly events?: Partial<EventPhrases>;
  readonly asks?: Partial<Language['asks']>;
  readonly reasons?: Partial<Language['reasons']>;
  readonly actions?: Readonly<Record<string, ActPhrase>>;
  /** Of the ops of the module. */
  readonly answers?: Language['answers'];
}

/** The label of an act; `it` is the card or place that tells its cases apart, if it has several. */
export type ActPhrase = (a: ActAction, names: Names, it: NamedThing | null) => string;
export type NamedThing = ({ readonly card: CardId } | { readonly place: string }) & {
  /** The other seat whose city it is in. */
  readonly owner?: Seat;
};

/** The words of a module that merges these in, so that none can be forgotten: `satisfies WordsFor<{ ops: 'sing' }>`. */
export type WordsFor<V extends { readonly [K in keyof Phrases]?: string }> = ModuleText & {
  readonly [K in keyof V & keyof Phrases]: Pick<Phrases[K], V[K] & keyof Phrases[K]>;
};

/** A sentence written by hand, and the definition it was written for. */
export interface TextOverride {
  readonly en: string;
  readonly es: string;
  /** `fingerprint` of the definition; a test fails when that has changed. */
  readonly fingerprint: string;
  /** Written for what somebody has told of it. */
  readonly told?: true;
}

export interface ModuleTexts {
  readonly en: ModuleText;
  readonly es: ModuleText;
  /** Ops that are only steps of its procedures and need no rule text. */
  readonly procedures?: readonly OpName[];
  /** Whole texts of cards and places, by id, where the generated one is clumsy. */
  readonly overrides?: Readonly<Record<string, TextOverride>>;
}
