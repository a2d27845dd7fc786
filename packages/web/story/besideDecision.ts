import { useLayoutEffect, type RefObject } from 'react';

/**
 * Tells an element where the decision bar is, as lengths for its style: `--bar-end` and `--bar-foot` from the edges of
 * the window to the bar.
 */
export function useBesideDecision(ref: RefObject<HTMLElement | null>, there: boolean): void {
  useLayoutEffect(() => {
    const bar = document.querySelector('[data-region="decision"]');
    if (!there || bar === null) return undefined;
    const settle = (): void => {
      const { right, bottom } = bar.getBoundingClientRect();
      const { clientWidth } = document.documentElement;
      ref.current?.style.setProperty('--bar-end', `${clientWidth - right}px`);
      ref.current?.style.setProperty('--bar-foot', `${window.innerHeight - bottom}px`);
    };
    // It is called for the first time when everything is laid out, before it is painted.
    const observer = new ResizeObserver(settle);
    observer.observe(bar);
    window.addEventListener('resize', settle);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', settle);
    };
  }, [ref, there]);
}
