import type { Critter } from '../critter/index.ts';
import type { SeatLook } from '../rings.ts';
import type { LandArt } from '../valley/land.ts';
import type { Recipe } from '../vignette.ts';

/** Somebody of a module who sits at the table beside the players. */
export interface Guest {
  /** A path on a square of 24. */
  readonly silhouette: string;
  readonly look: SeatLook;
  /** From head to foot; absent = only the pieces are drawn. */
  readonly figure?: Critter;
  /** Waves without a smile. */
  readonly grim?: true;
}

/** Whose piece is drawn. */
export interface PieceOf extends SeatLook {
  /** A path on a square of 24. */
  readonly silhouette: string;
}

/** Everything that is drawn for a module. */
export interface ModuleArt {
  /** Pictures by the id of a card or place; others are drawn by their name, such as the backs of cards. */
  readonly recipes?: Readonly<Record<string, Recipe>>;
  /** Whole pictures by name, for what no recipe can say; they take the place of a recipe of that name. */
  readonly pictures?: Readonly<Record<string, string>>;
  /** By name, on a square of 24. */
  readonly icons?: Readonly<Record<string, string>>;
  readonly guests?: Readonly<Record<string, Guest>>;
  /** Pieces of every seat besides its workers; the picture of a piece is NAME-SEAT. */
  readonly pieces?: Readonly<Record<string, (of: PieceOf) => string>>;
  /** Boards of the module, by the name of the land. */
  readonly lands?: Readonly<Record<string, LandArt>>;
}
