import { createContext } from 'react';

/** Opens the scores of a game that is over; whoever shows them provides it. */
export interface Results {
  open(): void;
}

export const ResultsContext = createContext<Results | null>(null);
