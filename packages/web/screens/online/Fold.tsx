import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import css from './Fold.module.css';

/** What few people want to see, behind its name. */
export function Fold({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactNode {
  return (
    <details className={css.fold}>
      <summary>
        <Icon name="chev" size="0.95rem" className={css.mark} />
        {title}
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
