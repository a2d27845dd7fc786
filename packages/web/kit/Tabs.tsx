import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { cx } from './cx.ts';
import css from './Tabs.module.css';

interface Props<T extends string> {
  /** Name of the row of tabs. */
  readonly label: string;
  readonly tabs: readonly { readonly id: T; readonly label: ReactNode }[];
  readonly value: T;
  readonly className?: string;
  /** What the chosen tab shows. */
  readonly children: ReactNode;
  onChange(id: NoInfer<T>): void;
}

/** Tabs with one stop of the Tab key; the arrow keys choose. */
export function Tabs<T extends string>({ label, tabs, value, className, children, onChange }: Props<T>): ReactNode {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    const at = tabs.findIndex((tab) => tab.id === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + tabs.length, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = to % tabs.length;
    onChange(tabs[next].id);
    row.current?.querySelectorAll('button')[next].focus();
  };
  return (
    <div className={className}>
      <div ref={row} role="tablist" tabIndex={-1} aria-label={label} className={css['row']} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={tab.id === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.id === value ? 0 : -1}
            className={cx(css['tab'], tab.id === value && css['on'])}
            onClick={() => onChange(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className={css['panel']}>
        {children}
      </div>
    </div>
  );
}
