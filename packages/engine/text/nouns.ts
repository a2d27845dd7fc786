/** A name or a word of the game: its singular, its plural and, in languages that have it, its grammatical gender. */
export interface Noun {
  readonly one: string;
  readonly many: string;
  readonly gender?: 'm' | 'f';
  /** One thing with a plural name ("the Ruins are ..."). */
  readonly plural?: boolean;
  /** The name of somebody, which takes no article. */
  readonly proper?: boolean;
}

export type GenderedNoun = Noun & { readonly gender: 'm' | 'f' };

/** The words of another language in which every noun has a gender: `satisfies Gendered<typeof en>`. */
export type Gendered<T> = T extends Noun
  ? GenderedNoun
  : T extends (...args: never[]) => unknown
    ? unknown
    : { readonly [K in keyof T]: Gendered<T[K]> };
