import type { Fields, Given } from '@everdell/sets';

/** A situation at the table as data: one line of a scenario file. What is inside is checked when it is run. */
export interface Scenario {
  readonly id: string;
  readonly area?: string;
  readonly title?: string;
  readonly modules?: readonly string[];
  readonly players: number;
  readonly source?: readonly string[];
  readonly rules?: readonly string[];
  readonly given?: Given;
  readonly do: readonly Step[];
  readonly expect: Fields;
  readonly note?: string;
  readonly doubt?: string;
  readonly reconstructed?: readonly string[];
}

export interface Step extends Fields {
  readonly action: string;
  /** A seat, or the name of an automa. */
  readonly seat?: number | string;
  readonly choices?: readonly Fields[];
}

export interface ScenarioResult {
  readonly id: string;
  readonly status: 'passed' | 'failed' | 'unsupported';
  /** What differs, or which modules are not built. */
  readonly difference?: string;
  /** Where a refusal was expected and came: the reason that the case gives, and the game's. */
  readonly refusal?: Refusal;
}

export interface Refusal {
  readonly expected: string | null;
  readonly found: string;
}

/** How strictly cases are judged. */
export interface RunOptions {
  /** A refusal must have the very reason code that the case gives. */
  readonly reasons?: boolean;
}

/** The game refuses a step: as a whole, or at one of its answers. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: string;
  /** Index of the answer in the step's `choices`; null = the step's own action or fields. */
  readonly choice: number | null;
  constructor(code: string, choice: number | null, what: string) {
    super(`${what}: ${code}`);
    this.code = code;
    this.choice = choice;
  }
}
