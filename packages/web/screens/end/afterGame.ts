import { createContext, useContext, type ReactNode } from 'react';

/** What can be done once a game is over; whoever runs the table provides it. */
export interface AfterGame {
  /** The same people at a new game. */
  again?(): void;
  /** The same, against better bots. */
  harder?(): void;
  home(): void;
  /** Saves the game to a file. */
  save?(): void;
  /** Anything else about the game that is over: how others stand to a rematch, a proof of the shuffle. */
  readonly extra?: ReactNode;
}

export const AfterGameContext = createContext<AfterGame | null>(null);
export const useAfterGame = (): AfterGame | null => useContext(AfterGameContext);
