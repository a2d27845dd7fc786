import { useId, type ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Segmented.module.css';

interface Props<T extends string | number> {
  /** Name of the choice. */
  readonly label: string;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly off?: boolean }[];
  readonly value: T;
  /** The name is for ears only. */
  readonly bare?: boolean;
  readonly className?: string;
  onChange(value: NoInfer<T>): void;
}

/** One of a few, side by side; real radio buttons behind. */
export function Segmented<T extends string | number>(props: Props<T>): ReactNode {
  const { label, options, value, bare, className, onChange } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={bare ? 'sr' : css['legend']}>{label}</legend>
      <div className={css['segments']}>
        {options.map((option) => (
          <label key={option.value} className={cx(css['segment'], option.off && css['off'])}>
            <input
              type="radio"
              className="sr"
              name={name}
              checked={option.value === value}
              disabled={option.off}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
