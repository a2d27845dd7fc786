import { LIMITS, type ChatMessage } from '@everdell/protocol';
import { memo, useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import { useWords } from '../../words/index.ts';
import css from './Chat.module.css';
import { useInfo, useOrders, useSeatNames, useVisit, useVisitState } from './context.ts';
import { Fold } from './Fold.tsx';
import { noteText } from './notes.ts';

/** So many lines are shown; older ones are seldom wanted. */
const SHOWN = 100;

/** What people say at the table, and what happens there besides the game. Reading it marks it as read. */
export function Chat(): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const chat = useVisitState((state) => state.chat);
  const read = useVisitState((state) => state.kept.read ?? -1);
  const { you } = useInfo();
  const list = useRef<HTMLDivElement>(null);
  const last = chat.at(-1)?.seq ?? -1;
  useEffect(() => {
    if (last > read) visit.keep({ read: last });
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [visit, last, read]);
  return (
    <div className={css.chat}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys */}
      <div ref={list} role="log" aria-label={online.chatTitle} className={css.lines} tabIndex={0}>
        {chat.length === 0 && <p className={css.note}>{online.chatEmpty}</p>}
        <ol>
          {chat.slice(-SHOWN).map((line) => (
            <Line key={line.seq} line={line} own={line.seat !== null && line.seat === you.seat} />
          ))}
        </ol>
      </div>
      <Say />
      {you.seat !== null && <Mutes />}
    </div>
  );
}

const Line = memo(function Line({ line, own }: { readonly line: ChatMessage; readonly own: boolean }): ReactNode {
  const words = useWords();
  const { seat, name, text, note } = line;
  if (note !== undefined) return <li className={css.note}>{noteText(words, note)}</li>;
  return (
    <li className={css.line} data-own={own || undefined}>
      {seat !== null && <SeatToken critter={SEAT_CRITTERS[seat % SEAT_CRITTERS.length]} size="1.5rem" />}
      <p>
        <b>{name}</b> {seat === null && <small>{words.online.watcher}</small>}
        <span>{text}</span>
      </p>
    </li>
  );
});

function Say(): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { run, busy } = useOrders();
  const [text, setText] = useState('');
  const say = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const line = text.trim();
    if (line === '' || busy) return;
    setText('');
    if ((await run(() => visit.order({ type: 'say', text: line }))) === null) setText((typed) => typed || line);
  };
  return (
    <form className={css.say} onSubmit={(event) => void say(event)}>
      <Field
        label={online.chatHint}
        bare
        placeholder={online.chatHint}
        maxLength={LIMITS.say}
        value={text}
        enterKeyHint="send"
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" off={text.trim() === ''}>
        {online.chatSend}
      </Button>
    </form>
  );
}

/** Whose lines are not shown: decided by each for themselves. */
function Mutes(): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { you, seats, spectators } = useInfo();
  const names = useSeatNames();
  const { run } = useOrders();
  const others = seats.filter(({ seat, kind }) => kind === 'human' && seat !== you.seat);
  const choices = [
    ...others.map(({ seat }) => ({ who: seat, text: names[seat] })),
    ...(spectators ? [{ who: 'watchers' as const, text: online.muteWatchers }] : []),
    { who: 'all' as const, text: online.muteAll },
  ];
  return (
    <Fold title={online.mute}>
      <fieldset className={css.mutes}>
        <legend>{online.muteTitle}</legend>
        {choices.map(({ who, text }) => (
          <label key={who}>
            <input
              type="checkbox"
              checked={you.muted.includes(who)}
              onChange={(event) => {
                const on = event.target.checked;
                void run(() => visit.order({ type: 'mute', who, on }));
              }}
            />
            {text}
          </label>
        ))}
      </fieldset>
    </Fold>
  );
}
