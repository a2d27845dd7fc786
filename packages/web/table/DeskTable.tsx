import type { ReactNode } from 'react';
import { Board } from '../board/Board.tsx';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { Since } from '../story/Since.tsx';
import { Story } from '../story/Story.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { Status } from '../tray/Status.tsx';
import css from './DeskTable.module.css';
import { useTableSlots } from './slots.ts';
import { TopBar } from './TopBar.tsx';

/** Everything at once, on screens from 1180 pixels on. The order of the parts is the one to read; the grid places them. */
export function DeskTable(): ReactNode {
  const { banner, overlay } = useTableSlots();
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
        <div className={css.hand}>
          <Hand />
        </div>
        <div className={css.city}>
          <City />
        </div>
      </main>
      <aside className={css.rail}>
        <div className={css.rivals}>
          <Rivals />
        </div>
        <Since />
        <div className={css.story}>
          <Story />
        </div>
      </aside>
      {overlay}
    </div>
  );
}
