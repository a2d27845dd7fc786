import type { Seat } from '@everdell/game';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useLayout } from '../app/layout.ts';
import { UndoButton } from '../decide/UndoButton.tsx';
import { Art } from '../kit/Art.tsx';
import { cx } from '../kit/cx.ts';
import { useWords } from '../words/index.ts';
import { useTableFrame } from './frame.ts';
import { useTableSlots } from './slots.ts';
import { TableMenu } from './TableMenu.tsx';
import css from './TopBar.module.css';
import { TurnChips } from './TurnChips.tsx';
import { useWindowRem } from './useWindowRem.ts';

/** From this width on, in rem, there is room for words about what can be taken back. */
const ROOMY = 60;

interface Props {
  /** Where a seat is looked at; without it, its city is laid open. */
  onSeat?(seat: Seat): void;
  /** Further buttons of the arrangement. */
  readonly tools?: ReactNode;
}

export function TopBar({ onSeat, tools }: Props): ReactNode {
  const words = useWords();
  const layout = useLayout();
  const { width } = useWindowRem();
  const { openCity } = useTableFrame();
  const { topBar } = useTableSlots();
  return (
    <header className={css.bar}>
      <Link href="/" className={css.brand} aria-label={words.tray.toHome} title={words.tray.toHome}>
        <Art id="evertree" className={css.logo} priority />
        {(layout === 'desk' || layout === 'short') && <span>{words.common.title}</span>}
      </Link>
      <TurnChips onSeat={onSeat ?? openCity} />
      <div className={css.tools}>
        {layout !== 'phone' && <UndoButton className={cx(width < ROOMY && css.undo)} />}
        {topBar}
        {tools}
        <TableMenu />
      </div>
    </header>
  );
}
