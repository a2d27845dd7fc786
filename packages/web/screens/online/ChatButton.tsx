import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLayout } from '../../app/layout.ts';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ToolButton } from '../../table/ToolButton.tsx';
import { useWords } from '../../words/index.ts';
import { Chat } from './Chat.tsx';
import css from './ChatButton.module.css';
import { useAtVisit, useInfo, useVisitState } from './context.ts';
import { isNewsTo, lineText } from './notes.ts';

/** Lines that somebody else has said and that were not read yet. */
export function useUnread(): number {
  const { you } = useInfo();
  return useVisitState(({ chat, kept }) => {
    const isNew = chat.filter(({ seq, seat }) => seq > (kept.read ?? -1) && seat !== you.seat);
    return isNew.filter(({ note }) => note === undefined).length;
  });
}

/** Opens the chat over the table and tells how much there is to read. On phones the menu of the table does. */
export function ChatButton(): ReactNode {
  const words = useWords();
  const phone = useLayout() === 'phone';
  const { chat: mayChat } = useInfo();
  const [open, setOpen] = useState(false);
  const unread = useUnread();
  useNews(open);
  if (!mayChat || phone) return null;
  return (
    <>
      <ToolButton
        icon="chat"
        label={words.online.chatTitle}
        title={words.online.chatOpen(unread)}
        news={unread}
        expanded={open}
        onPress={() => setOpen(!open)}
      />
      {open && <Panel onClose={() => setOpen(false)} />}
    </>
  );
}

export function ChatDialog({ onClose }: { onClose(): void }): ReactNode {
  const words = useWords();
  return (
    <Dialog title={words.online.chatTitle} onClose={onClose}>
      <div className={css.sheet}>
        <Chat />
      </div>
    </Dialog>
  );
}

/** Beside the board, so that play goes on while people talk. */
function Panel({ onClose }: { onClose(): void }): ReactNode {
  const words = useWords();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.querySelector<HTMLInputElement>('form input')?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // Keys that are typed here are no shortcuts of the table.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={ref}
      className={css.panel}
      aria-label={words.online.chatTitle}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape') onClose();
      }}
    >
      <header>
        <h2>{words.online.chatTitle}</h2>
        <button type="button" aria-label={words.common.close} onClick={onClose}>
          <Icon name="x" size="1.1rem" />
        </button>
      </header>
      <Chat />
    </section>
  );
}

/** What is said while the chat is closed is shown for a moment. */
function useNews(open: boolean): void {
  const words = useWords();
  const { visit, notices } = useAtVisit();
  const shown = useRef(visit.store.getState().chat.at(-1)?.seq ?? -1);
  useEffect(
    () =>
      visit.store.subscribe(({ chat, info }) => {
        const fresh = chat.filter(({ seq }) => seq > shown.current);
        shown.current = chat.at(-1)?.seq ?? shown.current;
        if (open) return;
        if (info === undefined) return;
        for (const line of fresh.filter((one) => isNewsTo(info, one)).slice(-3))
          notices.add('news', lineText(words, line));
      }),
    [visit, notices, words, open],
  );
}
