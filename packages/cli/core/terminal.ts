/** What kind of answer a question expects; tells tests and other drivers what they may type. */
export type Expected =
  /** So many of the numbers from 1 on. */
  | { readonly numbers: number; readonly min: number; readonly max: number }
  | { readonly yesNo: true }
  /** Just Enter. */
  | { readonly enter: true }
  | { readonly free: true; readonly example?: string };

/** What Ctrl-C at a question answers: the game takes it like any other wish to leave. */
export const INTERRUPT = '\u0003';

/** A keyboard and a screen, or a pipe. */
export interface Terminal {
  readonly columns: number;
  readonly rows: number;
  readonly colour: boolean;
  /** Somebody sits in front of it: screens may be cleared. */
  readonly interactive: boolean;
  write(text: string): void;
  /** Starts a new screen. */
  clear(): void;
  /** One line of input without its end; null = there will be no more. */
  ask(question: string, expected: Expected): Promise<string | null>;
  close(): void;
}
