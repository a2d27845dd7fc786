import type { ReactNode } from 'react';
import css from './ForEyes.module.css';

interface Props {
  readonly told: string;
  /** For a pointer that rests on it. */
  readonly title?: string;
  readonly children: ReactNode;
}

/** The content of a button that is drawn in one way and told in another: what is seen is not read out as well. */
export function ForEyes({ told, title, children }: Props): ReactNode {
  return (
    <>
      <span className={css['eyes']} title={title} aria-hidden>
        {children}
      </span>
      <span className="sr">{told}</span>
    </>
  );
}
