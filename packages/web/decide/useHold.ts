import { useEffect, useRef, useState, type RefObject } from 'react';
import { useSettings } from '../app/settings.ts';
import { useAtTable } from '../table/context.ts';

/** How long a turn that is done can be taken back before the game goes on by itself. */
const MOMENT = 3000;

/**
 * Lets the game go on after the viewer's turn, as the settings want it. The progress is drawn on the element. It stands
 * still while the page is hidden, while something is looked at closely, and while the pointer or the focus is on what
 * would take the turn back.
 */
export function useHold(holding: boolean, waits: boolean): RefObject<HTMLElement | null> {
  const { table, inspecting } = useAtTable();
  const endTurn = useSettings((settings) => settings.endTurn);
  const bar = useRef<HTMLElement>(null);
  const [running, setRunning] = useState<Animation | null>(null);

  useEffect(() => {
    if (!holding || endTurn === 'ask') return;
    if (endTurn === 'at-once') {
      table.proceed();
      return;
    }
    // Not by the style sheet: with motion switched off it would be over at once.
    const animation = bar.current!.animate([{ transform: 'scaleX(0)' }, { transform: 'scaleX(1)' }], {
      duration: MOMENT,
      fill: 'forwards',
    });
    animation.onfinish = () => table.proceed();
    setRunning(animation);
    return () => {
      animation.onfinish = null;
      animation.cancel();
      setRunning(null);
    };
  }, [holding, endTurn, table]);

  useEffect(() => {
    if (running === null) return;
    const settle = (): void => {
      const looking = inspecting.store.getState().what !== null || document.querySelector('dialog[open]') !== null;
      if (waits || looking || document.hidden) running.pause();
      else running.play();
    };
    settle();
    const forget = inspecting.store.subscribe(settle);
    document.addEventListener('visibilitychange', settle);
    document.addEventListener('focusin', settle);
    return () => {
      forget();
      document.removeEventListener('visibilitychange', settle);
      document.removeEventListener('focusin', settle);
    };
  }, [running, waits, inspecting]);

  return bar;
}
