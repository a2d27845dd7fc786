import type { Proposal } from '@everdell/protocol';
import type { ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import { serverNow } from '../../play/online/site.ts';
import { useWords } from '../../words/index.ts';
import { USUAL_BOT } from '../home/plan.ts';
import { Banner } from './Banner.tsx';
import { useInfo, useOrders, useSeatNames, useVisit, useVisitState } from './context.ts';
import { LineBanner } from './LineBanner.tsx';
import { ProofButton } from './Proof.tsx';
import { timeText, useTick } from './time.ts';
import { useRematch } from './useRematch.ts';

/** Everything about the table that wants a word; while the line is gone only that. */
export function Banners(): ReactNode {
  const live = useVisitState((state) => state.line.state === 'live');
  const { status } = useInfo();
  return (
    <>
      <LineBanner />
      {live && status === 'playing' && (
        <>
          <OwnSeat />
          <Votes />
          <ShortTime />
          <Absent />
        </>
      )}
      {live && status === 'finished' && <Over />}
    </>
  );
}

/** A bot plays for us, or we have left. */
function OwnSeat(): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { you, seats } = useInfo();
  const { run, busy } = useOrders();
  if (you.seat === null) return null;
  const { standIn, left } = seats[you.seat];
  if (standIn === null && !left) return null;
  const title = standIn === null ? online.leftTitle : online.standInTitle;
  const text = standIn === null ? online.leftWhy : online.standIn[standIn];
  return (
    <Banner tone="wait" icon="one" name="stand-in" title={title} text={text}>
      <Button variant="go" off={busy} onClick={() => void run(() => visit.order({ type: 'return' }))}>
        {standIn === null ? online.comeBack : online.takeBack}
      </Button>
    </Banner>
  );
}

function Votes(): ReactNode {
  const { proposals } = useInfo();
  return proposals.map((proposal) => <Vote key={proposal.id} proposal={proposal} />);
}

function Vote({ proposal }: { readonly proposal: Proposal }): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { you } = useInfo();
  const names = useSeatNames();
  const { run, busy } = useOrders();
  const { id, kind, by, seat, yes, voters, needed } = proposal;
  const own = by === you.seat;
  const mayVote = you.seat !== null && voters.includes(you.seat) && !yes.includes(you.seat);
  const vote = (agree: boolean): void => void run(() => visit.order({ type: 'vote', proposal: id, yes: agree }));
  const asked = kind === 'undo' ? online.voteUndo(names[by]) : online.voteReplace(names[by], names[seat]);
  const ownTitle = kind === 'undo' ? online.ownUndo : online.ownReplace(names[seat]);
  const why = kind === 'undo' ? online.voteUndoWhy : online.voteReplaceWhy(needed);
  return (
    <Banner
      tone="news"
      icon="undo"
      name="proposal"
      title={own ? ownTitle : asked}
      text={own || !mayVote ? online.votes(yes.length, needed) : why}
      urgent={mayVote}
    >
      {mayVote && (
        <>
          <Button off={busy} onClick={() => vote(false)}>
            {online.decline}
          </Button>
          <Button variant="go" off={busy} onClick={() => vote(true)}>
            {online.agree}
          </Button>
        </>
      )}
      {own && (
        <Button off={busy} onClick={() => vote(false)}>
          {online.withdraw}
        </Button>
      )}
    </Banner>
  );
}

/** Our time is nearly over. */
function ShortTime(): ReactNode {
  const words = useWords();
  const { clock, you, seats } = useInfo();
  const deciding = useVisitState((state) => state.deciding);
  const deadline = clock?.deadline ?? null;
  const ours = deciding !== null && deciding === you.seat && seats[deciding].standIn === null;
  useTick(ours && deadline !== null ? 1000 : null);
  if (!ours || clock === null || deadline === null) return null;
  const left = deadline - serverNow();
  if (left > clock.warning * 1000) return null;
  return (
    <Banner
      tone="wait"
      icon="clock"
      name="time"
      title={words.online.shortTitle(timeText(words, left))}
      text={words.online.shortWhy}
    />
  );
}

/** The game waits for somebody who is not there. */
function Absent(): ReactNode {
  const { online } = useWords();
  const { seats, you } = useInfo();
  const names = useSeatNames();
  const deciding = useVisitState((state) => state.deciding);
  const seat = deciding === null ? undefined : seats[deciding];
  if (seat === undefined || seat.kind !== 'human' || seat.standIn !== null || seat.seat === you.seat) return null;
  if (seat.present && !seat.left) return null;
  const title = seat.left ? online.goneTitle(names[seat.seat]) : online.awayTitle(names[seat.seat]);
  return (
    <Banner tone="news" icon="one" name="absent" title={title} text={online.awayWhy}>
      <LetBotPlay seat={seat.seat} />
    </Banner>
  );
}

/** For somebody who is not there: the host decides it, the others propose it. */
export function LetBotPlay({ seat }: { readonly seat: number }): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const { you, proposals } = useInfo();
  const { run, busy } = useOrders();
  const asked = proposals.some((proposal) => proposal.kind === 'replace' && proposal.seat === seat);
  if (you.seat === null || asked) return null;
  const bot = USUAL_BOT;
  const order = (): void =>
    void run(() =>
      visit.order(
        you.host ? { type: 'replace', seat, bot } : { type: 'propose', proposal: { kind: 'replace', seat, bot } },
      ),
    );
  return (
    <Button off={busy} onClick={order}>
      {you.host ? online.letBot : online.proposeBot}
    </Button>
  );
}

/** After the game: once more, and the proof that it was dealt fairly. */
function Over(): ReactNode {
  const { online } = useWords();
  const { you, next } = useInfo();
  const text = next !== null ? online.rematchWhy : you.seat === null ? online.overWatching : online.overWhy;
  return (
    <Banner
      tone="good"
      icon="point"
      name="over"
      title={next === null ? online.overTitle : online.rematchWaits}
      text={text}
    >
      <ProofButton />
      <RematchButton />
    </Banner>
  );
}

export function RematchButton(): ReactNode {
  const { online } = useWords();
  const { next } = useInfo();
  const { busy, rematch } = useRematch();
  if (rematch === null) return null;
  return (
    <Button variant="go" off={busy} onClick={rematch}>
      {next === null ? online.rematch : online.toNext}
    </Button>
  );
}
