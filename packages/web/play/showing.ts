import type { KnownItem } from '@everdell/game';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useSettings, type Speed } from '../app/settings.ts';
import type { Picture } from './picture.ts';
import { Reel, type Shown } from './reel.ts';
import type { Table } from './table.ts';

/** What of a table is on the screen: others' moves are shown one by one, so it may be behind the table. */
export interface Showing {
  readonly picture: Picture;
  /** What has just happened in the step that is shown. */
  readonly fresh: readonly KnownItem[];
  /** Moves that are still to be shown. */
  readonly behind: number;
  /** Several moves are shown at once. */
  readonly jumped: boolean;
  /** Shows everything at once. */
  skip(): void;
  /** It has been drawn: the next move may come when its time is. */
  settled(): void;
}

/** Milliseconds from one move of the others to the next. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 2200, normal: 1100, fast: 500, instant: 0 };

/** `before` is called with what comes next while the old is still on the screen, outside of rendering. */
export function useShowing(table: Table, before?: (next: Shown, now: Shown) => void): Showing {
  const reel = useMemo(
    () =>
      new Reel(table.picture, {
        pace: () => PACE[useSettings.getState().speed],
        hidden: () => document.hidden,
        waits: true,
      }),
    [table],
  );
  const [state, setState] = useState({ reel, shown: reel.shown });
  const shown = state.reel === reel ? state.shown : reel.shown;
  useEffect(() => {
    let last = reel.shown;
    const stopTelling = reel.onShow(() => {
      const { shown } = reel;
      if (shown.picture !== last.picture || shown.fresh !== last.fresh) before?.(shown, last);
      const isOther = shown.picture.viewer !== last.picture.viewer;
      last = shown;
      // Rendering gives way to input: a whole table is too much for one go on a slow machine. But what is no longer
      // for the eyes in front of the screen goes at once.
      if (isOther) setState({ reel, shown });
      else startTransition(() => setState({ reel, shown }));
    });
    const stopHearing = table.onChange(() => reel.take(table.picture));
    const onHidden = (): void => {
      if (document.hidden) reel.skip();
    };
    document.addEventListener('visibilitychange', onHidden);
    reel.take(table.picture);
    reel.start();
    return () => {
      stopTelling();
      stopHearing();
      document.removeEventListener('visibilitychange', onHidden);
      reel.stop();
    };
  }, [reel, table, before]);
  return useMemo(
    () => ({
      ...shown,
      skip: () => reel.skip(),
      settled: () => {
        if (shown === reel.shown) reel.settled();
      },
    }),
    [reel, shown],
  );
}
