import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { useAtVisit } from './context.ts';
import css from './Notices.module.css';
import type { Notice } from './notices.ts';

/** What has just been said or refused, for a moment. */
export function Notices(): ReactNode {
  const { notices } = useAtVisit();
  const list = useStore(notices.store, (state) => state.list);
  return (
    <div className={css.notices}>
      <div aria-live="polite">
        {list.map((notice) => notice.kind !== 'problem' && <Line key={notice.id} {...notice} />)}
      </div>
      <div aria-live="assertive">
        {list.map((notice) => notice.kind === 'problem' && <Line key={notice.id} {...notice} />)}
      </div>
    </div>
  );
}

const ICONS = { news: 'chat', good: 'check', problem: 'x' } as const;

function Line({ id, kind, text, title }: Notice): ReactNode {
  const words = useWords();
  const { notices } = useAtVisit();
  return (
    <p className={css.notice} data-notice={kind}>
      <Icon name={ICONS[kind]} size="1.1rem" />
      <span>
        {title !== undefined && <b>{title}</b>} {text}
      </span>
      <button type="button" aria-label={words.common.close} onClick={() => notices.drop(id)}>
        <Icon name="x" size="0.9rem" />
      </button>
    </p>
  );
}
