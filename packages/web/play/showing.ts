import type { KnownItem } from '@everdell/game';
import { useSyncExternalStore } from 'react';
import type { Picture } from './picture.ts';
import type { Table } from './table.ts';

/** What of a table is on the screen: others' moves are shown one by one, so it may be behind the table. */
export interface Showing {
  readonly picture: Picture;
  /** What has just happened in the step that is shown. */
  readonly fresh: readonly KnownItem[];
  /** Moves that are still to be shown. */
  readonly behind: number;
  /** Shows everything at once. */
  skip(): void;
}

export function useShowing(table: Table): Showing {
  const picture = useSyncExternalStore(
    (listener) => table.onChange(listener),
    () => table.picture,
  );
  return { picture, fresh: [], behind: 0, skip: () => undefined };
}
