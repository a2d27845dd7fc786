import { useEffect, useRef, useState } from 'react';
import type { LandName } from '../play/lands.ts';

/** One has to rest there for so long. */
const REST = 350;

export interface Peeking {
  /** The land that is looked into; null = none. */
  readonly land: LandName | null;
  rest(land: LandName): void;
  leave(): void;
}

/** A look into another land while the pointer or the focus rests on its stretch. */
export function usePeek(): Peeking {
  const [land, setLand] = useState<LandName | null>(null);
  const soon = useRef(0);
  useEffect(() => () => window.clearTimeout(soon.current), []);
  return {
    land,
    rest(to) {
      window.clearTimeout(soon.current);
      soon.current = window.setTimeout(() => setLand(to), REST);
    },
    leave() {
      window.clearTimeout(soon.current);
      setLand(null);
    },
  };
}
