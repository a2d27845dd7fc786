import { useId, type ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { ForEyes } from '../kit/ForEyes.tsx';
import css from './Fact.module.css';

interface Props {
  /** The whole of it in words. */
  readonly label: string;
  /** What there is to tell besides, one line each; shown while the pointer or the focus is on it. */
  readonly more: readonly string[];
  readonly className?: string | undefined;
  /** Of what is around the figure and what it tells. */
  readonly outer?: string | undefined;
  /** It stands at the end of the row: what it tells opens to the left. */
  readonly late?: boolean;
  readonly children: ReactNode;
}

/** A figure of the status row that tells more when asked. */
export function Fact({ label, more, className, outer, late, children }: Props): ReactNode {
  const id = useId();
  return (
    <span className={cx(css.fact, outer, late && css.late)}>
      <button type="button" className={cx(css.face, className)} aria-describedby={id}>
        <ForEyes told={label}>{children}</ForEyes>
      </button>
      <span role="tooltip" id={id} className={css.more}>
        {more.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two workers may stand on one place
          <span key={at} className={at === 0 ? css.first : undefined}>
            {line}
          </span>
        ))}
      </span>
    </span>
  );
}
