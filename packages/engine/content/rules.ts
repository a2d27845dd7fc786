import type { Action, Decision } from '../decisions/types.ts';
import type {
  Amount,
  CardId,
  Cond,
  Effect,
  EffectOf,
  FigureName,
  Filter,
  Filters,
  HappeningName,
  Happenings,
  LimitName,
  MarkName,
  OpName,
  PieceName,
  RowName,
  Scope,
  Source,
} from '../effects/types.ts';
import type { GameEvent } from '../events/types.ts';
import type { CardIx, GameState, Holder, OptionValue, Seat, Setup, Slices, Uid } from '../state/types.ts';
import type {
  Act,
  CardDef,
  OptionDef,
  PieceDef,
  PlayedWith,
  Reaction,
  TileDef,
  SeasonDef,
  TableSize,
  ZoneDef,
} from './defs.ts';
import type { Memo } from './memo.ts';
import type { RuleKinds, Standing, StandingTables } from './standing.ts';
import type { Resource } from './resources.ts';
import type { Shapes } from './shapes.ts';
import type { Stock } from './stock.ts';
import type { ModuleTexts } from '../text/types.ts';
import type { ActTable, Awaited, DeckInfo, Design, ForceZone, PlaceInfo, TileDeal, ZoneInfo } from './compiled.ts';

export * from './compiled.ts';

/** How an automa at the table differs from a human player. */
export interface Automa {
  readonly id: string;
  /** So many, none of which has joined at the start; or so many that join in each season, as players' do. */
  readonly workers: number | readonly number[];
  /** Takes turns of its own: this is done when whoever runs the game answers for its seat; absent = it only reacts. */
  readonly turn?: Effect;
  /** Has the first place in the order of play, before who begins among the players. */
  readonly first?: true;
  /**
   * What it does with what players give it, bound to `cards`, which have come to its hand if it has one, and `gained`; a part
   * that is absent is refused, as if nobody could take it. Absent as a whole = keeps it like a player.
   */
  readonly given?: { readonly cards?: Effect; readonly goods?: Effect };
  /** Has a hand without limit, at the start of so many cards, by the number of players; absent = has none. */
  readonly hand?: readonly number[];
  /** Spaces of its city; absent = it has no limit. */
  readonly spaces?: number;
  /** What a season brings when it prepares for it; absent = nothing. */
  readonly bonus?: Readonly<Record<string, Effect>>;
  /** The last tile of this zone shows its arrow; absent = it always goes clockwise. */
  readonly arrow?: Source;
  /** Card text in its city is ignored. */
  readonly ignoresText?: true;
  /** Players cannot reach what lies in the slots where its workers stand. */
  readonly shuts?: true;
  /** What happens to a card that would be put into its city by an opponent; `card` is bound to it. */
  readonly intruded?: Effect;
  /** What becomes of a card that it plays (`card` is bound): the first of these that passes and can be done, else it comes into its city. */
  readonly plays?: readonly { readonly card: readonly Filter[]; readonly then: Effect }[];
  /** What it changes for itself. */
  readonly rules?: readonly Standing[];
  /** What it does when something happens. */
  readonly reacts?: readonly Reaction[];
  /** In games that are played with this the players win together or not at all: each must have more points than it. */
  readonly together?: PlayedWith;
  /** All it scores, besides its share in what modules count. */
  readonly scoring: readonly AutomaScore[];
}

export interface AutomaScore {
  readonly id: string;
  readonly amount: Amount;
  readonly with?: PlayedWith;
}

/** Points at the end besides those of cards, Events and the Journey. */
export interface ScoringCategory {
  readonly id: string;
  readonly amount: Amount;
  /** What an automa scores of it; absent = nothing. */
  readonly ofAutoma?: Amount;
}
/** The same compiled, with what zones score. */
export interface CompiledCategory {
  readonly id: string;
  score(g: Rules, s: GameState, seat: Seat): number;
  readonly ofAutoma: ((g: Rules, s: GameState, seat: Seat) => number) | null;
}

export interface SliceDef<T = unknown> {
  init(g: Rules): T;
  clone(slice: T): T;
  /** What a seat may know of it (allow-list). */
  view(slice: T, seat: Seat | null): T;
  /** The slice with the numbers of its places and slots changed (those of cards never are); absent = it holds none. */
  renumber?(slice: T, holder: (n: Holder) => Holder, g: Rules): T;
}

/** Words a module adds to the language of effects: how each is read in a position. */
export interface Vocabulary {
  readonly filters: Readonly<Record<string, (g: Rules, s: GameState, sc: Scope, uid: Uid, data: Filter) => boolean>>;
  readonly amounts: Readonly<Record<string, (g: Rules, s: GameState, sc: Scope, data: Amount) => number>>;
  readonly conds: Readonly<Record<string, (g: Rules, s: GameState, sc: Scope, data: Cond) => boolean>>;
}

/** How the places of a module take part in a row that is dealt at random. */
export interface RowDeal {
  /** So many of those dealt are of this module. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** As many of this module as of all others; where the number is odd, the last is drawn out of all that are left. */
  readonly half?: true;
  /** One of this module lies at each end of the row. */
  readonly ends?: true;
}

/** What `code` names: it may change the state and return what is to be done then. */
export type Code = (g: Rules, s: GameState, seat: Seat) => Effect | void;

/** How tiles are told that have a language of their own: what may be said of one, and what it comes to. */
export interface FactWords {
  readonly fields: readonly string[];
  /** All of it, as it stands. */
  said(id: string): Readonly<Record<string, unknown>>;
  /** What is wrong with what differs; null = nothing. */
  whyNot(id: string, fact: Readonly<Record<string, unknown>>): string | null;
  tile(id: string, fact: Readonly<Record<string, unknown>>): TileDef;
  text(id: string, fact: Readonly<Record<string, unknown>>): { readonly en: string; readonly es: string };
}

/** A set of content and rules that can be switched on. */
export interface Module {
  readonly id: string;
  readonly needs?: readonly string[];
  readonly excludes?: readonly string[];
  /** A rulebook advises at most one module of such a group in a game; nothing is refused for it. */
  readonly oneOf?: string;
  /** What it adds to a game for each person, in minutes, roughly. */
  readonly minutes?: number;
  /** Numbers of human players it can be used with; absent = any. */
  readonly players?: readonly number[];
  readonly options?: Readonly<Record<string, OptionDef>>;
  readonly refuses?: readonly NotTogether[];
  readonly resources?: readonly string[];
  readonly cards?: Readonly<Record<CardId, CardDef>>;
  /** Cards of other modules that leave the deck for its own; their designs stay known. */
  readonly leavesOut?: readonly CardId[];
  readonly places?: Readonly<Record<string, TileDef>>;
  /** Rows, and zones in `asIn`, of other sets that its texts speak of; what is not there goes for nothing. */
  readonly foreign?: readonly string[];
  /** Fields of its reconstructed cards, and of its reconstructed tiles by row, that whoever owns them may correct. */
  readonly facts?: {
    readonly cards?: readonly (keyof CardDef)[];
    readonly places?: Readonly<Partial<Record<RowName, readonly (keyof TileDef)[]>>>;
    /** Rows whose tiles are told in a language of the module's own. */
    readonly told?: Readonly<Partial<Record<RowName, FactWords>>>;
  };
  readonly seasons?: readonly SeasonDef[];
  readonly tableSizes?: readonly TableSize[];
  /** Starting hands in the order of play, whatever the table size says. */
  readonly startingHands?: readonly number[];
  /** By season: how many workers join then, whatever the table size says. */
  readonly workers?: Readonly<Record<string, number>>;
  /** The table is set up for this many players instead, or for so many more. */
  readonly setUpFor?: number | { readonly plus: number };
  readonly zones?: Readonly<Record<string, ZoneDef>>;
  /** Rows that are not laid out at the start: unused, or dealt by the module itself. */
  readonly notLaid?: readonly RowName[];
  /** How its places take part in the dealing of Forest cards and special Events. */
  readonly deals?: (options: Rules['options']) => Readonly<Partial<Record<RowName, RowDeal>>>;
  /** Pieces besides plain workers. */
  readonly pieces?: { readonly [K in FigureName]?: PieceDef };
  /** Tokens that only mark something; also `flipped`, if it turns anything over. Kept in the slice `marks`. */
  readonly marks?: readonly MarkName[];
  /** Those of them that nobody sees: they only remember what lies where no player looks. */
  readonly secretMarks?: readonly MarkName[];
  readonly automa?: Automa;
  readonly slice?: { readonly [K in keyof Slices]?: SliceDef<Slices[K]> };
  readonly ops?: Partial<OpHandlers>;
  readonly vocabulary?: Partial<Vocabulary>;
  /** What may stand in the fields of the ops and words it adds. */
  readonly shapes?: Partial<Shapes>;
  /** What every player may do besides. */
  readonly acts?: readonly Act[];
  /** Effects that `call` names. */
  readonly effects?: Readonly<Record<string, Effect>>;
  /** Functions that `code` calls by name, for the few things that no words say. */
  readonly code?: Readonly<Record<string, Code>>;
  /** What can be reacted to besides, with the variables that it binds; whoever makes it happen calls `happen`. */
  readonly happenings?: { readonly [K in HappeningName]?: Happenings[K] };
  /** What it does when a player does something, on behalf of that player. */
  readonly reacts?: readonly Reaction[];
  /** What it changes for every player. */
  readonly rules?: readonly Standing[];
  /** What its own limits are before anything raises them. */
  readonly limits?: Readonly<Partial<Record<LimitName, number>>>;
  readonly scoring?: readonly ScoringCategory[];
  /** Names of its content and words for what it adds to the vocabulary, in every language. */
  readonly text?: ModuleTexts;
  /** What everybody may know of the events it adds, besides their cards. */
  readonly eventFields?: Readonly<Record<string, readonly string[]>>;
  /** Events of its own by which somebody learns a card that was hidden: nobody takes back what led to one. */
  readonly reveals?: readonly string[];
}

/** What is not played together: these options, at least so many players, any module but these. All that is said must hold. */
export interface NotTogether {
  readonly with?: PlayedWith;
  readonly players?: number;
  readonly besides?: readonly string[];
  /** Told to who asks for it. */
  readonly why: string;
}

/** What several modules say together: it is there by itself when all of them are. */
export interface ModuleBridge {
  /** Ids of the modules; whose folder it lies in comes first. */
  readonly needs: readonly string[];
  /** What the automa of one of them does and scores besides: what is counted under the same name is added up. */
  readonly automa?: Partial<Pick<Automa, 'reacts' | 'scoring' | 'rules' | 'plays' | 'workers'>>;
  /** It is there only in games that are played with this. */
  readonly with?: PlayedWith;
  /** In place of effects of this name that its modules have, or besides them. */
  readonly effects?: Module['effects'];
  /** Cards and tiles of its modules that are not in the game then; they stay known. */
  readonly leavesOut?: readonly string[];
  readonly code?: Module['code'];
  readonly marks?: Module['marks'];
  readonly secretMarks?: Module['secretMarks'];
  /** What is different about tiles and zones of its modules. */
  readonly tiles?: Readonly<Record<string, Partial<TileDef>>>;
  readonly zones?: Readonly<Record<string, Partial<ZoneDef>>>;
  /** By module and row: how its places are dealt, whatever the module says. */
  readonly deals?: Readonly<Record<string, Readonly<Partial<Record<RowName, RowDeal>>>>>;
  /** The order in which these lie in a row; others come after them. */
  readonly rows?: Readonly<Partial<Record<RowName, readonly string[]>>>;
  /** By season: how many workers join then, whatever its modules say. */
  readonly workers?: Module['workers'];
  readonly text?: ModuleTexts;
}

/**
 * How an op is carried out. An op that may have to ask returns a decision from `ask` and takes the reply in `answer`;
 * `ask` returning null means there is nothing to ask, and `run` carries on.
 */
export interface OpHandler<K extends OpName> {
  run?(g: Rules, s: GameState, e: EffectOf<K>, sc: Scope): void;
  ask?(g: Rules, s: GameState, e: EffectOf<K>, sc: Scope): Decision | null;
  /** `d` is given for selections and splits only. */
  answer?(g: Rules, s: GameState, e: EffectOf<K>, sc: Scope, d: Decision | null, a: Action): void;
  /** Could carrying it out change anything now? Absent = always. */
  possible?(g: Rules, s: GameState, e: EffectOf<K>, sc: Scope): boolean;
  /** Is asked even when there is only one answer. */
  readonly always?: true;
  /** Is it a price? An effect with such a step is possible only if that step is. */
  price?(e: EffectOf<K>): boolean;
  /** Only adds resources or point tokens, so it may go first without closing any possibility. */
  readonly plain?: true;
}
export type OpHandlers = { readonly [K in OpName]: OpHandler<K> };
/** A map: a property that the effect names is slow to read where effects are of many kinds. */
export type OpTable = ReadonlyMap<string, OpHandler<OpName>>;

/** A game compiled from its set-up: every table that the rules read while it runs. Never changes, except for the sink and the scratch space. */
export interface Rules {
  readonly setup: Setup;
  readonly modules: readonly Module[];
  /** Those of the chosen modules. */
  readonly bridges: readonly ModuleBridge[];
  /** How places of a module are dealt to a row; undefined = nothing is said about it. */
  dealOf(set: string, row: RowName): RowDeal | undefined;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly table: TableSize;
  readonly humans: number;
  /** By seat; null = human. */
  readonly automas: readonly (Automa | null)[];
  readonly resources: readonly Resource[];
  /** How many of the resources are standard ones (they come first). */
  readonly standard: number;
  readonly designs: readonly Design[];
  readonly designById: ReadonlyMap<CardId, Design>;
  /** Number of physical cards; places are numbered from here on. */
  readonly cards: number;
  /** Slots of displays are numbered from here on. */
  readonly firstSlot: Holder;
  /** Cards, places and slots. */
  readonly holders: number;
  /** Design of each physical card before the shuffle. */
  readonly deckList: readonly CardIx[];
  /** The main deck, then the small ones. */
  readonly decks: readonly DeckInfo[];
  readonly places: readonly PlaceInfo[];
  readonly placeById: ReadonlyMap<string, PlaceInfo>;
  readonly rowNames: readonly RowName[];
  readonly rowIx: Readonly<Record<RowName, number>>;
  /** Rows with places for workers, and for figures. */
  readonly workerRows: readonly number[];
  readonly figureRows: readonly number[];
  readonly figures: readonly FigureName[];
  /** Of figures, by their row: does it come home in Prepare for Season? */
  readonly recalled: readonly boolean[];
  /** Kinds of workers; the plain one comes first. */
  readonly kinds: readonly PieceName[];
  /** Does any rule change something about visits? */
  readonly visitRules: boolean;
  readonly marks: readonly MarkName[];
  readonly secretMarks: readonly MarkName[];
  readonly slices: readonly { readonly id: string; readonly def: SliceDef }[];
  readonly seasons: readonly SeasonDef[];
  readonly zones: readonly ZoneInfo[];
  /** Zones of the table by name, and of seats by name and seat. */
  readonly zone: Readonly<Record<string, number>>;
  readonly seatZone: Readonly<Record<string, readonly number[]>>;
  /** Zones with slots besides the Meadow. */
  readonly displays: readonly number[];
  /** Seats of automas that keep players from the slots where they stand; null = there are none. */
  readonly guards: readonly Seat[] | null;
  /** Rows of the figures that keep their slot empty; null = there are none. */
  readonly keepers: readonly number[] | null;
  readonly hand: readonly number[];
  readonly city: readonly number[];
  readonly events: readonly number[];
  /** By seat: zones whose cards have their place in its city; null = there are none. */
  readonly within: readonly (readonly number[])[] | null;
  /** The same for the hand: they count towards its limit. */
  readonly withinHand: readonly (readonly number[])[] | null;
  /** By seat: zones besides the hand and the Meadow out of which it may play cards. */
  readonly playZones: readonly (readonly number[])[];
  /** By seat: the zones whose cards lie elsewhere as well for effects that play a card. */
  readonly asIn: readonly (readonly { readonly zone: number; readonly sources: readonly Source[] }[])[];
  /** Zones with tiles that can be visited. */
  readonly visitZones: readonly number[];
  /** Where tiles lie whose texts are in force. */
  readonly force: readonly ForceZone[];
  readonly groups: number;
  readonly ops: OpTable;
  readonly vocabulary: Vocabulary;
  /** What can be done besides, as the action of a turn and aside; null = nothing. */
  readonly acts: { readonly [K in Act['when']]: ActTable | null };
  readonly actById: ReadonlyMap<string, Act>;
  /** By the name in `call`. */
  readonly effects: ReadonlyMap<string, Effect>;
  /** By the name in `code`. */
  readonly code: ReadonlyMap<string, Code>;
  /** What texts change, by the name of the rule; null = nobody does. */
  readonly standing: StandingTables;
  /** The kinds of rules that may bind somebody, to be told at a glance; null = nobody of this game has any rule. */
  readonly ruleKinds: RuleKinds | null;
  /** Limits of modules before anything raises them; of the core ones nought. */
  readonly limits: Readonly<Record<string, number>>;
  /** Could carrying the effect out change anything now? For conditions that ask. */
  possible(g: Rules, s: GameState, e: Effect, sc: Scope): boolean;
  /** Does any text raise the limit? */
  readonly raises: Readonly<Record<string, boolean>>;
  /** Does any rule change what it takes to play a card, and does any tile help to pay for one? */
  readonly repriced: boolean;
  /** Does any rule put a toll on drawing out of displays? */
  readonly taxed: boolean;
  readonly helpfulTiles: boolean;
  /** Does any card add spaces to its city? */
  readonly addsSpaces: boolean;
  /** Tiles or modules may raise the number of spaces: cards do that by themselves. */
  readonly ruledSpaces: boolean;
  /** What is worked out where effects are known, for those who are not: by how much texts raise a limit (without `spaces` of cards), and by design 1 = takes no space. */
  raised(g: Rules, s: GameState, seat: Seat, limit: LimitName): number;
  spared(g: Rules, s: GameState, seat: Seat): Uint8Array | null;
  /** Does what a tile needs hold for the seat? */
  meets(g: Rules, s: GameState, seat: Seat, at: Holder): boolean;
  /** Has the seat at least so many of the cards that a tile needs? */
  matches(g: Rules, s: GameState, seat: Seat, at: Holder, atLeast: Filters['matched']): boolean;
  /** Has the location a free spot for the seat, which nothing keeps from it? */
  isFree(g: Rules, s: GameState, seat: Seat, at: Holder): boolean;
  /** Does a rule keep the seat from activating the Production of this card? */
  barsActivating(g: Rules, s: GameState, seat: Seat, card: Holder): boolean;
  /** Does any rule let cards be passed over that are drawn from the deck, or laid into a display? */
  readonly skips: { readonly draws: boolean; readonly refills: boolean };
  /** May the seat draw this card from the deck; may it be laid into this display? */
  isDrawn(g: Rules, s: GameState, seat: Seat, card: Uid): boolean;
  isLaidInto(g: Rules, s: GameState, display: number, card: Holder): boolean;
  /** What rules leave of a gain, and the tiles that are ignored. */
  reduced(g: Rules, s: GameState, seat: Seat, goods: readonly number[], sc: Scope): readonly number[];
  ignored(g: Rules, s: GameState, seat: Seat, tiles: readonly Holder[]): readonly Holder[];
  /** Does any card of this game lie on the space of another? */
  readonly guests: boolean;
  /** Does any card bar others that it counts as? */
  readonly supplants: boolean;
  /** Does any card of this game share its space with copies of itself? */
  readonly stacks: boolean;
  /** Who reacts to what; null = nobody. */
  readonly awaits: { readonly [K in HappeningName]: Awaited | null };
  /** Turn actions, made once: by card and by holder. */
  readonly playActions: readonly Action[];
  readonly visitActions: readonly Action[];
  /** Scratch space of `visitable`: workers by holder, and the holders that have some. */
  readonly crowd: Uint8Array;
  readonly crowded: Holder[];
  /** Scratch space of the turn: see flow/payment/stock.ts. */
  readonly stock: Stock;
  readonly memo: Memo;
  /** By row: its places, in their order; null = it is not laid out when the table is set up. */
  readonly laid: readonly (readonly Holder[] | null)[];
  readonly tileDeals: readonly TileDeal[];
  /** The scoring categories of all modules. */
  readonly scoring: readonly CompiledCategory[];
  /** By seat: all that an automa scores. */
  readonly automaScoring: readonly (readonly Pick<CompiledCategory, 'id' | 'score'>[])[];
  /** Where events go while an action is applied; null = nobody listens. */
  sink: GameEvent[] | null;
}

/** `PlaceInfo.figure` of what neither workers nor figures visit. */
export const NOBODY = -2;

/** `ZoneInfo.dealt` of where the rest of the tiles is laid. */
export const REST = -1;

export const ZONE = { deck: 0, discard: 1, meadow: 2, revealed: 3, inPlay: 4, removed: 5 } as const;

export function placeAt(g: Rules, holder: Holder): PlaceInfo {
  return g.places[holder - g.cards];
}

export function isCard(g: Rules, holder: Holder): boolean {
  return holder >= 0 && holder < g.cards;
}

export function isSlot(g: Rules, holder: Holder): boolean {
  return holder >= g.firstSlot;
}
