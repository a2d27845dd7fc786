import { useDeferredValue, type ReactNode } from 'react';
import { SeenContext, useSeen } from './context.ts';

/** Parts of the table that are drawn after the others, so that a new picture is not too much for one go. */
export function Late({ children }: { readonly children: ReactNode }): ReactNode {
  const seen = useSeen();
  const late = useDeferredValue(seen);
  // What one player may see is gone before the next one looks.
  const shown = late.picture.viewer === seen.picture.viewer ? late : seen;
  return <SeenContext value={shown}>{children}</SeenContext>;
}
