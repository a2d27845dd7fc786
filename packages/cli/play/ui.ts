import type { Lang } from '@everdell/game';
import { wrap } from '../core/layout.ts';
import type { Terminal } from '../core/terminal.ts';
import type { Words } from '../words/index.ts';

/** The terminal with its language, and what the game needs of the world besides. */
export interface Ui {
  readonly terminal: Terminal;
  readonly lang: Lang;
  readonly words: Words;
  /** Writes a file; null = done, otherwise what went wrong. */
  saveFile(path: string, text: string): string | null;
  exists(path: string): boolean;
}

/** Shows lines as they are; a text is broken into lines that fit. */
export function say({ terminal }: Ui, text: readonly string[] | string): void {
  const lines = typeof text === 'string' ? text.split('\n').flatMap((line) => wrap(line, terminal.columns - 1)) : text;
  terminal.write(lines.map((line) => `${line}\n`).join(''));
}

/** Somebody wants to leave, or there is no more input. */
export class Leave extends Error {
  override readonly name = 'Leave';
}
