import { useLayoutEffect, useState, type RefObject } from 'react';

export interface Box {
  readonly width: number;
  readonly height: number;
}

/** The size of an element in rem; it follows the window. */
export function useBox(ref: RefObject<HTMLElement | null>): Box | null {
  const [box, setBox] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = (): void => {
      const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
      const width = Math.round((element.clientWidth / rem) * 10) / 10;
      const height = Math.round((element.clientHeight / rem) * 10) / 10;
      setBox((now) => (now?.width === width && now.height === height ? now : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return box;
}
