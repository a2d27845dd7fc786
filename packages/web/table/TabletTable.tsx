import { useState, type ReactNode } from 'react';
import { Board } from '../board/Board.tsx';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { Status } from '../tray/Status.tsx';
import { useTableSlots } from './slots.ts';
import css from './TabletTable.module.css';
import { TopBar } from './TopBar.tsx';

/** The board whole; hand and city take turns in the tray, rivals and story wait in drawers. */
export function TabletTable(): ReactNode {
  const { banner, overlay } = useTableSlots();
  const [tray] = useState<'hand' | 'city'>('hand');
  return (
    <div className={css.table}>
      <div className={css.top}>
        <TopBar />
        {banner}
      </div>
      <main className={css.main}>
        <div className={css.status}>
          <Status />
        </div>
        <div className={css.decide}>
          <DecisionBar />
        </div>
        <div className={css.board}>
          <Board />
        </div>
        <div className={css.tray}>{tray === 'hand' ? <Hand /> : <City />}</div>
      </main>
      {overlay}
    </div>
  );
}
