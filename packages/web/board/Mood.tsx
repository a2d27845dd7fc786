import type { ReactNode } from 'react';
import { moodOf } from '../play/own.ts';
import { useSeen } from '../table/context.ts';
import css from './Mood.module.css';

/** What the air is like for the one in front, over the landscape and below everything that lies there. */
export function Mood(): ReactNode {
  const seen = useSeen();
  const mood = seen.watching ? null : moodOf(seen, seen.seat);
  return (
    mood !== null && (
      <span className={css['mood']} data-mood={mood}>
        <i className={css['far']} />
        <i className={css['near']} />
      </span>
    )
  );
}
