import { useEffect, type RefObject } from 'react';
import { afterPaint } from '../story/afterPaint.ts';
import { useDraft, useSeen } from './context.ts';

/** A part that is opened has come after so many looks. */
const LOOKS = 40;

/** Scrolls a part to what can be chosen in it, when that is what is looked for and none of it is in sight. */
export function useChoicesInSight(part: RefObject<HTMLElement | null>, shown: string): void {
  const about = useDraft((draft) => `${draft.about}/${draft.mode}`);
  const isWhole = useDraft((draft) => draft.mode === 'all');
  const isPick = useSeen().decision?.kind === 'pick';
  const looksFor = !isWhole || isPick ? `${about}/${shown}` : '';
  useEffect(() => {
    if (looksFor === '') return;
    let isOver = false;
    const look = (left: number): void => {
      const box = part.current;
      if (isOver || box === null) return;
      if (left > 0 && box.querySelector('[data-arriving]') !== null) return afterPaint(() => look(left - 1));
      const choices = [...box.querySelectorAll('[data-thing][data-can]')];
      const { top, bottom } = box.getBoundingClientRect();
      const isInSight = choices.some((choice) => {
        const { top: from, bottom: to } = choice.getBoundingClientRect();
        return from >= top && to <= bottom;
      });
      if (!isInSight) choices[0]?.scrollIntoView({ block: 'center' });
    };
    afterPaint(() => look(LOOKS));
    return () => {
      isOver = true;
    };
  }, [part, looksFor]);
}
