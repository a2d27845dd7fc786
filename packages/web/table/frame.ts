import type { Seat } from '@everdell/game';
import { createContext, useContext } from 'react';
import type { Lands } from '../valley/useLand.ts';

/** What of the table somebody wants to see, besides what always lies there. */
export interface TableFrame extends Lands {
  /** Whose status, hand and city lie in front. */
  readonly facing: Seat;
  /** Looking on: puts the things of this seat in front. */
  face(seat: Seat): void;
  /** Whose city lies open beside the board; null = nobody's. */
  readonly city: Seat | null;
  /** Lays a city open at the size of tiles; null closes it. */
  openCity(seat: Seat | null): void;
  /** The stack beside the own city that lies open over the hand; null = none. */
  readonly shelf: string | null;
  openShelf(kind: string | null): void;
}

export const TableFrameContext = createContext<TableFrame | null>(null);

export function useTableFrame(): TableFrame {
  const frame = useContext(TableFrameContext);
  if (frame === null) throw new Error('this part is used outside of a table');
  return frame;
}
