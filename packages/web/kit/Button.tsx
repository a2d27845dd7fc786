import type { ComponentPropsWithRef, ReactNode } from 'react';
import css from './Button.module.css';
import { cx } from './cx.ts';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** `go` is the one main thing to do; `quiet` has no plate; `bar` stands on dark wood. */
  readonly variant?: 'plain' | 'go' | 'quiet' | 'bar';
  readonly size?: 'small' | 'normal' | 'large';
  /** It is the one that is chosen among several. */
  readonly on?: boolean;
  /** It does nothing now, but still can be reached and asked why. */
  readonly off?: boolean;
  /** The key that does the same. */
  readonly keyHint?: string;
}

export function Button({
  variant = 'plain',
  size = 'normal',
  on,
  off,
  keyHint,
  className,
  children,
  onClick,
  ...rest
}: Props): ReactNode {
  return (
    <button
      type="button"
      aria-disabled={off || undefined}
      aria-pressed={on}
      {...rest}
      className={cx(css['button'], css[variant], css[size], className)}
      onClick={off ? undefined : onClick}
    >
      {children}
      {keyHint !== undefined && (
        <kbd className={css['key']} aria-hidden>
          {keyHint}
        </kbd>
      )}
    </button>
  );
}
