import type { ReactNode } from 'react';
import { useWords } from '../../words/index.ts';
import css from './Reconstructed.module.css';

/** The mark of what may be printed otherwise; labels tell it in words. */
export function Reconstructed(): ReactNode {
  const { cards } = useWords();
  return (
    <i className={css['mark']} title={cards.reconstructed} aria-hidden>
      ≈
    </i>
  );
}
