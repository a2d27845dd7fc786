import type { Amount, Cond, Game, GameEvent, TileDef, PlaceInfo } from '@everdell/game';
import type { Page } from '../play/screen/page.ts';

/** What the terminal must know of a module besides its texts. */
export interface TerminalModule {
  readonly id: string;
  /** The compendium's names of its rows, where they differ from ours. */
  readonly rowKeys?: Readonly<Record<string, string>>;
  /** The figures of a place of its own kind, under the compendium's names; null = it is of a common kind. */
  figures?(game: Game, def: TileDef, names: Namers): object | null;
  /** What an amount that it brings counts, as the compendium writes it; null = it brings no such amount. */
  counted?(amount: Exclude<Amount, number>): string | null;
  /** A condition that it brings, as the compendium writes requirements. */
  requirement?(cond: Cond): object | null;
  /** Zones that are not listed among what lies open: what lies there says nothing to a player. */
  readonly unlisted?: readonly string[];
  /** Is it no news to anybody? */
  isUntold?(event: GameEvent): boolean;
  /** What lies on a place, for the screen; null = nothing can. */
  lyingOn?(page: Page, place: PlaceInfo): string | null;
}

/** How conditions and end-of-game values are written. */
export interface Namers {
  requirementOf(cond: Cond | undefined): object | null;
  scoringOf(game: Game, amount: Amount | undefined): readonly object[] | null;
}
