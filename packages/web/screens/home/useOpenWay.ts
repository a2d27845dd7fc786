import { useState } from 'react';
import type { Way } from './plan.ts';
import { usePlan } from './usePlan.ts';

/** The way that is being set up. Beside the ways there is always one; below them, none until it is asked for. */
export function useOpenWay(always: boolean): [Way | null, (way: Way | null) => void] {
  const { way, set } = usePlan();
  const [asked, setAsked] = useState(false);
  const choose = (chosen: Way | null): void => {
    setAsked(chosen !== null);
    if (chosen !== null) set({ way: chosen });
  };
  return [always || asked ? way : null, choose];
}
