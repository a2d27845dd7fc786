import type { ReactNode } from 'react';
import { useLayout } from '../../app/layout.ts';
import { Icon } from '../../kit/Icon.tsx';
import { serverNow } from '../../play/online/site.ts';
import { useWords } from '../../words/index.ts';
import css from './Clock.module.css';
import { useInfo, useSeatNames, useVisitState } from './context.ts';
import { timeText, useTick } from './time.ts';

const HOUR_MS = 3_600_000;

/** How much time is left for the turn that is being taken. */
export function Clock(): ReactNode {
  const words = useWords();
  const { clock, status, you } = useInfo();
  const names = useSeatNames();
  const deciding = useVisitState((state) => state.deciding);
  const live = useVisitState((state) => state.line.state === 'live');
  const deadline = live ? (clock?.deadline ?? null) : null;
  const left = deadline === null ? 0 : deadline - serverNow();
  useTick(deadline === null ? null : left > HOUR_MS ? 30_000 : 1000);
  if (clock === null || deadline === null || deciding === null || status !== 'playing') return null;
  const text = timeText(words, left);
  const label = deciding === you.seat ? words.online.yourTime(text) : words.online.timeLeft(names[deciding], text);
  return (
    <span className={css.clock} data-short={left <= clock.warning * 1000 || undefined} title={label}>
      <Icon name="clock" size="1.05rem" />
      <span aria-hidden>{text}</span>
      <span className="sr">{label}</span>
    </span>
  );
}

/** How many look on; whether we only do. */
export function Onlookers(): ReactNode {
  const { online } = useWords();
  const { watching, you } = useInfo();
  const phone = useLayout() === 'phone'; // where the menu of the table tells it
  if (phone || (watching === 0 && you.seat !== null)) return null;
  const text = you.seat === null ? online.youWatch : online.watching(watching);
  return (
    <span className={css.clock} title={online.watching(watching)}>
      <Icon name="eye" size="1.05rem" label={text} />
      <span aria-hidden className={css.wide}>
        {text}
      </span>
    </span>
  );
}
