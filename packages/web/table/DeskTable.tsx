import type { ReactNode } from 'react';
import { Board } from '../board/Board.tsx';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { Since } from '../story/Since.tsx';
import { Story } from '../story/Story.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { Status } from '../tray/Status.tsx';
import { TopBar } from './TopBar.tsx';

/** Everything at once, on screens from 1180 pixels on. */
export function DeskTable(): ReactNode {
  return (
    <>
      <TopBar />
      <main>
        <Status />
        <DecisionBar />
        <Board />
        <Hand />
        <City />
      </main>
      <aside>
        <Rivals />
        <Since />
        <Story />
      </aside>
    </>
  );
}
