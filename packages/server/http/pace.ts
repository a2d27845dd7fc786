/** How long things may take, in milliseconds. Tests hurry. */
export interface Pace {
  /** Between two pings of a socket; twice without an answer and it is closed. */
  readonly ping: number;
  /** So long a client may read nothing of what it was sent. */
  readonly stall: number;
  /** Between two signs of life in a stream. */
  readonly keepAlive: number;
  /** So long a closed socket has to close its end. */
  readonly goodbye: number;
  /** So long the answer whether the store is there is believed. */
  readonly readiness: number;
}

export const USUAL_PACE: Pace = { ping: 20_000, stall: 30_000, keepAlive: 15_000, goodbye: 2_000, readiness: 500 };
