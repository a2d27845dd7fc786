import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { create } from 'zustand';
import { useLayout } from '../app/layout.ts';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { critterOf } from '../play/seats.ts';
import { tell } from '../play/telling.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { useNews, useNewsStore } from './news.ts';
import css from './NewsStrip.module.css';
import { Sentence } from './Sentence.tsx';
import { Stepper } from './Stepper.tsx';
import { TouchTag } from './TouchTag.tsx';
import { useTeller } from './useTeller.ts';

const usePlace = create<{ readonly place: HTMLElement | null }>()(() => ({ place: null }));
const settle = (place: HTMLElement | null): void => usePlace.setState({ place });

/** Where the strip lies in a layout without room for the panel. */
export function NewsPlace(): ReactNode {
  return <div ref={settle} />;
}

/** Where there is no room for the panel: tells that there is news, and stays above the question while it is shown. */
export function NewsStrip(): ReactNode {
  const { story: words } = useWords();
  const layout = useLayout();
  const { picture, game, decision } = useSeen();
  const { news, unseen, touching, at } = useNews();
  const { point, dismiss } = useNewsStore();
  const teller = useTeller();
  const now = news[at];
  const small = layout === 'phone' || layout === 'tablet';
  const isTold = now !== undefined || (unseen > 0 && picture.asked);
  // What was watched stays as one line: on a phone nothing else tells what the others have just done.
  const isKept = !isTold && layout === 'phone' && news.length > 0 && picture.asked && decision?.kind === 'turn';
  const { place } = usePlace();
  if (!small || !(isTold || isKept) || place === null) return null;
  if (isKept) {
    const { entry } = news.reduce((latest, one) => (one.entry.last > latest.entry.last ? one : latest));
    return createPortal(
      <button type="button" className={cx(css['strip'], css['kept'])} onClick={() => point(entry.id)} data-last-move>
        {entry.seat !== null && <SeatToken critter={critterOf(game, entry.seat)} size="1.5rem" />}
        <span className={css['line']}>{tell(entry, teller).plain}</span>
        {news.length > 1 && <span className={css['count']}>{words.moves(news.length)}</span>}
      </button>,
      place,
    );
  }
  const close = (
    <button type="button" className={css['close']} aria-label={words.dismiss} onClick={() => dismiss(picture)}>
      <Icon name="x" size="1rem" />
    </button>
  );
  if (now === undefined)
    return createPortal(
      <aside className={css['strip']} aria-label={words.since} data-news-strip>
        <div className={css['row']}>
          <Icon name="eye" size="1.2rem" />
          <p className={css['text']}>
            <b>{words.since}</b>
            <span>
              {words.moves(unseen)}
              {touching > 0 && <em>{words.touching(touching)}</em>}
            </span>
          </p>
          <button type="button" className={css['show']} onClick={() => point(news[0].entry.id)}>
            {words.show}
          </button>
          {close}
        </div>
      </aside>,
      place,
    );
  const { entry, touch } = now;
  return createPortal(
    <aside className={css['strip']} aria-label={words.since} data-news-strip>
      <div className={css['row']}>
        {entry.seat !== null && <SeatToken critter={critterOf(game, entry.seat)} size="1.8rem" />}
        <p className={css['text']}>
          <Sentence entry={entry} teller={teller} tag={touch === null ? undefined : <TouchTag touch={touch} />} />
        </p>
        <div className={css['steps']}>
          <Stepper short />
        </div>
        {close}
      </div>
    </aside>,
    place,
  );
}
