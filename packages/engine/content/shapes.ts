import type { Amounts, Conds, Filters, Ops } from '../effects/types.ts';

/**
 * What may stand in a field of the data. Types check the tables that are compiled with the engine; shapes check every
 * table when a game is made of it, and tell which numbers of pending work stand for cards and places.
 */
export type Shape =
  // Parts of the language itself.
  | 'effect'
  | 'cond'
  | 'amount'
  | 'query'
  | 'filter'
  | 'source'
  // Plain values.
  | 'number'
  | 'true'
  | 'text'
  /** Checked elsewhere. */
  | 'anything'
  // Names that some module of the game must have.
  | 'card'
  | 'resource'
  | 'bundle'
  | 'row'
  | 'tile'
  | 'figure'
  | 'mark'
  | 'piece'
  | 'suit'
  | 'limit'
  | 'season'
  | 'happening'
  | 'group'
  | 'module'
  | 'code'
  | 'named'
  /** Zones: with slots and without, of whatever; with slots and without, of cards of the main deck. */
  | 'display'
  | 'pile'
  | 'cardDisplay'
  | 'cardPile'
  // Variables: those that the word binds for its `then`, and those that must be bound.
  | 'newCards'
  | 'newNums'
  /** Cards or numbers, as the field `of` of the word says. */
  | 'newOf'
  | 'cards'
  | 'nums'
  // Numbers of a position: only the engine's own steps have them, never the content.
  | 'uid'
  | 'holder'
  | 'seat'
  | 'zone'
  | 'goods'
  | { readonly oneOf: readonly (string | number | boolean)[] }
  | { readonly list: Shape }
  | { readonly optional: Shape }
  | { readonly either: readonly [Shape, Shape] }
  | { readonly fields: Fields };

export type Fields = Readonly<Record<string, Shape>>;

/** For each field of a word its shape: one that is missing, or too many, does not compile. */
export type FieldsOf<T> = { readonly [F in keyof T]-?: Shape };

/** The shapes of words: of ops the fields, of all others the value. */
export interface Shapes {
  readonly ops: { readonly [K in keyof Ops]?: FieldsOf<Ops[K]> };
  readonly filters: { readonly [K in keyof Filters]?: Shape };
  readonly amounts: { readonly [K in keyof Amounts]?: Shape };
  readonly conds: { readonly [K in keyof Conds]?: Shape };
}

export const optional = (shape: Shape): Shape => ({ optional: shape });
export const list = (shape: Shape): Shape => ({ list: shape });
export const oneOf = (...values: readonly (string | number | boolean)[]): Shape => ({ oneOf: values });
export const fields = (of: Fields): Shape => ({ fields: of });
