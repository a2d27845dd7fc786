import type { ReactNode } from 'react';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { CitySheet } from '../rivals/CitySheet.tsx';
import { useNews } from '../story/news.ts';
import { NewsPlace } from '../story/NewsStrip.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { shelfOf } from '../play/shelf.ts';
import { HandOrShelf, isStacked, ShelfGroups } from '../tray/Shelf.tsx';
import { Status } from '../tray/Status.tsx';
import { useSeen } from './context.ts';
import { Drawer } from './Drawer.tsx';
import { Frame, type PartName } from './Frame.tsx';
import { useTableFrame } from './frame.ts';
import { useTableSlots } from './slots.ts';
import { Stage } from './Stages.tsx';
import css from './TabletTable.module.css';
import { ToolButton } from './ToolButton.tsx';
import { TopBar } from './TopBar.tsx';
import { Ribbon } from '../valley/Ribbon.tsx';
import { Valley } from '../valley/Valley.tsx';
import { TraySwitch } from './TraySwitch.tsx';
import { useTrayPart } from './useTrayPart.ts';
import { useWindowRem } from './useWindowRem.ts';
import { useWords } from '../words/index.ts';

const PARTS: readonly PartName[] = ['decision', 'board'];
const TALL_PARTS: readonly PartName[] = [...PARTS, 'hand', 'city'];

/** From this height on, in rem, there is room for a hand and a city below a whole board. */
const TALL = 84;

/** Below this height, in rem, the Clearing is shown in two halves, as it is on tablets that lie. */
const WHOLE = 66;

/** The land in front whole; hand and city take turns in the tray unless the window is tall, rivals and story wait in a drawer. */
export function TabletTable(): ReactNode {
  const { height, width } = useWindowRem();
  const tall = height >= TALL;
  return (
    <Frame className={css.table} parts={tall ? TALL_PARTS : PARTS} split={width > height || height < WHOLE}>
      <Arrangement tall={tall} />
    </Frame>
  );
}

function Arrangement({ tall }: { readonly tall: boolean }): ReactNode {
  const { tray: words } = useWords();
  const { banner } = useTableSlots();
  const { unseen } = useNews();
  const { city, lands, facing } = useTableFrame();
  const seen = useSeen();
  const { part, drawer, setPart, setDrawer } = useTrayPart();
  const shown = part === 'shelf' && !isStacked(seen, facing) ? 'city' : part;
  return (
    <>
      <div className={css.top}>
        <TopBar
          onSeat={() => setDrawer(true)}
          tools={
            <ToolButton
              icon="shared"
              data-drawer
              news={unseen}
              label={words.showRivals}
              expanded={drawer}
              onPress={() => setDrawer(!drawer)}
            />
          }
        />
        {banner}
      </div>
      <main className={css.main} data-tall={tall || undefined}>
        <div className={css.status}>
          <Status />
        </div>
        <div className={css.decide} id="decision" tabIndex={-1}>
          <Stage of="decision">
            <NewsPlace />
            <DecisionBar />
          </Stage>
        </div>
        {lands.length > 1 && <Ribbon className={css.ribbon} />}
        <div className={css.board} id="board" tabIndex={-1}>
          <Valley />
        </div>
        <div className={css.tray}>
          {!tall && <TraySwitch part={shown} onPart={setPart} />}
          {(tall || shown === 'hand') && (
            <div className={css.hand} id="hand" tabIndex={-1}>
              <Stage of="hand">{tall ? <HandOrShelf /> : <Hand />}</Stage>
            </div>
          )}
          {(tall || shown === 'city') && (
            <div className={css.city} id="city" tabIndex={-1}>
              <Stage of="city">
                <City />
              </Stage>
            </div>
          )}
          {!tall && shown === 'shelf' && (
            <div className={css.shelf} id="shelf" tabIndex={-1}>
              <Stage of="city">
                <ShelfGroups stacks={shelfOf(seen, facing)} titled />
              </Stage>
            </div>
          )}
        </div>
        <CitySheet className={css.sheet} />
        {drawer && city === null && (
          <Stage of="story">
            <Drawer className={css.drawer} onClose={() => setDrawer(false)} />
          </Stage>
        )}
      </main>
    </>
  );
}
