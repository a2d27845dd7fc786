import { closedWays, type ClosedWay } from '../play/closedWays.ts';
import type { Seen } from '../play/seen.ts';
import type { Uid } from '@everdell/game';
import type { Words } from '../words/index.ts';
import { nameAt } from './answer.ts';

/** Why other ways to play a card are closed, a line each. */
export function closedLines(
  seen: Seen,
  { decide }: Words,
  uid: Uid,
  but: readonly ClosedWay['why'][] = [],
): readonly string[] {
  const { closed } = decide.pay;
  return closedWays(seen, uid)
    .filter(({ why }) => !but.includes(why))
    .map((way) => {
      switch (way.why) {
        case 'short':
          return closed.short(
            seen.text.goods(way.missing),
            way.missing.reduce((sum, n) => sum + n, 0),
          );
        case 'used':
          return closed.used(nameAt(seen, way.at));
        case 'noToken':
          return closed.noToken(nameAt(seen, way.at), seen.text.resource(way.token).one);
        case 'noDoor':
          return closed.noDoor;
      }
    });
}
