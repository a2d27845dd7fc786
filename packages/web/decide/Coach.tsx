import { useEffect, type ReactNode } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { Seen } from '../play/seen.ts';
import { useWords } from '../words/index.ts';
import css from './Coach.module.css';
import type { Standing } from './standing.ts';

/** A newcomer is told what to do for so many turns. */
const TURNS = 4;

interface CoachStore {
  readonly turns: number;
  readonly off: boolean;
}

export const useCoach = create<CoachStore>()(
  persist<CoachStore>(() => ({ turns: 0, off: false }), { name: 'everdell.coach', version: 1 }),
);

/** Turns that were counted in this page, so that a new look at the same one does not count again. */
const counted = new Set<string>();

interface Props {
  readonly seen: Seen;
  readonly standing: Standing;
  /** Something is chosen and waits to be confirmed. */
  readonly begun: boolean;
}

/** One line of advice for somebody who has never seen the game. */
export function Coach({ seen, standing, begun }: Props): ReactNode {
  const { decide } = useWords();
  const { turns, off } = useCoach();
  const { decision: d, known } = seen;
  const turn = standing === 'mine' && d?.kind === 'turn' ? String(known.turn) : '';
  useEffect(() => {
    if (turn === '' || counted.has(turn)) return;
    counted.add(turn);
    useCoach.setState((now) => ({ turns: now.turns + 1 }));
  }, [turn]);
  if (off || turns > TURNS || standing === 'over') return null;
  const line =
    standing === 'hold'
      ? decide.coach.hold
      : standing === 'wait'
        ? decide.coach.wait
        : begun
          ? decide.coach.chosen
          : d?.kind === 'turn'
            ? decide.coach.turn
            : d?.kind === 'pick'
              ? decide.coach.pick
              : decide.coach.list;
  return (
    <p className={css['coach']}>
      <Icon name="help" size="1rem" />
      <span className={css['text']}>{line}</span>
      <Button variant="quiet" size="small" className={css['ok']} onClick={() => useCoach.setState({ off: true })}>
        {decide.coach.gotIt}
      </Button>
    </p>
  );
}
