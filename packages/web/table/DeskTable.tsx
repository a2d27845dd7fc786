import type { ReactNode } from 'react';
import { useLayout } from '../app/layout.ts';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { cx } from '../kit/cx.ts';
import { MoreBelow } from '../kit/MoreBelow.tsx';
import { shelfOf } from '../play/shelf.ts';
import { CitySheet } from '../rivals/CitySheet.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { Since } from '../story/Since.tsx';
import { Story } from '../story/Story.tsx';
import { City } from '../tray/City.tsx';
import { isHandCrowded, isHandFull } from '../tray/crowd.ts';
import { HandOrShelf, isStacked } from '../tray/Shelf.tsx';
import { Status } from '../tray/Status.tsx';
import { useSeen } from './context.ts';
import css from './DeskTable.module.css';
import { useTableFrame } from './frame.ts';
import { Frame, type PartName } from './Frame.tsx';
import { useTableSlots } from './slots.ts';
import { Stage } from './Stages.tsx';
import { TopBar } from './TopBar.tsx';
import { Ribbon } from '../valley/Ribbon.tsx';
import { Valley } from '../valley/Valley.tsx';
import { useWords } from '../words/index.ts';

const PARTS: readonly PartName[] = ['decision', 'board', 'hand', 'city', 'rivals', 'story'];

/** What needs no space of the city lies beside it, which makes it wider; low screens are lower where more may be held. */
function Main({ children }: { readonly children: ReactNode }): ReactNode {
  const { facing, lands } = useTableFrame();
  const seen = useSeen();
  const layout = useLayout();
  const isShelved = shelfOf(seen, facing).length > 0;
  return (
    <main
      className={cx(
        css.main,
        isShelved && css.shelved,
        lands.length > 1 && css.lands,
        (lands.length > 1 || isHandFull(seen, facing)) && css.more,
        isHandCrowded(seen, facing) && css.crowded,
      )}
      data-stacked={isStacked(seen, facing, layout === 'short' ? 'short' : 'desk') || undefined}
    >
      {children}
    </main>
  );
}

/** They lie below the edge where news and story need the room. */
function MoreRivals(): ReactNode {
  return <MoreBelow label={useWords().rivals.more} />;
}

/** Only games with more than one board have it. */
function RibbonRow(): ReactNode {
  return useTableFrame().lands.length > 1 && <Ribbon className={css.ribbon} />;
}

/** Everything at once, on screens from 1180 pixels on. The order of the parts is the one to read; the grid places them. */
export function DeskTable(): ReactNode {
  const { banner } = useTableSlots();
  return (
    <Frame className={css.table} parts={PARTS}>
      <div className={css.top}>
        <TopBar />
        {banner}
      </div>
      <Main>
        <div className={css.status}>
          <Status />
        </div>
        <div className={css.decide} id="decision" tabIndex={-1}>
          <Stage of="decision">
            <DecisionBar />
          </Stage>
        </div>
        <RibbonRow />
        <div className={css.board} id="board" tabIndex={-1}>
          <Valley />
        </div>
        <div className={css.hand} id="hand" tabIndex={-1}>
          <Stage of="hand">
            <HandOrShelf />
          </Stage>
        </div>
        <div className={css.city} id="city" tabIndex={-1}>
          <Stage of="city">
            <City />
          </Stage>
        </div>
        <CitySheet className={css.sheet} />
      </Main>
      <aside className={css.rail}>
        <Stage of="rivals">
          <div className={css.rivals} id="rivals" tabIndex={-1}>
            <Rivals />
            <MoreRivals />
          </div>
        </Stage>
        <Stage of="story">
          <Since />
          <div className={css.story} id="story" tabIndex={-1}>
            <Story />
          </div>
        </Stage>
        <div className={css.hints} data-hint-place />
      </aside>
    </Frame>
  );
}
