/** A question has to be seen so long before one press answers it, in ms. */
export const TOO_SOON = 300;

/**
 * So long, where the question before went away by itself: by the press that chose its answer, or because its time was up.
 * Whoever was about to press its button has not seen yet that another one stands there.
 */
export const UNEXPECTED = 500;

/** A question as it came up. */
export interface Shown {
  readonly question: string;
  readonly since: number;
  /** The one before went away by itself. */
  readonly unexpected: boolean;
}

const MARK = 'question';

/** Says on the browser's timeline for how long presses are stray: a scripted player reads until then, like a person. */
export function markShown({ unexpected }: Shown): void {
  const detail = unexpected ? { first: UNEXPECTED, second: UNEXPECTED } : { first: 0, second: TOO_SOON };
  performance.clearMarks(MARK);
  performance.mark(MARK, { detail });
}

/** Was a press on a button meant for the question before? `double`: when a double press began of which this is the second. */
export function isStray({ since, unexpected }: Shown, now: number, double: number | null): boolean {
  const age = now - since;
  if (unexpected) return age < UNEXPECTED;
  return double !== null && double > 0 && double < since && age < TOO_SOON;
}
