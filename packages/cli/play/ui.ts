import type { Lang } from '@everdell/game';
import { fold } from '../core/layout.ts';
import type { Expected, Terminal } from '../core/terminal.ts';
import type { Words } from '../words/index.ts';

/** The terminal with its language, and what the game needs of the world besides. */
export interface Ui {
  readonly terminal: Terminal;
  readonly lang: Lang;
  readonly words: Words;
  /** How long bots that search may think here, in ms; undefined = as long as usual. */
  readonly think: number | undefined;
  /** Writes a file; null = done, otherwise what went wrong. */
  saveFile(path: string, text: string): string | null;
  exists(path: string): boolean;
}

/** Shows lines; those that are too long are broken between words. */
export function say({ terminal }: Ui, text: readonly string[] | string): void {
  const lines = typeof text === 'string' ? text.split('\n') : text;
  terminal.write(
    lines
      .flatMap((line) => fold(line, terminal.columns - 1))
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** Asks a question, broken into lines that fit; CALLED_OFF = it is asked no more. */
export function ask(
  { terminal }: Ui,
  question: string,
  expected: Expected,
  calledOff?: AbortSignal,
): Promise<string | null> {
  const lines = question.split('\n').flatMap((line) => fold(line, terminal.columns - 1));
  return terminal.ask(lines.join('\n'), expected, calledOff);
}

/** Somebody wants to leave, or there is no more input. */
export class Leave extends Error {
  override readonly name = 'Leave';
}
