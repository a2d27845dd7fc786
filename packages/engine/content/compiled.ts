import type { Amount, CardId, CardKind, Colour, Cond, Effect, Rarity } from '../effects/types.ts';
import type { CardIx, Holder, Seat, Uid } from '../state/types.ts';
import type { Act, Arrival, CardDef, CardPlayingAbility, Reaction, TileDef, Visibility, Visit } from './defs.ts';
import type { Standing } from './standing.ts';

/** Cards, tiles, zones and reactions as a game is compiled to. */

/** Who reacts to something that happens. */
export interface Awaited {
  /** By design: whose doing its cards react to (BY_ME, BY_OTHERS, or both); null = no card reacts. */
  readonly designs: Uint8Array | null;
  /** The same by tile. */
  readonly tiles: Uint8Array | null;
  /** Does any text react to what others do? */
  readonly byOthers: boolean;
  /** Modules that come before the texts of who did it. */
  readonly first: readonly OwnReaction[];
  /** Modules, then automas. */
  readonly others: readonly OwnReaction[];
}

export const BY_ME = 1;
export const BY_OTHERS = 2;

/** What a module or an automa does when something happens. */
export interface OwnReaction {
  readonly who: string;
  /** Who carries it out; -1 = the player who did what is reacted to. */
  readonly seat: Seat;
  readonly reaction: Reaction;
}

/** An act that somebody has, with the text it stands in; -1 = it is a module's. */
export interface OwnAct {
  readonly act: Act;
  readonly at: Holder;
}

/** Who has acts of a kind. */
export interface ActTable {
  /** Those of modules, which every player has. */
  readonly ofModules: readonly OwnAct[];
  /** By design: 1 = cards of it do; null = no card does. */
  readonly designs: Uint8Array | null;
  /** The same by tile. */
  readonly tiles: Uint8Array | null;
}

/** A card design with what the hot paths look up. */
export interface Design {
  readonly ix: CardIx;
  readonly id: CardId;
  readonly set: string;
  readonly def: CardDef;
  readonly kind: CardKind;
  readonly colour: Colour;
  readonly rarity: Rarity;
  readonly unique: boolean;
  /** How many there are in this game. */
  readonly copies: number;
  readonly points: number;
  readonly worth: Amount | null;
  readonly cost: readonly number[];
  /** The same as the only way to pay it in full. */
  readonly costs: readonly (readonly number[])[];
  /** Ids it answers to: its own and the one it counts as. */
  readonly names: readonly CardId[];
  /** Row of the design it counts as, else its own: equal keys are one card to the rules. */
  readonly key: CardIx;
  readonly supplants: boolean;
  readonly lasting: boolean;
  /** By design: what occupied token on this Construction brings that Critter in (DOOR). */
  readonly opens: readonly number[] | null;
  /** Those Critters that a normal one is enough for. */
  readonly brings: readonly CardIx[] | null;
  /** The resource that an occupied token is where this card is one of the two; -1 = none. */
  readonly token: number;
  /** Brings some Critters in only with a token that is a resource. */
  readonly golden: boolean;
  /** Group and side of a shared space; group -1 = none. */
  readonly group: number;
  readonly side: 0 | 1;
  /** Its Production only adds resources or point tokens. */
  readonly plainProduction: boolean;
  /** By design: 1 when this card may lie on the space of that one. */
  readonly liesOn: readonly number[] | null;
  // What `def` may leave out, in one shape for all designs: reading optional fields of 48 differently shaped literals
  // was a third of the time of a turn.
  readonly noSpace: boolean;
  readonly stacks: boolean;
  readonly arrival: Arrival | null;
  readonly ability: CardPlayingAbility | null;
  /** How many resources of a cost it can do without at most; where it takes tokens, for each of them. */
  readonly eases: number;
  readonly production: Effect | null;
  readonly notAbroad: boolean;
  /** What a worker does there, and what a figure does. */
  readonly visit: Visit | null;
  readonly figureVisit: Visit | null;
  readonly scores: Amount | null;
  /** What it reacts to; null = nothing. */
  readonly reacts: readonly Reaction[] | null;
  /** What it changes; null = nothing. */
  readonly rules: readonly Standing[] | null;
  /** What its owner may do besides; null = nothing. */
  readonly acts: readonly Act[] | null;
  /** Spaces that it adds to its city. */
  readonly spaces: number;
  /** Nothing but a free space and being unique decides whether it can take its place. */
  readonly simple: boolean;
}

export interface PlaceInfo {
  readonly ix: Holder;
  readonly id: string;
  /** Which of its copies it is, from 0. */
  readonly copy: number;
  readonly set: string;
  readonly def: TileDef;
  readonly row: number;
  /** Workers it holds at this table. */
  readonly spots: number;
  readonly needs: Cond | null;
  /** What `needs` asks at the least, for a quick no: the season (-1 = any) and cards in the city. */
  readonly season: number;
  readonly minCards: number;
  /** Keys of the cards that `needs` names, null if it asks something else. */
  readonly needsCards: readonly CardIx[] | null;
  readonly price: Effect | null;
  /** The resources that the price asks for, for a quick no; null = none. */
  readonly goods: readonly number[] | null;
  readonly effect: Effect | null;
  readonly event: 'basic' | 'special' | null;
  /** The zone of seats into which it is taken; null = it stays where it is. */
  readonly taken: string | null;
  /** Row of the figure that is placed there; -1 = workers, NOBODY = nothing. */
  readonly figure: number;
  /** Row of the only kind of worker that is placed there; 0 = any. */
  readonly kind: number;
  readonly onePerSeat: boolean;
  readonly permanent: boolean;
  /** Point tokens for its owner when somebody else visits; -1 = it is closed to others. */
  readonly open: number;
  /** A visit always has something to do there: no need to look at the effect. */
  readonly sure: boolean;
  readonly points: number;
  /** Points for each worker that stands there at the end. */
  readonly journey: number;
  /** Of what is kept: what must hold for its points to count. */
  readonly pointsIf: Cond | null;
  readonly scores: Amount | null;
  /** What it reacts to, what it changes, and what its owner may do besides; null = nothing. */
  readonly reacts: readonly Reaction[] | null;
  readonly rules: readonly Standing[] | null;
  readonly acts: readonly Act[] | null;
  readonly ability: CardPlayingAbility | null;
  readonly eases: number;
}

/** A zone in which texts are in force. */
export interface ForceZone {
  /** Its number, by seat. */
  readonly zones: readonly number[];
  /** Row of the figure that must stand on the tile; -1 = its owner need do nothing. */
  readonly figure: number;
}

export interface ZoneInfo {
  readonly id: string;
  readonly sees: Visibility;
  /** Whose zone it is; -1 = the table's. */
  readonly owner: Seat;
  /** The rows whose tiles it holds; none = it holds cards. */
  readonly rows: readonly number[];
  /** How many of each suit were dealt here; 0 = suits do not matter. */
  readonly eachSuit: number;
  /** Row of the deck whose cards it holds. */
  readonly deck: number;
  /** How many of them are dealt to it at set-up; REST = what is left of the tiles. */
  readonly dealt: number;
  /** The only suit of the tiles that lie here; null = any. */
  readonly suit: string | null;
  /** Its locations are for nobody but its owner. */
  readonly private: boolean;
  /** Of its cards only the top one can be played. */
  readonly topOnly: boolean;
  /** Slots of a display, which are holders numbered from `firstSlot` on; 0 = it is none. */
  readonly slots: number;
  readonly firstSlot: Holder;
  /** How many of them lie in a row. */
  readonly columns: number;
  readonly refill: RefillInfo | null;
}

/** Tiles of a row, and the zones that they are dealt to. */
export interface TileDeal {
  readonly row: number;
  readonly zones: readonly number[];
  readonly tiles: readonly Holder[];
}

export interface RefillInfo {
  readonly from: number;
  /** -1 = none. */
  readonly recycles: number;
  readonly atOnce: boolean;
  /** As soon as a card that was played out of it is paid for. */
  readonly whenPlayed: boolean;
  readonly startsEmpty: boolean;
}

/** A deck: its cards have the numbers from `first` to before `end`, in shuffled order. */
export interface DeckInfo {
  /** Where they lie at the start. */
  readonly zone: number;
  readonly first: Uid;
  readonly end: Uid;
}
