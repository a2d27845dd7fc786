import type { Action, Decision, Game, Reason, Seat, StoryItem, View } from '@everdell/game';

/**
 * The table a terminal sits at. Today it is a game in this process (localTable.ts); one on a server can take its
 * place, since nothing here needs more than the views of the seats that are played at this keyboard.
 */
export interface Table {
  readonly game: Game;
  /** By seat, automas included. */
  readonly names: readonly string[];
  /** Seats that are played at this keyboard. */
  readonly mine: readonly Seat[];
  /** Who has to decide; null = the game is over. */
  readonly deciding: Seat | null;
  /** What the one who decides has to decide. */
  readonly decision: Decision | null;
  /** Who took the last decision. */
  readonly lastSeat: Seat | null;
  view(seat: Seat | null): View;
  /** Waits until a seat of this keyboard has to decide or the game is over. */
  others(): Promise<void>;
  /** Null = done; otherwise why it is refused. */
  act(seat: Seat, action: Action): Promise<Reason | null>;
  canUndo(seat: Seat): boolean;
  /** Takes the seat's last decision back. Null = done; otherwise why it is refused, in the player's language. */
  undo(seat: Seat): Promise<string | null>;
  /** Everything that happened so far. */
  story(): readonly StoryItem[];
  /** The text of a saved game. */
  save(): string;
}
