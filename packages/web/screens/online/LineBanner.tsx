import { useEffect, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { Line } from '../../play/online/visit.ts';
import { useWords } from '../../words/index.ts';
import { Banner } from './Banner.tsx';
import { useAtVisit, useVisit, useVisitState } from './context.ts';
import './line.css';
import { useTick } from './time.ts';

/** After so long without a line the board is shown as what it is: old. */
const STALE_MS = 30_000;
/** A line that was gone for less than this is not worth a word afterwards. */
const SHORT_MS = 1500;

type Lost = Extract<Line, { state: 'connecting' | 'waiting' }>;
const isLost = (line: Line): line is Lost => line.state === 'connecting' || line.state === 'waiting';

/** What happened to the line, and to the last move. */
export function LineBanner(): ReactNode {
  const { online } = useWords();
  const line = useVisitState((state) => state.line);
  useSayBack();
  if (isLost(line)) return <LostBanner line={line} />;
  if (line.state === 'closed')
    return (
      <Banner tone="stop" icon="x" name="closed" title={online.closedTitle} text={online.closedBy[line.why]} urgent>
        <Button variant="go" onClick={() => window.location.reload()}>
          {online.reload}
        </Button>
      </Banner>
    );
  return null;
}

function LostBanner({ line }: { readonly line: Lost }): ReactNode {
  const { online } = useWords();
  const visit = useVisit();
  const fate = useVisitState((state) => state.fate);
  useTick(500);
  const now = visit.now();
  const old = now - line.since > STALE_MS;
  useEffect(() => {
    const root = document.documentElement;
    if (old) root.dataset['line'] = 'stale';
    return () => void delete root.dataset['line'];
  }, [old]);
  const next = line.state === 'connecting' ? online.retrying : online.retryIn(Math.ceil((line.until - now) / 1000));
  return (
    <Banner
      tone="wait"
      icon="clock"
      name="lost"
      title={old ? online.lostLong : online.lostTitle}
      text={
        <>
          {online.fate[fate]} {old && online.staleBoard}{' '}
          {/* The countdown is for eyes: read aloud every second it would be a plague. */}
          <span aria-hidden>{next}</span>
        </>
      }
    >
      <Button onClick={() => visit.connection.connect()}>{online.tryNow}</Button>
    </Banner>
  );
}

/** When a line that was gone for a while is back, that is said, with what has become of the last move. */
function useSayBack(): void {
  const { online } = useWords();
  const { visit, notices } = useAtVisit();
  useEffect(() => {
    let back = false;
    return visit.store.subscribe(({ line, fate }, { line: old }) => {
      if (line.state !== 'live') back = false;
      else if (isLost(old) && visit.now() - old.since > SHORT_MS) back = true;
      if (!back || fate === 'on-its-way') return; // it is being sent again, and soon known
      back = false;
      notices.add('good', online.backFate[fate], online.backTitle);
    });
  }, [visit, notices, online]);
}
