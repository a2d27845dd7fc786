import type { Action, Reason, UndoBlock } from '@everdell/game';
import type { Advice, Reviews } from './advice.ts';
import type { Picture } from './picture.ts';

/** Why something was not done; nothing has changed then. */
export type Trouble =
  /** The rules say no. */
  | { readonly kind: 'refused'; readonly reason: Reason }
  | { readonly kind: 'undo'; readonly why: UndoBlock }
  /** The game went on in the meantime. */
  | { readonly kind: 'stale' }
  /** It is not known whether it arrived (`sent`), or it never left. */
  | { readonly kind: 'no-answer'; readonly sent: boolean }
  /** Anything else, in words for people. */
  | { readonly kind: 'other'; readonly code: string; readonly message: string };

/** A table: in this browser (local/) or on a server (online/). The board knows no difference. */
export interface Table {
  /** The newest picture; a new object whenever something has changed. */
  readonly picture: Picture;
  onChange(listener: () => void): () => void;
  /** Games in this browser only: with others at a server nobody is to be told what to do. */
  readonly advice?: Advice;
  /** Asked once the game is over. */
  readonly reviews: Reviews;
  /** After a turn it waits for `proceed`, as long as the turn can be taken back. */
  readonly holds: boolean;
  /** Answers the decision of the viewer as it was in the newest picture. Null = done. */
  act(action: Action): Promise<Trouble | null>;
  /** Takes the viewer's last decision back. */
  undo(): Promise<Trouble | null>;
  /** Hot-seat: the owner of the seat sits in front of the screen. */
  ready(): void;
  /** The viewer's turn may be over. */
  proceed(): void;
  /** The text of a file with the game. */
  save(): Promise<string>;
  close(): void;
}
