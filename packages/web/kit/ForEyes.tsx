import type { ReactNode } from 'react';
import css from './ForEyes.module.css';

/** The content of a button that is drawn in one way and told in another: what is seen is not read out as well. */
export function ForEyes({ told, children }: { readonly told: string; readonly children: ReactNode }): ReactNode {
  return (
    <>
      <span className={css['eyes']} aria-hidden>
        {children}
      </span>
      <span className="sr">{told}</span>
    </>
  );
}
