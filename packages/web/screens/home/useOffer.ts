import { useEffect, useState } from 'react';
import type { Catalogue } from '../../play/local/catalogue.ts';
import { useCatalogue } from './useCatalogue.ts';

/** What can be switched on: there as soon as the page has settled, or at once for those who have switched something on. */
export function useOffer(switchedOn: readonly string[]): Catalogue {
  const idle = useIdle();
  return useCatalogue(idle || switchedOn.length > 0).modules;
}

/** False until the page has had time to settle; for work that nobody waits for. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
