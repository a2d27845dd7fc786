import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { SettingsButton } from '../../app/settings/SettingsButton.tsx';
import { useSettings } from '../../app/settings.ts';
import { Art } from '../../kit/Art.tsx';
import { Button } from '../../kit/Button.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { useWords } from '../../words/index.ts';
import { USUAL_BOT } from '../home/plan.ts';
import { useCatalogue } from '../home/useCatalogue.ts';
import { Banners } from './Banners.tsx';
import { Chat } from './Chat.tsx';
import { useInfo, useOrders, useVisit, useVisitState } from './context.ts';
import { DealWord } from './DealWord.tsx';
import { Fold } from './Fold.tsx';
import { LinkBox } from './LinkBox.tsx';
import { Notices } from './Notices.tsx';
import { OpponentRow } from './OpponentRow.tsx';
import { optionRows } from './optionRows.ts';
import { paceText } from './pace.ts';
import css from './Room.module.css';
import { Scene } from './Scene.tsx';
import { SeatRow } from './SeatRow.tsx';
import { Sure } from './Sure.tsx';

/** The table before the game: who sits down, who is still to come. */
export function Room({ invited }: { readonly invited: boolean }): ReactNode {
  const { online, common } = useWords();
  const info = useInfo();
  useSitDown(invited);
  const { seats, title, hostName, you } = info;
  const open = seats.filter(({ kind }) => kind === 'open').length;
  const standing = seats.flatMap(({ kind, seat }) => (kind === 'open' ? [] : [seat]));
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Link href="/" className={css.brand}>
          <Art id="evertree" className={css.logo} />
          <span>{common.title}</span>
        </Link>
        <SettingsButton />
      </header>
      <Banners />
      <main>
        <Scene standing={standing}>
          <h1>{title === '' ? online.tableOf(hostName) : title}</h1>
          <p role="status">
            {open > 0 ? online.waitingFor(open) : online.allHere}{' '}
            {you.host ? online.youStart : online.hostStarts(hostName)}
          </p>
        </Scene>
        <div className={css.cols}>
          <section className={css.seats}>
            <h2>{online.seatsTitle}</h2>
            <ul>
              {seats.map((seat) => (
                <SeatRow key={seat.seat} info={seat} />
              ))}
              <OpponentRow />
            </ul>
            <Foot open={open} />
          </section>
          <section className={css.side}>
            <Invitations open={open} />
            <DealWord />
            <Options />
          </section>
          {info.chat && (
            <section className={css.chat}>
              <h2>{online.chatTitle}</h2>
              <Chat />
            </section>
          )}
        </div>
      </main>
      <Notices />
    </div>
  );
}

/** Whoever was sent the link wants to sit: once, on the first empty seat. */
function useSitDown(invited: boolean): void {
  const visit = useVisit();
  const { you, seats } = useInfo();
  const { run } = useOrders();
  const live = useVisitState((state) => state.line.state === 'live');
  const done = useRef(!invited);
  useEffect(() => {
    if (done.current || !live) return;
    done.current = true;
    if (you.seat !== null || !you.maySit || you.host || !seats.some(({ kind }) => kind === 'open')) return;
    void run(() => visit.sit(undefined, useSettings.getState().name));
  });
}

function Foot({ open }: { readonly open: number }): ReactNode {
  const { online } = useWords();
  const { you, seats, watching } = useInfo();
  const visit = useVisit();
  const { run, busy } = useOrders();
  const begin = async (): Promise<void> => {
    for (const { seat, kind } of seats) {
      const as = { kind: 'bot', bot: USUAL_BOT } as const;
      if (kind === 'open' && (await run(() => visit.order({ type: 'seat', seat, as }))) === null) return;
    }
    await run(() => visit.order({ type: 'start' }));
  };
  const alone = you.seat === null && open === seats.length;
  return (
    <div className={css.foot}>
      {you.host && (
        <>
          <Button variant="go" size="large" off={busy || open > 0} data-start onClick={() => void begin()}>
            {busy ? online.beginning : open > 0 ? online.beginLater : online.begin}
          </Button>
          {open > 0 && !alone && (
            <Button off={busy} data-start-bots onClick={() => void begin()}>
              {online.beginBots}
            </Button>
          )}
        </>
      )}
      {!you.host && you.seat === null && <p>{you.maySit ? online.mayWatch : online.watchOnly}</p>}
      {watching > 0 && (
        <p className={css.watching}>
          <Icon name="eye" size="1.05rem" /> {online.watching(watching)}
        </p>
      )}
    </div>
  );
}

function Invitations({ open }: { readonly open: number }): ReactNode {
  const { online } = useWords();
  const { you, spectators } = useInfo();
  const links = useVisitState((state) => state.kept.links);
  const own = you.seat === null ? undefined : links.seats?.[you.seat];
  const invite = (
    <LinkBox
      what="invite"
      main={open > 0}
      title={online.invite}
      why={online.inviteWhy}
      secret={links.invite}
      mayRenew={you.host}
    />
  );
  return (
    <>
      {open > 0 && invite}
      <Fold title={open > 0 ? online.moreLinks : online.links}>
        {open === 0 && invite}
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
      </Fold>
    </>
  );
}

function Options(): ReactNode {
  const words = useWords();
  const { online } = words;
  const { setup, clock, spectators, listed, you } = useInfo();
  const visit = useVisit();
  const { run } = useOrders();
  const [sure, ask] = useState(false);
  const added = setup.modules.filter((id) => id !== 'base');
  const modules = useCatalogue();
  const brought = words.common.list(added.map((id) => modules.find((module) => module.id === id)?.name ?? id));
  const rows = [
    [online.playersRow, String(setup.players)],
    ...(brought === '' ? [] : [[online.modulesRow, brought]]),
    ...optionRows(setup, modules),
    [online.pace, paceText(words, clock?.perTurn ?? null)],
    [online.onlookersRow, spectators ? online.onlookers.yes : online.onlookers.no],
    [online.entranceRow, listed ? online.listedRow.yes : online.listedRow.no],
  ];
  return (
    <section className={css.options}>
      <h3>{online.options}</h3>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {you.host && (
        <Button variant="quiet" size="small" onClick={() => ask(true)}>
          {online.dissolve}
        </Button>
      )}
      {sure && (
        <Sure
          title={online.dissolveSure}
          text={online.dissolveWhy}
          yes={online.dissolve}
          onYes={() => void run(() => visit.order({ type: 'dissolve' }))}
          onClose={() => ask(false)}
        />
      )}
    </section>
  );
}
