import type { Words } from '../../words/index.ts';

const DAY = 86_400;

/** How much time a turn has, in words. */
export function paceText({ online }: Words, perTurn: number | null): string {
  if (perTurn === null) return online.paceNone;
  return perTurn >= DAY ? online.paceDays(Math.round(perTurn / DAY)) : online.paceMinutes(Math.round(perTurn / 6) / 10);
}

/** What can be chosen, in seconds for a turn; 0 = no clock. */
export const PACES = [0, 60, 180, 600, DAY, 3 * DAY, 7 * DAY] as const;
