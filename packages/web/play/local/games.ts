import { dropGame, keepGame, keptGames, keptText, type GameSummary, type KeptGame } from './shelf.ts';

export type { GameSummary, KeptGame };

/** The games that are kept in this browser. */
export const localGames = {
  /** The one played last first. */
  list: (): Promise<readonly GameSummary[]> => keptGames(),
  /** The text of its file; null = there is no such game. */
  text: (id: string): Promise<string | null> => keptText(id),
  /** Hands out what was removed, so that it can be put back. */
  remove: (id: string): Promise<KeptGame | null> => dropGame(id),
  putBack: (game: KeptGame): Promise<boolean> => keepGame(game, ''),
};
