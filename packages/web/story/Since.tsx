import { memo, useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../kit/cx.ts';
import { Icon } from '../kit/Icon.tsx';
import { SeatToken } from '../kit/SeatToken.tsx';
import { critterOf } from '../play/seats.ts';
import type { Teller } from '../play/telling.ts';
import { useSeen } from '../table/context.ts';
import { useWords } from '../words/index.ts';
import { useNews, useNewsStore, useSince, type Headline } from './news.ts';
import { Sentence } from './Sentence.tsx';
import css from './Since.module.css';
import { Stepper } from './Stepper.tsx';
import { TouchTag } from './TouchTag.tsx';
import { useTeller } from './useTeller.ts';

/** What others did since the viewer's last decision, to be looked at step by step. Nothing new, nothing there. */
export function Since(): ReactNode {
  const { story: words } = useWords();
  const { picture } = useSeen();
  const { touching, at } = useNews();
  const news = useSince();
  const { dismiss, point } = useNewsStore();
  const teller = useTeller();
  if (news.length === 0) return null;
  return (
    <section className={css['since']} aria-labelledby="since-title" data-news={news.length}>
      <header className={css['head']}>
        <Icon name="eye" size="1.05rem" />
        <h2 id="since-title" className={css['title']}>
          {words.since}
        </h2>
        {touching > 0 && <span className={css['touching']}>{words.touching(touching)}</span>}
        <span className={css['count']}>{words.moves(news.length)}</span>
      </header>
      <ol className={css['steps']}>
        {news.map((headline, i) => (
          <Step
            key={`${headline.entry.id} ${headline.entry.seat}`}
            headline={headline}
            teller={teller}
            on={i === at}
            onPoint={point}
          />
        ))}
      </ol>
      <footer className={css['foot']}>
        <Stepper />
        <button
          type="button"
          className={css['dismiss']}
          aria-label={words.dismiss}
          title={words.dismiss}
          onClick={() => dismiss(picture)}
        >
          <Icon name="check" size="0.95rem" />
        </button>
      </footer>
    </section>
  );
}

interface StepProps {
  readonly headline: Headline;
  readonly teller: Teller;
  readonly on: boolean;
  onPoint(id: number): void;
}

const Step = memo(function Step({ headline: { entry, touch }, teller, on, onPoint }: StepProps): ReactNode {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (on) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [on]);
  return (
    // The buttons below do the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <li
      ref={ref}
      className={cx(css['step'], on && css['on'])}
      aria-current={on ? 'step' : undefined}
      onClick={() => onPoint(entry.id)}
    >
      {entry.seat !== null && <SeatToken critter={critterOf(teller.game, entry.seat)} size="1.45rem" />}
      <p>
        <Sentence entry={entry} teller={teller} />
        {touch !== null && <TouchTag touch={touch} />}
      </p>
    </li>
  );
});
