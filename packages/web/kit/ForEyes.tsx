import type { ReactNode } from 'react';
import css from './ForEyes.module.css';

/** What a label already tells in words: it is drawn, but not read out a second time. */
export function ForEyes({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <span className={css['eyes']} aria-hidden>
      {children}
    </span>
  );
}
