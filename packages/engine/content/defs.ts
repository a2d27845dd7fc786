import type {
  Amount,
  Arrow,
  CardId,
  CardKind,
  Colour,
  Cond,
  Conds,
  Effect,
  FigureName,
  Filter,
  HappeningName,
  MarkName,
  PieceName,
  Price,
  Query,
  Rarity,
  RowName,
  Seats,
  Source,
} from '../effects/types.ts';
import type { OptionValue } from '../state/types.ts';
import type { Bundle, Resource } from './resources.ts';
import type { Standing } from './standing.ts';

/** Which Critters an occupied token on a Construction brings in for free: those that are named, and those that pass. */
export interface Opens {
  readonly cards?: readonly CardId[];
  readonly where?: readonly Filter[];
  /** A normal token is enough, whatever token the Critter asks for (R-NEW-32). */
  readonly whateverToken?: true;
}

/** What a card asks of the city it arrives in. */
export type Arrival =
  /** Takes the place of a card of its owner's city, which is discarded and bound to the variable. */
  | { readonly replaces: Query; readonly as: string }
  /** Goes into an opponent's city. */
  | { readonly into: 'opponent' }
  /** Goes into an opponent's city in exchange for a card there that passes, which is played into the own city for free. */
  | { readonly exchange: readonly Filter[] };

/** A card-playing ability of a card in the city or of a tile in force (R-ABIL-01); at most one is used for a played card. */
export interface CardPlayingAbility {
  /** While a card is being paid for, it lies where it came from. */
  readonly on?: readonly Filter[];
  /** Resources of any kind, or of the named kinds, taken off the cost. */
  readonly discount?: { readonly any: number } | Bundle;
  /** So many resources of the cost may be paid with others. */
  readonly swap?: number;
  /**
   * What using it asks: the card itself is discarded; the played card is laid on it, which only one ever is; point
   * tokens on it are returned, each of which gives the discount; or a card of the city goes beneath it.
   */
  readonly price?: 'discardSelf' | 'cover' | 'tokens' | Jail;
}

/** A tile is neither discarded for it nor covered. */
export interface TileAbility extends CardPlayingAbility {
  readonly price?: 'tokens';
}

/** Cells beneath a card: the last one is open only while the named card is in the city and never takes that card. */
export interface Jail {
  readonly jails: readonly Filter[];
  readonly cells: number;
  readonly lastUnlockedBy: CardId;
}

/** What a worker does on a card of a city or on a tile. */
export interface Visit {
  readonly effect?: Effect;
  /** Paid in full when the worker is placed. */
  readonly price?: Price;
  readonly needs?: Cond;
  /** Only this piece may be placed here; absent = workers of any kind. */
  readonly for?: PieceName;
  /** Workers (or figures) it holds; absent = one on cards, any number on tiles. */
  readonly spots?: number;
  /** A further spot from this number of players on. */
  readonly extraSpotFrom?: number;
  readonly onePerSeat?: true;
  /** The last spot is usable only while this card is in the same city (R-DEST-06). */
  readonly lastUnlockedBy?: CardId;
  readonly permanent?: true;
  /** Point tokens for the owner when an opponent visits; absent = not open to opponents. */
  readonly open?: number;
  /** May be visited although nothing of its effect can be carried out (OQ-53). */
  readonly always?: true;
  /** Taken by who visits, into this zone of theirs: `events` for Events. */
  readonly taken?: string;
}

/**
 * What a text does when something happens that its owner did (or others: `by`); an automa likewise, on its own behalf; a
 * module, when a player did, never when an automa did. Whether it reacts is judged when it happens. Nobody reacts to what its own
 * reaction did, and a card never to its own being played (R-PLAY-16).
 */
export interface Reaction {
  readonly to: HappeningName;
  /** Of texts and automas: whose doing; absent = their owner's, or its own. For an automa, `others` are the players. */
  readonly by?: Seats;
  /** Only if the card that it is about passes. */
  readonly card?: readonly Filter[];
  /** Of cards that were played or drawn: only out of this zone. */
  readonly from?: Source;
  /** Only if the location that it is about passes. */
  readonly at?: readonly Filter[];
  /** Of visits: only by this piece; absent = by workers. */
  readonly piece?: PieceName;
  /** Of `gained` and `paid`: only this resource. */
  readonly of?: Resource;
  readonly if?: Cond;
  /** Of `gained`, `paid` and `gotPoints`: once for each resource or token instead of once for all. */
  readonly each?: true;
  /** Of modules: before the texts of who did it instead of after them. */
  readonly first?: true;
  /** Of a module, to a stage of the set-up: once for the table, on behalf of who begins, instead of for every player. */
  readonly once?: true;
  readonly then: Effect;
}

/**
 * Something that players may do besides the actions of the game: as the action of their turn, or aside, at any decision of
 * their own in their own turn, which is asked anew afterwards. Offered when something of it can be carried out.
 */
export type Act =
  | {
      readonly id: string;
      readonly when: 'turn' | 'aside';
      /** One case for each of these, bound to `it`; absent = a single case. */
      readonly of?: Query;
      readonly if?: Cond;
      /** Of what is done aside. */
      readonly once?: 'turn';
      readonly then: Effect;
    }
  | PlacingAct;

/** Places a figure: one case for each place that is for it. */
export interface PlacingAct {
  readonly id: string;
  readonly when: 'turn';
  readonly places: FigureName;
}

/** Only in games that are played with this option, or with all of these, or with any of them. */
export type PlayedWith = Conds['option'] | readonly PlayedWith[] | { readonly any: readonly PlayedWith[] };

export interface CardDef {
  readonly kind: CardKind;
  readonly colour: Colour;
  readonly rarity: Rarity;
  readonly copies: number;
  /** The zone of the table where its copies lie at the start, a small deck of its own; absent = the main deck. */
  readonly deck?: string;
  readonly cost: Bundle;
  readonly points: number;
  /** Its point value besides the printed one, where that depends on the position; counts with the printed points. */
  readonly worth?: Amount;
  readonly opens?: Opens;
  /** An occupied token on any Construction that passes brings this Critter in for free. */
  readonly broughtBy?: readonly Filter[];
  /** The resource that an occupied token is where this card is one of the two; absent = it is nothing that is spent. */
  readonly token?: Resource;
  /** Counts as this card for all purposes. */
  readonly countsAs?: CardId;
  /**
   * May be played by discarding a card that it counts as, whose occupied token and workers it takes over, and for free
   * in no other way. While it is in a city, no further such card is played there.
   */
  readonly supplants?: true;
  /** Never leaves its city and is never copied nor activated by another card. */
  readonly lasting?: true;
  readonly noSpace?: true;
  /** One card of each side may share a space. */
  readonly shares?: {
    readonly group: string;
    readonly side: 'a' | 'b';
    /** Finds a partner before the others of its side while this holds, and otherwise after them. */
    readonly firstIf?: Cond;
    /** These cards are the other side, without saying so themselves. */
    readonly with?: readonly CardId[];
  };
  /** Any number of copies share a single space. */
  readonly stacks?: true;
  /** Lies on the space of a card of its city that passes, one on each, and cannot be played without. */
  readonly liesOn?: readonly Filter[];
  readonly arrival?: Arrival;
  /** The resources paid for it go to an opponent instead of the supply. */
  readonly costTo?: 'opponent';
  readonly ability?: CardPlayingAbility;
  readonly onPlay?: Effect;
  readonly production?: Effect;
  /** Its Production cannot be activated out of another city. */
  readonly notAbroad?: true;
  readonly visit?: Visit;
  readonly reacts?: readonly Reaction[];
  /** What it changes while it is in a city. */
  readonly rules?: readonly Standing[];
  /** What its owner may do besides while it is in the city. */
  readonly acts?: readonly Act[];
  readonly scores?: Amount;
  /** The printed card is not known; the entry may be corrected by whoever owns it. */
  readonly reconstructed?: true;
  readonly with?: PlayedWith;
}

/** Anything that is no card of a city: with a `visit` a place for workers, otherwise used in other ways. */
export interface TileDef {
  readonly row: RowName;
  /** What kind of card of its small deck it is, where they are dealt by kind (`eachSuit` of a zone). */
  readonly suit?: string;
  readonly with?: PlayedWith;
  /** Only in games with this module. */
  readonly onlyWith?: string;
  /** So many of them; absent = one. */
  readonly copies?: number | 'onePerPlayer';
  readonly visit?: Visit;
  /** The arrow that an automa follows while this is the last tile of its zone for that. */
  readonly arrow?: Arrow;
  /** Once, when it is played. */
  readonly onPlay?: Effect;
  /** What carrying it out does, where something else says when. */
  readonly effect?: Effect;
  /** What it costs, where something else says when. */
  readonly price?: Price;
  /** What its owner may do besides while it is in force. */
  readonly acts?: readonly Act[];
  /** Helps its owner to pay for cards while it is in force. */
  readonly ability?: TileAbility;
  /** Printed points: of an achieved Event or something kept, or of each worker standing there at the end. */
  readonly points?: number;
  /** Of what is kept: the points count at the end only if this holds then. */
  readonly pointsIf?: Cond;
  readonly scores?: Amount;
  readonly reacts?: readonly Reaction[];
  /** What it changes while it is in force. */
  readonly rules?: readonly Standing[];
  /** For who looks on: while it is in force such a token lies on all that passes. Nothing keeps it, and nothing asks about it. */
  readonly shows?: { readonly mark: MarkName; readonly on: readonly Filter[] };
  /** Not all that is printed on it is known; the entry may be corrected by whoever owns it. */
  readonly reconstructed?: true;
}

/** A piece besides plain workers. */
export interface PieceDef {
  /** `worker` = takes the place of one and obeys all its rules; `figure` = every seat has one besides its workers. */
  readonly like: 'worker' | 'figure';
  /** Of figures: where it stands in a display, nothing else is laid. */
  readonly keepsEmpty?: true;
  /** Of figures: comes home in Prepare for Season, as workers always do. */
  readonly recalled?: true;
}

export interface SeasonDef {
  readonly id: string;
  readonly bonus?: Effect;
}

/** What the set-up depends on the number of players for. */
export interface TableSize {
  readonly players: number;
  readonly clearings: number;
  readonly specialEvents: number;
  readonly startingHands: readonly number[];
  readonly handLimit: number;
  /** Workers that join in each season; the first entry is what a player starts with. */
  readonly workers: readonly number[];
  readonly discardHandOnPass?: true;
}

/** `top` = everybody sees the top one of a pile. */
export type Visibility = 'all' | 'owner' | 'none' | 'top';

/** The only place where secrecy of cards is stated. */
export interface ZoneDef {
  readonly per: 'table' | 'seat';
  readonly sees: Visibility;
  /** Holds tiles of this row, or of these, instead of cards of the main deck. */
  readonly of?: RowName | readonly RowName[];
  /** Holds cards of this small deck (the zone that `deck` of a card names) instead of cards of the main deck; where none are dealt, it is not there without them. */
  readonly from?: string;
  /**
   * So many of them are dealt here at set-up, by the number of players where it says so, or by whether there are more tiles
   * than so few; automas get none. `rest` = what is left of the tiles, once the board is laid out if their row lies there.
   */
  readonly dealt?: number | 'rest' | { readonly players: number; readonly plus: number } | DealtOfFew;
  /** Of tiles: only those of this suit lie here. */
  readonly suit?: string;
  /**
   * Tiles that lie here count at the end in this category, with their points and scoring texts, all or those that pass; those
   * of the table for every seat. An automa's count too if it says so.
   */
  readonly scores?: { readonly as: string; readonly where?: readonly Filter[]; readonly ofAutoma?: true };
  /**
   * Its cards are out of sight of all texts, but still have their place in the city of its seat, with all that lies on them:
   * they take up space there, and Unique ones may not come twice. Or in its hand: they count towards the limit there.
   */
  readonly within?: 'city' | 'hand';
  /**
   * Who may play cards out of it as an action, as out of the hand: its owner, or all. With `top`, and of a pile whose top is
   * seen, only the top one, which effects that play a card keep to as well.
   */
  readonly plays?: 'owner' | 'all' | 'top';
  /** For effects that play a card its cards lie in these as well. */
  readonly asIn?: readonly Source[];
  /**
   * Tiles with a `visit` that lie here are locations: of seats for their owner, and where they are open for others too; with
   * `owner` nobody else visits nor copies them.
   */
  readonly visits?: 'all' | 'owner';
  /**
   * The texts of the tiles that lie here are in force: for their owner, or for each seat whose figure stands on the tile.
   */
  readonly force?: 'owner' | { readonly whoStands: FigureName };
  /** So many of each suit are dealt here at set-up; they leave it only for their row. Imagined worlds keep to that. */
  readonly eachSuit?: number;
  /** A display: so many slots, each of which keeps its number and can be stood on and marked. Filled at set-up. */
  readonly slots?: number;
  /** So many of its slots lie in a row: for arrows and for what is adjacent; absent = all of them do. */
  readonly columns?: number;
  /** What fills its empty slots. */
  readonly refill?: Refill;
  /** Nothing comes here but in games that are played with this. */
  readonly with?: PlayedWith;
}

/** So many while there are no more tiles of the row than this, and otherwise as many as `else` says (R-POW-02). */
export interface DealtOfFew {
  readonly few: number;
  readonly then: number;
  readonly else: number;
}

/** A pile, what it is made anew of when it has run out, and whether empty slots are filled at once, when a card was played, or by the word `refill`. */
export interface Refill {
  readonly from: string;
  readonly recycles?: string;
  readonly when: 'atOnce' | 'whenPlayed' | 'whenTold';
  /** Nothing lies there before it is filled for the first time. */
  readonly starts?: 'empty';
}

export interface OptionDef {
  readonly values: readonly OptionValue[];
  readonly default: OptionValue;
  /** Any combination of the values. */
  readonly several?: true;
}
