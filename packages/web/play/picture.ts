import type { KnownItem, Seat, Setup, UndoState, View } from '@everdell/game';

/** Who sits at a seat, automas included. */
export interface Player {
  readonly name: string;
  /** `here`: plays at this screen. `away`: a person elsewhere. */
  readonly kind: 'here' | 'away' | 'bot' | 'automa';
  /** The bot that sits here, or plays for the one who does. */
  readonly bot?: string;
  /** Online: a person who is not connected right now, or has left. */
  readonly absent?: boolean;
}

/** How a table stands, as the one who looks at it may know it. Replaced as a whole whenever anything changes. */
export interface Picture {
  readonly setup: Setup;
  readonly players: readonly Player[];
  /** Whose eyes: hidden cards of this seat are in the view. Null = only what everybody may see. */
  readonly viewer: Seat | null;
  /** Entries in the log. */
  readonly version: number;
  readonly view: View;
  /** Who has to decide; null = the game is over. */
  readonly deciding: Seat | null;
  /** The viewer has to decide and may do so right here and now. */
  readonly asked: boolean;
  /** Later moves are still to be shown: it is the viewer's turn, but what is on the screen is what came before. */
  readonly early?: boolean;
  /** Of the viewer; null = there is no seat to take anything back for. */
  readonly undo: UndoState | null;
  /** Everything that happened so far, as far as the viewer may know it. */
  readonly story: readonly KnownItem[];
  /** Hot-seat: the screen has to be handed to this seat before it may see its cards. */
  readonly handOver: Seat | null;
  /** The viewer's turn is over but can still be taken back; nobody goes on before `table.proceed()`. */
  readonly holding: boolean;
}

/** Whom the story speaks to: the one person at this screen. Around one screen everybody is called by name. */
export function youIn({ players }: Picture): Seat | null {
  const [you, ...others] = players.flatMap(({ kind }, seat) => (kind === 'here' ? [seat] : []));
  return you === undefined || others.length > 0 ? null : you;
}
