import type { Action, Game, KnownItem, Seat, View } from '@everdell/game';

/** What a command leads to: the question is asked again, or the whole screen is shown again. */
export type AfterCommand = 'ask' | 'show';

/**
 * The table a terminal sits at: a game in this process (localTable.ts) or one on a server (online/onlineTable.ts).
 * Nothing here needs more than the views of the seats that are played at this keyboard.
 */
export interface Table {
  readonly game: Game;
  /** By seat, automas included. */
  readonly names: readonly string[];
  /** Seats that are played at this keyboard; none = it only looks on. */
  readonly mine: readonly Seat[];
  /** Who has to decide; null = the game is over. */
  readonly deciding: Seat | null;
  /** The seat of this keyboard that has to decide. */
  readonly asked: Seat | null;
  /** The view of a seat of this keyboard; if it only looks on, what everybody may see, whoever is named. */
  view(seat: Seat): View;
  /** Waits until a seat of this keyboard has to decide or the game is over. */
  others(): Promise<void>;
  /** Null = done; otherwise why it is refused, in the player's language. */
  act(seat: Seat, action: Action): Promise<string | null>;
  /** The end of this seat's turn can be taken back, and nobody goes on before it is confirmed. */
  confirms(seat: Seat): boolean;
  /** Takes the seat's last decision back. Null = done; otherwise why it is refused, in the player's language. */
  undo(seat: Seat): Promise<string | null>;
  /** Everything that happened so far, as this seat may know it. */
  story(seat: Seat): readonly KnownItem[];
  /** How many entries the log has. */
  readonly version: number;
  /** The text of a file with the game. */
  save(): Promise<string>;
  /** What only tables on a server have. */
  readonly online?: Online;
}

/** Whom the story speaks to: the one who plays at this keyboard. Where several do, everybody is called by name. */
export function youAt({ mine }: Pick<Table, 'mine'>): Seat | null {
  return mine.length === 1 ? mine[0] : null;
}

export interface Online {
  /** For the question that is asked next: fires when it makes no sense any more. */
  calledOff(): AbortSignal;
  /** After a question was called off: what has to be settled before another one is asked. */
  attend(): Promise<void>;
  /** Carries out a command that only tables on a server have; null = the line is none. */
  command(line: string): Promise<AfterCommand | null>;
  /** Asks the others to take the last decision back; gives what to tell the player. */
  askToUndo(): Promise<string>;
  /** Tells somebody who leaves how to come back. */
  farewell(): void;
  /** What the commands are called, and what they do. */
  readonly help: readonly { readonly usage: string; readonly about: string }[];
  /** The question after the end. */
  readonly afterEnd: string;
  /** After the end: how the cards were dealt. */
  endLines(): readonly string[];
  /** What was announced since the player last typed something. */
  unread(): readonly string[];
  /** The player has typed something, so what was announced has been seen. */
  read(): void;
  /** After the end: there is another table to go to. */
  readonly movesOn: boolean;
}
