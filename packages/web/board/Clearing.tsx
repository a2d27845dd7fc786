import type { Game } from '@everdell/game';
import type { ReactNode } from 'react';
import type { Spot } from '../play/board.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import css from './Clearing.module.css';
import { PlacePlate } from './PlacePlate.tsx';

interface Props {
  readonly spot: Spot | null;
  /** What it gives is told by signs alone, where there are any. */
  readonly terse?: boolean;
}

/** A place in the forest, or one that stays empty at this table. */
export function Clearing({ spot, terse }: Props): ReactNode {
  const { board } = useWords();
  const { game } = useSeen();
  if (spot !== null) return <PlacePlate spot={spot} look="pictured" {...(terse ? { terse } : {})} />;
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
