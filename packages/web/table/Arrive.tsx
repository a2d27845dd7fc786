import { Children, startTransition, useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '../story/afterPaint.ts';

/** What has been opened comes one child after the other: all of it in one go would be too long a task on a slow machine. */
export function Arrive({ children }: { readonly children: ReactNode }): ReactNode {
  const parts = Children.toArray(children);
  const [shown, setShown] = useState(1);
  const isWhole = shown >= parts.length;
  useEffect(() => {
    if (isWhole) return;
    let isOver = false;
    afterPaint(() => {
      if (!isOver) startTransition(() => setShown(shown + 1));
    });
    return () => {
      isOver = true;
    };
  }, [shown, isWhole]);
  return parts.slice(0, shown);
}
