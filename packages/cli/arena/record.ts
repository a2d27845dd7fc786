/** How long one side thought in a game, about decisions with more than one answer. */
export interface Thinking {
  readonly decisions: number;
  readonly ms: number;
  /** Milliseconds of the slowest decisions, the slowest first. */
  readonly slowest: readonly number[];
}

/** A finished game, as it is kept. */
export interface GameRecord {
  readonly game: number;
  /** A letter for each seat: a, b, or - for an opponent that belongs to no side. */
  readonly seats: string;
  readonly scores: readonly number[];
  /** Each seat's share of the win. */
  readonly won: readonly number[];
  readonly a: Thinking;
  /** Absent where no bot plays side B. */
  readonly b?: Thinking;
  /** The fingerprint of the players. */
  readonly by: string;
}

/** A line of a file of results; null = it is none, such as one that was cut off. */
export function readRecord(line: string): GameRecord | null {
  let value: Partial<GameRecord> | null;
  try {
    value = JSON.parse(line) as Partial<GameRecord> | null;
  } catch {
    return null;
  }
  const whole =
    Number.isInteger(value?.game) &&
    typeof value?.seats === 'string' &&
    typeof value.by === 'string' &&
    areNumbers(value.scores) &&
    areNumbers(value.won) &&
    isThinking(value.a) &&
    (value.b === undefined || isThinking(value.b));
  return whole ? (value as GameRecord) : null;
}

function isThinking(value: Partial<Thinking> | undefined): boolean {
  return Number.isFinite(value?.decisions) && Number.isFinite(value?.ms) && areNumbers(value?.slowest);
}

function areNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((n) => Number.isFinite(n));
}
