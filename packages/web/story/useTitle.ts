import { useEffect } from 'react';
import { useWords } from '../words/index.ts';

const BLINK = 1000;

/** The title of the tab tells whose turn it is, and blinks while nobody looks at it. */
export function useTitle(asked: boolean): void {
  const { common, story } = useWords();
  useEffect(() => {
    const { title } = common;
    if (!asked) return;
    let on = true;
    const tick = (): void => {
      on = document.hidden ? !on : true;
      document.title = on ? story.badge(title) : story.badgeBlink(title);
    };
    tick();
    const timer = setInterval(tick, BLINK);
    return () => {
      clearInterval(timer);
      document.title = title;
    };
  }, [asked, common, story]);
}
