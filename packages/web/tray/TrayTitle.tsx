import type { ReactNode } from 'react';
import css from './TrayTitle.module.css';

interface Props {
  readonly name: string;
  /** How full it is. */
  readonly note: string;
  readonly over?: boolean;
  /** What it stands on. */
  readonly on: 'bark' | 'lawn';
}

/** The name of a part of the tray and how full it is, where the row of figures has no room to tell it. */
export function TrayTitle({ name, note, over, on }: Props): ReactNode {
  return (
    <p className={css.title} data-on={on}>
      <b>{name}</b> <span data-over={over || undefined}>{note}</span>
    </p>
  );
}
