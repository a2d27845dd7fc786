import { useEffect, useState } from 'react';

/** False until the page has had time to settle; for work that nobody waits for. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), 2500);
    return () => clearTimeout(timer);
  }, []);
  return idle;
}
