import type { Game } from '@everdell/game';
import type { ReactNode } from 'react';
import type { Spot } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Clearing.module.css';
import { PlacePlate } from './PlacePlate.tsx';

/** A place in the forest, or one that stays empty at this table. */
export function Clearing({ spot }: { readonly spot: Spot | null }): ReactNode {
  const { board } = useWords();
  const { game } = useSeen();
  if (spot !== null) return <PlacePlate spot={spot} look="pictured" />;
  const players = opensWith(game);
  return <div className={css['empty']}>{players === null ? board.emptyClearing : board.closedClearing(players)}</div>;
}

/** The number of players from which on there are more clearings; null = never. */
function opensWith({ rules }: Game): number | null {
  const larger = rules.modules
    .flatMap(({ tableSizes }) => tableSizes ?? [])
    .filter(({ clearings }) => clearings > rules.table.clearings);
  return larger.length === 0 ? null : Math.min(...larger.map(({ players }) => players));
}
