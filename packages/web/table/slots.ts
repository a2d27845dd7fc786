import { createContext, useContext, type ReactNode } from 'react';

/** What a kind of table adds to the screen: menu and chat buttons, a line about the connection, panels over everything. */
export interface TableSlots {
  /** Buttons among those of the top bar. */
  readonly topBar?: ReactNode;
  /** A line between the top bar and the board. */
  readonly banner?: ReactNode;
  /** Above everything. */
  readonly overlay?: ReactNode;
}

export const TableSlotsContext = createContext<TableSlots>({});
export const useTableSlots = (): TableSlots => useContext(TableSlotsContext);
