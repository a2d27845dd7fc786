/** What a connection needs of the program it runs in: the same code runs in a browser and in Node. */

/** The part of a WebSocket that is used; that of browsers fits, and so does that of the library ws. */
export interface SocketLike {
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  /** The token goes into the header `Authorization: Bearer`; browsers have a cookie instead. */
  openSocket(url: string, options: { readonly token?: string }): SocketLike;
  /** Milliseconds by any clock. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  /** Runs something later; gives the way to call it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Waiting times, in milliseconds. */
export interface Timing {
  readonly firstRetry: number;
  readonly longestRetry: number;
  /** For an answer, through any number of connections. */
  readonly answer: number;
  /** For a new connection to open. */
  readonly opening: number;
  /** After so long without a word from the server it is asked whether it is there ... */
  readonly idle: number;
  /** ... and given so long to answer. */
  readonly pong: number;
}

export const USUAL_TIMING: Timing = {
  firstRetry: 250,
  longestRetry: 10_000,
  answer: 60_000,
  opening: 15_000,
  idle: 25_000,
  pong: 10_000,
};
