import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Switch.module.css';

interface Props {
  readonly label: ReactNode;
  /** What it does, below the name. */
  readonly about?: ReactNode;
  readonly on: boolean;
  readonly className?: string;
  onChange(on: boolean): void;
}

/** On or off, at once. */
export function Switch({ label, about, on, className, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <label className={cx(css['row'], className)}>
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={css['box']}
        checked={on}
        {...(about === undefined ? {} : { 'aria-describedby': id })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={css['words']}>
        <span className={css['label']}>{label}</span>
        {about !== undefined && (
          <span id={id} className={css['about']}>
            {about}
          </span>
        )}
      </span>
    </label>
  );
}
