import type { ReactNode } from 'react';
import css from './Stacked.module.css';

/** What a button does, and below it with what. */
export function Stacked({ note, children }: { readonly note: string; readonly children: ReactNode }): ReactNode {
  return (
    <span className={css.stacked}>
      {children}
      <small>{note}</small>
    </span>
  );
}
