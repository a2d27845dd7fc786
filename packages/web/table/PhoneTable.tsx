import { useRef, type ReactNode } from 'react';
import { Zone } from '../board/Zone.tsx';
import { isOffered } from '../decide/candidates.ts';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { CitySheet } from '../rivals/CitySheet.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { NewsPlace } from '../story/NewsStrip.tsx';
import { Since } from '../story/Since.tsx';
import { Story } from '../story/Story.tsx';
import { OwnLayout } from '../kit/OwnLayout.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { Status } from '../tray/Status.tsx';
import { zonesOf, type ZoneName } from '../play/board.ts';
import { useSwipe } from '../valley/useSwipe.ts';
import { ValleyMap } from '../valley/ValleyMap.tsx';
import { useSeen } from './context.ts';
import { Frame, type PartName } from './Frame.tsx';
import { TableFrameContext, useTableFrame } from './frame.ts';
import css from './PhoneTable.module.css';
import { PhoneTabs, ZoneTabs } from './PhoneTabs.tsx';
import { useTableSlots } from './slots.ts';
import { Stage } from './Stages.tsx';
import { TopBar } from './TopBar.tsx';
import { useChoicesInSight } from './useChoicesInSight.ts';
import { MAP, usePhoneTab } from './usePhoneTab.ts';

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
  const frame = useTableFrame();
  const { city, openCity } = frame;
  const { tab, zone, hasMap, setTab, setZone } = usePhoneTab();
  const seen = useSeen();
  const zones = zonesOf(seen);
  const swipe = useSwipe((by) => {
    const to = tab === 'board' ? zones[zones.indexOf(zone) + by] : undefined;
    if (zone !== MAP && to !== undefined) setZone(to);
  });
  const part = useRef<HTMLDivElement>(null);
  useChoicesInSight(part, `${tab}/${zone}`);
  const isMap = tab === 'board' && zone === MAP;
  // What a land is on larger screens is here a part of the board, one at a time.
  const phone = {
    ...frame,
    lands: zones,
    land: tab === 'board' ? zone : '',
    landOf: (part: ZoneName) => part,
    travel: (to: ZoneName) => setZone(to),
  };
  return (
    <TableFrameContext value={phone}>
      <div className={css.top}>
        <TopBar
          onSeat={(seat) => {
            openCity(seat);
            setTab('rivals');
          }}
        />
        {banner}
      </div>
      <main className={css.main} data-tab-shown={isMap ? 'map' : tab}>
        <div className={css.status}>
          <Status />
        </div>
        <div className={css.decide} id="decision" tabIndex={-1} data-offer={isOffered(seen) || undefined}>
          <Stage of="decision">
            <NewsPlace />
            <DecisionBar />
          </Stage>
        </div>
        {tab === 'board' && !isMap && <ZoneTabs zone={zone} hasMap={hasMap} onZone={setZone} className={css.zones} />}
        <div className={css.part}>
          <OwnLayout>
            <div
              ref={part}
              className={css.scroll}
              key={tab === 'board' ? zone : tab}
              id="board"
              tabIndex={-1}
              data-part={tab}
              {...swipe}
            >
              {tab === 'board' && (isMap ? <ValleyMap onZone={setZone} /> : <Zone name={zone} />)}
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
          </OwnLayout>
        </div>
      </main>
      <PhoneTabs
        tab={tab}
        hasMap={hasMap}
        className={css.tabs}
        onTab={(to) => {
          // Pressed once more, a tab leads back to where its part begins.
          if (to === 'rivals' && tab === 'rivals') openCity(null);
          if (to === 'board' && tab === 'board' && hasMap) setZone(MAP);
          else setTab(to);
        }}
      />
    </TableFrameContext>
  );
}
