import { useState, type ReactNode } from 'react';
import { Zone, type ZoneName } from '../board/Zone.tsx';
import { DecisionBar } from '../decide/DecisionBar.tsx';
import { Rivals } from '../rivals/Rivals.tsx';
import { Since } from '../story/Since.tsx';
import { Story } from '../story/Story.tsx';
import { City } from '../tray/City.tsx';
import { Hand } from '../tray/Hand.tsx';
import { Status } from '../tray/Status.tsx';
import css from './PhoneTable.module.css';
import { Frame, type PartName } from './Frame.tsx';
import { useTableSlots } from './slots.ts';
import { TopBar } from './TopBar.tsx';

const TABS = ['board', 'hand', 'city', 'rivals', 'story'] as const;
type Tab = (typeof TABS)[number];
const PARTS: readonly PartName[] = ['decision', 'board'];
const ZONES: readonly ZoneName[] = ['tree', 'meadow', 'river', 'forest'];

/** One part at a time, the question always below it. */
export function PhoneTable(): ReactNode {
  const { banner } = useTableSlots();
  const [tab, setTab] = useState<Tab>('board');
  const [zone, setZone] = useState<ZoneName>('meadow');
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
        {tab === 'board' && (
          <nav className={css.zones}>
            {ZONES.map((name) => (
              <button
                key={name}
                type="button"
                data-zone={name}
                aria-current={name === zone}
                onClick={() => setZone(name)}
              >
                {name}
              </button>
            ))}
          </nav>
        )}
        <div className={css.part} key={tab} id="board" tabIndex={-1}>
          {tab === 'board' && <Zone name={zone} />}
          {tab === 'hand' && <Hand />}
          {tab === 'city' && <City />}
          {tab === 'rivals' && <Rivals />}
          {tab === 'story' && (
            <>
              <Since />
              <Story />
            </>
          )}
        </div>
      </main>
      <nav className={css.tabs}>
        {TABS.map((name) => (
          <button key={name} type="button" data-tab={name} aria-current={name === tab} onClick={() => setTab(name)}>
            {name}
          </button>
        ))}
      </nav>
    </Frame>
  );
}
