import type { Grade, Hint, ReasonKind } from '@everdell/ai';
import type { Lang, Seat } from '@everdell/game';

/** A bot that has been at a decision for more than a moment. */
export interface Thinking {
  readonly seat: Seat;
  /** The point of the game it thinks at. */
  readonly version: number;
}

/** A decision of a game that is over, looked at again. */
export interface Reviewed {
  /** Where it stands in the log. */
  readonly index: number;
  readonly seat: Seat;
  readonly turn: number;
  /** Null = there was nothing to choose. */
  readonly rating: { readonly grade: Grade; readonly loss: number } | null;
  /** What would have been better, in words; null = nothing much. */
  readonly better: Better | null;
}

export interface Better {
  /** What was asked, where it was not simply a turn. */
  readonly question: string | null;
  readonly answer: string;
  readonly instead: string;
  readonly reason: ReasonKind;
  /** By its name; null = nothing in particular. */
  readonly about: string | null;
}

export interface ReviewPart {
  readonly done: number;
  readonly total: number;
  readonly decision: Reviewed;
}

/** What there is to say about a game that is over. */
export interface Reviews {
  /** Rates what these seats decided, one after the other. False = it was given up. */
  review(seats: readonly Seat[], lang: Lang, hear: (part: ReviewPart) => void): Promise<boolean>;
  /** Nobody wants to know any more. */
  stop(): void;
}

/** What a table in this browser has to say while the game runs. Tables of a server do not. */
export interface Advice {
  readonly thinking: Thinking | null;
  onThinking(listener: () => void): () => void;
  /** The best few answers for the one in front of the screen; null = it was given up, or the game went on. */
  hint(version: number): Promise<readonly Hint[] | null>;
  /** Nobody wants to know any more. */
  stop(): void;
}
