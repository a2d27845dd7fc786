import type { ReactNode } from 'react';
import { Zone } from '../board/Zone.tsx';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { CitySheet } from '../rivals/CitySheet.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { NewsPlace } from '../story/NewsStrip.tsx';
import { Since } from '../story/Since.tsx';
import { Story } from '../story/Story.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { Status } from '../tray/Status.tsx';
import { Frame, type PartName } from './Frame.tsx';
import { useTableFrame } from './frame.ts';
import css from './PhoneTable.module.css';
import { PhoneTabs, ZoneTabs } from './PhoneTabs.tsx';
import { useTableSlots } from './slots.ts';
import { Stage } from './Stages.tsx';
import { TopBar } from './TopBar.tsx';
import { usePhoneTab } from './usePhoneTab.ts';

const PARTS: readonly PartName[] = ['decision', 'board'];

/** One part at a time, the question always below it. */
export function PhoneTable(): ReactNode {
  return (
    <Frame className={css.table} parts={PARTS}>
      <Arrangement />
    </Frame>
  );
}

function Arrangement(): ReactNode {
  const { banner } = useTableSlots();
  const { city, openCity } = useTableFrame();
  const { tab, zone, setTab, setZone } = usePhoneTab();
  return (
    <>
      <div className={css.top}>
        <TopBar
          onSeat={(seat) => {
            openCity(seat);
            setTab('rivals');
          }}
        />
        {banner}
      </div>
      <main className={css.main} data-tab-shown={tab}>
        <div className={css.status}>
          <Status />
        </div>
        <div className={css.decide} id="decision" tabIndex={-1}>
          <Stage of="decision">
            <NewsPlace />
            <DecisionBar />
          </Stage>
        </div>
        {tab === 'board' && <ZoneTabs zone={zone} onZone={setZone} className={css.zones} />}
        <div className={css.part} key={tab === 'board' ? zone : tab} id="board" tabIndex={-1} data-part={tab}>
          {tab === 'board' && <Zone name={zone} />}
          {tab === 'hand' && <Hand />}
          {tab === 'city' && <City />}
          {tab === 'rivals' && (city === null ? <Rivals /> : <CitySheet />)}
          {tab === 'story' && (
            <>
              <Since />
              <Story />
            </>
          )}
        </div>
      </main>
      <PhoneTabs
        tab={tab}
        className={css.tabs}
        onTab={(to) => {
          if (to === 'rivals' && tab === 'rivals') openCity(null);
          setTab(to);
        }}
      />
    </>
  );
}
