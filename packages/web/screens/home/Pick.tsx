import { useId, type ReactNode } from 'react';
import { cx } from '../../kit/cx.ts';
import css from './Pick.module.css';

interface Props<T extends string> {
  readonly label: string;
  /** The label is for ears only. */
  readonly bare?: boolean;
  readonly value: T;
  readonly choices: readonly { readonly value: T; readonly label: string; readonly off?: boolean }[];
  readonly className?: string;
  onChange(value: T): void;
}

/** One of many, in a list that opens. */
export function Pick<T extends string>({ label, bare, value, choices, className, onChange }: Props<T>): ReactNode {
  const id = useId();
  return (
    <div className={cx(css.pick, className)}>
      <label htmlFor={id} className={bare ? 'sr' : css.label}>
        {label}
      </label>
      <select
        id={id}
        className={css.select}
        value={value}
        onChange={(event) => onChange(choices[event.target.selectedIndex].value)}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} disabled={choice.off}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
