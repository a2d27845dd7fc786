import { linkTo, LIMITS, type SeatInfo } from '@everdell/protocol';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useSettings } from '../../app/settings.ts';
import { Button } from '../../kit/Button.tsx';
import { Field } from '../../kit/Field.tsx';
import { SeatToken } from '../../kit/SeatToken.tsx';
import { SEAT_CRITTERS } from '../../play/seats.ts';
import { useWords, type Words } from '../../words/index.ts';
import { BOT_LEVELS, USUAL_BOT } from '../home/plan.ts';
import { useInfo, useOrders, useSeatNames, useVisit, useVisitState } from './context.ts';
import { Copied, useCopy } from './LinkBox.tsx';
import css from './SeatRow.module.css';
import { Sure } from './Sure.tsx';

const levelOf = ({ home }: Words, bot: string): string =>
  (home.levels as Record<string, string | undefined>)[bot] ?? bot;
const aboutOf = ({ home }: Words, bot: string): string =>
  (home.levelAbout as Record<string, string | undefined>)[bot] ?? '';

/** What can be said of a seat besides its name. */
export function useSeatFacts({ seat, kind, bot, standIn, left, present, word }: SeatInfo): readonly string[] {
  const words = useWords();
  const { online } = words;
  const { you, hostName, status, seats } = useInfo();
  if (kind === 'open') return [];
  if (kind === 'bot') return [words.home.bot(levelOf(words, bot ?? '')), aboutOf(words, bot ?? '')].filter(Boolean);
  const isHost = seats[seat].name === hostName;
  const away = seat === you.seat ? '' : left ? online.hasLeft : present ? online.here : online.notHere;
  return [
    seat === you.seat ? online.you : '',
    isHost ? online.host : '',
    standIn === null ? away : online.botPlays,
    word && status === 'open' ? online.wordGiven : '',
  ].filter(Boolean);
}

export function SeatLabel({ info }: { readonly info: SeatInfo }): ReactNode {
  const { online } = useWords();
  const names = useSeatNames();
  const facts = useSeatFacts(info);
  const open = info.kind === 'open';
  const { you } = useInfo();
  const gone = info.kind === 'human' && info.standIn === null && !info.present && info.seat !== you.seat;
  return (
    <>
      <SeatToken critter={SEAT_CRITTERS[info.seat % SEAT_CRITTERS.length]} size="2.6rem" ghost={open || gone} />
      <div className={css.who}>
        <b>{open ? online.empty : names[info.seat]}</b>
        {facts.length > 0 && <span>{facts.join(' · ')}</span>}
      </div>
    </>
  );
}

/** A seat before the game, with what can be done about it. */
export function SeatRow({ info }: { readonly info: SeatInfo }): ReactNode {
  const { you } = useInfo();
  const own = info.seat === you.seat;
  return (
    <li className={css.row} data-seat={info.seat} data-kind={info.kind} data-own={own || undefined}>
      <SeatLabel info={info} />
      <div className={css.acts}>
        {info.kind === 'open' && <OpenActs info={info} />}
        {info.kind === 'bot' && you.host && <BotActs info={info} />}
        {own && <OwnActs info={info} />}
        {info.kind === 'human' && !own && you.host && <OtherActs info={info} />}
      </div>
    </li>
  );
}

interface Acts {
  readonly info: SeatInfo;
}

function OpenActs({ info: { seat } }: Acts): ReactNode {
  const { online } = useWords();
  const { you } = useInfo();
  const visit = useVisit();
  const name = useSettings((settings) => settings.name);
  const secret = useVisitState((state) => state.kept.links.seats?.[seat]);
  const { run, busy } = useOrders();
  const { copied, copy } = useCopy();
  const seatBot = (): void => void run(() => visit.order({ type: 'seat', seat, as: { kind: 'bot', bot: USUAL_BOT } }));
  return (
    <>
      {you.seat === null && you.maySit && (
        <Button variant="go" off={busy} onClick={() => void run(() => visit.sit(seat, name))}>
          {online.sitHere}
        </Button>
      )}
      {you.host && (
        <Button off={busy} data-seat-bot onClick={seatBot}>
          {online.seatBot}
        </Button>
      )}
      {you.host && secret !== undefined && (
        <Button
          aria-label={copied ? undefined : online.seatLink(seat + 1)}
          onClick={() => copy(linkTo(window.location.origin, visit.id, secret))}
        >
          <Copied copied={copied} text={online.seatLinkShort} />
        </Button>
      )}
    </>
  );
}

function BotActs({ info: { seat, bot } }: Acts): ReactNode {
  const words = useWords();
  const { online, home } = words;
  const visit = useVisit();
  const names = useSeatNames();
  const { run, busy } = useOrders();
  return (
    <>
      <select
        className={css.level}
        aria-label={home.levelOf(names[seat])}
        value={bot ?? ''}
        onChange={(event) => {
          const as = { kind: 'bot', bot: event.target.value } as const;
          void run(() => visit.order({ type: 'seat', seat, as }));
        }}
      >
        {BOT_LEVELS.map((name) => (
          <option key={name} value={name}>
            {home.bot(levelOf(words, name))}
          </option>
        ))}
      </select>
      <Button off={busy} onClick={() => void run(() => visit.order({ type: 'seat', seat, as: { kind: 'open' } }))}>
        {online.openSeat}
      </Button>
    </>
  );
}

function OwnActs({ info: { name } }: Acts): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { run, busy } = useOrders();
  const [wanted, setWanted] = useState<string | null>(null);
  const rename = (event: FormEvent): void => {
    event.preventDefault();
    const next = (wanted ?? '').trim();
    setWanted(null);
    if (next === '' || next === name) return;
    useSettings.getState().set({ name: next });
    void run(() => visit.order({ type: 'rename', name: next }));
  };
  if (wanted !== null)
    return (
      <form className={css.rename} onSubmit={rename}>
        <Field
          label={online.name}
          bare
          value={wanted}
          maxLength={LIMITS.name}
          onChange={(event) => setWanted(event.target.value)}
        />
        <Button type="submit">{online.rename}</Button>
      </form>
    );
  return (
    <>
      <Button variant="quiet" onClick={() => setWanted(name)}>
        {online.rename}
      </Button>
      <Button off={busy} onClick={() => void run(() => visit.order({ type: 'leave' }))}>
        {online.standUp}
      </Button>
    </>
  );
}

function OtherActs({ info: { seat, name } }: Acts): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { run } = useOrders();
  const [sure, ask] = useState(false);
  const clear = (): void => void run(() => visit.order({ type: 'seat', seat, as: { kind: 'open' } }));
  return (
    <>
      <Button variant="quiet" aria-label={online.kick(name)} onClick={() => ask(true)}>
        {online.openSeat}
      </Button>
      {sure && (
        <Sure
          title={online.kickSure(name)}
          text={online.kickWhy}
          yes={online.clear}
          onYes={clear}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
