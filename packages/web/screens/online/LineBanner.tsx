import { useEffect, useState, type ReactNode } from 'react';
import { Button } from '../../kit/Button.tsx';
import type { Line } from '../../play/online/visit.ts';
import { useWords } from '../../words/index.ts';
import { Banner } from './Banner.tsx';
import { useVisit, useVisitState } from './context.ts';
import './line.css';
import { useTick } from './time.ts';

/** After so long without a line the board is shown as what it is: old. */
const STALE_MS = 30_000;
/** A line that was gone for less than this is not worth a word afterwards. */
const SHORT_MS = 1500;
const BACK_MS = 6000;

type Lost = Extract<Line, { state: 'connecting' | 'waiting' }>;
const isLost = (line: Line): line is Lost => line.state === 'connecting' || line.state === 'waiting';

/** What happened to the line, and to the last move. */
export function LineBanner(): ReactNode {
  const { online } = useWords();
  const line = useVisitState((state) => state.line);
  const fate = useVisitState((state) => state.fate);
  const back = useBack();
  if (isLost(line)) return <LostBanner line={line} />;
  if (line.state === 'closed')
    return (
      <Banner tone="stop" icon="x" name="closed" title={online.closedTitle} text={online.closedBy[line.why]} urgent>
        <Button variant="go" onClick={() => window.location.reload()}>
          {online.reload}
        </Button>
      </Banner>
    );
  if (!back) return null;
  return <Banner tone="good" icon="check" name="back" title={online.backTitle} text={online.backFate[fate]} />;
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

/** True for a moment after a line that was gone for a while is back. */
function useBack(): boolean {
  const visit = useVisit();
  const [back, setBack] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = visit.store.subscribe(({ line }, { line: old }) => {
      if (line === old) return;
      if (line.state !== 'live') setBack(false);
      else if (isLost(old) && visit.now() - old.since > SHORT_MS) {
        setBack(true);
        clearTimeout(timer);
        timer = setTimeout(() => setBack(false), BACK_MS);
      }
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [visit]);
  return back;
}
