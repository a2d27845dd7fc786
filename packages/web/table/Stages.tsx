import { createContext, startTransition, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Seen } from '../play/seen.ts';
import { SeenContext, useSeen } from './context.ts';

/**
 * A new picture of the whole table is too much for one go on a slow machine. So its parts take it up one after the
 * other, in this order; whatever is in none of them takes it up before all.
 */
const ORDER = ['hand', 'city', 'meadow', 'places', 'events', 'decision', 'rivals', 'story'] as const;
export type StageName = (typeof ORDER)[number];

interface Drawn {
  readonly parts: Readonly<Record<StageName, Seen>>;
  /** Every part shows what is to be seen. */
  readonly whole: boolean;
}

const DrawnContext = createContext<Drawn | null>(null);

const allOf = (seen: Seen): Record<StageName, Seen> =>
  Object.fromEntries(ORDER.map((name) => [name, seen])) as Record<StageName, Seen>;

export function Stages({ children }: { readonly children: ReactNode }): ReactNode {
  const seen = useSeen();
  // Deferred values would not do: pictures come in transitions, and in those React defers nothing further.
  const [late, setLate] = useState(() => allOf(seen));
  // What one player may see is gone before the next one looks.
  const { viewer } = seen.picture;
  const parts = ORDER.every((name) => late[name].picture.viewer === viewer) ? late : allOf(seen);
  const next = ORDER.find((name) => late[name] !== seen);
  useEffect(() => {
    if (next !== undefined) startTransition(() => setLate((before) => ({ ...before, [next]: seen })));
  }, [seen, next]);
  const whole = next === undefined || parts !== late;
  const drawn = useMemo(() => ({ parts, whole }), [parts, whole]);
  return <DrawnContext value={drawn}>{children}</DrawnContext>;
}

/** What of the picture is on the screen. */
export function useDrawn(): Drawn {
  const drawn = useContext(DrawnContext);
  if (drawn === null) throw new Error('this part is used outside of a table');
  return drawn;
}

/** A part of the table that takes up a new picture in its turn. */
export function Stage({ of, children }: { readonly of: StageName; readonly children: ReactNode }): ReactNode {
  return <SeenContext value={useDrawn().parts[of]}>{children}</SeenContext>;
}
