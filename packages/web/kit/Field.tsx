import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Field.module.css';
import { Icon } from './Icon.tsx';

interface Props extends ComponentPropsWithRef<'input'> {
  readonly label: ReactNode;
  /** The label is for ears only. */
  readonly bare?: boolean;
  readonly hint?: ReactNode;
  /** What is wrong with what is in it. */
  readonly error?: ReactNode;
}

/** A line of text with its name. */
export function Field({ label, bare, hint, error, className, ...rest }: Props): ReactNode {
  const id = useId();
  const below = error ?? hint;
  return (
    <div className={cx(css['field'], className)}>
      <label htmlFor={id} className={bare ? 'sr' : css['label']}>
        {label}
      </label>
      <input
        type="text"
        autoComplete="off"
        {...rest}
        id={id}
        className={css['input']}
        aria-invalid={error === undefined || error === null ? undefined : true}
        aria-describedby={below === undefined || below === null ? undefined : `${id}-below`}
      />
      {below !== undefined && below !== null && (
        <p id={`${id}-below`} role={error ? 'alert' : undefined} className={error ? css['error'] : css['hint']}>
          {error ? <Icon name="x" size="0.85rem" /> : null} {below}
        </p>
      )}
    </div>
  );
}
