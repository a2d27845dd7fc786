import { useEffect } from 'react';
import { useSettings } from '../app/settings.ts';
import { harmlessOf } from '../play/harmless.ts';
import { isOrderIdle, onlyAnswer } from '../play/obvious.ts';
import type { Picture } from '../play/picture.ts';
import type { Seen } from '../play/seen.ts';
import { useAtTable } from '../table/context.ts';
import { canGoBack } from './atOnce.ts';
import { sendingOf } from './sending.ts';
import type { Standing } from './standing.ts';

/**
 * Answers by itself what nobody would answer otherwise: cards whose order cannot matter, a card that may act at any time, and the only way to pay that is worth
 * a thought. Whoever takes that back, or takes a card back and chooses it again, is asked.
 */
export function useObvious(seen: Seen, standing: Standing): void {
  const { table } = useAtTable();
  const ownOrder = useSettings((settings) => settings.ownOrder);
  const confirm = useSettings((settings) => settings.confirm);
  useEffect(() => {
    const { decision: d, legal, picture } = seen;
    const last = picture.story.at(-1);
    if (standing !== 'mine' || d === null || (last !== undefined && 'undo' in last)) return;
    if (legal.length > 1 && isRethought(picture)) return;
    const action =
      d.ask === 'order' && !ownOrder
        ? isOrderIdle(seen)
          ? legal[0]
          : harmlessOf(seen)
        : d.kind === 'pay' && confirm !== 'always'
          ? onlyAnswer(seen)
          : null;
    // What closes undo is given by the player alone; after a payment there is always something to take back.
    if (action !== null && canGoBack(seen, action, true))
      void sendingOf(table).act(action, picture.version, 'by itself');
  }, [seen, standing, table, ownOrder, confirm]);
}

/** The card that was just chosen had been chosen before, and taken back: perhaps for how it was paid. */
function isRethought({ story }: Picture): boolean {
  const [before, last] = story.slice(-2);
  if (before === undefined || last === undefined || !('undo' in before) || !('action' in last)) return false;
  const undone = story.find(({ index }) => index === before.undo.to);
  if (undone === undefined || !('action' in undone)) return false;
  const [a, b] = [undone.action, last.action];
  return a?.t === 'play' && b?.t === 'play' && a.card === b.card;
}
