import { Suspense, useState, type ReactNode } from 'react';
import { Boundary } from '../../app/Boundary.tsx';
import { loaded } from '../../app/loading.tsx';
import { useOnline } from '../../app/useOnline.ts';
import { Tabs } from '../../kit/Tabs.tsx';
import { useWords } from '../../words/index.ts';
import css from './Panel.module.css';

const NewTable = loaded(() => import('../online/NewTable.tsx').then((m) => m.NewTable));
const JoinPanel = loaded(() => import('../online/JoinPanel.tsx').then((m) => m.JoinPanel));

/** A table on the server: a new one, or one that exists. */
export function OnlinePanel(): ReactNode {
  const { home: words } = useWords();
  const online = useOnline();
  const [tab, setTab] = useState<'new' | 'join'>('new');
  return (
    <>
      {!online && (
        <p className={css.offline} role="status">
          {words.online.offline}
        </p>
      )}
      <Tabs<'new' | 'join'>
        label={words.online.title}
        tabs={[
          { id: 'new', label: words.online.newTable },
          { id: 'join', label: words.online.join },
        ]}
        value={tab}
        onChange={setTab}
      >
        <Boundary inside>
          <Suspense fallback={<p className={css.note}>{words.loadingOptions}</p>}>
            {tab === 'new' ? <NewTable /> : <JoinPanel />}
          </Suspense>
        </Boundary>
      </Tabs>
    </>
  );
}
