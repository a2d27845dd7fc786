/** A name or a word of the game: its singular, its plural and, in languages that have it, its grammatical gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender?: 'm' | 'f';
  /** One thing with a plural name ("the Ruins are ..."). */
  readonly plural?: boolean;
}
