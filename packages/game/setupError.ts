/** The request cannot be played; the message says what is wrong and what to do. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
