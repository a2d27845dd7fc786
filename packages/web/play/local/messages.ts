import type { Action, Seat, SetupRequest } from '@everdell/game';
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

/** What the page asks of the worker; each is answered by its `id`. */
export type Ask =
  | { readonly do: 'create'; readonly game: NewLocalGame; readonly seed: string }
  | { readonly do: 'open'; readonly id: string }
  /** The text of a file; it becomes a game of its own. */
  | { readonly do: 'import'; readonly text: string }
  | { readonly do: 'act'; readonly action: Action; readonly version: number }
  | { readonly do: 'undo'; readonly version: number }
  | { readonly do: 'ready' }
  | { readonly do: 'proceed' }
  | { readonly do: 'save' };

export type Asked = Ask & { readonly ask: number };

/** `story` holds only what the page does not have yet: everything from `from` on. */
export interface SentPicture extends Omit<Picture, 'story'> {
  readonly from: number;
  readonly story: Picture['story'];
}

export type Told =
  | { readonly told: 'picture'; readonly picture: SentPicture }
  | { readonly told: 'answer'; readonly ask: number; readonly value: unknown }
  | { readonly told: 'trouble'; readonly ask: number; readonly trouble: Trouble };

export type { Seat };
