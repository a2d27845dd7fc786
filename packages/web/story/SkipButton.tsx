import { memo, useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { useWords } from '../words/index.ts';
import { useBesideDecision } from './besideDecision.ts';
import css from './SkipButton.module.css';

interface Props {
  readonly behind: number;
  skip(): void;
}

/** Keys of somebody who does not want to wait. */
const KEYS = new Set(['Escape', 'Enter', ' ']);

/** While moves of others are still to be shown: everything at once, please. Lies at the end of the decision bar. */
export const SkipButton = memo(function SkipButton({ behind, skip }: Props): ReactNode {
  const { story: words } = useWords();
  const waiting = behind > 0;
  const ref = useRef<HTMLButtonElement>(null);
  useBesideDecision(ref, waiting);
  useEffect(() => {
    if (!waiting) return;
    const onKey = (event: KeyboardEvent): void => {
      const at = event.target;
      const isOnControl = at instanceof Element && at.closest('input, textarea, select, dialog, summary, a') !== null;
      const isPress = event.key !== 'Escape' && at instanceof Element && at.closest('button') !== null;
      if (!event.defaultPrevented && !event.repeat && !isOnControl && !isPress && KEYS.has(event.key)) skip();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [waiting, skip]);
  if (!waiting) return null;
  return (
    <button
      ref={ref}
      type="button"
      className={css['skip']}
      data-skip
      aria-label={words.skipLong(behind)}
      onClick={skip}
    >
      <Icon name="next" size="0.95rem" />
      <b>{words.skip}</b>
      <span>{words.behind(behind)}</span>
    </button>
  );
});
