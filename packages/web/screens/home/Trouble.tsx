import type { ReactNode } from 'react';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import css from './Home.module.css';
import type { Start } from './useStart.ts';

/** Why nothing was started. */
export function Trouble({ start }: { readonly start: Start }): ReactNode {
  const { common } = useWords();
  return (
    <div role="alert">
      {start.trouble !== null && (
        <div className={css.trouble}>
          <p>{start.trouble}</p>
          <button type="button" aria-label={common.close} onClick={start.dismiss}>
            <Icon name="x" size="1rem" />
          </button>
        </div>
      )}
    </div>
  );
}
