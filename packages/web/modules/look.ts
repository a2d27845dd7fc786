import type { IconName, Silhouette } from '@everdell/art';

type ById<T> = Readonly<Record<string, T | undefined>>;

/** A board that only games with the module have: a land of the valley. Its pictures are `land-NAME` and `stretch-NAME`. */
export interface LandLook {
  /** Also of its zone. */
  readonly name: string;
  /** The letter that leads there, after `g`. */
  readonly key: string;
  /** Where it lies from west to east; the base game's own board is at 0. */
  readonly east: number;
  /** Where it lies from south to north on the map of a phone; the base game's own board is at 0. */
  readonly north: number;
  /** The rows in it whose places can be pointed at. */
  readonly rows: readonly string[];
  /** Zones of the table that lie in it, whose cards and tiles can be pointed at. */
  readonly zones?: readonly string[];
  /** Of those: where a tile that lies there is pointed at instead of the place that is visited for it. */
  readonly stalls?: readonly string[];
  /** Places of rows that lie elsewhere otherwise. */
  readonly places?: readonly string[];
  /** Zones of a seat whose tiles the viewer also finds there, and chooses there. */
  readonly own?: readonly string[];
}

/** Where things of a seat are shown that lie open: in its own row, or beside its city. */
export type KeptAt = 'power' | 'purse' | 'shelf';

/**
 * A zone of things of a seat. Without a look of its own, what is in force for its owner is a power, everything else lies on
 * the shelf.
 */
export interface KeptLook {
  readonly at: KeptAt;
  readonly icon: IconName;
  /** Turned over it is not used up but good for something else: how it looks then. */
  readonly turned?: IconName;
}

/** What the panel of an automa is made of. */
export type AutomaPart = 'script' | 'city' | 'pieces' | 'goods' | 'kept' | 'rules';

export interface AutomaLook {
  /** Who sits there for it. */
  readonly portrait: Silhouette;
  /** In this order; absent = all of them. */
  readonly parts?: readonly AutomaPart[];
  /** Its panel is as dark as its heart. */
  readonly dark?: true;
}

/** A row of places that the board has a place for. One that no module names lies at the river with others like it. */
export interface RowLook {
  /** How its cards look; absent = like any location. */
  readonly family?: string;
  /** The zone it lies in; null = never on the board: somebody holds or keeps what is in it. */
  readonly zone: string | null;
  /** It has a line for each season of the automa, which begins with the season's name. */
  readonly bySeason?: true;
}

/** A family of cards; its colours are --f-NAME and --f-NAME-ink in the module's colours.css. */
export interface FamilyLook {
  readonly icon: IconName;
  /** With round corners. */
  readonly round?: true;
}

/** A piece besides workers. */
export interface FigureLook {
  /** What the names of its pictures begin with. */
  readonly picture: string;
  readonly icon: IconName;
  /** The zone where cards lie that it may visit in cities. */
  readonly zone: string;
  /** Where it is missing it is only paler: there are no outlines of it. */
  readonly fades?: true;
  /** It goes its way by itself: nobody looks for it among the pieces at hand. */
  readonly roams?: true;
  /** Only automas have it. */
  readonly ofAutomas?: true;
  /** The picture of a space that nothing lies in because it stands there. */
  readonly standing?: string;
}

/** What the air is like over the whole table. */
export const MOODS = ['rain', 'sleet', 'snow', 'hail', 'frost', 'fog', 'wind', 'heat', 'fire'] as const;
export type Mood = (typeof MOODS)[number];

export interface MoodLook {
  readonly mood: Mood;
  readonly icon: IconName;
}

/** It is on while one of its questions is asked, or something lies there. */
export interface StepLook {
  readonly id: string;
  readonly asks?: readonly string[];
  /** Zones of the table. */
  readonly lies?: readonly string[];
  /** Whatever is asked of somebody who has passed. */
  readonly passed?: true;
}

/** A turn that always goes the same way, in one land, which stays in front meanwhile. */
export interface SequenceLook {
  readonly land: string;
  readonly steps: readonly StepLook[];
}

/** How points of a category are told from others: one of the patterns of Points.module.css, and an icon. */
export interface CategoryLook {
  readonly pattern: string;
  readonly icon: IconName | null;
}

export interface EventLook {
  /** `kept`: what was taken flies beside the city. `moved`: the card flies from city to city. */
  readonly flies?: 'kept' | 'moved';
  /** It also concerns the seat in its field `to`. */
  readonly concerns?: true;
}

/** What stands for a set where it is chosen, by names of pictures: things before a landscape. */
export interface CoverLook {
  readonly scene: string;
  /** Which piece of it. */
  readonly at: string;
  readonly cards?: readonly string[];
  readonly cast?: readonly string[];
}

/** How options of a module are asked for. */
export interface OptionLook {
  /** It is asked for after the others. */
  readonly last?: true;
  /** It matters only for so many; with others it is as it is from the start. */
  readonly players?: readonly number[];
  /** It matters only beside this module. */
  readonly beside?: string;
  /** It is not asked for: with other sets besides it has this value. */
  readonly besideOthers?: string | number | boolean;
}

/** What a value of an option must be for a clash: one of these, or none of those. */
export interface ClashPart {
  readonly option: string;
  readonly is?: readonly OptionLook['besideOthers'][];
  readonly isNot?: readonly OptionLook['besideOthers'][];
}

/** Options of a module that cannot be played together. */
export interface ClashLook {
  /** The key of the reason among the words. */
  readonly why: string;
  readonly all: readonly ClashPart[];
}

/** All that the client must know of a module to show it; words are in its en.ts and es.ts. */
export interface ModuleLook {
  readonly cover?: CoverLook;
  /** On its cards. */
  readonly mark?: IconName;
  /** Its automa, by the automa's id. */
  readonly automas?: ById<AutomaLook>;
  readonly lands?: readonly LandLook[];
  /** What lies where on the board. */
  readonly rows?: ById<RowLook>;
  /** In the order of the book of rules. */
  readonly families?: ById<FamilyLook>;
  readonly figures?: ById<FigureLook>;
  /** Zones of seats, by their id. */
  readonly kept?: ById<KeptLook>;
  /** Zones of the table in which a tile is in force for whoever stands on it. */
  readonly weathers?: ById<IconName>;
  /** How the table looks to who is under such a tile, by the id of the tile. */
  readonly moods?: ById<MoodLook>;
  /** Turns whose steps are told one by one. */
  readonly sequences?: readonly SequenceLook[];
  /** Zones of the table whose things cost as many cards or resources as lie before them. */
  readonly rising?: readonly string[];
  /** Tokens that mark a place or a card, by their id. */
  readonly marks?: ById<IconName>;
  /** Resources that lie in the purse. */
  readonly purse?: readonly string[];
  /** Icons of acts of the turn, by their id. */
  readonly actions?: ById<IconName>;
  readonly categories?: ById<CategoryLook>;
  /** Events of the story, by their name. */
  readonly events?: ById<EventLook>;
  /** Requirements `{ colour, n }` that are met step by step, by name. */
  readonly colourNeeds?: readonly string[];
  /**
   * Ways of tiles that its words tell, as `passages`: FROM>INTO by the ids of the zones, or >ROW for tiles that are laid
   * out. Ways with a name for which there are no words are not told.
   */
  readonly passages?: ById<string>;
  /** Options, by their id. */
  readonly options?: ById<OptionLook>;
  /** What the rules refuse about them, so that it can be told before one begins. */
  readonly clashes?: readonly ClashLook[];
  /** What other sets bring its opponent. */
  readonly growth?: GrowthLook;
}

/** How many points more an opponent ends with beside other modules, each by the value of an option: the first one is its 0. */
export interface GrowthLook {
  readonly option: string;
  readonly beside: readonly { readonly id: string; readonly more: readonly number[] }[];
}
