import type { ReactNode } from 'react';
import { Icon } from '../kit/Icon.tsx';
import { useWords } from '../words/index.ts';
import { useNews, useNewsStore } from './news.ts';
import css from './Stepper.module.css';

/** Previous, play, next: which of the news is pointed out on the board. */
export function Stepper({ short }: { readonly short?: boolean }): ReactNode {
  const { story: words } = useWords();
  const { news, at, playing } = useNews();
  const { point } = useNewsStore();
  const go = (to: number, playing = false): void => point(news[to]?.entry.id ?? null, playing);
  const last = news.length - 1;
  return (
    <span role="group" aria-label={words.stepper} className={css['stepper']}>
      <Step icon="prev" label={words.previous} off={at <= 0} onPress={() => go(at - 1)} />
      {playing ? (
        <Step icon="pause" label={words.pause} main onPress={() => go(at)} />
      ) : (
        <Step icon="play" label={words.play} main onPress={() => go(at < 0 || at === last ? 0 : at, true)} />
      )}
      <Step icon="next" label={words.next} off={at === last} onPress={() => go(at + 1)} />
      <span className={css['where']}>
        {at < 0 ? words.notShown : (short ? words.stepShort : words.step)(at + 1, news.length)}
      </span>
    </span>
  );
}

interface StepProps {
  readonly icon: 'prev' | 'next' | 'play' | 'pause';
  readonly label: string;
  readonly main?: boolean;
  readonly off?: boolean;
  onPress(): void;
}

function Step({ icon, label, main, off, onPress }: StepProps): ReactNode {
  return (
    <button
      type="button"
      className={css['step']}
      data-main={main}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      {icon === 'pause' ? <span className={css['pause']} aria-hidden /> : <Icon name={icon} size="0.95rem" />}
    </button>
  );
}
