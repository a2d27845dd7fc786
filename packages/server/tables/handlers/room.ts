import type { Session } from '@everdell/game';
import { Refused } from '../refused.ts';

/** So much may be taken back in one game: a log without end would be slow to load for everybody. */
const MOST_UNDOS = 500;
const MOST_ROLL_BACKS = 50;

/** Refuses a further undo when too much has been taken back. */
export function needRoom({ log }: Session): void {
  const undos = log.flatMap(({ undo }) => (undo === undefined ? [] : [undo]));
  if (undos.length >= MOST_UNDOS || undos.filter(({ agreed }) => agreed !== undefined).length >= MOST_ROLL_BACKS)
    throw new Refused('undo/closed', 'too much has been taken back in this game already.', { why: 'too-many' });
}
