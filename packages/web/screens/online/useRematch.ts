import { useLocation } from 'wouter';
import { useInfo, useOrders, useVisit } from './context.ts';

/** The way to a new game with the same people; null = there is none for those who only watched. */
export function useRematch(): { readonly busy: boolean; readonly rematch: (() => void) | null } {
  const visit = useVisit();
  const { you, next, status } = useInfo();
  const { run, busy } = useOrders();
  const [, go] = useLocation();
  if (status !== 'finished' || (you.seat === null && next === null)) return { busy, rematch: null };
  const rematch = async (): Promise<void> => {
    const table = next ?? (await run(() => visit.order({ type: 'rematch' })))?.table;
    if (table !== undefined) go(`/t/${table}`);
  };
  return { busy, rematch: () => void rematch() };
}
