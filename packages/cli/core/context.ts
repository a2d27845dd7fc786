import type { Lang } from '@everdell/game';
import type { FetchLike, Surroundings } from '@everdell/protocol';
import type { Words } from '../words/en.ts';
import type { Terminal } from './terminal.ts';

/** What a command gets from the world outside; tests give it another one. */
export interface World {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly errIsTerminal: boolean;
  readonly readFile: (path: string) => string;
  readonly writeFile: (path: string, text: string) => void;
  /** Writes a file that is not there yet, and makes its folder. */
  readonly writeNew: (path: string, text: string) => void;
  readonly exists: (path: string) => boolean;
  /** Writes a file that only this user may read, and makes its folder. */
  readonly writePrivate: (path: string, text: string) => void;
  /** How servers are reached; what that needs is loaded when it is asked for. */
  readonly online: () => Promise<Online>;
  /** Opens the keyboard and the screen; `close` them at the end. */
  readonly terminal: () => Terminal;
  /** Resolves when the user wants the program to stop. */
  readonly stopped: () => Promise<void>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A seed nobody has chosen, for games without one. */
  readonly freshSeed: () => string;
}

export interface Online {
  readonly surroundings: Surroundings;
  readonly fetch: FetchLike;
}

export interface Context extends World {
  readonly lang: Lang;
  readonly words: Words;
  readonly json: boolean;
}

/** The user asked for something that cannot be done; the message fits on one line. Exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
