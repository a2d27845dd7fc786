import { useEffect, type ReactNode } from 'react';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { useSettings } from '../app/settings.ts';
import { Button } from '../kit/Button.tsx';
import type { Seen } from '../play/seen.ts';
import { targetsOf } from '../play/things.ts';
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

/** A newcomer who has nothing chosen yet is told what to do, for some turns. */
export function useCoached(seen: Seen, standing: Standing): boolean {
  const { turns, off } = useCoach();
  const turn =
    standing === 'mine' && seen.decision?.kind === 'turn' ? `${window.location.pathname} ${seen.known.turn}` : '';
  useEffect(() => {
    if (turn === '' || counted.has(turn)) return;
    counted.add(turn);
    useCoach.setState((now) => ({ turns: now.turns + 1 }));
  }, [turn]);
  return !off && turns <= TURNS && standing === 'mine';
}

interface Props {
  readonly id: string;
  readonly seen: Seen;
  /** It is chosen in the bar, not on the table. */
  readonly listed: boolean;
}

/** One line of advice for somebody who has never seen the game, where otherwise a note stands. */
export function Coach({ id, seen, listed }: Props): ReactNode {
  const { coach } = useWords().decide;
  const kind = seen.decision?.kind;
  const confirm = useSettings((settings) => settings.confirm);
  const isConfirmed = confirm === 'always' || (confirm === 'turns' && kind === 'turn');
  const lines = isConfirmed ? coach.confirmed : coach.atOnce;
  const turn = targetsOf(seen).size > 0 ? lines.turn : lines.tab;
  const line = kind === 'turn' ? turn : kind === 'split' ? lines.split : listed ? lines.list : lines.pick;
  return (
    <p id={id} className={css['coach']}>
      <span className={css['text']}>{line}</span>{' '}
      <Button variant="quiet" size="small" className={css['ok']} onClick={() => useCoach.setState({ off: true })}>
        {coach.gotIt}
      </Button>
    </p>
  );
}
