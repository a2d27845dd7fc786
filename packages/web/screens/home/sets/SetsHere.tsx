import type { ReactNode } from 'react';
import { seatsIn } from '../plan.ts';
import { useBeside } from '../useBeside.ts';
import { usePlan } from '../usePlan.ts';
import { Sets } from './Sets.tsx';

/** The sets within what is being set up, where there is no room for them beside it. */
export function SetsHere({ players }: { readonly players: number }): ReactNode {
  return useBeside() ? null : <Sets players={players} />;
}

/** The sets below the ways to play, where the chosen way is set up beside them. */
export function SetsBelow(): ReactNode {
  const players = seatsIn(usePlan());
  return useBeside() ? <Sets players={players} /> : null;
}
