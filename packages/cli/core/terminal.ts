/** What kind of answer a question expects; tells tests and other drivers what they may type. */
export type Expected =
  /** So many of the numbers from 1 on. */
  | { readonly numbers: number; readonly min: number; readonly max: number }
  | { readonly yesNo: true }
  /** Just Enter. */
  | { readonly enter: true }
  /** A command, or nothing at all: something else is waited for. */
  | { readonly command: true }
  | { readonly free: true; readonly example?: string };

/** What Ctrl-C at a question answers: the game takes it like any other wish to leave. */
export const INTERRUPT = '\u0003';

/** What a question answers that is asked no more, since things have changed. */
export const CALLED_OFF = '\u0018';

/** A keyboard and a screen, or a pipe. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  readonly colour: boolean;
  /** Somebody sits in front of it: screens may be cleared. */
  readonly interactive: boolean;
  /** Shows whole lines; while a question is open they come above it. */
  write(text: string): void;
  /** Starts a new screen. */
  clear(): void;
  /** One line of input without its end; null = there will be no more. */
  ask(question: string, expected: Expected, calledOff?: AbortSignal): Promise<string | null>;
  close(): void;
}
