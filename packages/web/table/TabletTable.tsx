import { useState, type ReactNode } from 'react';
import { Board } from '../board/Board.tsx';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { Status } from '../tray/Status.tsx';
import { Frame, type PartName } from './Frame.tsx';
import { useTableSlots } from './slots.ts';
import css from './TabletTable.module.css';
import { TopBar } from './TopBar.tsx';

const PARTS: readonly PartName[] = ['decision', 'board', 'hand'];

/** The board whole; hand and city take turns in the tray, rivals and story wait in drawers. */
export function TabletTable(): ReactNode {
  const { banner } = useTableSlots();
  const [tray] = useState<'hand' | 'city'>('hand');
  return (
    <Frame className={css.table} parts={PARTS}>
      <div className={css.top}>
        <TopBar />
        {banner}
      </div>
      <main className={css.main}>
        <div className={css.status}>
          <Status />
        </div>
        <div className={css.decide} id="decision" tabIndex={-1}>
          <DecisionBar />
        </div>
        <div className={css.board} id="board" tabIndex={-1}>
          <Board />
        </div>
        <div className={css.tray} id="hand" tabIndex={-1}>
          {tray === 'hand' ? <Hand /> : <City />}
        </div>
      </main>
    </Frame>
  );
}
