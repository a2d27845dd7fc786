import { useState, type ReactNode } from 'react';
import { useLayout } from '../../app/layout.ts';
import { Button } from '../../kit/Button.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { useAtTable } from '../../table/context.ts';
import { ToolButton } from '../../table/ToolButton.tsx';
import { LetBotPlay, RematchButton } from './Banners.tsx';
import { ChatDialog, useUnread } from './ChatButton.tsx';
import { useAtVisit, useInfo, useOrders, useVisit, useVisitState } from './context.ts';
import { LinkBox } from './LinkBox.tsx';
import { ProofButton } from './Proof.tsx';
import { SeatLabel } from './SeatRow.tsx';
import { Sure } from './Sure.tsx';
import css from './TableMenu.module.css';
import { useSave } from './useSave.ts';

/** Who sits there, links, leaving, going back together: everything about the table that is no move. */
export function TableMenu(): ReactNode {
  const { online } = useWords();
  const phone = useLayout() === 'phone';
  const unread = useUnread();
  const { chat: mayChat } = useInfo();
  const [open, setOpen] = useState<'menu' | 'chat' | null>(null);
  const close = (): void => setOpen(null);
  return (
    <>
      <ToolButton
        icon="log"
        label={online.table}
        news={phone && mayChat ? unread : 0}
        expanded={open !== null}
        onPress={() => setOpen('menu')}
      />
      {open === 'menu' && <Menu onClose={close} {...(phone && mayChat && { onChat: () => setOpen('chat') })} />}
      {open === 'chat' && <ChatDialog onClose={close} />}
    </>
  );
}

function Menu({ onClose, onChat }: { onClose(): void; onChat?(): void }): ReactNode {
  const { online } = useWords();
  const unread = useUnread();
  const { seats, you, status, watching, title, hostName, spectators } = useInfo();
  const links = useVisitState((state) => state.kept.links);
  const own = you.seat === null ? undefined : links.seats?.[you.seat];
  return (
    <Dialog title={title === '' ? online.tableOf(hostName) : title} onClose={onClose}>
      <div className={css.menu}>
        <ul className={css.seats}>
          {seats.map((seat) => (
            <li key={seat.seat}>
              <SeatLabel info={seat} />
              {status === 'playing' && seat.kind === 'human' && seat.standIn === null && seat.seat !== you.seat && (
                <>{(seat.left || !seat.present || !you.host) && <LetBotPlay seat={seat.seat} />}</>
              )}
            </li>
          ))}
        </ul>
        {watching > 0 && (
          <p className={css.watching}>
            <Icon name="eye" size="1.05rem" /> {online.watching(watching)}
          </p>
        )}
        <div className={css.acts}>
          {onChat !== undefined && (
            <Button variant={unread > 0 ? 'go' : 'plain'} onClick={onChat}>
              <Icon name="chat" size="1.05rem" />
              {online.chatOpen(unread)}
            </Button>
          )}
          {status === 'playing' && you.seat !== null && <AskUndo onDone={onClose} />}
          <Save />
          {status === 'finished' && (
            <>
              <ProofButton />
              <RematchButton />
            </>
          )}
          {status === 'playing' && you.seat !== null && !seats[you.seat].left && <Leave onDone={onClose} />}
        </div>
        {spectators && (
          <LinkBox
            what="watch"
            title={online.watchLink}
            why={online.watchWhy}
            secret={links.watch}
            mayRenew={you.host}
          />
        )}
        {you.seat !== null && (
          <LinkBox what="seat" title={online.deviceLink} why={online.deviceWhy} secret={own} mayRenew />
        )}
      </div>
    </Dialog>
  );
}

/** What the rules no longer let one take back alone. */
function AskUndo({ onDone }: { onDone(): void }): ReactNode {
  const { online } = useWords();
  const { visit, notices } = useAtVisit();
  const { run, busy } = useOrders();
  const { undo, story, viewer, version } = useAtTable().table.picture;
  const decided = story.some((item) => !('undo' in item) && !item.takenBack && item.seat === viewer);
  if (undo === null || undo.possible || !decided) return null;
  const ask = async (): Promise<void> => {
    const done = await run(() => visit.order({ type: 'propose', proposal: { kind: 'undo', version } }));
    if (done === null) return;
    notices.add('news', done.version === undefined ? online.asked : online.wentBack);
    onDone();
  };
  return (
    <Button off={busy} title={online.askUndoWhy} onClick={() => void ask()}>
      <Icon name="undo" size="1.05rem" />
      {online.askUndo}
    </Button>
  );
}

function Save(): ReactNode {
  const { online } = useWords();
  const save = useSave(useAtTable().table);
  return <Button onClick={save}>{online.save}</Button>;
}

function Leave({ onDone }: { onDone(): void }): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { run } = useOrders();
  const [sure, ask] = useState(false);
  const leave = async (): Promise<void> => {
    if ((await run(() => visit.order({ type: 'leave' }))) !== null) onDone();
  };
  return (
    <>
      <Button onClick={() => ask(true)}>{online.leave}</Button>
      {sure && (
        <Sure
          title={online.leaveSure}
          text={online.leaveWhy}
          yes={online.leaveNow}
          onYes={() => void leave()}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
