import type { ReactNode } from 'react';
import type { Touch } from '../play/touches.ts';
import { useWords } from '../words/index.ts';
import css from './TouchTag.module.css';

/** Says that a move of somebody else touches the reader, and how. */
export function TouchTag({ touch }: { readonly touch: Touch }): ReactNode {
  const { story } = useWords();
  const isLoss = touch === 'event' || touch === 'card' || touch === 'place';
  return (
    <span className={css['tag']} data-loss={isLoss || undefined}>
      {story.touches[touch]}
    </span>
  );
}
