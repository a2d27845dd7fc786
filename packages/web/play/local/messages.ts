import type { Hint } from '@everdell/ai';
import type { Action, Lang, SaveProblem, Seat, SetupRequest } from '@everdell/game';
import type { ReviewPart, Thinking } from '../advice.ts';
import type { Picture } from '../picture.ts';
import type { Trouble } from '../table.ts';

/** Who plays a seat of a game in this browser. */
export interface LocalPlayer {
  readonly name: string;
  /** Null = somebody in front of this screen. */
  readonly bot: string | null;
}

export interface NewLocalGame {
  readonly request: SetupRequest;
  /** One for each seat that is no automa. */
  readonly players: readonly LocalPlayer[];
}

/** Why a game cannot be begun or opened. */
export type LocalProblem =
  | SaveProblem
  /** There is no such game in this browser. */
  | 'missing'
  /** Another tab plays it. */
  | 'elsewhere'
  /** The browser does not let us read what is kept in it. */
  | 'no-storage'
  /** Nobody can play what was asked for. */
  | 'setup'
  /** A mistake of the program. */
  | 'broken';

/** Why the game is not kept in this browser: no room, or the browser does not allow it. */
export type StorageTrouble = 'full' | 'none';

/** What the page asks of the worker for a table. */
export type Ask =
  | { readonly do: 'create'; readonly game: NewLocalGame; readonly lang: Lang }
  | { readonly do: 'open'; readonly id: string; readonly takeOver: boolean; readonly lang: Lang }
  /** The text of a file; it becomes a game of its own. */
  | { readonly do: 'import'; readonly text: string; readonly lang: Lang }
  | { readonly do: 'act'; readonly action: Action; readonly version: number }
  | { readonly do: 'undo'; readonly version: number }
  | { readonly do: 'ready' }
  | { readonly do: 'proceed' }
  | { readonly do: 'save' }
  | { readonly do: 'speak'; readonly lang: Lang }
  | { readonly do: 'close' }
  /** What a good player would do now in place of the one in front of the screen. */
  | { readonly do: 'hint'; readonly version: number }
  /** The file of a game that is over and kept elsewhere, to be reviewed and nothing else. */
  | { readonly do: 'read'; readonly text: string; readonly names: readonly string[] }
  /** How well these seats have played; each decision is told on its own. */
  | { readonly do: 'review'; readonly run: number; readonly seats: readonly Seat[]; readonly lang: Lang }
  /** Neither hint nor review is wanted any more. */
  | { readonly do: 'stop' };

/** What each is answered with. */
export interface Answers {
  /** The id of the game. */
  readonly create: string;
  readonly open: string;
  readonly import: string;
  readonly act: Trouble | null;
  readonly undo: Trouble | null;
  readonly ready: null;
  readonly proceed: null;
  readonly save: string;
  readonly speak: null;
  readonly close: null;
  readonly hint: readonly Hint[] | null;
  readonly read: null;
  /** False = it was given up. */
  readonly review: boolean;
  readonly stop: null;
}

export type Asked = Ask & {
  readonly ask: number;
  readonly table: number;
  /** How long bots may think, in ms; it comes with everything that is asked, so that a new worker knows it too. */
  readonly patience: number;
};

/** `story` holds only what the page does not have yet: everything from `from` on. */
export interface SentPicture extends Omit<Picture, 'story'> {
  readonly from: number;
  readonly story: Picture['story'];
}

export type Told =
  | { readonly told: 'answer'; readonly ask: number; readonly value: unknown }
  | { readonly told: 'problem'; readonly ask: number; readonly code: LocalProblem; readonly message: string }
  | { readonly told: 'picture'; readonly table: number; readonly picture: SentPicture }
  /** Null = it is kept again. */
  | { readonly told: 'storage'; readonly table: number; readonly trouble: StorageTrouble | null }
  /** A bot failed at its move; `stuck` = and nobody could move in its place. */
  | { readonly told: 'bot'; readonly table: number; readonly seat: Seat; readonly stuck: boolean }
  /** A bot has been thinking for more than a moment; null = no longer. */
  | { readonly told: 'thinking'; readonly table: number; readonly thinking: Thinking | null }
  /** `run` = the review it belongs to: one that was given up may still have something on its way. */
  | { readonly told: 'reviewed'; readonly table: number; readonly run: number; readonly part: ReviewPart }
  /** Another tab has taken the game over. */
  | { readonly told: 'taken'; readonly table: number };
