import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { isOrderIdle, onlyAnswer } from '../play/obvious.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { canGoBack } from './atOnce.ts';
import { sendingOf } from './sending.ts';
import type { Standing } from './standing.ts';

/**
 * Answers by itself what nobody would answer otherwise: cards whose order cannot matter, and the only way to pay that is worth
 * a thought. Whoever takes that back is asked.
 */
export function useObvious(seen: Seen, standing: Standing): void {
  const { table } = useAtTable();
  const ownOrder = useSettings((settings) => settings.ownOrder);
  const confirm = useSettings((settings) => settings.confirm);
  useEffect(() => {
    const { decision: d, legal, picture } = seen;
    const last = picture.story.at(-1);
    if (standing !== 'mine' || d === null || (last !== undefined && 'undo' in last)) return;
    const action =
      d.ask === 'order' && !ownOrder && isOrderIdle(seen)
        ? legal[0]
        : d.kind === 'pay' && confirm !== 'always'
          ? onlyAnswer(seen)
          : null;
    // What closes undo is given by the player alone; after a payment there is always something to take back.
    if (action !== null && canGoBack(seen, action, true)) void sendingOf(table).act(action, picture.version);
  }, [seen, standing, table, ownOrder, confirm]);
}
