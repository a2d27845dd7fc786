import type { ReactNode } from 'react';
import css from './OwnLayout.module.css';

/**
 * Fills what it lies in, and what comes and goes in it is laid out alone. It takes two frames that know their size: what
 * something is taken out of is laid out together with what is around it, and so is whatever lies in a grid or a row.
 */
export function OwnLayout({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={css['frame']}>
      <div className={css['frame']}>{children}</div>
    </div>
  );
}
