import type { Seat } from '@everdell/game';
import { useEffect, useState } from 'react';
import type { Reviewed } from '../../../play/advice.ts';
import { useAtTable } from '../../../table/context.ts';
import { useLang } from '../../../words/index.ts';

export interface Review {
  readonly decisions: readonly Reviewed[];
  readonly done: number;
  /** 0 = it has just begun. */
  readonly total: number;
  readonly state: 'running' | 'done' | 'failed';
}

const BEGUN: Review = { decisions: [], done: 0, total: 0, state: 'running' };
/** What was rated before comes all at once: it is shown in one go. */
const GATHERED = 100;

/** Has what these seats did looked at again, and follows how far that is. It ends with the part that shows it. */
export function useReview(seats: readonly Seat[]): Review {
  const { reviews } = useAtTable().table;
  const lang = useLang();
  const [review, setReview] = useState<{ about: string; review: Review }>({ about: '', review: BEGUN });
  const about = `${lang} ${seats.join()}`;
  useEffect(() => {
    let now = BEGUN;
    let timer = 0;
    let left = false;
    const show = (): void => {
      timer = 0;
      if (!left) setReview({ about, review: now });
    };
    const end = (state: Review['state']): void => {
      window.clearTimeout(timer);
      now = { ...now, state };
      show();
    };
    const [of, seatList] = about.split(' ');
    const wanted = seatList === '' ? [] : seatList.split(',').map(Number);
    reviews
      .review(wanted, of as typeof lang, ({ done, total, decision }) => {
        now = { ...now, done, total, decisions: [...now.decisions, decision] };
        if (timer === 0) timer = window.setTimeout(show, GATHERED);
      })
      .then(
        (finished) => end(finished ? 'done' : 'failed'),
        () => end('failed'),
      );
    return () => {
      left = true;
      window.clearTimeout(timer);
      reviews.stop();
    };
  }, [reviews, about]);
  return review.about === about ? review.review : BEGUN;
}
