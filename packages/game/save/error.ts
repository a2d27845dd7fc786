export type SaveProblem =
  /** Not JSON, or not a saved game at all. */
  | 'not-a-save'
  /** A replay as somebody saw the game, where a saved game is asked for. */
  | 'a-replay'
  /** Written in a format, or by rules, that this program does not know yet. */
  | 'too-new'
  /** Something in it is missing or wrong. */
  | 'damaged'
  /** It asks for modules or options that do not exist here, or its cards are not those of this program. */
  | 'other-content'
  /** The rules do not allow what its log says. */
  | 'refused'
  /** Log and snapshot lead to different positions. */
  | 'mismatch';

/** A saved game cannot be loaded; the message says what is wrong and what to do. */
export class SaveError extends Error {
  override readonly name = 'SaveError';
  readonly code: SaveProblem;
  constructor(code: SaveProblem, message: string) {
    super(message);
    this.code = code;
  }
}

export function damaged(what: string): SaveError {
  return new SaveError('damaged', `the saved game is damaged: ${what}. Use another copy of it.`);
}
