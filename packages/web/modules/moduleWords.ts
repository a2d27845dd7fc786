import type { ActTab, Verb } from '../words/said.ts';

type ById<T = string> = Readonly<Record<string, T | undefined>>;

export interface HelpPage {
  readonly title: string;
  readonly text: string;
}

/** How it is told that tiles go a certain way, with the list of their names. */
export interface PassageWords {
  /** On its own. */
  says(tiles: string): string;
  /** After something else that the same seat did. */
  goesOn?(tiles: string, isYou: boolean): string;
}

/** All that the client says about a module in one language; everything else is told by the game. */
export interface ModuleWords {
  /** What it brings, for its switch in the set-up. */
  readonly about?: string;
  /** What playing alone is like, if it has somebody to play against. */
  readonly alone?: string;
  /** Where other sets make its opponent far stronger: their names, and how many points that is. */
  readonly stronger?: (sets: string, points: number) => string;
  /** Questions about its options, by their id; without one the game's own name is used. */
  readonly options?: ById;
  /** What a value of an option means where the game has no more than a name for it: OPTION/VALUE. */
  readonly values?: ById;
  /** Why options cannot be played together, by the key of the clash. */
  readonly clashes?: ById;
  /** What the help adds in games with it. */
  readonly help?: readonly HelpPage[];
  /** What kind of place, by the row it lies in; `rowTitles` for all of them together. */
  readonly rows?: ById;
  readonly rowTitles?: ById;
  /** Its parts of the board: short for a phone's tab, and as a heading. */
  readonly zones?: ById;
  readonly zoneTitles?: ById;
  /** Pieces besides workers. */
  readonly figures?: ById;
  /** Tokens that mark a place or a card. */
  readonly marks?: ById;
  /** What somebody keeps, by the zone it lies in. */
  readonly keeps?: ById;
  /** What is in sight of something kept that has two sides, by its zone: as it is dealt, and turned over. */
  readonly sides?: ById<readonly [string, string]>;
  /** Families of its cards in the book of rules. */
  readonly families?: ById;
  /** What it lets one do as the action of a turn, by its id. */
  readonly tabs?: ById<ActTab>;
  /** Why the green button is off while such an action is looked for: act-ID. */
  readonly modes?: ById;
  /** Names on the green button, by the key of the question or the id of the act. */
  readonly verbs?: ById<Verb>;
  /** Steps of turns that are told one by one, by their id. */
  readonly steps?: ById;
  /** What is chosen, by the key of the question. */
  readonly asks?: ById;
  /** What tiles of a row ask, where the rules' own words for it are too general: ROW/QUESTION. */
  readonly questions?: ById;
  /** Reasons in two or three words, by their code. */
  readonly reasons?: ById;
  /** How tiles that go a certain way are told, by the names in its look. */
  readonly passages?: ById<PassageWords>;
  /** What only its own parts of the screen say. */
  readonly own?: object;
}
