export type StoreErrorCode =
  /** Something with this id, token or place exists already. */
  | 'duplicate'
  /** What it belongs to does not exist. */
  | 'missing'
  /** A value that no column can hold. */
  | 'value'
  /** Another server works on the data folder. */
  | 'in-use'
  /** What is stored cannot be read as it should be. */
  | 'damaged'
  /** The data were written by a later version of the program. */
  | 'newer'
  /** The store cannot be reached or written at the moment; what was under way may or may not have been done. */
  | 'unavailable'
  | 'closed'
  | 'unknown';

/** Whatever goes wrong in a store, in words for the one who runs the server. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
