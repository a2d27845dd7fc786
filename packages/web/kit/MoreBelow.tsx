import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import css from './MoreBelow.module.css';

interface Props {
  readonly label: string;
}

/** The last thing in a box that scrolls: a sign that there is more below, for eyes alone. A press goes there. */
export function MoreBelow({ label }: Props): ReactNode {
  const end = useRef<HTMLSpanElement>(null);
  const [isMore, setMore] = useState(false);
  useEffect(() => {
    const mark = end.current!;
    const watch = new IntersectionObserver(([entry]) => setMore(!entry.isIntersecting), {
      root: mark.parentElement,
      rootMargin: '0px 0px 8px', // what lacks no more than that can be seen
    });
    watch.observe(mark);
    return () => watch.disconnect();
  }, []);
  return (
    <>
      <span ref={end} className={css['end']} aria-hidden />
      {isMore && (
        <span className={css['edge']} aria-hidden>
          <button
            type="button"
            className={css['more']}
            tabIndex={-1}
            onClick={() => end.current!.scrollIntoView({ block: 'end' })}
          >
            {label} <Icon name="chev" size="0.8rem" />
          </button>
        </span>
      )}
    </>
  );
}
