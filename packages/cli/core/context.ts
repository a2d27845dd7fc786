import type { Lang } from '@everdell/game';
import type { Words } from '../words/en.ts';
import type { Terminal } from './terminal.ts';

/** What a command gets from the world outside; tests give it another one. */
export interface World {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly errIsTerminal: boolean;
  readonly readFile: (path: string) => string;
  readonly writeFile: (path: string, text: string) => void;
  readonly exists: (path: string) => boolean;
  /** Opens the keyboard and the screen; `close` them at the end. */
  readonly terminal: () => Terminal;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A seed nobody has chosen, for games without one. */
  readonly freshSeed: () => string;
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
