import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { SeenContext, useSeen } from './context.ts';

/** Parts of the table that are drawn after the others, so that a new picture is not too much for one go. */
export function Late({ children }: { readonly children: ReactNode }): ReactNode {
  const seen = useSeen();
  // A deferred value would not do: pictures come in transitions, and in those React defers nothing further.
  const [late, setLate] = useState(seen);
  useEffect(() => startTransition(() => setLate(seen)), [seen]);
  // What one player may see is gone before the next one looks.
  const shown = late.picture.viewer === seen.picture.viewer ? late : seen;
  return <SeenContext value={shown}>{children}</SeenContext>;
}
