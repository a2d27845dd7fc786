import { useEffect } from 'react';
import { useWords } from '../words/index.ts';

const BLINK = 1000;

/** The title of the tab tells whose turn it is, and blinks while nobody looks at it. */
export function useTitle(asked: boolean): void {
  const { story } = useWords();
  useEffect(() => {
    if (!asked) return;
    let on = true;
    let title = document.title;
    let badged = '';
    const tick = (): void => {
      if (badged !== '' && document.title !== badged) title = document.title; // the page has got another name
      on = document.hidden ? !on : true;
      badged = on ? story.badge(title) : story.badgeBlink(title);
      document.title = badged;
    };
    // Telling the browser takes longer than one would think: not together with drawing the table.
    const first = setTimeout(tick);
    const timer = setInterval(tick, BLINK);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      setTimeout(() => {
        if (document.title === badged) document.title = title;
      });
    };
  }, [asked, story]);
}
